/** Words of charts: titles, axes with units, captions. */
import { pluralEn } from "../plural.ts"

const many = (count: string, n: number, one: string, other: string): string =>
  `${count} ${pluralEn(n, one, other)}`

export const charts = {
  pointsFor: (side: string): string => `Points for ${side}`,
  declarerPlays: (seat: string): string => `${seat} plays.`,
  atRubber: (state: string): string => `Rubber ${state} (games NS–EW, partscores NS/EW).`,
  best: (confidence: string): string => `✓ not beaten at ${confidence} confidence`,
  interval: (confidence: string): string => `Bars: ${confidence} intervals.`,
  deals: (count: string, n: number): string => `${many(count, n, "deal", "deals")}.`,
  rubbers: (count: string, n: number): string => `${many(count, n, "rubber", "rubbers")}.`,
  seed: (seed: string): string => `Seed ${seed}.`,
  bank: (count: string, n: number, seed: string): string =>
    `Bank of ${many(count, n, "solved deal", "solved deals")}, seed ${seed}.`,
  from: (state: string): string => `From ${state} (games NS–EW, partscores NS/EW).`,
  exact: "Exact figures from the rules.",
  equityName: {
    field: "Value of games and partscores: field model.",
    par: "Value of games and partscores: par model.",
    folklore: "Value of games and partscores: a rule of thumb (folklore).",
    none: "Games and partscores count for nothing here."
  },
  modelName: { field: "field model", par: "par model", folklore: "rule of thumb" },
  tricksName: { "double-dummy": "Tricks: double dummy.", realistic: "Tricks: as at the table (realistic)." },
  measure: { score: "this deal’s score", equity: "change in the rest of the rubber", total: "both together" },
  values: {
    title: "What is each contract worth?",
    contract: "Contract"
  },
  tricks: {
    title: "How many tricks does declarer take?",
    axis: "Tricks taken",
    share: "Share of deals (%)",
    makes: (share: string): string => `makes ${share}`,
    made: "contract made",
    down: "contract down"
  },
  scores: {
    title: "What does each contract score?",
    axis: (side: string): string => `Points this deal writes for ${side}`,
    honours: "Honours are left out.",
    mean: (points: string): string => `mean ${points}`
  },
  course: {
    title: "Has the estimate settled?",
    deals: "Deals simulated",
    band: (confidence: string): string => `Bands: ${confidence} intervals.`
  },
  matrix: {
    title: "Who beats whom?",
    row: "This contract …",
    column: "… against this one",
    sure: (confidence: string): string =>
      `Bold with a frame: the paired difference on the same deals is not zero at ${confidence} confidence, each pair by itself.`
  },
  equity: {
    title: "What is the rubber worth from here?",
    error: (points: string): string => `Standard errors up to ${points} points.`,
    own: "Own partscore",
    theirs: "Their partscore",
    games: (own: number, theirs: number): string => `Games ${own}–${theirs}`,
    cells: "Cells: expected points still to be written, for the side named first less the other."
  },
  partscore: {
    title: "What is a partscore worth?",
    points: "Partscore in points",
    value: "Value in points",
    note: "Value of having the partscore, against none, when the opponents have none."
  },
  breakEven: {
    title: (a: string, b: string): string => `How often must ${a} make to be better than ${b}?`,
    probability: (contract: string): string => `Chance that ${contract} makes (%)`,
    gain: (a: string, b: string): string => `Gain of ${a} over ${b} (points)`,
    better: (a: string): string => `above the line ${a} is right`,
    note: "A line shows what the first contract gains by its chance; where it crosses zero both are worth the same.",
    down: (tricks: number): string => `When it fails it goes ${tricks} down.`,
    never: "no threshold between 0 and 100 %"
  },
  length: {
    title: "How long does a rubber last?",
    deals: "Deals in the rubber",
    share: "Share of rubbers (%)",
    mean: (deals: string): string => `mean ${deals}`
  },
  margins: {
    title: "How large are rubbers?",
    margin: "Margin for NS (points)",
    won: "won by NS",
    lost: "won by EW"
  },
  rubberCourse: {
    title: "How luck adds up",
    rubbers: "Rubbers played",
    lead: "Lead of NS (points)",
    run: (number: string): string => `run ${number}`,
    note: "Each line is one run of rubbers; its end is labelled."
  },
  penalties: {
    title: "What does going down cost?",
    undertricks: "Undertricks",
    points: "Penalty in points"
  },
  validation: {
    title: "What was found in the sheets?",
    findings: "Findings",
    error: "wrong entry",
    note: "explained (note)",
    sample: (count: string, n: number, files: number): string =>
      `${many(count, n, "finding", "findings")} in ${many(String(files), files, "file", "files")}.`,
    clean: "Every entry agrees with the rules.",
    reason: {
      Vulnerability: "vulnerability",
      PartscoreCarry: "partscore carried",
      Doubling: "doubling",
      FirstNotrumpTrick: "first trick in notrump",
      Overtricks: "overtricks",
      Undertricks: "undertricks",
      SlamNotBid: "slam not bid",
      Slam: "slam bonus",
      Insult: "insult",
      Honours: "honours",
      RubberBonus: "rubber bonus",
      DuplicateBonus: "duplicate bonus",
      WrongSide: "wrong side",
      ImpossibleFigure: "impossible figure",
      GameLine: "game line",
      Addition: "addition",
      History: "history",
      PlayDisagrees: "play disagrees",
      ExplainedByHonours: "explained by honours",
      ExplainedByOldScale: "explained by an old scale",
      Unexplained: "unexplained"
    } as Readonly<Record<string, string>>
  }
}
