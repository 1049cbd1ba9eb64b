/**
 * A small network that gives, for a deal and a contract's denomination, the chances of 0 to 13 double-dummy tricks. Every suit
 * goes through the same encoder (the trump suit through its own), the four results are added, so that no suit
 * is special. Then every suit is looked at again in the light of that sum, because a long suit is worth what the entries and stoppers in the others
 * let it be, and what is seen is added too; one or two hidden layers and the output follow. It is trained by pnpm predictor:build. Its
 * errors cost exactness, never correctness: nothing but solved deals decides a mean. docs/statistics.md#predictor
 */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { apply, type Layer, rectified } from "./Layer.ts"
import { layoutOf, SUIT_FACTS, writeSuitFacts } from "./SuitFacts.ts"
import type { SuitPlay } from "./SuitPlay.ts"

export interface Network {
  readonly side: Layer
  /** The encoder of the trump suit; not there for notrump. */
  readonly trump: Layer | undefined
  /** The second look: what a suit's encoding brings to it, before what is negative becomes 0. */
  readonly again: Layer
  /** What the sum of the encodings brings to the second look at each suit. */
  readonly context: Layer
  /** A hidden layer before the last one, if there is one. */
  readonly middle: Layer | undefined
  /** The last hidden layer. */
  readonly hidden: Layer
  /** 14 logits. */
  readonly output: Layer
  /** From the sum of the encodings: the logarithm of the cards that a solver plays to settle the most open question. */
  readonly work: Layer
}

export const TRICK_COUNTS = 14
/** With so many suit layouts remembered, the next time that room is short all are forgotten. */
const REMEMBERED = 50_000
/** Room at first, in suit layouts. */
const FIRST = 1000

/** What is predicted; the arrays are overwritten by the next prediction. */
export interface Prediction {
  /** Chances of 0 to 13 tricks, adding up to 1. */
  readonly chances: Float64Array
  /** The sum of the suits' encodings. */
  readonly sum: Float64Array
  /** The last hidden layer. */
  readonly hidden: Float64Array
  /** Logarithm of the effort of solving. */
  effort: number
}

/** Predictions for one denomination (0–4) and declarer (seat 0–3). Suits met before cost next to nothing. */
export class Predictor {
  private readonly network: Network
  private readonly denomination: number
  private readonly declarer: number
  private readonly play: SuitPlay
  /** Where the encodings of suits start in `encodings`, by layout. */
  private readonly sides = new Map<number, number>()
  private readonly trumps = new Map<number, number>()
  private encodings = new Float32Array(0)
  private used = 0
  private readonly context: Float64Array
  /** The sum of the encodings, then that of the second looks. */
  private readonly pooled: Float64Array
  private readonly work = new Float64Array(1)
  private readonly encoding: Float64Array
  private readonly holdings = new Uint16Array(4)
  private readonly middle: Float64Array
  private readonly facts = new Float64Array(SUIT_FACTS)
  private readonly prediction: Prediction

  constructor(network: Network, denomination: number, declarer: number, play: SuitPlay) {
    this.network = network
    this.denomination = denomination
    this.declarer = declarer
    this.play = play
    this.pooled = new Float64Array(network.side.outputs + network.again.outputs)
    this.context = new Float64Array(network.again.outputs)
    this.encoding = new Float64Array(this.pooled.length)
    this.middle = new Float64Array(network.middle?.outputs ?? 0)
    this.prediction = {
      chances: new Float64Array(TRICK_COUNTS),
      sum: this.pooled.subarray(0, network.side.outputs),
      hidden: new Float64Array(network.hidden.outputs),
      effort: 0
    }
  }

  /** Units of the last hidden layer. */
  get width(): number {
    return this.network.hidden.outputs
  }

  /** The prediction for the deal whose 16 holdings start at `offset`. */
  predict(deals: PackedDeal, offset: number): Prediction {
    const { context, middle, pooled, prediction, work } = this
    const { chances, hidden, sum } = prediction
    const layers = this.network
    this.makeRoom()
    const a = this.encoded(deals, offset, 0)
    const b = this.encoded(deals, offset, 1)
    const c = this.encoded(deals, offset, 2)
    const d = this.encoded(deals, offset, 3)
    const { encodings } = this
    const { length } = sum
    for (let n = 0; n < length; n++)
      sum[n] = encodings[a + n]! + encodings[b + n]! + encodings[c + n]! + encodings[d + n]!
    apply(layers.context, sum, context)
    for (let n = length; n < pooled.length; n++) {
      const own = context[n - length]!
      pooled[n] =
        positive(encodings[a + n]! + own) +
        positive(encodings[b + n]! + own) +
        positive(encodings[c + n]! + own) +
        positive(encodings[d + n]! + own)
    }
    if (layers.middle !== undefined) rectified(layers.middle, pooled, middle)
    rectified(layers.hidden, layers.middle === undefined ? pooled : middle, hidden)
    apply(layers.output, hidden, chances)
    apply(layers.work, sum, work)
    prediction.effort = work[0]!
    let highest = -Infinity
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) highest = Math.max(highest, chances[tricks]!)
    let whole = 0
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++)
      whole += chances[tricks] = Math.exp(chances[tricks]! - highest)
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) chances[tricks]! /= whole
    return prediction
  }

  /** Room for the encodings of four more suits; when there are too many, all are forgotten. */
  private makeRoom(): void {
    const { encodings, pooled, used } = this
    if (used + 4 * pooled.length <= encodings.length) return
    if (used >= REMEMBERED * pooled.length) {
      this.sides.clear()
      this.trumps.clear()
      this.used = 0
      return
    }
    this.encodings = new Float32Array(Math.max(FIRST * pooled.length, 2 * encodings.length))
    this.encodings.set(encodings)
  }

  /** Where the encoding of a suit starts: what it adds to the sum, then what it brings to the second look. */
  private encoded(deals: PackedDeal, offset: number, suit: number): number {
    const { declarer, encoding, facts, holdings, network } = this
    for (let seat = 0; seat < 4; seat++) holdings[seat] = deals[offset + ((declarer + seat) & 3) * 4 + suit]!
    const layout = layoutOf(holdings[0]!, holdings[1]!, holdings[2]!, holdings[3]!)
    const trump = suit === this.denomination
    const known = trump ? this.trumps : this.sides
    const found = known.get(layout)
    if (found !== undefined) return found
    writeSuitFacts(this.play, holdings, layout, facts)
    const own = encoding.subarray(0, network.side.outputs)
    rectified((trump ? network.trump : undefined) ?? network.side, facts, own)
    apply(network.again, own, encoding.subarray(network.side.outputs))
    const at = this.used
    this.encodings.set(encoding, at)
    this.used += encoding.length
    known.set(layout, at)
    return at
  }
}

const positive = (value: number): number => (value > 0 ? value : 0)
