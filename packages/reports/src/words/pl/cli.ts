/** Co mówi sam wiersz poleceń: złe opcje, pliki, postęp. */
import type { cli as English } from "../en/cli.ts"
import { listOf } from "../list.ts"
import { pluralPl } from "../plural.ts"
import { pbnWarning } from "./formatErrors.ts"

export const cli: typeof English = {
  column: (name, column) => `${name}, kolumna ${column}`,
  usage: { flags: "[opcje]", command: "<polecenie>" },
  seeHelp: (command) => `zobacz ${command}`,
  unknownFlag: (flag, near) => `nie ma opcji ${flag}${near === undefined ? "" : `; może chodzi o ${near}?`}`,
  missingFlag: (flag) => `potrzebna jest opcja --${flag}`,
  missingArgument: (name) => `brakuje argumentu ${name}`,
  unexpectedArgument: (text) => `„${text}” nie było tu oczekiwane`,
  unknownCommand: (text, near) =>
    `nie ma polecenia „${text}”${near === undefined ? "" : `; może chodzi o ${near}?`}`,
  missingValue: (name) => `${name} wymaga wartości`,
  invalidValue: (name, value, expected) => `${name}: nie można użyć „${value}”: ${expected}`,
  chooseFrom: (name, value, choices) =>
    `${name}: nie można użyć „${value}”; napisz ${listOf(choices, "lub")}`,
  flagTwice: (name) => `opcję ${name} podano więcej niż raz; podaj ją raz`,
  ownFault: (message) => `błąd samego programu, prosimy go zgłosić: ${message}`,
  interrupted: "przerwano",
  warning: (text) => `ostrzeżenie: ${text}`,
  seedDrawn: (seed) => `wylosowano ziarno ${seed}; podaj --seed ${seed}, by powtórzyć`,
  fileWritten: (file) => `zapisano ${file}`,
  noSuchFile: "nie ma takiego pliku; podaj istniejący albo - dla standardowego wejścia",
  isFolder: "to jest katalog; podaj plik",
  notReadable: (reason) => `nie da się odczytać: ${reason}`,
  notText: (file) => `${file} to nie plik tekstowy; podaj plik z wynikami lub PBN`,
  notWritable: (file, reason) =>
    `nie da się zapisać ${file}: ${reason}; podaj plik w istniejącym katalogu, w którym wolno pisać`,
  fileReasons: {
    NotFound: "nie ma takiego pliku ani katalogu",
    PermissionDenied: "brak uprawnień",
    AlreadyExists: "już istnieje",
    BadResource: "to nie jest plik",
    Folder: "to jest katalog",
    NoFolder: "część ścieżki nie jest katalogiem",
    Busy: "jest w użyciu",
    DiskFull: "dysk jest pełny",
    ReadOnly: "można go tylko czytać",
    NameTooLong: "nazwa jest za długa",
    LinkLoop: "jego dowiązania tworzą pętlę",
    DeviceFault: "urządzenie zgłasza błąd",
    NoName: "nie podano nazwy",
    ControlInName: "nazwa zawiera niedozwolony znak"
  },
  vulWithRubber: "--vul i --rubber wykluczają się; założenia wynikają z partii robra",
  honoursForm: (text) => `„${text}” to nie zgłoszenie honorów; napisz GRACZ:100 lub GRACZ:150, np. W:100`,
  honoursManyResults:
    "przy kilku wynikach nie wiadomo, o które rozdanie chodzi; napisz honours W 100 za jego wynikiem",
  notForSheets: (kind, file) =>
    `to ${kind.toUpperCase()}, a arkusz rysuje się z wierszy wyników albo PBN; daje je rubber convert ${file} --to results`,
  figuresOnly:
    "ten rober zapisano samymi liczbami, a arkusz rysuje się z wyników; liczby sprawdza rubber validate",
  honoursTwice: "honory zgłoszono dwa razy; może je mieć najwyżej jedna ręka, podaj jedno zgłoszenie",
  honoursPassedOut: "w rozdaniu spasowanym nie ma honorów",
  honoursNotrump: "honory w grze bez atu to 150, za cztery asy w jednej ręce",
  fewTricks: (text, tricks, down) =>
    `„${text}”: ${tricks} ${pluralPl(tricks, "lewa", "lewy", "lew")}, bez ${down}; za swoje napisz =`,
  noSeat: (text) => `„${text}” to nie gracz; napisz N, E, S lub W`,
  notANumber: (text, lowest, highest) =>
    `nie można użyć „${text}”: oczekiwano liczby całkowitej od ${lowest} do ${highest}`,
  notPositive: (text) => `nie można użyć „${text}”: oczekiwano liczby większej od 0`,
  isOutput: (flag, file) => `${flag} i --output podają ten sam plik ${file}; w jednym z nich podaj inny`,
  playersForm: (text) => `„${text}” nie podaje graczy; napisz North=Anna,East=Bartek,South=Celina,West=Darek`,
  contractForm: "napisz np. 4SX, bez rozgrywającego",
  chartForm: (file) => `${file}: wykresy zapisuje się jako .svg, .png lub .html; tak musi kończyć się nazwa`,
  dealsDone: (done, all) => `rozdania: ${done} z ${all}`,
  noDeals: (file) => `${file} nie zawiera rozdań; pisz je np. [Deal "N:ręka ręka ręka ręka"]`,
  playNeedsContract: "--play wymaga kontraktu: podaj go w --leads, np. --leads 3NS",
  and: "i",
  settledEven: "Rozliczenie: nic, sumy są równe.",
  settled: (side, hundreds, amount) =>
    `Rozliczenie: ${side.text} ${side.people > 1 ? "wygrywają" : "wygrywa"} ${hundreds} ${pluralPl(hundreds, "setkę", "setki", "setek", "setki")}${amount === undefined ? "" : `, ${amount} przy tej stawce`}.`,
  pbnWarning,
  table: {
    contract: "kontrakt",
    vulnerable: "po partii",
    tricks: "lewy",
    below: "pod kreską",
    above: "nad kreską",
    defenders: "obrońcy",
    yes: "tak",
    no: "nie"
  },
  penaltiesForAll: "--penalties są takie same dla wszystkich kontraktów; opuść --contract",
  playerTable: {
    player: "gracz",
    rubbers: "robry",
    won: "wygrane",
    points: "punkty",
    hundreds: "setki",
    amount: "kwota"
  },
  followTextOnly:
    "--follow rysuje arkusze jako tekst na standardowym wyjściu; opuść --format, --output i --chart",
  followStdin: "--follow śledzi plik, który rośnie; podaj jego nazwę, nie -",
  confidenceForm: (text) => `nie można użyć „${text}”: oczekiwano ułamka od 0.5 do poniżej 1, np. 0.95`,
  contractTwice: (contract) => `${contract} podano dwa razy`
}
