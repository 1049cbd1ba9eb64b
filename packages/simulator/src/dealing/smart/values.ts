/**
 * Conditions that tables of single hands do not show to be impossible, but the four hands together do: the values of one
 * measure in the four hands add up to what the pack has. Every way to share them out is tried, with everything else
 * unknown; when none can satisfy all clauses, no deal can. For conditions that a trial has not met.
 */
import { type Counts, type Expression, within } from "../language/Expression.ts"
import { extremes, measureTable } from "../language/holdingTables.ts"
import { boundsOf, possiblyTrue } from "./bounds.ts"
import { countAll } from "./countAll.ts"
import type { Counted, Measured } from "./countUnit.ts"
import { isCardSum } from "./Features.ts"
import { impossibleBySums } from "./linear.ts"
import type { Pair } from "./ranges.ts"
import type { Atom } from "./Unit.ts"

/** Measures that are followed in every hand at most: each makes the tables several times as long. */
const MOST_WATCHED = 5

/** Ways to share out a measure that are tried at most. */
const MOST_WAYS = 200_000

export const impossibleByValues = (
  clauses: ReadonlyArray<Expression>,
  held: Uint16Array,
  counts: Counts
): boolean => {
  const measures = measuresIn(clauses)
  // Counted once more, with all that any clause asks about followed in every hand.
  const counted = countAll(clauses, held, counts, measures.length > MOST_WATCHED ? [] : measures)
  if (counted === undefined || impossibleBySums(clauses, counted, held, counts)) return true
  const ranges = rangesOf(counted, held, counts)
  const values = new Int32Array(4)
  const range = (atom: Atom) =>
    atom.kind === "measure" && isCardSum(atom.measure)
      ? ranges(atom.measure, atom.suit, atom.seat)
      : undefined
  /** Whether some way to share out what `follows` recognises lets every clause be true. */
  const isMet = (follows: (atom: Atom) => boolean, each: ReadonlyArray<Pair>, total: number): boolean => {
    const atom = (node: Atom) => (follows(node) ? () => values[node.seat]! : undefined)
    const tests = clauses.map((clause) => boundsOf(clause, { atom, range }, counts))
    return shares(each, total, values, () => tests.every((bounds) => possiblyTrue(bounds, values)))
  }
  return (
    measures.some(([measure, suit]) => {
      const total = (suit < 0 ? 4 : 1) * measureTable(measure, counts)[0x1fff]!
      const each = [0, 1, 2, 3].map((seat) => ranges(measure, suit, seat))
      const ways = each.slice(0, 3).reduce((product, [least, most]) => product * (most - least + 1), 1)
      const follows = (atom: Atom) =>
        atom.kind === "measure" && atom.measure === measure && atom.suit === suit
      return ways <= MOST_WAYS && !isMet(follows, each, total)
    }) ||
    cardsIn(clauses).some((card) => {
      const each = [0, 1, 2, 3].map((): Pair => [0, 1])
      return !isMet((atom) => atom.kind === "hascard" && atom.card === card, each, 1)
    })
  )
}

/** Goes through all ways to share `total` among four hands until one is as wanted; true if one is. */
function shares(
  [a, b, c, d]: ReadonlyArray<Pair>,
  total: number,
  values: Int32Array,
  isWanted: () => boolean
): boolean {
  for (let north = a![0]; north <= a![1]; north++) {
    for (let east = b![0]; east <= b![1]; east++) {
      for (let south = c![0]; south <= c![1]; south++) {
        const west = total - north - east - south
        if (west < d![0] || west > d![1]) continue
        values[0] = north
        values[1] = east
        values[2] = south
        values[3] = west
        if (isWanted()) return true
      }
    }
  }
  return false
}

/** The cards that clauses name. */
function cardsIn(clauses: ReadonlyArray<Expression>): ReadonlyArray<number> {
  return [
    ...new Set(
      clauses
        .flatMap((clause) => within(clause))
        .flatMap((node) => (node.kind === "hascard" ? [node.card] : []))
    )
  ]
}

/** The measures that clauses name and that add up over the hands, each once. */
function measuresIn(clauses: ReadonlyArray<Expression>): ReadonlyArray<Measured> {
  const found = new Map<string, Measured>()
  for (const node of clauses.flatMap(within)) {
    // A shape is four lengths.
    const named: ReadonlyArray<Measured> =
      node.kind === "shape"
        ? [0, 1, 2, 3].map((suit): Measured => ["length", suit])
        : node.kind === "measure" && isCardSum(node.measure)
          ? [[node.measure, node.suit]]
          : []
    for (const [measure, suit] of named) found.set(`${measure} ${suit}`, [measure, suit])
  }
  return [...found.values()]
}

/** What a measure can be in a hand: by its table, where there is one that follows it, otherwise by the cards there are. */
function rangesOf(counted: ReadonlyArray<Counted>, held: Uint16Array, counts: Counts) {
  return (measure: Measured[0], suit: number, seat: number): Pair => {
    const own = counted.find(({ unit }) => unit.cards === 13 && unit.seats[0] === seat)
    const index = own?.features.names.indexOf(`${measure} ${suit}`) ?? -1
    if (own !== undefined && index >= 0) return [own.table.least[index]!, own.table.most[index]!]
    const table = measureTable(measure, counts)
    const suits = suit < 0 ? [0, 1, 2, 3] : [suit]
    const [least, most] = extremes(table)
    // Where counts are never negative a hand has at least what it holds and at most what no other holds.
    if (least < 0) return [least * suits.length, most * suits.length]
    const sum = (mask: (suit: number) => number) => suits.reduce((total, n) => total + table[mask(n)]!, 0)
    const others = [0, 1, 2, 3].filter((other) => other !== seat)
    return [
      sum((n) => held[seat * 4 + n]!),
      sum((n) => 0x1fff & ~others.reduce((taken, other) => taken | held[other * 4 + n]!, 0))
    ]
  }
}
