/** Why a written figure differs from the laws. The order is the one in which reasons are preferred: docs/files.md#reasons */
import { Schema } from "effect"

export const Reason = Schema.Literals([
  "Vulnerability",
  "PartscoreCarry",
  "Doubling",
  "FirstNotrumpTrick",
  "Overtricks",
  "Undertricks",
  "SlamNotBid",
  "Slam",
  "Insult",
  "Honours",
  "RubberBonus",
  "DuplicateBonus",
  "WrongSide",
  "ImpossibleFigure",
  "GameLine",
  "Addition",
  "History",
  "PlayDisagrees",
  "ExplainedByHonours",
  "ExplainedByOldScale",
  "Unexplained"
])
export type Reason = typeof Reason.Type
export const REASONS: ReadonlyArray<Reason> = Reason.literals

/** A figure that something harmless explains is a note; everything else is an error. */
export const severityOf = (reason: Reason): "error" | "note" =>
  reason === "ExplainedByHonours" || reason === "ExplainedByOldScale" ? "note" : "error"

/** What differs. Figures are in points, from the record's own columns. */
export const FindingField = Schema.Literals([
  "ns_below",
  "ns_above",
  "ew_below",
  "ew_above",
  "ns_score",
  "ns_total",
  "ew_total",
  "margin",
  "vulnerable",
  "history",
  "game",
  "tricks"
])
export type FindingField = typeof FindingField.Type

/** One difference. `expected` and `found` are points, or words where the field is none of points; `null` is nothing. */
export interface Finding {
  readonly line: number
  readonly rubber: string | null
  readonly field: FindingField
  readonly expected: number | string | null
  readonly found: number | string | null
  readonly reason: Reason
  /** Other reasons that give the same figure, in the same order. */
  readonly alsoExplainedBy: ReadonlyArray<Reason>
  readonly severity: "error" | "note"
  /** On sheets of figures only: contracts that could have written the figure. */
  readonly couldBe?: ReadonlyArray<string>
}

/** The reasons in order, the first as the reason and the others beside it. */
export const explained = (
  reasons: Iterable<Reason>
): Pick<Finding, "reason" | "alsoExplainedBy" | "severity"> => {
  const found = new Set(reasons)
  const [reason = "Unexplained", ...alsoExplainedBy] = REASONS.filter((one) => found.has(one))
  return { reason, alsoExplainedBy, severity: severityOf(reason) }
}
