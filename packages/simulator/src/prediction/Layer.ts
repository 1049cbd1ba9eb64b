/** One layer of a network, and what it makes of its input. */

/** Weights input by input, `inputs` × `outputs`, and what is added to each output. */
export interface Layer {
  readonly inputs: number
  readonly outputs: number
  readonly weights: Float32Array
  readonly bias: Float32Array
}

/** A layer, and what is negative becomes 0. */
export const rectified = (layer: Layer, input: Float64Array, output: Float64Array): void => {
  apply(layer, input, output)
  for (let n = 0; n < output.length; n++) if (output[n]! < 0) output[n] = 0
}

/** A layer without what comes after it. */
export function apply(
  { bias, outputs, inputs, weights }: Layer,
  input: Float64Array,
  output: Float64Array
): void {
  output.set(bias)
  addWeighted(weights, inputs, outputs, input, 0, output, 0)
}

/**
 * Adds to `outputs` numbers at `to` what `inputs` numbers at `at` bring them. Half of an input is often 0; four numbers that are not are
 * added at a time.
 */
export function addWeighted(
  weights: Float32Array | Float64Array,
  inputs: number,
  outputs: number,
  input: Float64Array,
  at: number,
  output: Float64Array,
  to: number
): void {
  const used = listUsed(inputs, input, at)
  let next = 0
  for (; next + 4 <= used; next += 4) {
    const i = USED[next]!
    const j = USED[next + 1]!
    const k = USED[next + 2]!
    const l = USED[next + 3]!
    const first = input[at + i]!
    const second = input[at + j]!
    const third = input[at + k]!
    const fourth = input[at + l]!
    for (let m = 0; m < outputs; m++) {
      output[to + m]! +=
        first * weights[i * outputs + m]! +
        second * weights[j * outputs + m]! +
        third * weights[k * outputs + m]! +
        fourth * weights[l * outputs + m]!
    }
  }
  for (; next < used; next++) {
    const n = USED[next]!
    const value = input[at + n]!
    for (let m = 0; m < outputs; m++) output[to + m]! += value * weights[n * outputs + m]!
  }
}

/** The inputs that are not 0, as listed last. */
export const USED = new Uint16Array(1024)

/** Lists the inputs that are not 0; answers how many. */
export function listUsed(inputs: number, input: Float64Array, at: number): number {
  let used = 0
  for (let n = 0; n < inputs; n++) if (input[at + n] !== 0) USED[used++] = n
  return used
}
