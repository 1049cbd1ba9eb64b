/**
 * Archives of boards: PBN with the scores and the state of a rubber, and LIN with claims. Faults of PBN are those of the
 * figures, and besides a wrong history and a result that the cards do not give; LIN has only the last.
 */
import { DOUBLING_MARK } from "../../../src/auction/Doubling.ts"
import { type Seat, SEAT_LETTER, SEATS, SIDES } from "../../../src/deal/Seat.ts"
import { PASSED_OUT, type Played, played } from "../../../src/result/DealResult.ts"
import * as Rubber from "../../../src/rubber/Rubber.ts"
import type { Reason } from "../../../src/validation/Reason.ts"
import { type Board, boardFrom, callsOf, cardName, ranksOf } from "./board.ts"
import { type ArchiveLine, archiveDeals } from "./deals.ts"
import type { Sequence } from "./Sequence.ts"
import { dealFrom, spoil } from "./spoils.ts"

/** Reasons that only PBN and LIN know. */
export const BOARD_REASONS: ReadonlyArray<Reason> = ["History", "PlayDisagrees"]

export function* pbnLines(seed: number, rubbers: number, every: number): Generator<ArchiveLine> {
  let board: Board | undefined
  let misplayed = false
  const source = (sequence: Sequence) => {
    board = undefined
    misplayed = false
    // Some games hold the result only, so that honours are not known.
    if (sequence.below(5) === 0) {
      const result = dealFrom(sequence)
      return result._tag === "PassedOut" ? PASSED_OUT : played(result.contract, result.tricks)
    }
    board = boardFrom(sequence)
    misplayed = every > 0 && sequence.below(every) === 0
    return misplayed ? another(board.result) : board.result
  }
  const spoilt: typeof spoil = (sequence, result, before, lines, figures) => {
    if (misplayed) return undefined
    const reason = spoil(sequence, result, before, lines, figures)
    // Where the hands are known nothing is left to suppose.
    return reason === "ExplainedByHonours" && board !== undefined ? "Honours" : reason
  }
  const previous = { NorthSouth: 0, EastWest: 0 }
  const rubber = { NorthSouth: 0, EastWest: 0 }
  let number = 0
  for (const deal of archiveDeals(seed, rubbers, every, source, spoilt)) {
    number++
    const { before, dealer, figures, isFirst, result } = deal
    // PBN has no place for totals, so nothing can be added up wrongly.
    const reason = deal.reason === "Addition" ? undefined : deal.reason
    if (isFirst) {
      for (const side of SIDES) previous[side] += rubber[side]
      rubber.NorthSouth = 0
      rubber.EastWest = 0
    }
    const misremembered = every > 0 && !isFirst && !misplayed && reason === undefined && number % every === 3
    const plain = (text: string, fault?: Reason | false): ArchiveLine => ({
      text,
      reason: fault || undefined
    })
    const tag = (name: string, value: string, fault?: Reason | false) => plain(`[${name} "${value}"]`, fault)
    yield tag("Board", String(number))
    yield tag("Dealer", SEAT_LETTER[dealer])
    const won = SIDES.filter((side) => before.games[side] > 0)
    yield tag("Vulnerable", ["None", won[0] === "NorthSouth" ? "NS" : "EW", "All"][won.length]!)
    if (board !== undefined) yield tag("Deal", `N:${board.hands.map(handText).join(" ")}`)
    yield tag("Scoring", "Rubber")
    if (result._tag === "PassedOut") yield tag("Contract", "Pass")
    else {
      yield tag("Declarer", SEAT_LETTER[result.contract.declarer])
      const { denomination, doubling, level } = result.contract
      const bid = level + (denomination === "Notrump" ? "NT" : denomination[0]!)
      yield tag("Contract", bid + DOUBLING_MARK[doubling])
      yield tag("Result", String(result.tricks), misplayed && "PlayDisagrees")
    }
    const { EastWest, NorthSouth } = figures
    yield tag(
      "ScoreRubber",
      `NS ${NorthSouth.above}/${NorthSouth.below} EW ${EastWest.above}/${EastWest.below}`,
      reason
    )
    const history = SIDES.map((side, n) => {
      const above = before.above[side] + (misremembered && n === 0 ? 50 : 0)
      return `${n === 0 ? "NS" : "EW"} ${previous[side]} ${above}/${before.below[side].join(" ")}`
    })
    yield tag("ScoreRubberHistory", history.join(" "), misremembered && "History")
    if (board !== undefined && result._tag === "Played") {
      yield tag("Auction", SEAT_LETTER[dealer])
      yield plain(callsOf(result, dealer).join(" "))
      yield* playRows(board, result.contract.declarer)
    }
    yield plain("")
    const columns = Rubber.columns(before)
    for (const side of SIDES)
      rubber[side] = columns[side].total + deal.right[side].above + deal.right[side].below
  }
}

/** A trick more or less than the cards gave. */
function another({ contract, honours, tricks }: Played): Played {
  return played(contract, tricks === 13 ? 12 : tricks + 1, honours)
}

function handText(hand: ReadonlyArray<number>): string {
  return [3, 2, 1, 0].map((suit) => ranksOf(hand, suit)).join(".")
}

/** The columns of PBN are the seats, clockwise from the opening leader. */
function* playRows({ hands, play }: Board, declarer: Seat): Generator<ArchiveLine> {
  const first = (SEATS.indexOf(declarer) + 1) % 4
  yield { text: `[Play "${SEAT_LETTER[SEATS[first]!]}"]`, reason: undefined }
  for (let n = 0; n < 52; n += 4) {
    const trick = play.slice(n, n + 4)
    const row = [0, 1, 2, 3].map((k) => trick.find((card) => hands[(first + k) % 4]!.includes(card))!)
    yield { text: row.map(cardName).join(" "), reason: undefined }
  }
  yield { text: "*", reason: undefined }
}

/** One board a line; in one of `every` the claim is not what the cards give. */
export function* linLines(sequence: Sequence, boards: number, every: number): Generator<ArchiveLine> {
  for (let number = 1; number <= boards; number++) {
    const { hands, play, result } = boardFrom(sequence)
    const dealer = sequence.pick(SEATS)
    const wrong = every > 0 && sequence.below(every) === 0
    const claim = wrong ? another(result).tricks : result.tricks
    // South, West, North; the fourth hand is left out.
    const written = [2, 3, 0].map((seat) =>
      [3, 2, 1, 0].map((suit) => "CDHS"[suit]! + ranksOf(hands[seat]!, suit)).join("")
    )
    const call = (text: string) => ({ Pass: "p", X: "d", XX: "r" })[text] ?? text.replace("NT", "N")
    const fields = [
      `qx|o${number}|pn|South ${number},West,North,East|`,
      `md|${[3, 4, 1, 2][SEATS.indexOf(dealer)]!}${written.join(",")}|sv|o|ah|Board ${number}|`,
      ...callsOf(result, dealer).map((text) => `mb|${call(text)}|`),
      "pg||",
      ...play.map((card, n) => `pc|${cardName(card)}|${n % 4 === 3 ? "pg||" : ""}`),
      `mc|${claim}|`
    ]
    yield { text: fields.join(""), reason: wrong ? "PlayDisagrees" : undefined }
  }
}
