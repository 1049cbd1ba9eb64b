/** Conditions that each hand could meet by itself but not all of them together: the pack has only so many points and cards. */
import type { Counts, Measure } from "../language/Expression.ts"
import { measureTable } from "../language/holdingTables.ts"
import type { Counted } from "./countUnit.ts"
import { isCardSum } from "./Features.ts"

/** True when the least that the seats need exceeds the pack, or the most they may have falls short of it. */
export const impossibleTogether = (counted: ReadonlyArray<Counted>, counts: Counts): boolean => {
  const seats = counted.filter(({ unit }) => unit.cards === 13)
  const names = new Set(seats.flatMap(({ features }) => features.names))
  return [...names].some((name) => {
    const total = inPack(name, counts)
    if (total === undefined) return false
    const ranges = seats.flatMap(({ features, table }) => {
      const index = features.names.indexOf(name)
      return index < 0 ? [] : [{ least: table.least[index]!, most: table.most[index]! }]
    })
    const least = ranges.reduce((sum, range) => sum + range.least, 0)
    const most = ranges.reduce((sum, range) => sum + range.most, 0)
    return (total.positive && least > total.value) || (ranges.length === 4 && most < total.value)
  })
}

/** What the whole pack has of a feature: `hcp -1`, `length 3`, `card 51`; undefined where hands do not add up. */
function inPack(
  name: string,
  counts: Counts
): { readonly value: number; readonly positive: boolean } | undefined {
  const [kind, number] = name.split(" ") as [string, string?]
  if (kind === "card") return { value: 1, positive: true }
  if (number === undefined || !isCardSum(kind as Measure)) return undefined
  const table = measureTable(kind as Measure, counts)
  const whole = table[0x1fff]!
  return { value: Number(number) < 0 ? 4 * whole : whole, positive: table.every((value) => value >= 0) }
}
