/** Polish words of score lines. Terms: docs/rules.pl.md. */
import type { score as en } from "../en/score.ts"
import { pluralPl } from "../plural.ts"

const doubled: typeof en.doubled = {
  Undoubled: "bez kontry",
  Doubled: "z kontrą",
  Redoubled: "z rekontrą"
}

const vulnerability = (vulnerable: boolean): string => (vulnerable ? "po partii" : "przed partią")

const overtricks = (count: number): string =>
  `${count} ${pluralPl(count, "nadróbka", "nadróbki", "nadróbek")}`

export const score: typeof en = {
  seat: { North: "N", East: "E", South: "S", West: "W" },
  side: { NorthSouth: "My", EastWest: "Wy" },
  kind: {
    TrickScore: "lewy",
    Overtricks: "nadróbki",
    Undertricks: "wpadka",
    Slam: "szlem",
    Insult: "wygrana kontra",
    Honours: "honory",
    RubberBonus: "premia za robra",
    UnfinishedGame: "jedyna partia",
    UnfinishedPartscore: "jedyna częściówka"
  },
  rule: {
    "trick-score": "Punkty za lewy",
    overtricks: "Nadróbki",
    undertricks: "Wpadki",
    slam: "Szlemy",
    insult: "Wygrany kontrakt z kontrą lub rekontrą",
    honours: "Honory",
    "rubber-bonus": "Premia za robra",
    "unfinished-rubber": "Nieskończony rober"
  },
  doubled,
  reason: {
    TrickScore: (level, doubling) =>
      `${level} ${pluralPl(level, "lewa wylicytowana i ugrana", "lewy wylicytowane i ugrane", "lew wylicytowanych i ugranych")}` +
      (doubling === "Undoubled" ? "" : `, ${doubled[doubling]}`),
    Overtricks: (count, doubling, vulnerable) =>
      overtricks(count) +
      (doubling === "Undoubled" ? "" : `, ${doubled[doubling]}, ${vulnerability(vulnerable)}`),
    Undertricks: (count, doubling, vulnerable) =>
      `${count} ${pluralPl(count, "lewa wpadkowa", "lewy wpadkowe", "lew wpadkowych")}, ${doubled[doubling]}, ${vulnerability(vulnerable)}`,
    Slam: (grand, vulnerable) =>
      `wylicytowany i ugrany ${grand ? "szlem" : "szlemik"}, ${vulnerability(vulnerable)}`,
    Insult: (doubling) => `wygrany kontrakt ${doubled[doubling]}`,
    Honours: (points, notrump) => {
      if (notrump) return "cztery asy w jednej ręce"
      return points === 150
        ? "pięć honorów atutowych w jednej ręce"
        : "cztery z pięciu honorów atutowych w jednej ręce"
    },
    RubberBonus: (points) =>
      points === 700
        ? "rober wygrany, przeciwnicy bez partii"
        : "rober wygrany, przeciwnicy mają jedną partię",
    UnfinishedGame: "jedyna partia w nieskończonym robrze",
    UnfinishedPartscore: "jedyna częściówka w nieskończonej partii"
  },
  vulnerability,
  slam: (grand) => (grand ? "szlem" : "szlemik"),
  where: { above: "nad", below: "pod" },
  whereTheLine: { above: "nad kreską", below: "pod kreską" },
  passedOut: "cztery pasy",
  by: (seatName) => `rozgrywa ${seatName}`,
  tricks: (count) => `${count} ${pluralPl(count, "lewa", "lewy", "lew")}`,
  points: (count) => `${count} ${pluralPl(count, "punkt", "punkty", "punktów", "punktu")}`,
  madeExactly: "ugrane równo",
  over: overtricks,
  down: (count) => `bez ${count}`,
  nothingWritten: "nic się nie zapisuje",
  heading: {
    side: "strona",
    where: "kreska",
    points: "punkty",
    sum: "działanie",
    reason: "powód",
    rule: "zasada"
  },
  total: "razem",
  fewTricks: (text, tricks, down) =>
    `„${text}”: ${pluralPl(tricks, "wzięta", "wzięte", "wziętych")} ${tricks} ${pluralPl(tricks, "lewa", "lewy", "lew")}, bez ${down}; ugrane równo zapisz znakiem =`
}
