import type { validate as en } from "../en/validate.ts"
import type { LinDoubt } from "@rubber-bridge/core/formats/lin/LinFault"
import { pluralPl } from "../plural.ts"
import { archiveErrors } from "./archiveErrors.ts"
import { pbnWarning } from "./formatErrors.ts"
import { score } from "./score.ts"

const linDoubt = (doubt: LinDoubt): string => {
  switch (doubt._tag) {
    case "NamesUnclear":
      return `nazwisk nie da się rozdzielić: ${doubt.text}`
    case "ListUnclear":
      return `lista meczu nie ma dla niego wyniku: ${doubt.text}`
    case "ListDisagrees":
      return `lista meczu ma ${doubt.listed}, a licytacja kończy się na ${doubt.bid}, co się liczy`
    case "PlayIgnored":
      return `rozgrywka jest pominięta: ${archiveErrors.ImpossiblePlay(doubt.error)}`
  }
}

export const validate: typeof en = {
  help: {
    about:
      "Sprawdza cudze zapisy: każdą liczbę niezgodną z zasadami, z przyczyną. CSV, JSON Lines, wiersze wyników, PBN i LIN, także spakowane gzip, dowolnej wielkości.",
    file: "pliki do sprawdzenia albo - dla standardowego wejścia",
    result: "czym jest liczba bez znaku w kolumnie result: lewami wziętymi czy różnicą od kontraktu",
    columns: "nagłówki, których program nie zna, na przykład contract=Gra,declarer=Kto",
    variant: "w co grano: rubber (rober), chicago albo duplicate (porównawczo)",
    scale: "skala zapisu: current (dzisiejsza) albo old (1935 do lat 80.)",
    rules: "sprawdza hurtem same zasady; nie bierze pliku",
    from: "format plików, gdy nie wynika z nazwy ani z treści",
    example: "sprawdź archiwum klubu",
    exampleRules: "sprawdź same zasady zapisu",
    convert: "Przenosi rozdania i wyniki z formatu do formatu i mówi, czego docelowy nie mieści.",
    convertFile: "plik do przeniesienia albo - dla standardowego wejścia",
    to: "format docelowy: pbn, lin, jsonl albo results",
    inputEncoding: "kodowanie pliku, gdy nie wynika z jego liter",
    encoding: "zapis PBN: latin1, jak każe standard, albo utf-8",
    convertExample: "wiersze wyników z pliku PBN"
  },
  field: {
    ns_below: "NS pod kreską",
    ns_above: "NS nad kreską",
    ew_below: "EW pod kreską",
    ew_above: "EW nad kreską",
    ns_score: "zapis dla NS",
    ns_total: "suma NS",
    ew_total: "suma EW",
    margin: "różnica",
    vulnerable: "założenia",
    history: "stan przed rozdaniem",
    game: "linia partii",
    tricks: "lewy"
  },
  nothing: "nic",
  rubber: (name) => `rober ${name}`,
  difference: (field, found, expected) => `${field} ${found}, powinno być ${expected}`,
  impossible: (field, found) => `${field} ${found}, czego żadne rozdanie tam nie daje`,
  elsewhere: (field, found) => `${field} ${found}, czego żadne rozdanie nie daje w tych założeniach`,
  also: (reasons) => `a może ${reasons}`,
  couldBe: (contracts) => `to może być ${contracts}`,
  note: "uwaga",
  summary: (records, files) =>
    `sprawdzono ${records} ${pluralPl(records, "zapis", "zapisy", "zapisów")} w ${files} ${pluralPl(files, "pliku", "plikach", "plikach")}`,
  errors: (count) => `${count} ${pluralPl(count, "błędna liczba", "błędne liczby", "błędnych liczb")}`,
  notes: (count) => `${count} ${pluralPl(count, "uwaga", "uwagi", "uwag")}`,
  unreadable: (count) => `${count} ${pluralPl(count, "nieczytelny", "nieczytelne", "nieczytelnych")}`,
  nothingToCheck: "nie było czego sprawdzać",
  clean: "wszystkie liczby się zgadzają",
  doubt: (one) => {
    switch (one.format) {
      case "pbn":
        return pbnWarning(one.doubt)
      case "lin":
        return linDoubt(one.doubt)
      case "csv": {
        const unknown = one.doubt.unknown.join(", ")
        const more = unknown === "" ? "" : `; nieznane: ${unknown}, można je nazwać przez --columns`
        return `żadna kolumna nie ma zapisanych liczb, więc nie ma czego porównać${more}`
      }
      case "results":
        return score.fewTricks(one.doubt.text, one.doubt.tricks, one.doubt.down)
    }
  },
  interrupted: (soFar) => `Przerwano; dotychczas: ${soFar}`,
  progress: (records, megabytes) => `zapisów: ${records}, ${megabytes} MB`,
  spreadsheet: "to arkusz kalkulacyjny; zapisz go jako CSV",
  archive: "to archiwum zip; najpierw je rozpakuj",
  damagedGzip: "kompresja gzip jest uszkodzona; sprawdzono to, co dało się odczytać",
  notText: "to nie jest tekst; podaj plik CSV, JSON Lines, wierszy wyników, PBN albo LIN",
  tooLarge: "jest za duży dla tego polecenia, które bierze go w całości",
  encodingAlike: (words) =>
    `jego litery pasują i do Windows-1250, i do Latin-1 (${words}); zapisz go w UTF-8 albo podaj --input-encoding windows-1250 lub latin1, gdzie polecenie to przyjmuje`,
  encodingUnknown: (word) =>
    `jego litery nie pasują do żadnego znanego tu kodowania (${word}); zapisz go w UTF-8`,
  readAsLatin1: "czytany jako Latin-1",
  columnsForm: (text) => `„${text}” nie wskazuje kolumny; napisz contract=Kontrakt,declarer=Gra`,
  needsFile: "podaj plik do sprawdzenia, - dla standardowego wejścia albo --rules",
  stdinOnce: "standardowe wejście można przeczytać tylko raz; podaj - raz",
  rulesAlone: "--rules sprawdza same reguły, więc nie bierze pliku",
  rules: {
    title: "Reguły sprawdzone same z sobą",
    cases: (count) => `${count} ${pluralPl(count, "przypadek", "przypadki", "przypadków")}`,
    failed: (count) => `${count} BŁĘDNYCH`,
    columns: {
      check: "sprawdzenie",
      cases: "przypadki",
      failed: "błędne",
      example: "pierwszy błędny"
    },
    check: {
      tables: "każdy zapis wobec tabel z prawa zapisanych jako dane",
      steps: "każdy zapis wobec dodawania lewa po lewie",
      old: "dawna skala wobec własnego wzoru",
      duplicate: "zapis porównawczy z zapisu robrowego i z powrotem",
      lines: "każdy punkt losowego robra ma swój wiersz, a kolumny się sumują",
      state: "partie, zapisy częściowe i założenia wynikają z punktów pod kreską",
      end: "rober kończy się drugą partią, a premia to 700 albo 500",
      order: "sumy nie zależą od kolejności zapisywania",
      sides: "zamiana stron zamienia kolumny",
      validator: "kontrola niczego nie znajduje w poprawnym robrze",
      numbers: "miliony robrów wobec tabel z prawa, rozdanie po rozdaniu"
    }
  },
  lost: {
    contract: "kontraktu, bo licytacja nie jest znana",
    tricks: "liczby lew",
    honours: "honorów",
    figures: "zapisanych punktów",
    rubber: "przynależności rozdania do robra",
    names: "przecinków i kresek | w nazwiskach",
    hands: "rąk",
    auction: "licytacji",
    play: "zagranych kart",
    players: "nazwisk graczy",
    board: "numeru rozdania",
    vulnerable: "założeń",
    result: "rozdań bez wyniku",
    sections: "znaczników i komentarzy",
    notes: "objaśnień i uwag",
    match: "tytułu, listy wyników i punktacji meczu",
    incomplete: "samego kontraktu, rozgrywającego albo wyniku ani rąk z mniej niż 13 kartami",
    totals: "sum",
    margin: "różnicy",
    claim: "tego, kto miał honory (ich punkty zostają)",
    dealer: "tego, że rozdający jest nieznany, więc wpisano South",
    sheet: "liczb bez rozdań",
    label: "znaków ; # i cudzysłowów w nazwie robra",
    quotes: "cudzysłowów w nazwiskach"
  },
  lostSome: (format, what, count) =>
    `${format} nie mieści ${what}: utracono w ${count} ${pluralPl(count, "rozdaniu", "rozdaniach", "rozdaniach")}`,
  notLatin1: "plik ma litery, których Latin-1 w PBN nie zapisze, więc jest w UTF-8",
  cut: (count) =>
    `${count} ${pluralPl(count, "wartość dłuższą", "wartości dłuższe", "wartości dłuższych")} niż wiersz PBN obcięto`
}
