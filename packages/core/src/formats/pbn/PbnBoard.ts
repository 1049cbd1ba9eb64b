/**
 * What the known tags of a PBN game mean: the deal, the contract, the result and the scores. Unknown values are missing;
 * a value that can mean nothing makes the game unusable. Source: PBN 2.1, chapters 3.4 and 4.2; docs/files.md#pbn
 */
import { Result } from "effect"
import * as Auctions from "../../auction/Auction.ts"
import {
  type Contract,
  type ContractText,
  parseOpen,
  toText as contractText
} from "../../auction/Contract.ts"
import { type Denomination, denominationOf } from "../../auction/Denomination.ts"
import { parse as parseCall, PASS } from "../../auction/Call.ts"
import { type Card, parse as parseCard } from "../../cards/Card.ts"
import { cardsEach, type PartialDeal } from "../../deal/Deal.ts"
import * as PbnDeal from "../../deal/PbnDeal.ts"
import { type Seat, seatOfLetter, SEATS, sideOf } from "../../deal/Seat.ts"
import { type DealRecord, EMPTY_RECORD } from "../DealRecord.ts"
import { type Located, located } from "../Located.ts"
import { winnerOf } from "../Play.ts"
import type { PbnSequence } from "./PbnCells.ts"
import { type PbnWarning, UnreadablePbn } from "./PbnFault.ts"
import { type PbnGame, type PbnTag, tagOf } from "./PbnGame.ts"
import {
  type History,
  historyOf,
  type RubberScore,
  rubberScoreOf,
  scoreOf,
  tricksOf,
  vulnerableOf
} from "./PbnScores.ts"

export interface PbnBoard extends DealRecord {
  readonly warnings: ReadonlyArray<Located<PbnWarning>>
  /** Fields of the Scoring tag: `Rubber`, `Chicago`, `MP` and modifiers such as `OldMP`. */
  readonly scoring: ReadonlyArray<string>
  readonly competition: string
  /** Set for a position in the middle of the play: what is trumps there. */
  readonly position:
    | { readonly deal: PartialDeal; readonly denomination: Denomination | undefined }
    | undefined
  /** A `^` in front of the result: it was agreed otherwise than the cards fell. */
  readonly resultDisputed: boolean
  /** The duplicate-style score of the Score tag, NorthSouth less EastWest. */
  readonly score: number | undefined
  readonly scoreRubber: RubberScore | undefined
  readonly history: History | undefined
  /** Where these stand, for messages. */
  readonly at: {
    readonly score: number
    readonly scoreRubber: number
    readonly history: number
    readonly result: number
  }
}

/** The meaning of a game. Fails at the first value that can mean nothing. */
export const boardOf = (game: PbnGame): Result.Result<PbnBoard, Located<UnreadablePbn>> => {
  const warnings: Array<Located<PbnWarning>> = []
  const value = (name: string) => {
    const tag = tagOf(game, name)
    return tag === undefined || tag.value === "" || tag.value === "?" ? undefined : tag
  }
  const warn = (tag: PbnTag, doubt: PbnWarning["doubt"], text = tag.value) =>
    warnings.push(located(tag.line, tag.column, { doubt, tag: tag.name, text }))

  const dealerTag = value("Dealer")
  const dealer = dealerTag && seatOfLetter(dealerTag.value)
  if (dealerTag !== undefined && dealer === undefined) return fail("Dealer", dealerTag)

  const vulnerableTag = value("Vulnerable")
  const vulnerable = vulnerableTag && vulnerableOf(vulnerableTag.value)
  if (vulnerableTag !== undefined && vulnerable === undefined) return fail("Vulnerable", vulnerableTag)

  const dealTag = value("Deal")
  let cards: PartialDeal | undefined
  if (dealTag !== undefined) {
    const text = dealTag.value.replaceAll(/(?<=[:\s])\.\.\.(?=\s|$)/gu, "-")
    if (!/^[NESW]:\s*-\s+-\s+-\s+-$/iu.test(text)) {
      const read = PbnDeal.parsePosition(text)
      if (Result.isFailure(read)) return fail("Deal", dealTag, read.failure.message)
      if (/[:\s]S[^.]*\.H[^.]*\.D[^.]*\.C/iu.test(text)) warn(dealTag, "SuitLetters")
      cards = read.success
    }
  }
  const isPosition = cards !== undefined && cardsEach(cards) < 13

  const declarerTag = value("Declarer")
  const declarer = declarerTag && seatOfLetter(declarerTag.value.replace("^", ""))
  if (declarerTag !== undefined && declarer === undefined) return fail("Declarer", declarerTag)

  const contractTag = value("Contract")
  let open: ContractText | "PassedOut" | undefined
  let trumps: Denomination | undefined
  if (contractTag !== undefined) {
    const text = contractTag.value
    if (/^(?:pass|ap|all pass|passed out)$/iu.test(text)) {
      open = "PassedOut"
      if (!/^pass$/iu.test(text)) warn(contractTag, "AllPassAsContract")
    } else if (isPosition && denominationOf(text) !== undefined) trumps = denominationOf(text)
    else {
      const read = parseOpen(text)
      if (Result.isFailure(read)) return fail("Contract", contractTag, read.failure.message)
      if (read.success.declarer !== undefined)
        return fail("Contract", contractTag, "the declarer has a tag of its own")
      open = read.success
    }
  }

  const calls = game.auction === undefined ? undefined : auctionOf(game.auction, dealer)
  if (calls?.problem !== undefined) {
    warnings.push(
      located(game.auction!.line, 1, { doubt: "CallNotAllowed", tag: "Auction", text: calls.problem })
    )
  }
  const auction = calls?.auction
  const bid =
    auction !== undefined && Auctions.isOver(auction)
      ? (Auctions.contract(auction) ?? "PassedOut")
      : undefined
  const given: Contract | "PassedOut" | undefined =
    open === "PassedOut"
      ? open
      : open !== undefined && declarer !== undefined
        ? { ...open, declarer }
        : undefined
  const contract = given ?? (open === undefined ? bid : undefined)
  if (given !== undefined && bid !== undefined && textOf(given) !== textOf(bid)) {
    warnings.push(
      located(game.auction!.line, 1, { doubt: "AuctionDisagrees", tag: "Auction", text: textOf(bid) })
    )
  }

  const resultTag = value("Result")
  let tricks: number | undefined
  if (resultTag !== undefined && contract !== "PassedOut") {
    const side = contract === undefined ? declarer && sideOf(declarer) : sideOf(contract.declarer)
    const read = tricksOf(resultTag.value, side)
    if (read === undefined) return fail("Result", resultTag)
    tricks = read.tricks
  }

  const scoreTag = value("Score")
  const rubberTag = value("ScoreRubber")
  const historyTag = value("ScoreRubberHistory")
  const declarers = contract === undefined || contract === "PassedOut" ? undefined : sideOf(contract.declarer)
  const scoreRubber = rubberTag && rubberScoreOf(rubberTag.value, declarers)
  if (rubberTag !== undefined && scoreRubber === undefined) return fail("ScoreRubber", rubberTag)
  const history = historyTag && historyOf(historyTag.value)
  if (historyTag !== undefined && typeof history === "string") return fail("History", historyTag, history)

  const position = isPosition
    ? { deal: cards!, denomination: trumps ?? (isContract(open) ? open.denomination : undefined) }
    : undefined
  const players: Partial<Record<Seat, string>> = {}
  for (const seat of SEATS) {
    const name = value(seat)?.value
    if (name !== undefined) players[seat] = name
  }
  return Result.succeed({
    ...EMPTY_RECORD,
    line: game.line,
    board: value("Board")?.value,
    players,
    dealer,
    vulnerable,
    deal: isPosition ? undefined : cards,
    auction,
    contract,
    tricks,
    play:
      game.play === undefined || contract === undefined || contract === "PassedOut"
        ? []
        : cardsOf(game.play, contract),
    warnings,
    scoring: value("Scoring")?.value.split(";") ?? [],
    competition: value("Competition")?.value ?? "",
    position,
    resultDisputed: resultTag?.value.startsWith("^") ?? false,
    score: scoreTag && scoreOf(scoreTag.value, declarers),
    scoreRubber,
    history: typeof history === "string" ? undefined : history,
    at: {
      score: scoreTag?.line ?? game.line,
      scoreRubber: rubberTag?.line ?? game.line,
      history: historyTag?.line ?? game.line,
      result: resultTag?.line ?? game.line
    }
  })
}

function fail(fault: UnreadablePbn["fault"], tag: PbnTag, why = "") {
  return Result.fail(
    located(tag.line, tag.column, new UnreadablePbn({ fault, tag: tag.name, text: tag.value, why }))
  )
}

function isContract(open: ContractText | "PassedOut" | undefined): open is ContractText {
  return open !== undefined && open !== "PassedOut"
}

function textOf(contract: Contract | "PassedOut"): string {
  return contract === "PassedOut" ? "Pass" : contractText(contract)
}

interface Calls {
  readonly auction: Auctions.Auction | undefined
  readonly problem: string | undefined
}

/** The calls as a legal auction. Irregular ones (insufficient or skipped) have none, which is no problem. */
function auctionOf(sequence: PbnSequence, dealer: Seat | undefined): Calls {
  const none = { auction: undefined, problem: undefined }
  if (dealer !== undefined && sequence.first !== dealer) {
    return { ...none, problem: `it begins with ${sequence.first}, but ${dealer} dealt` }
  }
  let auction = Auctions.empty(sequence.first)
  for (const { irregularity, text } of sequence.cells) {
    if (irregularity !== "" || text === "-") return none
    if (text === "+") break
    if (text === "AP") {
      auction = allPass(auction)
      continue
    }
    const call = parseCall(text)
    if (Result.isFailure(call)) return { ...none, problem: call.failure.message }
    const next = Auctions.add(auction, call.success)
    if (Result.isFailure(next)) return { ...none, problem: next.failure.message }
    auction = next.success
  }
  return { auction, problem: undefined }
}

function allPass(auction: Auctions.Auction): Auctions.Auction {
  const calls = [...auction.calls]
  while (!Auctions.isOver({ ...auction, calls })) calls.push(PASS)
  return { ...auction, calls }
}

/** The cards in order of play, up to the first that is unknown. The columns are seats, whoever leads. */
function cardsOf(sequence: PbnSequence, contract: Contract): ReadonlyArray<Card> {
  const cards: Array<Card> = []
  const first = SEATS.indexOf(sequence.first)
  let leader = SEATS[(SEATS.indexOf(contract.declarer) + 1) % 4]!
  for (let row = 0; row < sequence.cells.length; row += 4) {
    const cells = sequence.cells.slice(row, row + 4)
    const early = cells.findIndex(({ irregularity }) => irregularity === "L")
    if (early >= 0) return cards
    const trick: Array<Card> = []
    for (let n = 0; n < 4; n++) {
      const column = (SEATS.indexOf(leader) + n - first + 8) % 4
      const card = parseCard(cells[column]?.text ?? "-")
      if (Result.isFailure(card)) return [...cards, ...trick]
      trick.push(card.success)
    }
    cards.push(...trick)
    leader = winnerOf(trick, leader, contract.denomination)
  }
  return cards
}
