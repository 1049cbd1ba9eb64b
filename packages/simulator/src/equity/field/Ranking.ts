/** Values as small whole numbers in the same order, for comparing many of them in little memory. */
import { NEVER } from "./Judgement.ts"

/** The rank of `NEVER`, below every other. */
export const REFUSED = 0

/**
 * The rank of each of `values`: `REFUSED` for `NEVER`, from 1 on for the others, in ascending order; equal values have
 * equal ranks. Precondition: it is asked for no other values.
 */
export const ranking = (values: ReadonlyArray<Float64Array>): ((value: number) => number) => {
  const { count, distinct } = sortedDistinct(values)
  return (value) => {
    if (value === NEVER) return REFUSED
    let low = 0
    let high = count - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (distinct[middle]! < value) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

/** Every value but `NEVER` once, in ascending order, and how many there are; the rest of the array means nothing. */
function sortedDistinct(values: ReadonlyArray<Float64Array>): { count: number; distinct: Float64Array } {
  const all = new Float64Array(values.reduce((sum, { length }) => sum + length, 0))
  let used = 0
  for (const some of values) {
    for (let at = 0; at < some.length; at++) if (some[at] !== NEVER) all[used++] = some[at]!
  }
  const distinct = all.subarray(0, used).toSorted()
  let count = 0
  for (let at = 0; at < used; at++) {
    if (count === 0 || distinct[at] !== distinct[count - 1]) distinct[count++] = distinct[at]!
  }
  return { count, distinct }
}
