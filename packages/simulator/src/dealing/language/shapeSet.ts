/** The lengths that a list of shapes allows, as one table: any list, however long, costs one look-up. */
import type { ShapeTerm } from "./Expression.ts"

/** 1 for allowed lengths, index (spades × 14 + hearts) × 14 + diamonds; clubs follow. */
export type ShapeSet = Uint8Array

/** Terms in order: each adds its shapes to what the earlier ones left, or takes them away. */
export const shapeSet = (terms: ReadonlyArray<ShapeTerm>): ShapeSet => {
  const set = new Uint8Array(14 * 14 * 14)
  for (const { add, any, lengths } of terms) {
    const orders = any ? permutations(lengths) : [lengths]
    for (let spades = 0; spades <= 13; spades++) {
      for (let hearts = 0; hearts <= 13 - spades; hearts++) {
        for (let diamonds = 0; diamonds <= 13 - spades - hearts; diamonds++) {
          const hand = [spades, hearts, diamonds, 13 - spades - hearts - diamonds]
          if (orders.some((order) => order.every((length, n) => length < 0 || length === hand[n]))) {
            set[(spades * 14 + hearts) * 14 + diamonds] = add ? 1 : 0
          }
        }
      }
    }
  }
  return set
}

function permutations(lengths: ReadonlyArray<number>): ReadonlyArray<ReadonlyArray<number>> {
  if (lengths.length < 2) return [lengths]
  return lengths.flatMap((length, n) =>
    permutations([...lengths.slice(0, n), ...lengths.slice(n + 1)]).map((rest) => [length, ...rest])
  )
}
