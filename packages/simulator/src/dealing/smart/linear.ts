/**
 * Conditions that are impossible because sums cannot be met together: `spades(north) + hearts(south) > 20 and hearts(north) +
 * spades(south) > 6` asks for 28 of 26 cards. Comparisons of sums, what the pack has and what the tables of single hands know
 * are linear constraints on the cards of each hand; when even fractions of cards cannot meet them all, no deal can.
 */
import { length } from "@rubber-bridge/core/cards/Holding"
import { type Counts, type Expression, type Measure, within } from "../language/Expression.ts"
import type { Counted } from "./countUnit.ts"
import { isCardSum } from "./Features.ts"
import { canBeMet, type Row } from "./simplex.ts"
import { atMost, Sums } from "./sums.ts"

/** Ways in which clauses can be true together that are looked at, at most. */
const MOST_WAYS = 64

export const impossibleBySums = (
  clauses: ReadonlyArray<Expression>,
  counted: ReadonlyArray<Counted>,
  held: Uint16Array,
  counts: Counts
): boolean => {
  const nodes = clauses.flatMap(within)
  const known = counted.flatMap(factsOf)
  const measures = new Set([
    ...nodes.flatMap((node) => (node.kind === "measure" && isCardSum(node.measure) ? [node.measure] : [])),
    ...known.map(({ measure }) => measure)
  ])
  const cards = [
    ...nodes.flatMap((node) => (node.kind === "hascard" ? [node.card] : [])),
    ...known.flatMap(({ card }) => (card === undefined ? [] : [card]))
  ]
  const sums = new Sums(measures, cards, counts)
  const always: Array<Row> = packOf(sums, held)
  for (const { card, least, measure, most, seats, suit } of known) {
    const sum = card === undefined ? sums.measured(seats, suit, measure) : sums.holds(seats, card)
    always.push(atMost(sum, sums.constant(most)), atMost(sums.constant(least), sum))
  }
  let ways: ReadonlyArray<ReadonlyArray<Row>> = [always]
  for (const own of clauses
    .map((clause) => sums.ways(clause, true))
    .toSorted((a, b) => a.length - b.length)) {
    // A clause that would make them too many is left out: what is found impossible without it is so with it.
    if (ways.length * own.length > MOST_WAYS) break
    ways = ways.flatMap((way) => own.map((rows) => [...way, ...rows]))
  }
  return ways.every((rows) => !canBeMet(rows, sums.width))
}

/** What is known of a feature, a card's or a measure's, in the hands of a unit. */
interface Fact {
  readonly card: number | undefined
  readonly measure: Measure
  readonly suit: number
  readonly seats: ReadonlyArray<number>
  readonly least: number
  readonly most: number
}

function factsOf({ features, table, unit }: Counted): ReadonlyArray<Fact> {
  return features.names.flatMap((name, n): ReadonlyArray<Fact> => {
    const [kind, number] = name.split(" ") as [string, string?]
    const common = { seats: unit.seats, least: table.least[n]!, most: table.most[n]! }
    if (kind === "card") return [{ ...common, card: Number(number), measure: "length", suit: -1 }]
    if (number === undefined || !isCardSum(kind as Measure)) return []
    return [{ ...common, card: undefined, measure: kind as Measure, suit: Number(number) }]
  })
}

/** Every card is in one hand, every hand has thirteen, and known cards are where they are. */
function packOf(sums: Sums, held: Uint16Array): Array<Row> {
  const rows: Array<Row> = []
  for (const group of sums.groups) {
    const only = (one: unknown) => (one === group ? 1 : 0)
    const { coefficients } = sums.sum(only, [0, 1, 2, 3])
    rows.push({ coefficients, bound: length(group.mask), equal: true })
    for (let seat = 0; seat < 4; seat++) {
      const known = length(group.mask & held[4 * seat + group.suit]!)
      if (known > 0) rows.push(atMost(sums.constant(known), sums.sum(only, [seat])))
    }
  }
  for (let seat = 0; seat < 4; seat++)
    rows.push({ coefficients: sums.sum(() => 1, [seat]).coefficients, bound: 13, equal: true })
  return rows
}
