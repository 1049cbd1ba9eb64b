/**
 * How many tricks a side is likely to take, given what bidding reveals: a linear prediction and how it is to be read,
 * fitted to a bank. Three fits: a side's own suit contracts, the opponents' (fewer facts, wider spread), notrump.
 */
import { featuresOf, notrumpTerms, opposingSuitTerms, suitTerms } from "./Features.ts"
import { type Bank } from "../../bank/BankFormat.ts"
import { type DealFacts } from "../../bank/DealFacts.ts"
import { dot, leastSquares, type LinearFit } from "./Regression.ts"
import { type Calibration, calibrationOf } from "./TrickDistribution.ts"

export interface TrickFit extends LinearFit {
  readonly calibration: Calibration
}

export interface TrickModel {
  /** Terms as `suitTerms`. */
  readonly suit: TrickFit
  /** Terms as `opposingSuitTerms`. */
  readonly opposingSuit: TrickFit
  /** Terms as `notrumpTerms`. */
  readonly notrump: TrickFit
}

/** Trumps that are ever bid: fewer would teach the fit about contracts nobody plays. */
const LEAST_TRUMPS = 6

/** The fit to the deals of a bank for which `use` holds; the rest is held back to check it. */
export const fitTricks = (
  bank: Pick<Bank, "count" | "deals">,
  facts: DealFacts,
  use: (deal: number) => boolean = () => true
): TrickModel => {
  const suit: Sample = { rows: [], tricks: [] }
  const opposing: Sample = { rows: [], tricks: [] }
  const notrump: Sample = { rows: [], tricks: [] }
  for (let deal = 0; deal < bank.count; deal++) {
    if (!use(deal)) continue
    for (const side of [0, 1]) {
      const own = featuresOf(bank.deals, deal * 16, side)
      const others = featuresOf(bank.deals, deal * 16, 1 - side)
      const at = deal * 10 + side * 5
      for (let trump = 0; trump < 4; trump++) {
        if (own.lengths[trump]! < LEAST_TRUMPS) continue
        add(suit, suitTerms(own, trump), facts.natural[at + trump]!)
        add(opposing, opposingSuitTerms(others, trump), facts.natural[at + trump]!)
      }
      add(notrump, notrumpTerms(own), facts.natural[at + 4]!)
    }
  }
  return { suit: fitOf(suit), opposingSuit: fitOf(opposing), notrump: fitOf(notrump) }
}

interface Sample {
  readonly rows: Array<ReadonlyArray<number>>
  readonly tricks: Array<number>
}

function fitOf({ rows, tricks }: Sample): TrickFit {
  const fit = leastSquares(rows, tricks)
  const predicted = rows.map((row) => dot(fit.coefficients, row))
  return { ...fit, calibration: calibrationOf(predicted, tricks) }
}

function add(sample: Sample, row: ReadonlyArray<number>, tricks: number): void {
  sample.rows.push(row)
  sample.tricks.push(tricks)
}
