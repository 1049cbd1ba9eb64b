/** Words of the HTML report. */
import { pluralEn } from "../plural.ts"

export const report = {
  title: "Rubber bridge report",
  theme: "Light / dark",
  help: {
    about:
      "Puts runs written with --format json into one self-contained HTML page: charts with tips, tables that sort.",
    run: "files of runs, such as those of compare, solve, sheet, validate, equity, breakeven or simulate; - for standard input",
    title: "title of the page",
    examples: { page: "a page from two runs", input: "straight from a run" }
  },
  contents: "Contents",
  chart: "Chart",
  footer: "Made by rubber. Tips: point at a mark. Tables: a click on a heading sorts.",
  comparison: "Which contract is worth most?",
  comparisonOf: (contracts: string): string => `Which is worth most: ${contracts}?`,
  solved: "A deal solved double dummy",
  sheet: "Score sheet",
  equity: "What the rubber is worth",
  breakEven: (a: string, b: string): string => `${a} or ${b}?`,
  simulation: "Simulated rubbers",
  validation: "Checked scores",
  listed: (shown: string, all: string): string => `The first ${shown} of ${all} findings:`,
  nothing:
    "The run is an empty list: a validation that found nothing writes one, and so does a sheet without deals.",
  best: (contract: string, confidence: string): string => `Best: ${contract}, at ${confidence} confidence.`,
  unclear: (contracts: string, confidence: string): string =>
    `Not told apart at ${confidence} confidence: ${contracts}.`,
  noAdvice: "Games and partscores counted for nothing in this run, so nothing is advised.",
  punished: (down: number): string => `Contracts ${down} or more down count as doubled.`,
  hands: "Known hands",
  unknown: "unknown",
  acceptance: (share: string): string => `${share} of the deals tried met the conditions.`,
  se: "± is one standard error.",
  columns: {
    contract: "Contract",
    makes: "Makes (%)",
    tricks: "Tricks",
    score: "This deal",
    equity: "Rest of the rubber",
    total: "Total",
    against: "Against",
    difference: "Difference",
    low: "From",
    high: "To",
    declarer: "Declarer",
    denomination: "Denomination",
    rubber: "Rubber",
    value: "Value",
    error: "Error",
    wins: "Wins the rubber (%)",
    left: "Deals left",
    model: "Model",
    probability: "Must make (%)",
    reason: "Reason",
    count: "Findings",
    severity: "Kind",
    file: "File",
    line: "Line",
    entry: "Entry",
    found: "Found",
    right: "Right",
    also: "Perhaps",
    quantity: "Quantity",
    mean: "Mean"
  },
  diagram: "The four hands of a deal",
  quantities: {
    margin: "Margin of NS a rubber, in points",
    difference: "Difference between the strategies a rubber, in points",
    wins: "NS win the rubber (%)",
    deals: "Deals a rubber",
    twoGames: "Rubbers won two games to none (%)",
    winnerBehind: "Rubbers whose winner is behind on points (%)"
  },
  chartPenalties: "--chart draws what undertricks cost; add --penalties",
  doubleDummy: "Tricks with best play by everybody, all cards seen",
  par: (contracts: string, points: string, total: string): string =>
    `Par: ${contracts}; ${points} points for NS on this deal, ${total} with the change in the rest of the rubber.`,
  deals: (count: string, n: number): string => `${count} ${pluralEn(n, "deal", "deals")}`
}
