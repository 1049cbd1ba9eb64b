/**
 * A layer that learns, many examples at a time: its gradient and the running moments of Adam. Matrices are flat, an example a row.
 */
import { addWeighted, type Layer, listUsed, USED } from "../src/prediction/Layer.ts"
import type { Rng } from "../src/random/Rng.ts"

export class Learner {
  readonly inputs: number
  readonly outputs: number
  /** Weights input by input, then what is added to each output. */
  private readonly values: Float64Array
  private readonly gradient: Float64Array
  private readonly first: Float64Array
  private readonly second: Float64Array

  constructor(rng: Rng, inputs: number, outputs: number, spread: number) {
    this.inputs = inputs
    this.outputs = outputs
    const size = (inputs + 1) * outputs
    this.values = Float64Array.from({ length: size }, (_, n) =>
      n < inputs * outputs ? spread * normal(rng) : 0
    )
    this.gradient = new Float64Array(size)
    this.first = new Float64Array(size)
    this.second = new Float64Array(size)
  }

  get layer(): Layer {
    const { inputs, outputs, values } = this
    const weights = Float32Array.from(values.subarray(0, inputs * outputs))
    return { inputs, outputs, weights, bias: Float32Array.from(values.subarray(inputs * outputs)) }
  }

  /** The outputs of the rows. */
  apply(input: Float64Array, rows: number, output: Float64Array): void {
    const { inputs, outputs, values } = this
    const bias = values.subarray(inputs * outputs)
    for (let row = 0; row < rows; row++) {
      const to = row * outputs
      output.set(bias, to)
      addWeighted(values, inputs, outputs, input, row * inputs, output, to)
    }
  }

  /** Adds the gradient for the rows of an input and what their outputs should change by. */
  learn(input: Float64Array, rows: number, delta: Float64Array): void {
    const { gradient, inputs, outputs } = this
    for (let row = 0; row < rows; row += 4) {
      // Of the last rows some may not be there; they count as 0.
      const there = Math.min(4, rows - row)
      const from = row * outputs
      const b = from + (there > 1 ? outputs : 0)
      const c = from + (there > 2 ? 2 * outputs : 0)
      const d = from + (there > 3 ? 3 * outputs : 0)
      for (let n = 0; n < inputs; n++) {
        const at = row * inputs + n
        const p = input[at]!
        const q = there > 1 ? input[at + inputs]! : 0
        const r = there > 2 ? input[at + 2 * inputs]! : 0
        const s = there > 3 ? input[at + 3 * inputs]! : 0
        if (p === 0 && q === 0 && r === 0 && s === 0) continue
        const to = n * outputs
        for (let m = 0; m < outputs; m++)
          gradient[to + m]! +=
            p * delta[from + m]! + q * delta[b + m]! + r * delta[c + m]! + s * delta[d + m]!
      }
    }
    const to = inputs * outputs
    for (let at = 0; at < rows * outputs; at++) gradient[to + (at % outputs)]! += delta[at]!
  }

  /** What the inputs should change by, added to `out`. An input of 0 was cut there, or nothing depends on it: it gets nothing. */
  back(input: Float64Array, rows: number, delta: Float64Array, out: Float64Array): void {
    const { inputs, outputs, values } = this
    for (let row = 0; row < rows; row++) {
      const from = row * outputs
      const at = row * inputs
      const used = listUsed(inputs, input, at)
      let next = 0
      for (; next + 4 <= used; next += 4) {
        const i = USED[next]!
        const j = USED[next + 1]!
        const k = USED[next + 2]!
        const l = USED[next + 3]!
        let p = 0
        let q = 0
        let r = 0
        let s = 0
        for (let m = 0; m < outputs; m++) {
          const value = delta[from + m]!
          p += value * values[i * outputs + m]!
          q += value * values[j * outputs + m]!
          r += value * values[k * outputs + m]!
          s += value * values[l * outputs + m]!
        }
        out[at + i]! += p
        out[at + j]! += q
        out[at + k]! += r
        out[at + l]! += s
      }
      for (; next < used; next++) {
        const n = USED[next]!
        let sum = 0
        for (let m = 0; m < outputs; m++) sum += delta[from + m]! * values[n * outputs + m]!
        out[at + n]! += sum
      }
    }
  }

  /** One step by the gradient so far, of `count` examples; weights are drawn towards 0 as well. */
  step(count: number, rate: number, time: number, decay: number): void {
    const { first, gradient, inputs, outputs, second, values } = this
    const correction = Math.sqrt(1 - 0.999 ** time) / (1 - 0.9 ** time)
    for (let n = 0; n < gradient.length; n++) {
      const value = gradient[n]! / count
      gradient[n] = 0
      first[n] = 0.9 * first[n]! + 0.1 * value
      second[n] = 0.999 * second[n]! + 0.001 * value * value
      const drawn = n < inputs * outputs ? rate * decay * values[n]! : 0
      values[n]! -= (rate * correction * first[n]!) / (Math.sqrt(second[n]!) + 1e-8) + drawn
    }
  }
}

/** A normal number, by Box and Muller. */
const normal = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(1 - rng.fraction())) * Math.cos(2 * Math.PI * rng.fraction())
