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

/** A layer without what comes after it. Half of an input is often 0; four numbers that are not are added at a time. */
export function apply(
  { bias, inputs, outputs, weights }: Layer,
  input: Float64Array,
  output: Float64Array
): void {
  output.set(bias)
  let used = 0
  for (let n = 0; n < inputs; n++) if (input[n] !== 0) USED[used++] = n
  let next = 0
  for (; next + 4 <= used; next += 4) {
    const i = USED[next]!
    const j = USED[next + 1]!
    const k = USED[next + 2]!
    const l = USED[next + 3]!
    const first = input[i]!
    const second = input[j]!
    const third = input[k]!
    const fourth = input[l]!
    for (let m = 0; m < outputs; m++) {
      output[m]! +=
        first * weights[i * outputs + m]! +
        second * weights[j * outputs + m]! +
        third * weights[k * outputs + m]! +
        fourth * weights[l * outputs + m]!
    }
  }
  for (; next < used; next++) {
    const n = USED[next]!
    for (let m = 0; m < outputs; m++) output[m]! += input[n]! * weights[n * outputs + m]!
  }
}

/** The inputs that are not 0. */
const USED = new Uint16Array(1024)
