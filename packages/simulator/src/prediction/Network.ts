/**
 * A small network that gives, for a deal and a contract's denomination, the chances of 0 to 13 double-dummy tricks. Every suit
 * goes through the same encoder (the trump suit through its own), the four results are added, so that no suit
 * is special; one or two hidden layers and the output follow. It is trained on the bank by pnpm predictor:build. Its
 * errors cost exactness, never correctness: nothing but solved deals decides a mean. docs/statistics.md#predictor
 */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { layoutOf, SUIT_FACTS, writeSuitFacts } from "./SuitFacts.ts"
import type { SuitPlay } from "./SuitPlay.ts"

/** Weights input by input, `inputs` × `outputs`, and what is added to each output. */
export interface Layer {
  readonly inputs: number
  readonly outputs: number
  readonly weights: Float32Array
  readonly bias: Float32Array
}

export interface Network {
  readonly side: Layer
  /** The encoder of the trump suit; not there for notrump. */
  readonly trump: Layer | undefined
  /** A hidden layer before the last one, if there is one. */
  readonly middle: Layer | undefined
  /** The last hidden layer. */
  readonly hidden: Layer
  /** 14 logits, then the logarithm of the cards a solver plays in its search. */
  readonly output: Layer
}

export const TRICK_COUNTS = 14
/** Suit layouts whose encoding is remembered, at most. */
const REMEMBERED = 100_000

/** What is predicted; the arrays are overwritten by the next prediction. */
export interface Prediction {
  /** Chances of 0 to 13 tricks, adding up to 1. */
  readonly chances: Float64Array
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
  private readonly sides = new Map<number, Float32Array>()
  private readonly trumps = new Map<number, Float32Array>()
  private readonly sum: Float64Array
  private readonly middle: Float64Array
  private readonly facts = new Float32Array(SUIT_FACTS)
  private readonly prediction: Prediction

  constructor(network: Network, denomination: number, declarer: number, play: SuitPlay) {
    this.network = network
    this.denomination = denomination
    this.declarer = declarer
    this.play = play
    this.sum = new Float64Array(network.side.outputs)
    this.middle = new Float64Array(network.middle?.outputs ?? 0)
    this.prediction = {
      chances: new Float64Array(TRICK_COUNTS),
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
    const { prediction, sum } = this
    const { chances, hidden } = prediction
    const layers = this.network
    sum.fill(0)
    for (let suit = 0; suit < 4; suit++) {
      const encoded = this.encoded(deals, offset, suit)
      for (let n = 0; n < sum.length; n++) sum[n]! += encoded[n]!
    }
    if (layers.middle !== undefined) rectified(layers.middle, sum, this.middle)
    rectified(layers.hidden, layers.middle === undefined ? sum : this.middle, hidden)
    const { bias, outputs, weights } = layers.output
    let highest = -Infinity
    for (let tricks = 0; tricks < outputs; tricks++) {
      let value = bias[tricks]!
      for (let n = 0; n < hidden.length; n++) value += hidden[n]! * weights[n * outputs + tricks]!
      if (tricks === TRICK_COUNTS) prediction.effort = value
      else {
        chances[tricks] = value
        if (value > highest) highest = value
      }
    }
    let whole = 0
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++)
      whole += chances[tricks] = Math.exp(chances[tricks]! - highest)
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) chances[tricks]! /= whole
    return prediction
  }

  private encoded(deals: PackedDeal, offset: number, suit: number): Float32Array {
    const { declarer } = this
    const holding = (seat: number) => deals[offset + ((declarer + seat) & 3) * 4 + suit]!
    const layout = layoutOf(holding(0), holding(1), holding(2), holding(3))
    const trump = suit === this.denomination
    const known = trump ? this.trumps : this.sides
    const found = known.get(layout)
    if (found !== undefined) return found
    writeSuitFacts(this.play, [0, 1, 2, 3].map(holding), layout, this.facts)
    const result = encode((trump ? this.network.trump : undefined) ?? this.network.side, this.facts)
    if (known.size >= REMEMBERED) known.clear()
    known.set(layout, result)
    return result
  }
}

/** The encoding of a suit: what is negative becomes 0. */
export const encode = (layer: Layer, facts: Float32Array): Float32Array => {
  const result = new Float32Array(layer.outputs)
  rectified(layer, facts, result)
  return result
}

/** A layer, and what is negative becomes 0. */
export const rectified = (
  layer: Layer,
  input: ArrayLike<number>,
  output: Float32Array | Float64Array
): void => {
  apply(layer, input, output)
  for (let n = 0; n < output.length; n++) if (output[n]! < 0) output[n] = 0
}

/** A layer without what comes after it. */
export function apply(
  { bias, inputs, outputs, weights }: Layer,
  input: ArrayLike<number>,
  output: Float32Array | Float64Array
): void {
  output.set(bias)
  for (let n = 0; n < inputs; n++) {
    const value = input[n]!
    if (value === 0) continue
    const at = n * outputs
    for (let m = 0; m < outputs; m++) output[m]! += value * weights[at + m]!
  }
}
