/**
 * A sheet that holds figures only, as a drawer of old sheets has them: no contracts, just points below and above the line,
 * the lines of games, and the totals. Every figure is asked whether some deal could have written it where it stands, and
 * the findings say which. Rules: docs/files.md#figures-only
 */
import { SIDES } from "../deal/Seat.ts"
import type { SheetEntry, Totals } from "../formats/results/SheetEntry.ts"
import {
  contractsAbove,
  contractsBelow,
  isPossibleAbove,
  isPossibleBelow,
  premiumsWith
} from "./PossibleFigures.ts"
import { explained, type Finding, type FindingField, type Reason } from "./Reason.ts"
import type { Scale } from "./ScoreTable.ts"

/** An entry of the sheet in order of writing. */
export type FigureEntry = { readonly line: number } & (
  | SheetEntry
  | { readonly _tag: "Total"; readonly total: Totals }
)

const OTHER = [1, 0] as const

/** Takes the entries of one rubber; gives the findings of each at once. */
export class FigureSheet {
  private readonly rubber: string | null
  private readonly scale: Scale
  private readonly games: [number, number] = [0, 0]
  private readonly partscore: [number, number] = [0, 0]
  private readonly sums: [number, number] = [0, 0]
  /** The side that has reached 100 and whose game line is still to come. */
  private reached: number | undefined
  /** Set between a game line and the next figure below: premiums of the game's own deal may still follow. */
  private justDrawn = false
  private winner: number | undefined
  /** Figures above of the winner since the rubber was won. */
  private readonly last: Array<number> = []
  /** The trick score that won it. */
  private lastBelow = 0
  private totalled = false
  private line = 0

  constructor(rubber: string | null, scale: Scale = "current") {
    this.rubber = rubber
    this.scale = scale
  }

  take(entry: FigureEntry): ReadonlyArray<Finding> {
    this.line = entry.line
    if (entry._tag === "Total") return this.takeTotal(entry.line, entry.total)
    const side = SIDES.indexOf(entry.side)
    if (entry._tag === "Game") return this.takeGame(entry.line, side)
    this.sums[side]! += entry.points
    return entry.where === "below"
      ? this.takeBelow(entry.line, side, entry.points)
      : this.takeAbove(entry.line, side, entry.points)
  }

  /** The end of the rubber: a bonus or a game line that never came. */
  end(): ReadonlyArray<Finding> {
    return this.totalled ? [] : [...this.missingLine(this.line), ...this.missingBonus(this.line)]
  }

  private takeBelow(line: number, side: number, points: number): ReadonlyArray<Finding> {
    const findings = [...this.missingLine(line)]
    this.justDrawn = false
    const field: FindingField = side === 0 ? "ns_below" : "ew_below"
    if (this.winner !== undefined) {
      // The rubber is over, so nothing can be written below any more.
      findings.push(this.finding(line, field, null, points, ["ImpossibleFigure"], []))
      return findings
    }
    if (points <= 0 || !isPossibleBelow(points)) {
      const running = points - this.partscore[side]!
      const carried = this.partscore[side]! > 0 && running > 0 && isPossibleBelow(running)
      const reasons: ReadonlyArray<Reason> = carried
        ? ["PartscoreCarry", "ImpossibleFigure"]
        : ["ImpossibleFigure"]
      findings.push(
        this.finding(
          line,
          field,
          carried ? running : null,
          points,
          reasons,
          carried ? contractsBelow(running) : []
        )
      )
    }
    this.partscore[side]! += points
    if (this.partscore[side]! >= 100) {
      this.reached = side
      // A deal's own premiums are written by the state before it, so the game counts from the line on.
      if (this.games[side] === 1) {
        this.winner = side
        this.lastBelow = points
      }
    }
    return findings
  }

  private takeAbove(line: number, side: number, points: number): ReadonlyArray<Finding> {
    if (this.winner === side) this.last.push(points)
    if (this.winner === side && this.isBonus(points)) return []
    const other = OTHER[side as 0 | 1]
    const field: FindingField = side === 0 ? "ns_above" : "ew_above"
    const marked = { own: this.games[side]! > 0, theirs: this.games[other]! > 0 }
    const before = this.justDrawn ? this.beforeLastGame() : undefined
    const fits = (state: { readonly own: boolean; readonly theirs: boolean }) =>
      isPossibleAbove(points, state, this.scale)
    if (points > 0 && (fits(marked) || (before !== undefined && fits(before(side))))) return []
    // With the other vulnerability of either side it could stand.
    const turned = [
      { own: !marked.own, theirs: marked.theirs },
      { own: marked.own, theirs: !marked.theirs },
      { own: !marked.own, theirs: !marked.theirs }
    ].find((state) => points > 0 && fits(state))
    const reasons: ReadonlyArray<Reason> = turned === undefined ? ["ImpossibleFigure"] : ["Vulnerability"]
    const couldBe = turned === undefined ? [] : contractsAbove(points, turned, this.scale)
    return [this.finding(line, field, null, points, reasons, couldBe)]
  }

  private takeGame(line: number, side: number): ReadonlyArray<Finding> {
    const { reached } = this
    if (reached === undefined || reached !== side) {
      // The figures count, not the line: a line that stands wrongly changes nothing.
      return [this.finding(line, "game", sideName(reached), sideName(side), ["GameLine"], undefined)]
    }
    this.draw()
    return []
  }

  /** The line under a game: its points are wiped, and the side is vulnerable from here on. */
  private draw(): void {
    const side = this.reached!
    this.reached = undefined
    this.games[side]!++
    this.partscore[0] = 0
    this.partscore[1] = 0
    this.justDrawn = true
    this.drawnBy = side
  }
  private drawnBy = 0

  private beforeLastGame() {
    const games = [...this.games]
    games[this.drawnBy]!--
    return (side: number) => ({ own: games[side]! > 0, theirs: games[OTHER[side as 0 | 1]]! > 0 })
  }

  private missingLine(line: number): ReadonlyArray<Finding> {
    if (this.reached === undefined) return []
    const expected = this.reached === 0 ? "NS" : "EW"
    this.draw()
    this.justDrawn = false
    return [this.finding(line, "game", expected, null, ["GameLine"], undefined)]
  }

  private bonus(): number {
    return this.games[OTHER[this.winner as 0 | 1]] === 0 ? 700 : 500
  }

  /** The rubber bonus, alone or in one figure with what the last deal can have written above. */
  private isBonus(points: number): boolean {
    return premiumsWith(this.lastBelow, this.scale).has(points - this.bonus())
  }

  private missingBonus(line: number): ReadonlyArray<Finding> {
    if (this.winner === undefined || this.last.some((points) => this.isBonus(points))) return []
    const wrong = this.last.find((points) => points === 500 || points === 700 || points === 200)
    const field: FindingField = this.winner === 0 ? "ns_above" : "ew_above"
    return [this.finding(line, field, this.bonus(), wrong ?? null, ["RubberBonus"], undefined)]
  }

  private takeTotal(line: number, total: Totals): ReadonlyArray<Finding> {
    const findings = [...this.missingLine(line), ...this.missingBonus(line)]
    this.totalled = true
    const written = [total.NorthSouth, total.EastWest]
    for (const n of [0, 1]) {
      const found = written[n]
      if (found === undefined || found === this.sums[n]) continue
      const swapped = written[0] === this.sums[1] && written[1] === this.sums[0]
      const field: FindingField = n === 0 ? "ns_total" : "ew_total"
      findings.push(
        this.finding(line, field, this.sums[n]!, found, swapped ? ["WrongSide"] : ["Addition"], undefined)
      )
    }
    findings.push(...marginFindings(line, this.rubber, total, this.sums))
    return findings
  }

  private finding(
    line: number,
    field: FindingField,
    expected: number | string | null,
    found: number | string | null,
    reasons: ReadonlyArray<Reason>,
    couldBe: ReadonlyArray<string> | undefined
  ): Finding {
    return {
      line,
      rubber: this.rubber,
      field,
      expected,
      found,
      ...explained(reasons),
      ...(couldBe === undefined ? {} : { couldBe })
    }
  }
}

function sideName(side: number | undefined): string | null {
  return side === undefined ? null : side === 0 ? "NS" : "EW"
}

/** The margin written, against the totals written, or the sums where a total is missing. */
export const marginFindings = (
  line: number,
  rubber: string | null,
  total: Totals,
  sums: readonly [number, number]
): ReadonlyArray<Finding> => {
  if (total.margin === undefined) return []
  const lead = (total.NorthSouth ?? sums[0]) - (total.EastWest ?? sums[1])
  const right = total.margin.side === "NorthSouth" ? lead : -lead
  const found = total.margin.points
  if (found === right) return []
  const reason: Reason = found === -right ? "WrongSide" : "Addition"
  return [{ line, rubber, field: "margin", expected: right + 0, found, ...explained([reason]) }]
}
