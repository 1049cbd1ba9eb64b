/** Solving symmetric positive definite systems, matrices row by row. */

/** The lower triangular factor of a matrix; undefined when it is not positive definite. */
export const cholesky = (matrix: Float64Array, width: number): Float64Array | undefined => {
  const factor = new Float64Array(width * width)
  for (let n = 0; n < width; n++) {
    for (let m = 0; m <= n; m++) {
      let sum = matrix[n * width + m]!
      for (let k = 0; k < m; k++) sum -= factor[n * width + k]! * factor[m * width + k]!
      if (n === m) {
        if (sum <= 0) return undefined
        factor[n * width + n] = Math.sqrt(sum)
      } else factor[n * width + m] = sum / factor[m * width + m]!
    }
  }
  return factor
}

/** The solution for a right-hand side, given the factor. */
export const solve = (factor: Float64Array, right: Float64Array, width: number): Float64Array => {
  const result = Float64Array.from(right)
  for (let n = 0; n < width; n++) {
    for (let m = 0; m < n; m++) result[n]! -= factor[n * width + m]! * result[m]!
    result[n]! /= factor[n * width + n]!
  }
  for (let n = width - 1; n >= 0; n--) {
    for (let m = n + 1; m < width; m++) result[n]! -= factor[m * width + n]! * result[m]!
    result[n]! /= factor[n * width + n]!
  }
  return result
}
