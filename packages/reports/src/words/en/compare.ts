/** Words of `rubber compare`: the table, the sentences under it. */
import { pluralEn } from "../plural.ts"

export const compare = {
  columns: {
    contract: "contract",
    makes: "makes",
    tricks: "tricks",
    score: "points",
    equity: "rest of rubber",
    total: "total"
  },
  heading: (deals: number, seed: number, rubber: string, side: string) =>
    `${deals} ${pluralEn(deals, "deal", "deals")}, seed ${seed}; rubber ${rubber}; points for ${side}; ± one standard error`,
  hand: (seat: string, hand: string) => `${seat} ${hand}`,
  acceptance: (share: string) => `${share} of random deals meet the conditions.`,
  differences: (leader: string) => `${leader} against the others, on the same deals:`,
  difference: (other: string, mean: string, low: string, high: string, confidence: string) =>
    `${other}: ${mean} points (${confidence} interval ${low} to ${high})`,
  intervalChart: (measure: string, confidence: string) => `${measure} with ${confidence} intervals:`,
  trickChart: "tricks (higher blocks: more deals; the stroke: the contract makes from here):",
  best: (contract: string, confidence: string) => `Best: ${contract} (at ${confidence} confidence).`,
  unclear: (contracts: string, confidence: string) =>
    `Not told apart at ${confidence} confidence: ${contracts}. More deals (--deals) may decide.`,
  only: (contract: string) => `Only ${contract} was asked about, so there is nothing to compare it with.`,
  model: {
    none: "Games and partscores counted for nothing, so nothing is advised; choose --equity field or par.",
    folklore:
      "The rest of the rubber is valued by folklore, a rule of thumb: a game 350, a partscore 120 (170 at one game each).",
    field:
      "The rest of the rubber is valued by the model field: people who see their own side's strength and shape.",
    par: "The rest of the rubber is valued by the model par: both sides bid as if they saw all the cards."
  },
  otherAgrees: (model: string) => `The model ${model} chooses the same.`,
  otherDisagrees: (model: string, contracts: string) =>
    `The model ${model} disagrees: there it is ${contracts}; the answer hangs on what a partscore is worth.`,
  doubling: {
    written:
      "Doubling is as written: failures stay undoubled, which flatters overbids (--punish N doubles them).",
    punished: (down: number) => `Contracts ${down} or more down count as doubled.`
  },
  tricks: {
    "double-dummy": "Tricks are double-dummy: everybody plays as if all cards were seen.",
    realistic: "Tricks are corrected from double-dummy to what declarers take at the table."
  },
  doubleDummy: (contract: string, makes: string, tricks: string, points: string) =>
    `  ${contract} double-dummy: makes ${makes}, ${tricks} tricks, ${points} points`,
  regression: (deals: number, dealt: number, effective: number) =>
    `Two-phase sampling: ${dealt} deals dealt and their tricks predicted, ${deals} of them solved; they decide as exactly as ${effective} deals all solved.`,
  /** How exactly the leaders' difference is known, on the progress line. */
  apart: (error: string) => `difference ± ${error}`,
  partial: (deals: number, of: number) => `Interrupted after ${deals} of ${of} deals; so far:`
}
