/** The totals at the end of a rubber, against the sums of its entries and of the right figures. */
import type { Entry } from "./Entry.ts"
import { explained, type Finding, type FindingField, type Reason } from "./Reason.ts"
import type { OpenRubber } from "./OpenRubber.ts"

const FIELDS: ReadonlyArray<FindingField> = ["ns_total", "ew_total"]

const NONE: ReadonlyArray<Finding> = []

/**
 * A total is right when it is the sum of the right figures. It is also let pass when it is the sum of what was written:
 * the wrong entries have been told, and the addition is in order.
 */
export const totalFindings = (
  entry: Entry,
  rubber: Pick<OpenRubber, "right" | "written" | "games" | "honoursOpen">
): ReadonlyArray<Finding> => {
  const totals = [entry.nsTotal, entry.ewTotal]
  let findings: Array<Finding> | undefined
  for (const n of [0, 1]) {
    const found = totals[n]!
    const right = rubber.right[n]!
    const written = rubber.written[n]!
    if (Number.isNaN(found) || found === right || found === written) continue
    findings ??= []
    findings.push({
      line: entry.line,
      rubber: entry.rubber ?? null,
      field: FIELDS[n]!,
      expected: right,
      found,
      ...explained(reasonsFor(n, totals, rubber))
    })
  }
  return findings ?? NONE
}

function reasonsFor(
  n: number,
  totals: ReadonlyArray<number>,
  { games, honoursOpen, right, written }: Pick<OpenRubber, "right" | "written" | "games" | "honoursOpen">
): ReadonlyArray<Reason> {
  const reasons: Array<Reason> = []
  const off = totals[n]! - right[n]!
  const bonus = games[n] === 2 ? (games[1 - n] === 0 ? 700 : 500) : 0
  if (bonus > 0 && [-bonus, 500 - bonus, 700 - bonus].includes(off)) reasons.push("RubberBonus")
  if (bonus === 0 && (off === 500 || off === 700)) reasons.push("RubberBonus")
  if (totals[0] === right[1] && totals[1] === right[0]) reasons.push("WrongSide")
  // With every entry on record only the addition can be wrong.
  if (!Number.isNaN(written[n])) reasons.push("Addition")
  else if (honoursOpen && (off === 100 || off === 150)) reasons.push("ExplainedByHonours")
  return reasons
}
