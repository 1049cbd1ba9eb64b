/**
 * Checks written scores record by record. The state of a rubber is carried from the recomputed results, so one wrong entry
 * does not flag the rest. The common case, a record that is right, costs a few table look-ups and no allocation; reasons
 * are looked for only where a figure differs. Rules: docs/files.md#validation
 */
import { checkAlone, checkChicago, checkDuplicate } from "./DealCheck.ts"
import { differences } from "./Differences.ts"
import type { Entry, Figures } from "./Entry.ts"
import { adoptHonours, advance, type OpenRubber } from "./OpenRubber.ts"
import { explained, type Finding } from "./Reason.ts"
import { RubberBook } from "./RubberBook.ts"
import { type Scale, type ScoreTable, scoreTable, tableIndex } from "./ScoreTable.ts"
import { situationOf } from "./Situation.ts"
import { totalFindings } from "./Totals.ts"
import { unusable, type UnusableEntry } from "./UnusableEntry.ts"

export type Variant = "rubber" | "chicago" | "duplicate"

export interface ValidatorOptions {
  readonly variant: Variant
  readonly scale: Scale
}

export const NO_FINDINGS: ReadonlyArray<Finding> = []

export class Validator {
  private readonly table: ScoreTable
  private readonly options: ValidatorOptions
  readonly book = new RubberBook()

  constructor(options: Partial<ValidatorOptions> = {}) {
    this.options = { variant: "rubber", scale: "current", ...options }
    this.table = scoreTable(this.options.scale)
  }

  /** What differs in a record, or why it cannot be checked. Carries the state of its rubber on. */
  check(entry: Entry): ReadonlyArray<Finding> | UnusableEntry {
    if (this.options.variant === "duplicate") return checkDuplicate(entry, this.options.scale)
    if (entry.rubber === undefined) return checkAlone(entry, this.options.scale)
    const rubber = this.book.find(entry.rubber)
    if (rubber === "setAside") return unusable("RubberSetAside", entry)
    if (this.options.variant === "chicago") {
      if (rubber === "over") return unusable("ChicagoIsOver", entry)
      const findings = checkChicago(entry, rubber, this.options.scale)
      if (rubber.chicago?.deals === 4) this.book.close(rubber.id)
      return findings
    }
    return rubber === "over" ? unusable("RubberIsOver", entry) : this.checkInRubber(entry, rubber)
  }

  /** Totals written apart from a deal. */
  checkTotals(entry: Entry): ReadonlyArray<Finding> {
    const { rubber } = entry
    if (rubber === undefined) return NO_FINDINGS
    const found = this.book.find(rubber)
    const open = typeof found === "string" ? this.book.finished(rubber) : found
    return open === undefined ? NO_FINDINGS : totalFindings(entry, open)
  }

  /** The right sums of a rubber so far, NorthSouth and EastWest. */
  sumsOf(id: string): readonly [number, number] {
    const found = this.book.find(id)
    return (typeof found === "string" ? this.book.finished(id)?.right : found.right) ?? [0, 0]
  }

  private checkInRubber(entry: Entry, rubber: OpenRubber): ReadonlyArray<Finding> | UnusableEntry {
    rubber.line = entry.line
    rubber.deals++
    const { contract } = entry
    let nsBelow = 0
    let nsAbove = 0
    let ewBelow = 0
    let ewAbove = 0
    let bonus = 0
    const side = entry.declarer & 1
    const { games, partscore } = rubber
    let findings = entry.vulnerable < 0 ? NO_FINDINGS : vulnerableFindings(entry, games)
    const gamesOwn = games[side]!
    const gamesTheirs = games[1 - side]!
    const partscoreOwn = partscore[side]!
    const wiped = rubber.wiped[side]!
    if (contract >= 0) {
      const index = tableIndex(contract, gamesOwn > 0 ? 1 : 0, entry.tricks)
      const below = this.table.below[index]!
      const above = this.table.above[index]!
      const penalty = this.table.penalty[index]!
      if (side === 0) {
        nsBelow = below
        nsAbove = above
        ewAbove = penalty
      } else {
        ewBelow = below
        ewAbove = above
        nsAbove = penalty
      }
      if (entry.honours > 0) {
        if (entry.honoursSide === 0) nsAbove += entry.honours
        else ewAbove += entry.honours
      } else if (!entry.honoursKnown) rubber.honoursOpen = true
      if (below > 0) bonus = advance(rubber, side, below)
      if (bonus > 0) {
        if (side === 0) nsAbove += bonus
        else ewAbove += bonus
      }
    }
    rubber.right[0] += nsBelow + nsAbove
    rubber.right[1] += ewBelow + ewAbove
    rubber.above[0] += nsAbove
    rubber.above[1] += ewAbove
    rubber.written[0] += entry.nsBelow + entry.nsAbove
    rubber.written[1] += entry.ewBelow + entry.ewAbove
    const net = nsBelow + nsAbove - ewBelow - ewAbove
    // NaN, a figure that was not recorded, differs from everything and is told apart there.
    if (
      entry.nsBelow !== nsBelow ||
      entry.nsAbove !== nsAbove ||
      entry.ewBelow !== ewBelow ||
      entry.ewAbove !== ewAbove ||
      (entry.nsScore !== net && !Number.isNaN(entry.nsScore))
    ) {
      const right: Figures = [nsBelow, nsAbove, ewBelow, ewAbove]
      const more = differences(entry, right, () =>
        contract < 0
          ? undefined
          : situationOf(entry, {
              vulnerable: gamesOwn > 0,
              rubberBonus: bonus,
              partscore: partscoreOwn,
              wiped,
              games: [gamesOwn, gamesTheirs],
              isRubber: true,
              variantBonus: 0,
              scale: this.options.scale
            })
      )
      if (more.length > 0) findings = findings.length === 0 ? more : [...findings, ...more]
      adoptHonours(rubber, more)
    }
    if (!Number.isNaN(entry.nsTotal) || !Number.isNaN(entry.ewTotal)) {
      const more = totalFindings(entry, rubber)
      if (more.length > 0) findings = [...findings, ...more]
    }
    if (bonus > 0) this.book.close(rubber.id)
    return findings
  }
}

/** Who is vulnerable, as the record says it, against the games won. */
function vulnerableFindings(entry: Entry, games: readonly [number, number]): ReadonlyArray<Finding> {
  const right = (games[0] > 0 ? 1 : 0) + (games[1] > 0 ? 2 : 0)
  if (entry.vulnerable === right) return NO_FINDINGS
  return [
    {
      line: entry.line,
      rubber: entry.rubber ?? null,
      field: "vulnerable",
      expected: VULNERABLE_WORDS[right]!,
      found: VULNERABLE_WORDS[entry.vulnerable]!,
      ...explained(["Vulnerability"])
    }
  ]
}

const VULNERABLE_WORDS = ["none", "ns", "ew", "both"]
