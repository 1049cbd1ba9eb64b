/**
 * Training of the trick predictor: plain stochastic gradients (Adam) on the logarithm of the chance given to the tricks that
 * the solver found. Everything random comes from one seeded generator, so a run can be repeated.
 */
import { apply, type Layer, type Network, rectified, TRICK_COUNTS } from "../src/prediction/Network.ts"
import { SUIT_FACTS } from "../src/prediction/SuitFacts.ts"
import type { Rng } from "../src/random/Rng.ts"

/** One cell of a solved deal: where its four suits' facts begin, the trump suit first, and the tricks. */
export interface Examples {
  readonly facts: Float32Array
  /** Four for each example: the trump suit, or any at notrump, then the other three. */
  readonly suits: Uint32Array
  readonly tricks: Uint8Array
}

export interface Course {
  readonly encoder: number
  /** Units of the hidden layers, one or two. */
  readonly hidden: ReadonlyArray<number>
  /** How fast weights are drawn towards 0, beside their rate of learning. */
  readonly decay: number
  readonly epochs: number
  readonly rate: number
  readonly batch: number
}

/** A layer that learns: its gradient and the running moments of Adam. */
class Learner {
  readonly layer: Layer
  readonly gradient: Float32Array
  private readonly first: Float32Array
  private readonly second: Float32Array

  constructor(rng: Rng, inputs: number, outputs: number, spread: number) {
    this.layer = {
      inputs,
      outputs,
      weights: Float32Array.from({ length: inputs * outputs }, () => spread * normal(rng)),
      bias: new Float32Array(outputs)
    }
    const size = (inputs + 1) * outputs
    this.gradient = new Float32Array(size)
    this.first = new Float32Array(size)
    this.second = new Float32Array(size)
  }

  /** Adds the gradient for one input and what its outputs should change by. */
  learn(input: ArrayLike<number>, from: number, delta: Float64Array): void {
    const { inputs, outputs } = this.layer
    for (let n = 0; n < inputs; n++) {
      const value = input[from + n]!
      if (value === 0) continue
      const at = n * outputs
      for (let m = 0; m < outputs; m++) this.gradient[at + m]! += value * delta[m]!
    }
    const at = inputs * outputs
    for (let m = 0; m < outputs; m++) this.gradient[at + m]! += delta[m]!
  }

  step(count: number, rate: number, time: number, decay: number): void {
    const { bias, weights } = this.layer
    const correction = Math.sqrt(1 - 0.999 ** time) / (1 - 0.9 ** time)
    for (let n = 0; n < this.gradient.length; n++) {
      const value = this.gradient[n]! / count
      this.gradient[n] = 0
      this.first[n] = 0.9 * this.first[n]! + 0.1 * value
      this.second[n] = 0.999 * this.second[n]! + 0.001 * value * value
      const move = (rate * correction * this.first[n]!) / (Math.sqrt(this.second[n]!) + 1e-8)
      if (n < weights.length) weights[n]! -= move + rate * decay * weights[n]!
      else bias[n - weights.length]! -= move
    }
  }
}

/** A network for these examples; `trump` when their first suit is one. `report` hears of every epoch. */
export function train(
  examples: Examples,
  trump: boolean,
  course: Course,
  rng: Rng,
  report: (epoch: number, network: Network) => void
): Network {
  const { facts, suits, tricks } = examples
  const side = new Learner(rng, SUIT_FACTS, course.encoder, Math.sqrt(2 / SUIT_FACTS))
  const first = trump ? new Learner(rng, SUIT_FACTS, course.encoder, Math.sqrt(2 / SUIT_FACTS)) : side
  // The layers after the sum: hidden ones, then the output.
  const widths = [course.encoder, ...course.hidden]
  const layers = course.hidden.map(
    (width, n) => new Learner(rng, widths[n]!, width, Math.sqrt((n === 0 ? 0.5 : 2) / widths[n]!))
  )
  const output = new Learner(rng, widths.at(-1)!, TRICK_COUNTS, 0.1)
  const network: Network = {
    side: side.layer,
    trump: trump ? first.layer : undefined,
    middle: layers.length > 1 ? layers[0]!.layer : undefined,
    hidden: layers.at(-1)!.layer,
    output: output.layer
  }
  const encoded = Array.from({ length: 4 }, () => new Float64Array(course.encoder))
  /** The sum and the hidden layers, and how the loss changes with each. */
  const units = widths.map((width) => new Float64Array(width))
  const deltas = widths.map((width) => new Float64Array(width))
  const sum = units[0]!
  const sumDelta = deltas[0]!
  const chances = new Float64Array(TRICK_COUNTS)
  const suitDelta = new Float64Array(course.encoder)
  const order = Uint32Array.from(tricks, (_, n) => n)
  const batches = Math.floor(order.length / course.batch)
  let time = 0
  for (let epoch = 0; epoch < course.epochs; epoch++) {
    shuffle(order, rng)
    for (let batch = 0; batch < batches; batch++) {
      for (let n = batch * course.batch; n < (batch + 1) * course.batch; n++) {
        const example = order[n]!
        sum.fill(0)
        for (let suit = 0; suit < 4; suit++) {
          const from = suits[4 * example + suit]! * SUIT_FACTS
          const one = encoded[suit]!
          apply((suit === 0 ? first : side).layer, facts.subarray(from, from + SUIT_FACTS), one)
          for (let m = 0; m < one.length; m++) {
            if (one[m]! < 0) one[m] = 0
            else sum[m]! += one[m]!
          }
        }
        for (const [m, { layer }] of layers.entries()) rectified(layer, units[m]!, units[m + 1]!)
        apply(output.layer, units.at(-1)!, chances)
        softmax(chances)
        chances[tricks[example]!]! -= 1
        output.learn(units.at(-1)!, 0, chances)
        back(output.layer, chances, deltas.at(-1)!)
        for (let m = layers.length - 1; m >= 0; m--) {
          const own = units[m + 1]!
          const delta = deltas[m + 1]!
          for (let n = 0; n < own.length; n++) if (own[n] === 0) delta[n] = 0
          layers[m]!.learn(units[m]!, 0, delta)
          back(layers[m]!.layer, delta, deltas[m]!)
        }
        for (let suit = 0; suit < 4; suit++) {
          const one = encoded[suit]!
          for (let m = 0; m < one.length; m++) suitDelta[m] = one[m]! > 0 ? sumDelta[m]! : 0
          const learner = suit === 0 ? first : side
          learner.learn(facts, suits[4 * example + suit]! * SUIT_FACTS, suitDelta)
        }
      }
      time++
      // Falls in a straight line to almost nothing, which averages the noise of the last epochs away.
      const rate = course.rate * (1 - time / (course.epochs * batches)) + course.rate / 200
      for (const learner of new Set([side, first, ...layers, output]))
        learner.step(course.batch, rate, time, course.decay)
    }
    report(epoch + 1, network)
  }
  return network
}

function back({ inputs, outputs, weights }: Layer, delta: Float64Array, out: Float64Array): void {
  for (let n = 0; n < inputs; n++) {
    let value = 0
    for (let m = 0; m < outputs; m++) value += weights[n * outputs + m]! * delta[m]!
    out[n] = value
  }
}

function softmax(values: Float64Array): void {
  const highest = Math.max(...values)
  let whole = 0
  for (let n = 0; n < values.length; n++) whole += values[n] = Math.exp(values[n]! - highest)
  for (let n = 0; n < values.length; n++) values[n]! /= whole
}

function shuffle(order: Uint32Array, rng: Rng): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = rng.below(last + 1)
    const kept = order[last]!
    order[last] = order[other]!
    order[other] = kept
  }
}

/** A normal number, by Box and Muller. */
const normal = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(1 - rng.fraction())) * Math.cos(2 * Math.PI * rng.fraction())
