/** What a comparison wants to know exactly, for choosing the deals to solve; and whether choosing pays at all. */
import { length } from "@rubber-bridge/core/cards/Holding"
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { dealerOf, type DealSpec } from "../dealing/DealSpec.ts"
import { PURPOSE } from "../random/Rng.ts"
import type { Cell, SampleTask, Stake } from "../workers/protocol.ts"
import type { CompareOptions } from "./Compare.ts"
import { ownSide, payoff } from "./Payoff.ts"
import { cellOf } from "./Sample.ts"

/** The differences between the contracts' totals, pair by pair; of a single contract its total. */
export const stakesOf = (options: CompareOptions, cells: ReadonlyArray<Cell>): ReadonlyArray<Stake> => {
  const side = options.side ?? ownSide(options.contracts)
  const own = options.contracts.map((contract) => {
    const { equity, score } = payoff(contract, options.rubber, side, options.equity, options.punish)
    return {
      cell: cells.indexOf(cellOf(contract)),
      worth: Array.from(score, (value, n) => value + (equity?.[n] ?? 0))
    }
  })
  if (own.length === 1) return own
  return own.flatMap((one, n) =>
    own
      .slice(n + 1)
      .flatMap((other) =>
        one.cell === other.cell
          ? [{ cell: one.cell, worth: one.worth.map((value, tricks) => value - other.worth[tricks]!) }]
          : [one, other]
      )
  )
}

/** With more steps than this the exact number takes no more questions. */
const MOST_STEPS = 3

/** The steps of each cell: where a stake changes from one number of tricks to the next. */
export const stepsOf = (stakes: ReadonlyArray<Stake>, cells: ReadonlyArray<Cell>): SampleTask["steps"] =>
  cells.map((_, cell) => {
    const own = stakes.filter((stake) => stake.cell === cell)
    const steps = Array.from({ length: 13 }, (__, n) => n + 1).filter((tricks) =>
      own.some(({ worth }) => Math.abs(worth[tricks]! - worth[tricks - 1]!) > 1e-9)
    )
    return steps.length > MOST_STEPS ? undefined : steps
  })

const PILOT = 100

/**
 * How many deals to deal for each one solved; 1 where dealing is no cheaper than solving, because deals that meet the
 * conditions are rare, or because a condition asks the solver itself.
 */
export const dealtForSolved = (spec: DealSpec, seed: number): number => {
  const deal = new Uint16Array(16)
  let tries = 0
  try {
    const dealer = dealerOf({ ...spec, limit: Math.min(spec.limit, PILOT * LARGE.tries) })
    for (let n = 0; n < PILOT; n++) {
      const taken = dealer.deal(seed, n, deal, 0, PURPOSE.backdrop)
      if (taken === 0) return 1
      tries += taken
      if (tries > PILOT * SMALL.tries) return 1
    }
  } catch {
    return 1
  }
  const rare = tries / PILOT
  if (rare <= LARGE.tries) return cardsIn(spec.held) >= BOTH_HANDS ? HUGE.dealt : LARGE.dealt
  return rare <= MIDDLE.tries ? MIDDLE.dealt : SMALL.dealt
}

const cardsIn = (held: PackedDeal): number => held.reduce((sum, holding) => sum + length(holding), 0)

/** With two hands known the suits of the other two repeat, and predicting costs next to nothing. */
const BOTH_HANDS = 26
const HUGE = { dealt: 32 }
/** Deals dealt for one solved, by how many tries a deal may take for it. */
const LARGE = { tries: 100, dealt: 16 }
const MIDDLE = { tries: 400, dealt: 8 }
const SMALL = { tries: 1500, dealt: 4 }
