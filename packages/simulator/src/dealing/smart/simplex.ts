/** Whether linear constraints on quantities that are not negative can be met together: the first phase of the simplex method. */

/** Coefficients of the quantities; their sum is to be `bound`, or at most that. */
export interface Row {
  readonly coefficients: Float64Array
  readonly bound: number
  readonly equal: boolean
}

const SMALL = 1e-9
/** What is left of the violation beyond this is no rounding: coefficients are small whole numbers. */
const VIOLATED = 1e-4
const MOST_STEPS = 5000

/** False when no quantities meet all rows; true when some do, or when it takes too long to tell. */
export const canBeMet = (rows: ReadonlyArray<Row>, width: number): boolean => {
  // Columns: the quantities, a slack for every row (unused where equal), the bound. A row whose bound is negative is turned round,
  // and then has no slack to start with; what it lacks is the violation to be taken away.
  const count = rows.length
  const columns = width + count + 1
  const table = rows.map(({ bound, coefficients, equal }, n) => {
    const sign = bound < 0 ? -1 : 1
    const row = new Float64Array(columns)
    for (let m = 0; m < width; m++) row[m] = sign * coefficients[m]!
    if (!equal) row[width + n] = sign
    row[columns - 1] = sign * bound
    return row
  })
  // Where a row has no slack of its own to stand for it, an artificial quantity does: number -1.
  const basis = rows.map(({ bound, equal }, n) => (equal || bound < 0 ? -1 : width + n))
  const violation = new Float64Array(columns)
  for (const [n, row] of table.entries())
    if (basis[n] === -1) for (let m = 0; m < columns; m++) violation[m]! += row[m]!
  for (let step = 0; step < MOST_STEPS; step++) {
    if (violation[columns - 1]! < VIOLATED) return true
    // Bland's rule: the first column and the first row that will do, which never goes round in circles.
    let column = 0
    while (column < columns - 1 && violation[column]! < SMALL) column++
    if (column === columns - 1) return false
    let pivot = -1
    let least = Infinity
    for (const [n, row] of table.entries()) {
      if (row[column]! < SMALL) continue
      const ratio = row[columns - 1]! / row[column]!
      if (ratio < least - SMALL || (ratio < least + SMALL && basis[n]! < basis[pivot]!)) {
        least = Math.min(least, ratio)
        pivot = n
      }
    }
    if (pivot < 0) return true
    turn(table, violation, pivot, column)
    basis[pivot] = column
  }
  return true
}

/** Makes the column that of the pivot row alone. */
function turn(
  table: ReadonlyArray<Float64Array>,
  violation: Float64Array,
  pivot: number,
  column: number
): void {
  const own = table[pivot]!
  const by = own[column]!
  for (let m = 0; m < own.length; m++) own[m]! /= by
  for (const row of [...table, violation]) {
    const times = row[column]!
    if (row === own || times === 0) continue
    for (let m = 0; m < own.length; m++) row[m]! -= times * own[m]!
    row[column] = 0
  }
}
