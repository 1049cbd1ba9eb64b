/** Least squares for a few terms and many rows. */

export interface LinearFit {
  readonly coefficients: ReadonlyArray<number>
  /** Standard deviation of what is left, with the degrees of freedom taken off. */
  readonly sd: number
  readonly rows: number
}

/** Coefficients that minimise the squared error of `targets`. Precondition: more rows than terms, none redundant. */
export const leastSquares = (
  rows: ReadonlyArray<ReadonlyArray<number>>,
  targets: ArrayLike<number>
): LinearFit => {
  const terms = rows[0]!.length
  const normal = Array.from({ length: terms }, () => new Float64Array(terms + 1))
  for (const [n, row] of rows.entries()) {
    for (let i = 0; i < terms; i++) {
      for (let j = 0; j < terms; j++) normal[i]![j]! += row[i]! * row[j]!
      normal[i]![terms]! += row[i]! * targets[n]!
    }
  }
  const coefficients = solve(normal)
  let squares = 0
  for (const [n, row] of rows.entries()) squares += (targets[n]! - dot(coefficients, row)) ** 2
  return { coefficients, sd: Math.sqrt(squares / (rows.length - terms)), rows: rows.length }
}

export const dot = (a: ReadonlyArray<number>, b: ReadonlyArray<number>): number => {
  let sum = 0
  for (let n = 0; n < a.length; n++) sum += a[n]! * b[n]!
  return sum
}

/** Gaussian elimination with partial pivoting on rows whose last entry is the right-hand side. Changes its argument. */
export const solve = (rows: ReadonlyArray<Float64Array>): Array<number> => {
  const n = rows.length
  const order = [...rows]
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(order[row]![column]!) > Math.abs(order[pivot]![column]!)) pivot = row
    }
    ;[order[column], order[pivot]] = [order[pivot]!, order[column]!]
    const top = order[column]!
    for (let row = column + 1; row < n; row++) {
      const below = order[row]!
      const factor = below[column]! / top[column]!
      if (factor === 0) continue
      for (let k = column; k <= n; k++) below[k]! -= factor * top[k]!
    }
  }
  const answer = Array<number>(n).fill(0)
  for (let row = n - 1; row >= 0; row--) {
    const line = order[row]!
    let sum = line[n]!
    for (let k = row + 1; k < n; k++) sum -= line[k]! * answer[k]!
    answer[row] = sum / line[row]!
  }
  return answer
}
