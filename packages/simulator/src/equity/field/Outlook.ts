/**
 * What a side expects of every contract at a state of the rubber, by the mean tricks it reads: points of the deal
 * plus the value of the next state, averaged over the trick distribution, doubling settled. All from the side's own view.
 */
import { BID_COUNT, TRICK_COUNTS } from "../../par/Bid.ts"
import { type Stakes } from "../../par/Payoff.ts"
import { netPoints } from "../../par/ScoreTable.ts"
import { hasGame } from "../Transition.ts"
import { gameBid, isRefused, type Judgement, NEVER } from "./Judgement.ts"
import { ranking } from "./Ranking.ts"
import { binOf, MEAN_BINS } from "./TrickDistribution.ts"

/** Trick distributions as `distribution` makes them. */
export interface Spreads {
  readonly suit: Float64Array
  readonly opposingSuit: Float64Array
  readonly notrump: Float64Array
}

/**
 * Index (denomination × 171 + bin) × 8 + level − 1: the seven levels of what a side may expect in one denomination lie together.
 * Values are kept as ranks: a bidder only ever asks which of two is more, and equal values have equal ranks. Two bytes in
 * place of eight are what makes the loops over a bank fast, as hundreds of outlooks are in use at once.
 */
export interface Outlook {
  /** Rank of the side's own contracts by their value to it, `REFUSED` where it does not consider one. */
  readonly own: Int16Array
  /** Rank of the opponents' contracts by their value to the side. */
  readonly opposing: Int16Array
  /** 1 where the side would double an opposing contract. */
  readonly doubles: Uint8Array
  /** Rank of passing the deal out. */
  nothing: number
}

/** How a side reckons: its trick distributions, what a double must promise, and which bids it does not consider. */
export interface Reckoning {
  readonly spreads: Spreads
  /** Points by which a double must promise to gain before it is made, by either side. */
  readonly doubleReluctance: number
  readonly judgement: Judgement
}

/** The places of one denomination, and of all. */
const BLOCK = MEAN_BINS * 8
const PLACES = 5 * BLOCK

/** Diamonds and spades score as the suit below them does, and are expected to take as many tricks. */
const ALIKE: ReadonlyArray<number> = [1, 3]

export const emptyOutlook = (): Outlook => ({
  own: new Int16Array(PLACES),
  opposing: new Int16Array(PLACES),
  doubles: new Uint8Array(PLACES),
  nothing: 0
})

/** Where the levels of a denomination begin for a mean number of tricks. */
export const placeOf = (denomination: number, mean: number): number =>
  (denomination * MEAN_BINS + binOf(mean)) * 8

/** Fills `outlook` for `side` at a state; a contract counts as doubled where that promises its opponents enough. */
export const fillOutlook = (
  outlook: Outlook,
  side: 0 | 1,
  state: number,
  { passedOut, payoff }: Stakes,
  { doubleReluctance, judgement, spreads }: Reckoning
): void => {
  const sign = side === 0 ? 1 : -1
  const other = side === 0 ? 1 : 0
  for (let bid = 0; bid < BID_COUNT; bid++) {
    if (ALIKE.includes(bid % 5)) continue
    const notrump = bid % 5 === 4
    const game = gameBid(state, side, bid % 5)
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) {
      values[tricks] = sign * payoff(side, bid, 0, tricks)
      values[14 + tricks] = sign * payoff(side, bid, 1, tricks)
      values[28 + tricks] = sign * payoff(other, bid, 0, tricks)
      values[42 + tricks] = sign * payoff(other, bid, 1, tricks)
    }
    const vulnerable = hasGame(state, side) ? 1 : 0
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) {
      losses[tricks] = Math.max(0, -netPoints(vulnerable, bid, 1, tricks))
    }
    const ownSpread = notrump ? spreads.notrump : spreads.suit
    const opposingSpread = notrump ? spreads.notrump : spreads.opposingSuit
    for (let bin = 0; bin < MEAN_BINS; bin++) {
      const at = ((bid % 5) * MEAN_BINS + bin) * 8 + Math.trunc(bid / 5)
      const undoubled = expectation(ownSpread, bin, 0)
      const doubled = expectation(ownSpread, bin, 14)
      const made = chance(ownSpread, bin, Math.trunc(bid / 5) + 7)
      const gameMade = chance(ownSpread, bin, Math.trunc(game / 5) + 7)
      const refused = isRefused(judgement, bid, game, made, gameMade, lossOf(ownSpread, bin, losses))
      own[at] = refused ? NEVER : undoubled - doubled >= doubleReluctance ? doubled : undoubled
      const letPlay = expectation(opposingSpread, bin, 28)
      const punished = expectation(opposingSpread, bin, 42)
      const doubles = punished - letPlay >= doubleReluctance
      outlook.doubles[at] = doubles ? 1 : 0
      opposing[at] = doubles ? punished : letPlay
    }
  }
  const rankOf = ranking([own, opposing, Float64Array.of(sign * passedOut)])
  for (let at = 0; at < PLACES; at++) {
    if (ALIKE.includes(Math.trunc(at / BLOCK))) continue
    outlook.own[at] = rankOf(own[at]!)
    outlook.opposing[at] = rankOf(opposing[at]!)
  }
  for (const table of [outlook.own, outlook.opposing, outlook.doubles]) {
    for (const denomination of ALIKE) {
      table.copyWithin(denomination * BLOCK, (denomination - 1) * BLOCK, denomination * BLOCK)
    }
  }
  outlook.nothing = rankOf(sign * passedOut)
}

/** What the contracts are worth before they are ranked; what is not filled stays `NEVER`. */
const own = new Float64Array(PLACES).fill(NEVER)
const opposing = new Float64Array(PLACES).fill(NEVER)

function chance(spread: Float64Array, bin: number, needed: number): number {
  let sum = 0
  for (let tricks = needed; tricks < TRICK_COUNTS; tricks++) sum += spread[bin * TRICK_COUNTS + tricks]!
  return sum
}

const values = new Float64Array(56)
const losses = new Float64Array(TRICK_COUNTS)

function lossOf(spread: Float64Array, bin: number, points: Float64Array): number {
  let sum = 0
  for (let tricks = 0; tricks < TRICK_COUNTS; tricks++)
    sum += spread[bin * TRICK_COUNTS + tricks]! * points[tricks]!
  return sum
}

function expectation(spread: Float64Array, bin: number, from: number): number {
  let sum = 0
  const at = bin * TRICK_COUNTS
  for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) sum += spread[at + tricks]! * values[from + tricks]!
  return sum
}
