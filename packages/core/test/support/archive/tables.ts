/** Archives as tables: CSV and JSON Lines, a deal a line. */
import { DOUBLING_MARK } from "../../../src/auction/Doubling.ts"
import { SEAT_LETTER } from "../../../src/deal/Seat.ts"
import type { ArchiveDeal, ArchiveLine } from "./deals.ts"

const COLUMNS = [
  "rubber",
  "contract",
  "declarer",
  "tricks",
  "honours",
  "ns_below",
  "ns_above",
  "ew_below",
  "ew_above",
  "ns_total",
  "ew_total"
]
export const HEADER = COLUMNS.join(",")

/** Lines of CSV behind the header. */
export function* csvLines(deals: Iterable<ArchiveDeal>): Generator<ArchiveLine> {
  for (const deal of deals) yield { text: cellsOf(deal).join(","), reason: deal.reason }
}

/** The same as objects; what is blank in CSV is left out, but for the honours, where blank says that there are none. */
export function* jsonLines(deals: Iterable<ArchiveDeal>): Generator<ArchiveLine> {
  for (const deal of deals) {
    const entries = cellsOf(deal).flatMap((cell, n) => {
      const name = COLUMNS[n]!
      return (cell === "" && name !== "honours") || cell === "?" ? [] : [[name, cell] as const]
    })
    yield { text: JSON.stringify(Object.fromEntries(entries)), reason: deal.reason }
  }
}

function cellsOf({ figures, reason, result, rubber, sums }: ArchiveDeal): ReadonlyArray<string | number> {
  const { EastWest, NorthSouth } = figures
  const points = [NorthSouth.below, NorthSouth.above, EastWest.below, EastWest.above]
  const end = sums ?? ["", ""]
  if (result._tag === "PassedOut") return [rubber, "pass", "", "", "", ...points, ...end]
  const { contract, honours, tricks } = result
  const bid = contract.level + contract.denomination[0]! + DOUBLING_MARK[contract.doubling]
  // Honours can only explain a figure where nobody says whether there were any.
  const none = reason === "ExplainedByHonours" ? "?" : ""
  const claim = honours === undefined ? none : `${SEAT_LETTER[honours.seat]} ${honours.points}`
  return [rubber, bid, SEAT_LETTER[contract.declarer], tricks, claim, ...points, ...end]
}
