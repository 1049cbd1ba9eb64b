/** Wyrazy objaśnień i materiałów; same zasady są w `topics`. */
import type { lesson as en } from "../en/lesson.ts"
import { pluralPl } from "../plural.ts"

export const lesson: typeof en = {
  why: "Dlaczego",
  example: "Przykład",
  mistake: "Częsty błąd",
  seeAlso: "Zobacz też",
  source: "W całości",
  rulesPage: "rules.pl.md",
  topicsTitle: "Zasady zapisu robrowego",
  topicsHint: "rubber explain ZASADA objaśnia jedną z nich, rubber explain 4SXW-2 objaśnia wynik.",
  unknownTopic: (text, similar) =>
    `„${text}” to ani zasada, ani wynik; ` +
    (similar.length === 0
      ? "napisz wynik, np. 4SXW-2, albo obejrzyj zasady: rubber explain"
      : `czy chodziło o: ${similar.join(" albo ")}?`),
  notrump: "BA",
  firstInNotrump: "BA, pierwsza",
  laterInNotrump: "BA, każda następna",
  undertrick: { 1: "pierwsza lewa wpadkowa", 2: "druga i trzecia, każda", 4: "czwarta i dalsze, każda" },
  vul: (vulnerable) => (vulnerable ? "po" : "przed"),
  heads: {
    rule: "zasada",
    about: "o czym",
    level: "wysokość",
    tricks: "potrzebne lewy",
    eachTrick: "każda lewa wylicytowana",
    eachOvertrick: "każda nadróbka",
    undertrick: "lewa wpadkowa",
    down: "bez",
    slam: "wylicytowany i ugrany",
    contractMade: "kontrakt wygrany",
    inOneHand: "w jednej ręce",
    points: "punkty",
    partscore: "pod kreską",
    what: "co",
    games: "partie",
    state: "stan",
    margin: "różnica",
    formerly: "przed 1993",
    now: "dziś",
    result: "wynik",
    declarer: "rozgrywa",
    honours: "honory"
  },
  stateBefore: (games, partscores) =>
    `Przed rozdaniem: partie ${games}, zapisy częściowe ${partscores} (NS–EW).`,
  stateNow: (games, partscores) => `Stan robra: partie ${games}, zapisy częściowe ${partscores} (NS–EW).`,
  stateAfter: (games, partscores) => `Teraz: partie ${games}, zapisy częściowe ${partscores}.`,
  nothingWritten: "Nic się nie zapisuje.",
  nothingBelow: "Pod kreską nic się nie zapisuje, więc żadna partia się nie przybliża.",
  gameReached: (side, sum) => `${side} ma pod kreską ${sum}: jest co najmniej 100, czyli partia.`,
  gameMissing: (side, sum, missing) =>
    `${side} ma pod kreską ${sum}; do partii ${pluralPl(missing, "brakuje", "brakują", "brakuje")} ${missing} ${pluralPl(missing, "punktu", "punkty", "punktów")}.`,
  gameAtOnce: (points) =>
    `W chicago ta strona zapisuje od razu jeszcze ${points} nad kreską. Założenia w następnym rozdaniu zależą od jego numeru, a nie od tej partii.`,
  lineDrawn: "Rysuje się kreskę i obie strony zaczynają następną partię od zera.",
  partscoreEnds: (side, points) =>
    `${points} ${pluralPl(points, "punkt", "punkty", "punktów")} strony ${side} nie liczy się już do partii, ale zostaje w sumie.`,
  nowVulnerable: (side) => `Od następnego rozdania ${side} jest po partii.`,
  rubberWon: (side, bonus, otherGames) =>
    `To druga partia: ${side} wygrywa robra i zapisuje ${bonus}, ` +
    (otherGames === 0 ? "bo przeciwnicy nie mają partii." : "bo przeciwnicy mają partię."),
  trickMoreOrLess: "O lewę mniej albo więcej",
  otherDoublings: "Bez kontry, z kontrą, z rekontrą",
  honoursApart: "Honory są we wszystkich tych wierszach takie same, więc je pominięto.",
  handoutTitle: "Rober krok po kroku",
  handoutIntro:
    "My to NS, Wy to EW. Przy każdym zapisie stoi działanie i powód; zasadę objaśnia się wtedy, gdy pojawia się po raz pierwszy.",
  dealHeading: (number) => `Rozdanie ${number}`,
  dealerIs: (seat) => `Rozdaje ${seat}.`,
  vulnerableAre: (sides) =>
    sides.length === 0
      ? "Obie strony przed partią."
      : sides.length === 2
        ? "Obie strony po partii."
        : `Po partii: ${sides[0]}.`,
  finalSheet: "Zapis",
  whereFrom: "Skąd wzięły się punkty"
}
