/** Zasady tak, jak opowiada je nauczyciel. Wyrazy: docs/rules.pl.md */
import type { TopicWords, topics as en } from "../en/topics.ts"

export const topics: Readonly<Record<keyof typeof en, TopicWords>> = {
  contract: {
    title: "Kontrakt",
    names: ["kontrakty", "zobowiązanie", "wysokość"],
    rule: "Rozgrywający zobowiązuje się wziąć sześć lew i tyle, ile wynosi wysokość kontraktu: siedem na wysokości jednego, trzynaście na wysokości siedmiu. Pierwsze sześć lew niczego nie liczy; liczą się dopiero lewy powyżej sześciu.",
    why: "Siedem to najmniejsza większość z trzynastu, więc nawet najniższa odzywka zapowiada więcej lew, niż mogą wziąć przeciwnicy.",
    example: "Cztery piki to dziesięć lew. W bierze dziesięć: zapisuje się cztery lewy wylicytowane.",
    mistake: "Mylenie wysokości z liczbą lew: cztery lewy w kontrakcie na wysokości czterech to bez sześciu."
  },
  auction: {
    title: "Licytacja",
    names: ["kontra", "rekontra", "rozgrywający", "odzywki"],
    rule: "Odzywka musi być wyższa od poprzedniej. Kontra i rekontra należą do odzywki, po której padły: nowa odzywka je znosi. Trzy pasy po odzywce kończą licytację. Rozgrywa ten gracz zwycięskiej pary, który pierwszy zgłosił miano kontraktu.",
    why: "Kto pierwszy zgłosił kolor, ten go zwykle ma; a para skontrowana, która znajdzie lepszy kontrakt, zaczyna od nowa.",
    example: "N licytuje 1BA, E kontruje, S mówi 2♦, wszyscy pasują: dwa kara bez kontry, rozgrywa S.",
    mistake:
      "Zapisywanie kontraktu z kontrą dlatego, że ktoś kontrował wcześniej, albo wpisywanie jako rozgrywającego tego, kto licytował ostatni."
  },
  tricks: {
    title: "Wzięte lewy",
    names: ["fałszywy renons", "renons", "przeniesienie lew"],
    rule: "Zapisujący potrzebuje jednej liczby: ile z trzynastu lew wziął rozgrywający. Fałszywy renons rozlicza się najpierw, przenosząc lewy; przeniesione lewy liczą się jak wszystkie inne i mogą dać wygranie kontraktu.",
    why: "Nie ma osobnej skali za nieprawidłowości, więc nikt nie dostaje za nie osobnej nagrody, a zapis pozostaje prosty.",
    example:
      "W 3BA wzięto osiem lew, a jedną przeniesiono za fałszywy renons: zapisuje się dziewięć, kontrakt ugrany.",
    mistake: "Pomijanie przeniesionych lew albo zapisywanie kary punktowej za renons."
  },
  "trick-score": {
    title: "Punkty za lewy",
    names: ["lewy", "pod kreską", "lewy wylicytowane", "punkty za lewy wylicytowane"],
    rule: "Za każdą lewę wylicytowaną, gdy kontrakt jest wygrany, zapisuje się punkty pod kreską. Tylko one prowadzą do partii. Kontra mnoży je przez dwa, rekontra przez cztery.",
    why: "Pierwsza lewa w bez atu liczy 40, żeby 3BA dawało dokładnie 100: dziewięć lew wystarcza tam na partię, w kolorze starszym trzeba dziesięciu, w młodszym jedenastu.",
    example: "3BA: 40 za pierwszą lewę wylicytowaną i po 30 za dwie następne.",
    mistake: "Doliczanie nadróbek do partii: dwa piki z dziesięcioma lewami to 60 pod kreską, a nie 120."
  },
  overtricks: {
    title: "Nadróbki",
    names: ["nadróbka", "nadrobki"],
    rule: "Lewy ponad kontrakt zapisuje się nad kreską: bez kontry po wartości lewy, z kontrą po 100 lub 200, z rekontrą dwa razy tyle. Założenia mają znaczenie tylko przy kontrze.",
    why: "Za to, czego nie wylicytowano, się płaci, ale do partii to nie przybliża; inaczej nikt nie musiałby licytować wyżej.",
    example: "1BA z dziewięcioma lewami: 40 pod kreską i dwie nadróbki po 30.",
    mistake:
      "Liczenie 40 za nadróbkę w bez atu. 40 należy się za pierwszą lewę, a ta jest zawsze wylicytowana."
  },
  undertricks: {
    title: "Wpadki",
    names: ["wpadka", "niedoróbki", "niedoróbka", "lewy wpadkowe", "kary"],
    rule: "Gdy kontrakt jest przegrany, strona rozgrywająca nie zapisuje nic, a obrońcy zapisują karę nad kreską. Rośnie ona z liczbą lew wpadkowych, z kontrą i wtedy, gdy rozgrywający jest po partii; miano nie ma znaczenia.",
    why: "Kara musi być na tyle wysoka, żeby nie opłacało się licytować bez kart, i na tyle niska, żeby mała strata bywała warta powstrzymania partii.",
    example: "Cztery piki z kontrą przed partią, osiem lew: 100 za pierwszą lewę wpadkową i 200 za drugą.",
    mistake: "Mnożenie kary bez kontry przez dwa. Wpadki z kontrą mają własną skalę."
  },
  slam: {
    title: "Szlemy",
    names: ["szlem", "szlemik", "szlemiki"],
    rule: "Szlemik to kontrakt na wysokości sześciu, szlem na wysokości siedmiu. Wylicytowany i ugrany daje premię nad kreską, większą po partii, taką samą w każdym mianie i nigdy nie mnożoną.",
    why: "Licytując szlemika, ryzykuje się partię, która była pewna. Premia płaci za to ryzyko.",
    example: "6BA z dwunastoma lewami przed partią: 190 pod kreską i 500 nad kreską.",
    mistake:
      "Płacenie za szlemika według wziętych lew. Cztery piki z dwunastoma lewami to dwie nadróbki i żadnej premii."
  },
  insult: {
    title: "Wygrany kontrakt z kontrą lub rekontrą",
    names: ["wygrana kontra", "premia za kontrę", "obraza"],
    rule: "Kontrakt z kontrą, jeżeli jest wygrany, daje 50 nad kreską, z rekontrą 100, bez względu na założenia i liczbę nadróbek.",
    why: "Błędna kontra kosztuje dzięki temu trochę więcej: przeciwnicy twierdzili, że kontraktu wygrać się nie da.",
    example: "Jeden kier z rekontrą, siedem lew: 120 pod kreską, 100 nad kreską, i partia.",
    mistake: "Zapisywanie 50 także za rekontrę; tak było w dawnej skali."
  },
  honours: {
    title: "Honory",
    names: ["honor", "premia za honory", "cztery asy", "asy"],
    rule: "Cztery z pięciu najwyższych atutów (A K D W 10) w jednej ręce dają swojej stronie 100, wszystkie pięć 150; w bez atu cztery asy w jednej ręce dają 150. Może je mieć każdy z czterech graczy i liczą się także wtedy, gdy kontrakt przegrano.",
    why: "Honory są starsze niż brydż kontraktowy: płaci się za otrzymane karty, a nie za grę.",
    example:
      "Gramy cztery kiery, rozgrywający ma A K D W kier, wpadamy bez jednej: 50 dla nich, 100 dla nas.",
    mistake: "Przekonanie, że honory może zapisać tylko rozgrywający albo że kontrakt musi być wygrany."
  },
  partscore: {
    title: "Zapis częściowy",
    names: ["częściówka", "częściówki", "zapisy częściowe"],
    rule: "Punkty pod kreską, które nie doszły jeszcze do 100, zostają jako zapis częściowy i sumują się z rozdania na rozdanie. Obie strony mogą mieć częściówkę równocześnie.",
    why: "Mały kontrakt to krok, a nie partia: każda następna odzywka jest dla tej strony warta więcej.",
    example: "Przy zapisie 60 jedno bez atu wystarcza na partię: 60 i 40 to 100.",
    mistake:
      "Doliczanie 50 za częściówkę. Tak jest w brydżu porównawczym; w robrze częściówka nie ma osobnej premii."
  },
  game: {
    title: "Partia",
    names: ["partie", "dograna", "końcówka", "wygranie partii"],
    rule: "Strona, która ma pod kreską 100 punktów lub więcej, wygrała partię. Pod obiema kolumnami rysuje się kreskę; obie strony zaczynają następną partię od zera, a nadwyżka nie przechodzi.",
    why: "Wyścig do stu to istota robra: te same punkty są warte więcej albo mniej, zależnie od stanu wyścigu.",
    example: "My mamy 90, oni 60 i wygrywają dwa kiery: ich 120 daje partię, a nasze 90 już nam nie pomoże.",
    mistake: "Żądanie więcej niż stu albo wykreślanie częściówki przeciwników. Zostaje ona w sumie."
  },
  vulnerability: {
    title: "Założenia: przed partią i po partii",
    names: ["założenia", "po partii", "przed partią"],
    rule: "Strona jest po partii, gdy wygrała już partię w tym robrze. Liczy się stan sprzed rozdania.",
    why: "Kto jest bliżej wygrania robra, ma więcej do stracenia: wpadki kosztują więcej, więc obrona drożeje, a szlemy dają więcej.",
    example:
      "Strona bez partii licytuje i wygrywa sześć pików: premia wynosi 500, choć to rozdanie daje partię.",
    mistake:
      "Zapisywanie rozdania, które daje partię, jak gdyby strona była już po partii, albo patrzenie na założenia obrońców."
  },
  "rubber-bonus": {
    title: "Premia za robra",
    names: ["rober", "premia", "premia robrowa"],
    rule: "Strona, która wygrała dwie partie, wygrała robra i zapisuje 700, jeżeli przeciwnicy nie mają partii, a 500, jeżeli mają jedną. Potem sumuje się obie kolumny; wygrywa większa suma.",
    why: "Premia jest większa niż punkty za lewy dwóch zwykłych partii, więc o większości robrów rozstrzyga wyścig do drugiej partii.",
    example: "Dwie partie do zera: druga partia przynosi 700.",
    mistake: "Zamiana 700 z 500 albo przekonanie, że zwycięzca robra musi mieć więcej punktów."
  },
  "rubber-state": {
    title: "Stan robra",
    names: ["stan", "stany"],
    rule: "Między rozdaniami dla następnego liczą się tylko: partie obu stron, zapisy częściowe i to, kto rozdaje. Zapis 1-0 60/40 to partie, a potem częściówki, najpierw NS.",
    why: "Wszystko, co zapisano wcześniej, jest rozliczone; następne rozdanie zależy tylko od stanu.",
    example: "Przy partii i zapisie 60 do 40 jedno bez atu gracza N kończy robra.",
    mistake: "Zachowywanie częściówki po tym, jak ktoś wygrał partię."
  },
  "order-of-events": {
    title: "Kolejność zapisu",
    names: ["kolejność", "jak zapisywać", "zapis"],
    rule: "Najpierw sprawdza się założenia sprzed rozdania; potem zapisuje się lewy, nadróbki, szlema i wygraną kontrę albo karę; potem honory; na końcu sprawdza się, czy jest partia, a przy drugiej partii zapisuje się premię za robra i sumuje.",
    why: "Każdy krok korzysta z poprzednich i żaden nie zmienia tego, co już zapisano.",
    example:
      "Sześć kierów z kontrą i trzynaście lew przy zapisie 60: wszystkie rodzaje zapisu za wygrany kontrakt.",
    mistake: "Rysowanie kreski na początku, a potem zapisywanie rozdania jak po partii."
  },
  "passed-out": {
    title: "Cztery pasy",
    names: ["pasy", "pas", "rozdanie spasowane"],
    rule: "Gdy wszyscy czterej gracze spasują, nic się nie zapisuje, a rozdaje następny gracz.",
    why: "Bez kontraktu nie ma lew ani atutów, a więc i honorów.",
    example: "Cztery pasy: stan się nie zmienia.",
    mistake: "Zapisywanie czterech asów w rozdaniu, w którym wszyscy spasowali."
  },
  "unfinished-rubber": {
    title: "Nieskończony rober",
    names: ["nieskończony", "przerwany rober", "przerwanie"],
    rule: "Jeżeli trzeba przerwać grę, strona, która ma jedyną partię, zapisuje 300, a strona, która jako jedyna ma zapis częściowy, zapisuje 100 (50 według dawnych przepisów). Gdy obie strony mają to samo, nikt nic za to nie zapisuje.",
    why: "Przewaga w wyścigu jest coś warta nawet wtedy, gdy wyścig nie dobiegnie końca.",
    example: "My mamy jedyną partię, oni jedyną częściówkę: 300 dla nas, 100 dla nich.",
    mistake: "Dawanie premii za częściówkę obu stronom albo doliczanie jej, gdy rober toczy się dalej."
  },
  stakes: {
    title: "Rozliczenie",
    names: ["stawka", "zaokrąglanie", "różnica"],
    rule: "Płaci się różnicę sum. Wiele klubów rozlicza się w setkach; jak zaokrąglać 50, ustala klub.",
    why: "Przepisy kończą się na różnicy; ile wart jest punkt, umawia się przed grą.",
    example: "Dwie partie do zera, przeciwnicy bez punktów: różnica to cała ich strata.",
    mistake: "Płacenie tylko za robra. Liczy się cała różnica obu kolumn."
  },
  "old-scale": {
    title: "Dawna skala",
    names: ["stara skala"],
    rule: "Przed 1993 rokiem każda lewa wpadkowa z kontrą po pierwszej kosztowała przed partią 200, a wygrany kontrakt z rekontrą dawał 50, tak samo jak z kontrą.",
    why: "Dzikie obrony stały się tanie; dziś od czwartej lewy wpadkowej kosztują po 300.",
    example: "Bez czterech z kontrą przed partią: wtedy 700, dziś 800.",
    mistake: "Zapisywanie według starej książki albo starego programu."
  },
  duplicate: {
    title: "Brydż porównawczy",
    names: ["brydż sportowy", "porównawczy", "sportowy"],
    rule: "W brydżu porównawczym każde rozdanie liczy się osobno: założenia podaje pudełko, częściówka daje od razu 50, a końcówka 300 lub 500; nie ma honorów ani premii za robra.",
    why: "To samo rozdanie gra się przy innych stołach, więc nic nie może zależeć od tego, co było wcześniej.",
    example:
      "Cztery piki z jedenastoma lewami: w robrze 120 pod kreską i 30 nad kreską, w brydżu porównawczym jedna liczba, 450.",
    mistake: "Doliczanie 50, 300 lub 500 do każdego kontraktu przy stole robrowym."
  },
  chicago: {
    title: "Chicago",
    names: ["cztery rozdania"],
    rule: "Runda ma cztery rozdania. Założenia zależą od numeru rozdania; partia daje od razu 300 lub 500; częściówki przechodzą, dopóki ktoś nie wygra partii.",
    why: "Trwa tyle, ile cztery rozdania, więc wiadomo, kiedy stół będzie wolny.",
    example: "Partię w pierwszym rozdaniu zapisuje się jak w robrze i od razu dodaje 300.",
    mistake: "Zapisywanie 700 lub 500 za dwie partie: w chicago nie ma premii za robra."
  }
}
