/**
 * Checks written scores record by record. The state of a rubber is carried from the recomputed results, so one wrong entry
 * does not flag the rest. The common case, a record that is right, costs a few table look-ups and no allocation; reasons
 * are looked for only where a figure differs. Rules: docs/files.md#validation
 */
import { Result } from "effect"
import { type Level } from "../auction/Contract.ts"
import { denominationNumbered } from "../auction/Denomination.ts"
import { DOUBLINGS } from "../auction/Doubling.ts"
import { bySide, seatNumbered } from "../deal/Seat.ts"
import { type DealResult, PASSED_OUT, played } from "../result/DealResult.ts"
import * as Chicago from "../variants/Chicago.ts"
import { duplicateLines, vulnerableOnBoard } from "../variants/Duplicate.ts"
import { type VariantLine, variantTotals } from "../variants/VariantLine.ts"
import type { Entry, Figures } from "./Entry.ts"
import { differences } from "./Differences.ts"
import { explained, type Finding } from "./Reason.ts"
import { chicagoOf, type OpenRubber, RubberBook } from "./RubberBook.ts"
import {
  denominationOf,
  doublingOf,
  levelOf,
  type Scale,
  type ScoreTable,
  scoreTable,
  tableIndex
} from "./ScoreTable.ts"
import { figuresOf, partsIn, type Situation } from "./Situation.ts"
import { totalFindings } from "./Totals.ts"
import { type EntryFault, UnusableEntry } from "./UnusableEntry.ts"

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
    if (this.options.variant === "duplicate") return this.checkDuplicate(entry)
    if (entry.rubber === undefined) return this.checkAlone(entry)
    const rubber = this.book.find(entry.rubber)
    if (rubber === "setAside") return unusable("RubberSetAside", entry)
    if (this.options.variant === "chicago") {
      return rubber === "over" ? unusable("ChicagoIsOver", entry) : this.checkChicago(entry, rubber)
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
      if (below > 0) bonus = this.advance(rubber, side, below)
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

  /** Trick points below the line: games and partscores after them, and the rubber bonus if it is won. */
  private advance(rubber: OpenRubber, side: number, below: number): number {
    const { games, partscore } = rubber
    partscore[side]! += below
    const mine = rubber.below[side]!
    mine[mine.length - 1]! += below
    if (partscore[side]! < 100) return 0
    rubber.wiped[0] = side === 0 ? 0 : partscore[0]
    rubber.wiped[1] = side === 1 ? 0 : partscore[1]
    partscore[0] = 0
    partscore[1] = 0
    games[side]!++
    if (games[side]! < 2) {
      for (const games of rubber.below) games.push(0)
      return 0
    }
    return games[1 - side] === 0 ? 700 : 500
  }

  /** A deal by itself: its vulnerability is given, and no game can be won. */
  private checkAlone(entry: Entry): ReadonlyArray<Finding> | UnusableEntry {
    if (entry.vulnerable < 0) return unusable("NoRubber", entry)
    const side = entry.declarer & 1
    const vulnerable = ((entry.vulnerable >> side) & 1) === 1
    const situation = situationOf(entry, { ...ALONE, vulnerable, scale: this.options.scale })
    return this.compare(entry, entry.contract < 0 ? undefined : situation)
  }

  private checkDuplicate(entry: Entry): ReadonlyArray<Finding> | UnusableEntry {
    const known = entry.vulnerable >= 0
    if (!known && Number.isNaN(entry.board)) return unusable("NoVulnerability", entry)
    const onBoard = known ? undefined : vulnerableOnBoard(entry.board)
    const marked = bySide(
      (one) => onBoard?.[one] ?? ((entry.vulnerable >> (one === "NorthSouth" ? 0 : 1)) & 1) === 1
    )
    const lines = duplicateLines(resultOf({ ...entry, honours: 0 }), marked)
    return this.compareVariant(entry, lines, marked)
  }

  private checkChicago(entry: Entry, rubber: OpenRubber): ReadonlyArray<Finding> | UnusableEntry {
    const dealer = entry.dealer >= 0 ? seatNumbered(entry.dealer) : undefined
    const chicago = chicagoOf(rubber, dealer)
    const marked = Chicago.vulnerable(chicago)
    const written = Chicago.play(chicago, resultOf(entry))
    if (Result.isFailure(written)) return unusable("ChicagoIsOver", entry)
    rubber.chicago = written.success.chicago
    const totals = variantTotals(written.success.lines)
    for (const [n, side] of (["NorthSouth", "EastWest"] as const).entries()) {
      rubber.right[n]! += totals[side].below + totals[side].above
    }
    rubber.written[0] += entry.nsBelow + entry.nsAbove
    rubber.written[1] += entry.ewBelow + entry.ewAbove
    rubber.line = entry.line
    const findings = this.compareVariant(entry, written.success.lines, marked)
    if (rubber.chicago.deals === 4) this.book.close(rubber.id)
    return [...findings, ...totalFindings(entry, rubber)]
  }

  private compareVariant(
    entry: Entry,
    lines: ReadonlyArray<VariantLine>,
    marked: Readonly<Record<"NorthSouth" | "EastWest", boolean>>
  ): ReadonlyArray<Finding> {
    if (entry.contract < 0) return this.compare(entry, undefined)
    const bonus = lines.find(({ kind }) => kind === "GameBonus" || kind === "PartscoreBonus")
    const duplicate = this.options.variant === "duplicate"
    return this.compare(
      duplicate ? { ...entry, honours: 0 } : entry,
      situationOf(duplicate ? { ...entry, honours: 0, honoursKnown: true } : entry, {
        ...ALONE,
        vulnerable: marked[(entry.declarer & 1) === 0 ? "NorthSouth" : "EastWest"],
        variantBonus: bonus?.points ?? 0,
        scale: this.options.scale
      })
    )
  }

  private compare(entry: Entry, situation: Situation | undefined): ReadonlyArray<Finding> {
    const right: Figures =
      situation === undefined ? [0, 0, 0, 0] : figuresOf(partsIn(situation), situation.side)
    return differences(entry, right, () => situation)
  }
}

/** Honours that nobody stated but a figure shows are taken for real, so that sums and totals after them agree. */
function adoptHonours(rubber: OpenRubber, findings: ReadonlyArray<Finding>): void {
  for (const { expected, field, found, reason } of findings) {
    const side = field === "ns_above" ? 0 : field === "ew_above" ? 1 : undefined
    if (reason !== "ExplainedByHonours" || side === undefined) continue
    const points = Number(found) - Number(expected)
    rubber.right[side] += points
    rubber.above[side] += points
  }
}

const ALONE = {
  rubberBonus: 0,
  partscore: 0,
  wiped: 0,
  games: [0, 0] as const,
  isRubber: false,
  variantBonus: 0
}

function situationOf(
  entry: Entry,
  place: Omit<Situation, "contract" | "side" | "tricks" | "honours" | "honoursSide" | "honoursKnown">
): Situation {
  return {
    ...place,
    contract: entry.contract,
    side: entry.declarer & 1,
    tricks: entry.tricks,
    honours: entry.honours,
    honoursSide: entry.honoursSide,
    honoursKnown: entry.honoursKnown || entry.honours > 0
  }
}

function unusable(fault: EntryFault, entry: Entry): UnusableEntry {
  return new UnusableEntry({ fault, rubber: entry.rubber ?? "" })
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

/** The result of an entry as the scoring rooms know it. */
export const resultOf = (entry: Entry): DealResult => {
  const { contract, declarer, honours, honoursSide, tricks } = entry
  if (contract < 0) return PASSED_OUT
  return played(
    {
      level: levelOf(contract) as Level,
      denomination: denominationNumbered(denominationOf(contract)),
      doubling: DOUBLINGS[doublingOf(contract)]!,
      declarer: seatNumbered(declarer)
    },
    tricks,
    honours === 0 ? undefined : { seat: seatNumbered(honoursSide), points: honours as 100 | 150 }
  )
}
