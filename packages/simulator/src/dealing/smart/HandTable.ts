/**
 * All hands of a unit that satisfy conditions, counted exactly and drawn uniformly.
 *
 * The holdings of each suit fall into classes with equal length and features. Spades with hearts, and diamonds with
 * clubs, are combined to halves (length and features added, ways multiplied); then every pair of halves of 13 cards
 * (26 for a side) that satisfies the conditions is listed with its number of hands. A draw takes a pair in proportion,
 * then a class for each suit, then a holding of the class. Numbers of hands stay below 2^53, so all of it is exact.
 */
import type { Rng } from "../../random/Rng.ts"
import { extremes, LENGTH } from "../language/holdingTables.ts"
import type { Features, OfFeatures } from "./Features.ts"

interface Class {
  /** Cards and features as one number; keys add up as they do. */
  readonly key: number
  readonly cards: number
  readonly values: Int32Array
  readonly holdings: ReadonlyArray<number>
}

/** Two suits: the class pairs with one total of cards and features, and running numbers of ways. */
interface Half {
  readonly index: number
  readonly cards: number
  readonly values: Int32Array
  ways: number
  readonly firsts: Array<Class>
  readonly seconds: Array<Class>
  readonly running: Array<number>
}

const MOST_CLASS_PAIRS = 50_000

export interface HandTable {
  /** Hands that satisfy the conditions, and hands in all. */
  readonly ways: number
  readonly all: number
  /** The least and the most of each feature among the hands that satisfy the conditions. */
  readonly least: Int32Array
  readonly most: Int32Array
  /** Cards by suit that every one of them has, and those that at least one has. */
  readonly cards: () => { readonly always: ReadonlyArray<number>; readonly ever: ReadonlyArray<number> }
  /** Draws one of them uniformly into four holdings from `at`. */
  readonly draw: (rng: Rng, out: Uint16Array, at: number) => void
}

export interface Holdable {
  /** Cards the unit holds for certain, and cards it may hold (these included), by suit. */
  readonly must: ReadonlyArray<number>
  readonly may: ReadonlyArray<number>
  readonly cards: number
}

/** The table, or undefined when counting would take too long. `wanted` judges a hand's features, at most `mostLooks` times. */
export const handTable = (
  { cards, may, must }: Holdable,
  { tables }: Features,
  wanted: OfFeatures,
  mostLooks: number
): HandTable | undefined => {
  const scale = scaleOf(tables)
  if (scale === undefined) return undefined
  const suits = [0, 1, 2, 3].map((suit) =>
    classesOf(
      must[suit]!,
      may[suit]!,
      tables.map((table) => table[suit]),
      scale
    )
  )
  const major = halvesOf(suits[3]!, suits[2]!)
  const minor = halvesOf(suits[1]!, suits[0]!)
  if (major === undefined || minor === undefined) return undefined
  const byCards = Array.from({ length: 27 }, (_, n) => minor.filter((half) => half.cards === n))
  const looks = major.reduce((sum, half) => sum + (byCards[cards - half.cards]?.length ?? 0), 0)
  if (looks > mostLooks) return undefined
  const picked: Array<number> = []
  const running: Array<number> = []
  const features = new Int32Array(tables.length)
  const least = new Int32Array(tables.length).fill(0x7fffffff)
  const most = new Int32Array(tables.length).fill(-0x80000000)
  let ways = 0
  let all = 0
  for (const first of major) {
    for (const second of byCards[cards - first.cards] ?? []) {
      all += first.ways * second.ways
      for (let k = 0; k < features.length; k++) features[k] = first.values[k]! + second.values[k]!
      if (wanted(features) === 0) continue
      ways += first.ways * second.ways
      picked.push(first.index, second.index)
      running.push(ways)
      for (let k = 0; k < features.length; k++) {
        if (features[k]! < least[k]!) least[k] = features[k]!
        if (features[k]! > most[k]!) most[k] = features[k]!
      }
    }
  }
  const pairs = Uint32Array.from(picked)
  const cumulative = Float64Array.from(running)
  return {
    ways,
    all,
    least,
    most,
    cards: () => {
      const majors = usedOf(major, picked, 0)
      const minors = usedOf(minor, picked, 1)
      const suits = [
        masksOf(minors, "seconds"),
        masksOf(minors, "firsts"),
        masksOf(majors, "seconds"),
        masksOf(majors, "firsts")
      ]
      return { always: suits.map(({ always }) => always), ever: suits.map(({ ever }) => ever) }
    },
    draw: (rng, out, at) => {
      const pair = search(cumulative, cumulative.length, rng.belowLarge(ways))
      drawHalf(rng, major[pairs[2 * pair]!]!, out, at + 3, at + 2)
      drawHalf(rng, minor[pairs[2 * pair + 1]!]!, out, at + 1, at)
    }
  }
}

/** Weights that make one number of cards and features, different for different ones; undefined when they do not fit. */
function scaleOf(tables: Features["tables"]): ReadonlyArray<number> | undefined {
  const scale: Array<number> = []
  // 0 to 26 cards come first; then each feature's range over all four suits, which keys of sums can reach.
  let next = 32
  for (const suits of tables) {
    const range = suits.reduce((sum, table) => {
      const [least, most] = table === undefined ? [0, 0] : extremes(table)
      return sum + most - least
    }, 0)
    scale.push(next)
    next *= range + 1
  }
  return next < 2 ** 52 ? scale : undefined
}

function classesOf(
  must: number,
  may: number,
  tables: ReadonlyArray<Int32Array | undefined>,
  scale: ReadonlyArray<number>
): ReadonlyArray<Class> {
  const classes = new Map<number, Class & { readonly holdings: Array<number> }>()
  // Every subset of the cards that may but need not be held.
  const free = may & ~must
  for (let rest = free; ; rest = (rest - 1) & free) {
    const holding = must | rest
    const cards = LENGTH[holding]!
    let key = cards
    for (let k = 0; k < tables.length; k++) key += scale[k]! * (tables[k]?.[holding] ?? 0)
    const found = classes.get(key)
    if (found !== undefined) found.holdings.push(holding)
    else
      classes.set(key, {
        key,
        cards,
        values: Int32Array.from(tables, (table) => table?.[holding] ?? 0),
        holdings: [holding]
      })
    if (rest === 0) break
  }
  return [...classes.values()]
}

function halvesOf(one: ReadonlyArray<Class>, other: ReadonlyArray<Class>): ReadonlyArray<Half> | undefined {
  if (one.length * other.length > MOST_CLASS_PAIRS) return undefined
  const halves = new Map<number, Half>()
  for (const first of one) {
    for (const second of other) {
      const key = first.key + second.key
      let half = halves.get(key)
      if (half === undefined) {
        const values = first.values.map((value, k) => value + second.values[k]!)
        half = {
          index: halves.size,
          cards: first.cards + second.cards,
          values,
          ways: 0,
          firsts: [],
          seconds: [],
          running: []
        }
        halves.set(key, half)
      }
      half.ways += first.holdings.length * second.holdings.length
      half.firsts.push(first)
      half.seconds.push(second)
      half.running.push(half.ways)
    }
  }
  return [...halves.values()]
}

/** The halves that occur in a list of pairs, at the first place or the second. */
function usedOf(halves: ReadonlyArray<Half>, pairs: ReadonlyArray<number>, place: number) {
  const used = new Set(pairs.filter((_, at) => at % 2 === place))
  return halves.filter(({ index }) => used.has(index))
}

/** The cards of one suit in all, and in any, of the hands that these halves make. */
function masksOf(halves: ReadonlyArray<Half>, suit: "firsts" | "seconds") {
  let always = 0x1fff
  let ever = 0
  for (const found of new Set(halves.flatMap((half) => half[suit]))) {
    for (const holding of found.holdings) {
      always &= holding
      ever |= holding
    }
  }
  return { always, ever }
}

function drawHalf(
  rng: Rng,
  { firsts, running, seconds, ways }: Half,
  out: Uint16Array,
  one: number,
  other: number
): void {
  // One number decides the classes and the holdings: what is left within the class pair counts its combinations.
  const number = rng.belowLarge(ways)
  const pair = search(running, running.length, number)
  const within = number - (pair === 0 ? 0 : running[pair - 1]!)
  const first = firsts[pair]!.holdings
  const second = seconds[pair]!.holdings
  out[one] = first[within % first.length]!
  out[other] = second[Math.trunc(within / first.length)]!
}

/** The first index whose running number exceeds `number`. */
function search(running: ArrayLike<number>, count: number, number: number): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (running[middle]! > number) high = middle
    else low = middle + 1
  }
  return low
}
