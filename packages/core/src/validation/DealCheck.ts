/**
 * A record that no rubber decides: a deal by itself, a board of duplicate, or a deal of Chicago, whose vulnerability goes by
 * its number. Rules: docs/variants.md
 */
import { Result } from "effect"
import { bySide, type BySide, seatNumbered, SIDES } from "../deal/Seat.ts"
import * as Chicago from "../variants/Chicago.ts"
import { duplicateLines, vulnerableOnBoard } from "../variants/Duplicate.ts"
import { type VariantLine, variantTotals } from "../variants/VariantLine.ts"
import { differences } from "./Differences.ts"
import type { Entry, Figures } from "./Entry.ts"
import { resultOfEntry } from "./EntryOf.ts"
import { chicagoOf, type OpenRubber } from "./OpenRubber.ts"
import type { Finding } from "./Reason.ts"
import type { Scale } from "./ScoreTable.ts"
import { figuresOf, partsIn, type Situation, situationOf } from "./Situation.ts"
import { totalFindings } from "./Totals.ts"
import { unusable, type UnusableEntry } from "./UnusableEntry.ts"

/** A deal by itself: its vulnerability is given, and no game can be won. */
export const checkAlone = (entry: Entry, scale: Scale): ReadonlyArray<Finding> | UnusableEntry => {
  if (entry.vulnerable < 0) return unusable("NoRubber", entry)
  const vulnerable = ((entry.vulnerable >> (entry.declarer & 1)) & 1) === 1
  return compare(entry, entry.contract < 0 ? undefined : situationOf(entry, { ...ALONE, vulnerable, scale }))
}

/** A board: vulnerability as stated, or by its number; honours count for nothing. */
export const checkDuplicate = (entry: Entry, scale: Scale): ReadonlyArray<Finding> | UnusableEntry => {
  const known = entry.vulnerable >= 0
  if (!known && Number.isNaN(entry.board)) return unusable("NoVulnerability", entry)
  const onBoard = known ? undefined : vulnerableOnBoard(entry.board)
  const marked = bySide((side) => onBoard?.[side] ?? ((entry.vulnerable >> SIDES.indexOf(side)) & 1) === 1)
  const plain = { ...entry, honours: 0, honoursKnown: true }
  return compareVariant(plain, duplicateLines(resultOfEntry(plain), marked), marked, scale)
}

/** A deal of the Chicago that `rubber` stands for, which is carried on. */
export const checkChicago = (
  entry: Entry,
  rubber: OpenRubber,
  scale: Scale
): ReadonlyArray<Finding> | UnusableEntry => {
  const dealer = entry.dealer >= 0 ? seatNumbered(entry.dealer) : undefined
  const chicago = chicagoOf(rubber, dealer)
  const marked = Chicago.vulnerable(chicago)
  const written = Chicago.play(chicago, resultOfEntry(entry))
  if (Result.isFailure(written)) return unusable("ChicagoIsOver", entry)
  rubber.chicago = written.success.chicago
  const totals = variantTotals(written.success.lines)
  for (const [n, side] of SIDES.entries()) rubber.right[n]! += totals[side].below + totals[side].above
  rubber.written[0] += entry.nsBelow + entry.nsAbove
  rubber.written[1] += entry.ewBelow + entry.ewAbove
  rubber.line = entry.line
  const findings = compareVariant(entry, written.success.lines, marked, scale)
  return [...findings, ...totalFindings(entry, rubber)]
}

function compareVariant(
  entry: Entry,
  lines: ReadonlyArray<VariantLine>,
  marked: BySide<boolean>,
  scale: Scale
): ReadonlyArray<Finding> {
  if (entry.contract < 0) return compare(entry, undefined)
  const bonus = lines.find(({ kind }) => kind === "GameBonus" || kind === "PartscoreBonus")
  const vulnerable = marked[(entry.declarer & 1) === 0 ? "NorthSouth" : "EastWest"]
  return compare(entry, situationOf(entry, { ...ALONE, vulnerable, variantBonus: bonus?.points ?? 0, scale }))
}

function compare(entry: Entry, situation: Situation | undefined): ReadonlyArray<Finding> {
  const right: Figures =
    situation === undefined ? [0, 0, 0, 0] : figuresOf(partsIn(situation), situation.side)
  return differences(entry, right, () => situation)
}

const ALONE = {
  rubberBonus: 0,
  partscore: 0,
  wiped: 0,
  games: [0, 0] as const,
  isRubber: false,
  variantBonus: 0
}
