/** Pomoc wiersza poleceń: opisy poleceń, argumentów i opcji. */
import type { help as English } from "../en/help.ts"

export const help: typeof English = {
  headings: {
    usage: "Użycie",
    examples: "Przykłady",
    commands: "Polecenia",
    arguments: "Argumenty",
    flags: "Opcje",
    shortForms: "Krótkie opisy ręki (części rozdziela odstęp lub przecinek; wszystkie muszą zachodzić)",
    sharedFlags: "Opcje każdego polecenia",
    builtIn: "Ponadto"
  },
  builtInFlags: {
    help: "pokaż tę pomoc",
    version: "pokaż wersję",
    completions: "wypisz skrypt uzupełniania dla powłoki"
  },
  root: "Brydż robrowy: zapisuje rozdania i robry, sprawdza zapisy i mówi, który kontrakt jest wart najwięcej.",
  rootExamples: {
    score: "co zapisuje się za cztery piki z kontrą bez dwóch",
    compare: "który kontrakt grać z tymi rękami"
  },
  flags: {
    format: "text dla ludzi; json, jsonl, csv lub md dla programów",
    lang: "język: en lub pl (także RUBBER_LANG)",
    output: "zapisz wynik do tego pliku zamiast na standardowe wyjście",
    quiet: "bez postępu i bez ostrzeżeń",
    ascii: "litery zamiast symboli kolorów",
    rubber: 'stan robra: partie i zapisy częściowe, najpierw NS, np. "1-0 60/40"',
    seed: "ustala wszystko, co losowe; to samo ziarno daje ten sam wynik",
    workers: "ile rozdań liczyć równocześnie (domyślnie: po jednym na rdzeń)",
    chart: "narysuj też wynik do pliku .svg, .png lub .html",
    dealer: "kto licytuje pierwszy: N, E, S lub W"
  },
  hand: (seat) =>
    `ręka gracza ${seat}, np. AQ752.K4.T93.J82, albo jaka ma być: krótki opis, np. "15-17 bal no 4S", albo warunek w języku programu dealer`,
  shortForms: [
    ["15-17", "punkty: hcp(north) >= 15 and hcp(north) <= 17"],
    ["12+   5-   10", "co najmniej 12, najwyżej 5, dokładnie 10 punktów"],
    ["5+S   4-H   3D   2-4C", "karty w kolorze: spades(north) >= 5, hearts(north) <= 4, …"],
    ["no 4S", "spades(north) < 4"],
    ["bal", "shape(north, any 4333 + any 4432 + any 5332)"],
    ["semibal   unbal", "to samo lub any 5422 + any 6322; nie bal"],
    ["5431   54xx   any 4441", "piki, kiery, kara, trefle, x oznacza dowolną liczbę; w dowolnej kolejności"],
    ["AQxxx in H", "pięć kierów z asem i damą, bez innych honorów (x: dziewiątka lub niższa)"],
    ["AQ+ in H", "co najmniej as i dama kier"],
    ["3+ controls   7- losers   2 aces", "dowolna miara języka programu dealer, dla całej ręki"]
  ],
  score: {
    about: "Zapisuje jedno rozdanie: która strona, nad kreską czy pod kreską, punkty, reguła i rachunek.",
    result: "kontrakt, rozgrywający i wynik, np. 4SXW-2, 3NS= lub 2H W 9; może być ich kilka",
    vul: "strony po partii w pojedynczym rozdaniu, zamiast stanu robra",
    honours: "honory w jednej ręce, np. W:100 lub N:150",
    deal: "rozdanie w PBN; honory znajduje się wtedy w rękach",
    examples: {
      penalty: "bez dwóch z kontrą po partii",
      rubber: "przy zapisie 60 i partii po obu stronach dwa kiery kończą robra"
    }
  },
  sheet: {
    about: "Zapisuje całego robra w dwóch kolumnach, z wierszy wyników albo z PBN.",
    file: "plik z wierszami wyników albo - dla standardowego wejścia",
    dealByDeal: "pokaż partie, zapisy częściowe i sumy po każdym rozdaniu",
    unfinished: "rozlicz nieskończonego robra według prawa z 1993 roku (300 i 100) albo ze starszą premią 50",
    round: "rozlicz w setkach: jak zaokrąglać pięćdziesiątkę",
    stake: "ile warte jest sto punktów przy rozliczeniu",
    follow: "rysuj zapis od nowa, gdy w pliku przybywa wierszy; Ctrl-C kończy",
    players: "nazwiska, np. North=Anna,East=Bartek,South=Celina,West=Darek",
    examples: { file: "rober z pliku", input: "ze standardowego wejścia, rozliczony tak, jak stoi" }
  },
  table: {
    about: "Pełna tabela zapisu: każdy kontrakt, kontra, założenia i liczba lew.",
    penalties: "tylko krótka tabela wpadek",
    contract: "tylko ten kontrakt, np. 4SX",
    vul: "tylko przed partią (no) albo po partii (yes)",
    examples: { all: "cała tabela do arkusza", one: "jeden kontrakt" }
  },
  solve: {
    about: "Lewy w widne karty dla każdego miana i rozgrywającego oraz par przy stanie robra.",
    deal: "rozdanie, np. N:ręka ręka ręka ręka, plik z rozdaniami (PBN, LIN, JSON Lines) albo - dla standardowego wejścia",
    leads: "wynik każdego pierwszego wistu przeciw temu kontraktowi, np. 4SW",
    play: "wynik po każdej z tych kart, np. HK,HA,H2,H5; kontrakt podaje --leads",
    equity: "ile wart jest następny stan w parze: field, par lub folklore",
    examples: { deal: "jedno rozdanie", leads: "pierwsze wisty przeciw 3BA gracza S" }
  },
  deal: {
    about:
      "Rozdaje losowo, z podanymi rękami i warunkami; każde rozdanie, które je spełnia, jest tak samo prawdopodobne.",
    count: "ile rozdań; 1 albo tyle, ile podaje skrypt",
    where: "warunek na całe rozdanie, w języku programu dealer (docs/dealer-language.md)",
    file: "skrypt w języku programu dealer albo - dla standardowego wejścia; ma własne warunki",
    as: "jak tekst pokazuje rozdania: pbn, line (każde w jednym wierszu), lin",
    workers:
      "ile wątków szuka, gdy warunek jest rzadki albo pyta o lewy w widne karty (domyślnie: po jednym na rdzeń)",
    examples: {
      plain: "dziesięć rozdań",
      fixed: "ręka S jest znana",
      conditions: "bez atu 15-17 naprzeciw pięciu pików",
      script: "skrypt i jego średnie jako JSON"
    }
  },
  compare: {
    about: "Mówi, który kontrakt jest wart najwięcej z tymi rękami przy tym stanie robra.",
    contracts: "kontrakty z rozgrywającymi, np. 4SS,3NN,2SS",
    declarer: "rozgrywający kontraktów podanych bez niego",
    deals: "ile rozdań wylosować i rozwiązać",
    untilSe: "losuj, aż każda różnica względem najlepszego ma ten błąd standardowy, w punktach",
    equity: "ile warta jest reszta robra: field, par, folklore (praktyczna reguła) lub none",
    tricks: "double-dummy albo realistic: poprawione do tego, co bierze się przy stole",
    confidence: "jak pewna ma być odpowiedź, między 0.5 a 1",
    side: "czyje punkty pokazać: NS lub EW (domyślnie strona pierwszego rozgrywającego)",
    regression:
      "rozdaj o wiele więcej rozdań, niż się rozwiązuje, przewidź ich lewy i popraw to rozwiązanymi: dokładniej przy tej samej pracy",
    punish: "licz kontrakt jako skontrowany, gdy wpada za tyle lub więcej",
    examples: { notrump: "inwitować, grać końcówkę czy pasować?", save: "czy 5♦ to dobra obrona przeciw 4♥?" }
  }
}
