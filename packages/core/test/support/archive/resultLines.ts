/** Archives as result lines, each rubber with its totals. */
import { SEAT_LETTER } from "../../../src/deal/Seat.ts"
import { DOUBLING_MARK } from "../../../src/auction/Doubling.ts"
import type { DealResult } from "../../../src/result/DealResult.ts"
import type { ArchiveDeal, ArchiveLine } from "./deals.ts"

export function* resultLines(deals: Iterable<ArchiveDeal>): Generator<ArchiveLine> {
  for (const { dealer, figures, isFirst, reason, result, rubber, sums } of deals) {
    if (isFirst) {
      yield { text: `rubber ${rubber}`, reason: undefined }
      yield { text: `dealer ${SEAT_LETTER[dealer]}`, reason: undefined }
    }
    const { EastWest, NorthSouth } = figures
    const parts = [
      `NS below ${NorthSouth.below} above ${NorthSouth.above}`,
      `EW below ${EastWest.below} above ${EastWest.above}`
    ]
    const wrong = reason === "Addition" ? undefined : reason
    yield { text: `${textOf(result)} wrote ${parts.join(" ")}`, reason: wrong }
    if (sums === undefined) continue
    const [ns, ew] = sums
    const margin = ns >= ew ? `NS ${ns - ew}` : `EW ${ew - ns}`
    yield {
      text: `total NS ${ns} EW ${ew} margin ${margin}`,
      reason: reason === "Addition" ? reason : undefined
    }
  }
}

function textOf(result: DealResult): string {
  if (result._tag === "PassedOut") return "pass"
  const { contract, honours, tricks } = result
  const bid = contract.level + contract.denomination[0]! + DOUBLING_MARK[contract.doubling]
  const claim = honours === undefined ? "" : ` honours ${SEAT_LETTER[honours.seat]} ${honours.points}`
  return `${bid}${SEAT_LETTER[contract.declarer]}${tricks}${claim}`
}
