/** Rubbers from a fixed sequence, deal by deal, as a club would write them, with a wrong figure here and there. */
import { Result } from "effect"
import { type BySide, type Seat, SEATS, SIDES } from "../../../src/deal/Seat.ts"
import type { DealResult } from "../../../src/result/DealResult.ts"
import * as Rubber from "../../../src/rubber/Rubber.ts"
import { totals } from "../../../src/scoring/ScoreLine.ts"
import type { Reason } from "../../../src/validation/Reason.ts"
import { Sequence } from "./Sequence.ts"
import { dealFrom, type Figures, spoil } from "./spoils.ts"

/** A line of an archive, and the fault in it where it has one. */
export interface ArchiveLine {
  readonly text: string
  readonly reason: Reason | undefined
}

export interface ArchiveDeal {
  readonly rubber: number
  readonly isFirst: boolean
  readonly dealer: Seat
  readonly before: Rubber.Rubber
  readonly result: DealResult
  readonly right: BySide<{ readonly below: number; readonly above: number }>
  readonly figures: Figures
  /** Totals behind the last deal of a rubber. */
  readonly sums: readonly [number, number] | undefined
  readonly reason: Reason | undefined
}

/** One deal in `every` is spoiled; 0 for none. `source` gives the results, `spoilt` makes the mistakes. */
export function* archiveDeals(
  seed: number,
  rubbers: number,
  every: number,
  source: (sequence: Sequence) => DealResult = dealFrom,
  spoilt: typeof spoil = spoil
): Generator<ArchiveDeal> {
  const sequence = new Sequence(seed)
  for (let number = 1; number <= rubbers; number++) {
    let rubber = Rubber.start(sequence.pick(SEATS))
    const written = { NorthSouth: 0, EastWest: 0 }
    let isFirst = true
    while (Rubber.winner(rubber) === undefined) {
      const before = rubber
      const result = source(sequence)
      const next = Result.getOrThrow(Rubber.play(before, result))
      rubber = next.rubber
      const right = totals(next.lines)
      const figures: Figures = { NorthSouth: { ...right.NorthSouth }, EastWest: { ...right.EastWest } }
      const spoiled = every > 0 && sequence.below(every) === 0
      const over = Rubber.winner(rubber) !== undefined
      // The last deal may be right and its rubber added up wrongly.
      const misadded = spoiled && over && sequence.below(3) === 0
      const reason = misadded
        ? "Addition"
        : spoiled
          ? spoilt(sequence, result, before, next.lines, figures)
          : undefined
      for (const side of SIDES) written[side] += figures[side].below + figures[side].above
      const sums = over ? ([written.NorthSouth + (misadded ? 10 : 0), written.EastWest] as const) : undefined
      const { dealer } = before
      yield { rubber: number, isFirst, dealer, before, result, right, figures, sums, reason }
      isFirst = false
    }
  }
}
