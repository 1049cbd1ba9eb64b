/**
 * The numbers of a hand that a condition looks at. Each is a sum over the four suits of a table's value, so hands can
 * be counted suit by suit: points, lengths, controls, single cards, losers and so on all have this form.
 */
import type { Counts, Expression, Measure } from "../language/Expression.ts"
import { FOUR_CS, type HoldingTable, LENGTH, measureTable } from "../language/holdingTables.ts"
import { shapeSet } from "../language/shapeSet.ts"

/** A value of one hand from its features. */
export type OfFeatures = (features: Int32Array) => number

export class Features {
  /** For each feature a table for every suit, undefined where the suit adds nothing. */
  readonly tables: Array<ReadonlyArray<HoldingTable | undefined>> = []
  /** A name for each: measure or `card`, a blank, and the suit or card number; −1 for the whole hand. */
  readonly names: Array<string> = []
  private readonly indices = new Map<string, number>()
  private readonly counts: Counts

  constructor(counts: Counts) {
    this.counts = counts
  }

  /** The value of an expression about a single hand; undefined where it is none. */
  valueOf(atom: Expression): OfFeatures | undefined {
    switch (atom.kind) {
      case "measure":
        return this.measure(atom.measure, atom.suit)
      case "cccc": {
        const suits = this.feature("cccc", [FOUR_CS, FOUR_CS, FOUR_CS, FOUR_CS])
        const short = this.feature("short", [SHORT, SHORT, SHORT, SHORT])
        return (f) => f[suits]! + (f[short] === 0 ? -50 : (f[short]! - 1) * 100)
      }
      case "shape": {
        const set = shapeSet(atom.terms)
        const [spades, hearts, diamonds] = [3, 2, 1].map((suit) => this.index("length", suit)) as [
          number,
          number,
          number
        ]
        return (f) => set[(f[spades]! * 14 + f[hearts]!) * 14 + f[diamonds]!]!
      }
      case "hascard": {
        const suit = Math.trunc(atom.card / 13)
        const rank = atom.card % 13
        const table = Int32Array.from(LENGTH, (_, holding) => (holding >> rank) & 1)
        const index = this.feature(`card ${atom.card}`, inSuit(table, suit))
        return (f) => f[index]!
      }
      default:
        return undefined
    }
  }

  /** A measure of the hand or, of a side, of both hands as if they were one. */
  measure(measure: Measure, suit: number): OfFeatures {
    const index = this.index(measure, suit)
    return (f) => f[index]!
  }

  /** Follows a measure that no clause asks of the unit, so that its least and most are known. */
  watch(measure: Measure, suit: number): void {
    this.index(measure, suit)
  }

  private index(measure: Measure, suit: number): number {
    const table = measureTable(measure, this.counts)
    return this.feature(`${measure} ${suit}`, suit < 0 ? [table, table, table, table] : inSuit(table, suit))
  }

  private feature(key: string, tables: ReadonlyArray<HoldingTable | undefined>): number {
    const found = this.indices.get(key)
    if (found !== undefined) return found
    this.indices.set(key, this.tables.length)
    this.tables.push(tables)
    this.names.push(key)
    return this.tables.length - 1
  }
}

/** Measures whose value of two hands together is the sum of the two values. */
export const isCardSum = (measure: Measure): boolean => measure !== "losers" && measure !== "quality"

const SHORT = LENGTH.map((length) => Math.max(0, 3 - length))

function inSuit(table: HoldingTable, suit: number): ReadonlyArray<HoldingTable | undefined> {
  return [0, 1, 2, 3].map((n) => (n === suit ? table : undefined))
}
