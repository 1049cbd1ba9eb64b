/**
 * Training of the trick predictor: plain stochastic gradients (Adam) on the logarithm of the chance given to the tricks that
 * the solver found. Everything random comes from one seeded generator, so a run can be repeated.
 */
import { type Network, TRICK_COUNTS } from "../src/prediction/Network.ts"
import { SUIT_FACTS } from "../src/prediction/SuitFacts.ts"
import type { Rng } from "../src/random/Rng.ts"
import { Learner } from "./Learner.ts"

/** One cell of a solved deal: where its four suits' facts begin, the trump suit first, and the tricks. */
export interface Examples {
  readonly facts: Float32Array
  /** Four for each example: the trump suit, or any at notrump, then the other three. */
  readonly suits: Uint32Array
  readonly tricks: Uint8Array
}

export interface Course {
  readonly encoder: number
  /** Units of the second look. */
  readonly context: number
  /** Units of the hidden layers, one or two. */
  readonly hidden: ReadonlyArray<number>
  /** How fast weights are drawn towards 0, beside their rate of learning. */
  readonly decay: number
  readonly epochs: number
  readonly rate: number
  readonly batch: number
}

/** The part of a network that examples of tricks teach. */
export type Taught = Omit<Network, "work">

/** A network for these examples; `trump` when their first suit is one. `report` hears of every epoch. */
export function train(
  examples: Examples,
  trump: boolean,
  course: Course,
  rng: Rng,
  report: (epoch: number, network: Taught) => void
): Taught {
  const { facts, suits, tricks } = examples
  const { batch, context: looks, encoder } = course
  const layer = (inputs: number, outputs: number, variance: number) =>
    new Learner(rng, inputs, outputs, Math.sqrt(variance / inputs))
  const side = layer(SUIT_FACTS, encoder, 2)
  const first = trump ? layer(SUIT_FACTS, encoder, 2) : side
  const again = layer(encoder, looks, 1)
  const context = layer(encoder, looks, 0.3)
  // The layers after the two sums: hidden ones, then the output.
  const pooledWidth = encoder + looks
  const widths = [pooledWidth, ...course.hidden]
  const layers = course.hidden.map((width, n) => layer(widths[n]!, width, n === 0 ? 0.5 : 2))
  const output = new Learner(rng, widths.at(-1)!, TRICK_COUNTS, 0.1)
  const network = (): Taught => ({
    side: side.layer,
    trump: trump ? first.layer : undefined,
    again: again.layer,
    context: context.layer,
    middle: layers.length > 1 ? layers[0]!.layer : undefined,
    hidden: layers.at(-1)!.layer,
    output: output.layer
  })

  const matrix = (width: number) => new Float64Array(batch * width)
  const four = (width: number) => [matrix(width), matrix(width), matrix(width), matrix(width)]
  const given = four(SUIT_FACTS)
  const encoded = four(encoder)
  const seen = four(looks)
  const encodedDeltas = four(encoder)
  const sum = matrix(encoder)
  const sumDelta = matrix(encoder)
  const common = matrix(looks)
  const commonDelta = matrix(looks)
  const seenDelta = matrix(looks)
  /** The pooled sums and the hidden layers, and how the loss changes with each. */
  const units = widths.map(matrix)
  const deltas = widths.map(matrix)
  const chances = matrix(TRICK_COUNTS)

  /** From the facts of a batch to its chances. */
  function forward(): void {
    sum.fill(0)
    for (const [suit, one] of encoded.entries()) {
      ;(suit === 0 ? first : side).apply(given[suit]!, batch, one)
      rectify(one)
      for (let n = 0; n < one.length; n++) sum[n]! += one[n]!
    }
    context.apply(sum, batch, common)
    const pooled = units[0]!
    for (let row = 0; row < batch; row++) {
      pooled.set(sum.subarray(row * encoder, (row + 1) * encoder), row * pooledWidth)
      pooled.fill(0, row * pooledWidth + encoder, (row + 1) * pooledWidth)
    }
    for (const [suit, one] of seen.entries()) {
      again.apply(encoded[suit]!, batch, one)
      for (let n = 0; n < one.length; n++) one[n]! += common[n]!
      rectify(one)
      for (let row = 0; row < batch; row++) {
        const to = row * pooledWidth + encoder
        for (let n = 0; n < looks; n++) pooled[to + n]! += one[row * looks + n]!
      }
    }
    for (const [n, hidden] of layers.entries()) {
      hidden.apply(units[n]!, batch, units[n + 1]!)
      rectify(units[n + 1]!)
    }
    output.apply(units.at(-1)!, batch, chances)
    for (let row = 0; row < batch; row++)
      softmax(chances.subarray(row * TRICK_COUNTS, (row + 1) * TRICK_COUNTS))
  }

  /** From how the loss changes with the logits, in `chances`, to the gradients of all layers. */
  function backward(): void {
    for (const delta of deltas) delta.fill(0)
    output.learn(units.at(-1)!, batch, chances)
    output.back(units.at(-1)!, batch, chances, deltas.at(-1)!)
    for (let n = layers.length - 1; n >= 0; n--) {
      layers[n]!.learn(units[n]!, batch, deltas[n + 1]!)
      layers[n]!.back(units[n]!, batch, deltas[n + 1]!, deltas[n]!)
    }
    const pooled = deltas[0]!
    for (let row = 0; row < batch; row++) {
      const from = row * pooledWidth
      sumDelta.set(pooled.subarray(from, from + encoder), row * encoder)
    }
    commonDelta.fill(0)
    for (const [suit, one] of seen.entries()) {
      for (let row = 0; row < batch; row++) {
        for (let n = 0; n < looks; n++) {
          const at = row * looks + n
          seenDelta[at] = one[at]! > 0 ? pooled[row * pooledWidth + encoder + n]! : 0
        }
      }
      for (let n = 0; n < commonDelta.length; n++) commonDelta[n]! += seenDelta[n]!
      again.learn(encoded[suit]!, batch, seenDelta)
      encodedDeltas[suit]!.fill(0)
      again.back(encoded[suit]!, batch, seenDelta, encodedDeltas[suit]!)
    }
    context.learn(sum, batch, commonDelta)
    context.back(sum, batch, commonDelta, sumDelta)
    for (const [suit, one] of encoded.entries()) {
      const delta = encodedDeltas[suit]!
      for (let n = 0; n < delta.length; n++) delta[n] = one[n]! > 0 ? delta[n]! + sumDelta[n]! : 0
      ;(suit === 0 ? first : side).learn(given[suit]!, batch, delta)
    }
  }

  const order = Uint32Array.from(tricks, (_, n) => n)
  const batches = Math.floor(order.length / batch)
  let time = 0
  for (let epoch = 0; epoch < course.epochs; epoch++) {
    shuffle(order, rng)
    for (let from = 0; from < batches * batch; from += batch) {
      for (let row = 0; row < batch; row++) {
        for (const [suit, matrix] of given.entries()) {
          const at = suits[4 * order[from + row]! + suit]! * SUIT_FACTS
          for (let n = 0; n < SUIT_FACTS; n++) matrix[row * SUIT_FACTS + n] = facts[at + n]!
        }
      }
      forward()
      for (let row = 0; row < batch; row++) chances[row * TRICK_COUNTS + tricks[order[from + row]!]!]! -= 1
      backward()
      time++
      // Falls in a straight line to almost nothing, which averages the noise of the last epochs away.
      const rate = course.rate * (1 - time / (course.epochs * batches)) + course.rate / 200
      for (const learner of new Set([side, first, again, context, ...layers, output]))
        learner.step(batch, rate, time, course.decay)
    }
    report(epoch + 1, network())
  }
  return network()
}

function rectify(values: Float64Array): void {
  for (let n = 0; n < values.length; n++) if (values[n]! < 0) values[n] = 0
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
