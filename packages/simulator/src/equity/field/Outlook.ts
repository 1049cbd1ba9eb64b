/**
 * What a side expects of every contract at a state of the rubber, by the mean tricks it reads: points of the deal
 * plus the value of the next state, averaged over the trick distribution, doubling settled. All from the side's own view.
 */
import { BID_COUNT, TRICK_COUNTS } from "../../par/Bid.ts"
import { type Payoff } from "../../par/Payoff.ts"
import { TRICK_SCORES } from "../../par/ScoreTable.ts"
import { OVER, stateAfter } from "../Transition.ts"
import { type FieldParameters } from "./FieldParameters.ts"
import { binOf, MEAN_BINS } from "./TrickDistribution.ts"

/** Trick distributions as `distribution` makes them. */
export interface Spreads {
  readonly suit: Float64Array
  readonly opposingSuit: Float64Array
  readonly notrump: Float64Array
}

/**
 * Index (denomination × 131 + bin) × 8 + level − 1: the seven levels of what a side may expect in one denomination lie together,
 * which is what makes the loops over a bank fast.
 */
export interface Outlook {
  /** Value to the side of its own contracts. */
  readonly own: Float64Array
  /** Value to the side of the opponents' contracts. */
  readonly opposing: Float64Array
  /** 1 where the side would double an opposing contract. */
  readonly doubles: Uint8Array
}

export const emptyOutlook = (): Outlook => ({
  own: new Float64Array(5 * MEAN_BINS * 8),
  opposing: new Float64Array(5 * MEAN_BINS * 8),
  doubles: new Uint8Array(5 * MEAN_BINS * 8)
})

/** Where the levels of a denomination begin for a mean number of tricks. */
export const placeOf = (denomination: number, mean: number): number =>
  (denomination * MEAN_BINS + binOf(mean)) * 8

/** Fills `outlook` for `side`. A contract counts as doubled where that promises its opponents `reluctance` points or more. */
export const fillOutlook = (
  outlook: Outlook,
  side: 0 | 1,
  payoff: Payoff,
  spreads: Spreads,
  state: number,
  { doubleReluctance, invites }: FieldParameters
): void => {
  const sign = side === 0 ? 1 : -1
  const other = side === 0 ? 1 : 0
  for (let bid = 0; bid < BID_COUNT; bid++) {
    const notrump = bid % 5 === 4
    const game = gameBid(state, side, bid % 5)
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) {
      values[tricks] = sign * payoff(side, bid, 0, tricks)
      values[14 + tricks] = sign * payoff(side, bid, 1, tricks)
      values[28 + tricks] = sign * payoff(other, bid, 0, tricks)
      values[42 + tricks] = sign * payoff(other, bid, 1, tricks)
    }
    const ownSpread = notrump ? spreads.notrump : spreads.suit
    const opposingSpread = notrump ? spreads.notrump : spreads.opposingSuit
    for (let bin = 0; bin < MEAN_BINS; bin++) {
      const at = ((bid % 5) * MEAN_BINS + bin) * 8 + Math.trunc(bid / 5)
      const undoubled = expectation(ownSpread, bin, 0)
      const doubled = expectation(ownSpread, bin, 14)
      const never =
        (bid >= FIRST_SLAM && chance(ownSpread, bin, Math.trunc(bid / 5) + 7) < SLAM_CHANCE) ||
        (bid + 5 < game && chance(ownSpread, bin, Math.trunc(game / 5) + 7) >= invites)
      outlook.own[at] = never ? NEVER : undoubled - doubled >= doubleReluctance ? doubled : undoubled
      const letPlay = expectation(opposingSpread, bin, 28)
      const punished = expectation(opposingSpread, bin, 42)
      const doubles = punished - letPlay >= doubleReluctance
      outlook.doubles[at] = doubles ? 1 : 0
      outlook.opposing[at] = doubles ? punished : letPlay
    }
  }
}

/** The first bid of level six. */
const FIRST_SLAM = 25

/** Worth less than anything a rubber can hold. */
export const NEVER = -1e9

/** Six and seven are bid to be made, not to save. */
const SLAM_CHANCE = 0.5

/** The lowest bid in a denomination that completes the side's game. */
function gameBid(state: number, side: 0 | 1, denomination: number): number {
  let bid = denomination
  while (isOpen(state, stateAfter(state, side, TRICK_SCORES[bid * 3]!))) bid += 5
  return bid
}

/** True when no game was won between the two states. */
function isOpen(before: number, after: number): boolean {
  return after !== OVER && Math.trunc(after / 81) === Math.trunc(before / 81)
}

function chance(spread: Float64Array, bin: number, needed: number): number {
  let sum = 0
  for (let tricks = needed; tricks < TRICK_COUNTS; tricks++) sum += spread[bin * TRICK_COUNTS + tricks]!
  return sum
}

const values = new Float64Array(56)

function expectation(spread: Float64Array, bin: number, from: number): number {
  let sum = 0
  const at = bin * TRICK_COUNTS
  for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) sum += spread[at + tricks]! * values[from + tricks]!
  return sum
}
