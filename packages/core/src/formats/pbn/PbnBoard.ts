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
import type { Card } from "../../cards/Card.ts"
import { type Denomination, denominationOf } from "../../auction/Denomination.ts"
import { cardsEach, type PartialDeal } from "../../deal/Deal.ts"
import * as PbnDeal from "../../deal/PbnDeal.ts"
import { type Seat, seatOfLetter, SEATS, sideOf } from "../../deal/Seat.ts"
import { type DealRecord, EMPTY_RECORD } from "../DealRecord.ts"
import type { Located } from "../Located.ts"
import { countTricks } from "../Play.ts"
import type { PbnWarning, UnreadablePbn } from "./PbnFault.ts"
import type { PbnGame } from "./PbnGame.ts"
import {
  type History,
  historyOf,
  type RubberScore,
  rubberScoreOf,
  scoreOf,
  tricksOf,
  vulnerableOf
} from "./PbnScores.ts"
import { auctionOf, cardsOf } from "./PbnSequences.ts"
import { PbnValues, Why } from "./PbnValues.ts"

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
export const boardOf = (game: PbnGame): Result.Result<PbnBoard, Located<UnreadablePbn>> =>
  Result.gen(function* () {
    const values = new PbnValues(game)
    const dealer = yield* values.read("Dealer", "Dealer", seatOfLetter)
    const vulnerable = yield* values.read("Vulnerable", "Vulnerable", vulnerableOf)
    const cards = yield* values.read("Deal", "Deal", cardsIn)
    const deal = cards === "unknown" ? undefined : cards
    if (deal !== undefined && HAS_SUIT_LETTERS.test(values.text("Deal")!))
      values.warn("SuitLetters", values.tag("Deal")!, values.text("Deal")!)
    const isPosition = deal !== undefined && cardsEach(deal) < 13
    const declarer = yield* values.read("Declarer", "Declarer", (text) => seatOfLetter(text.replace("^", "")))
    const named = yield* values.read("Contract", "Contract", (text) => bidIn(text, isPosition))
    if (named === "PassedOut" && !/^pass$/iu.test(values.text("Contract")!))
      values.warn("AllPassAsContract", values.tag("Contract")!, values.text("Contract")!)

    const auction = callsIn(values, dealer)
    const contract = agreed(values, named, declarer, auction)
    const played = contract === undefined || contract === "PassedOut" ? undefined : contract
    const side = played === undefined ? undefined : sideOf(played.declarer)
    const scorer = contract === undefined ? declarer && sideOf(declarer) : side
    const tricks =
      contract === "PassedOut"
        ? undefined
        : yield* values.read("Result", "Result", (text) => tricksOf(text, scorer))
    const scoreRubber = yield* values.read("ScoreRubber", "ScoreRubber", (text) => rubberScoreOf(text, side))
    const history = yield* values.read("ScoreRubberHistory", "History", (text) => {
      const read = historyOf(text)
      return typeof read === "string" ? new Why(read) : read
    })
    const scoreText = values.text("Score")
    return {
      ...EMPTY_RECORD,
      line: game.line,
      board: values.text("Board"),
      players: playersIn(values),
      dealer,
      vulnerable,
      deal: isPosition ? undefined : deal,
      auction,
      contract,
      tricks: tricks?.tricks,
      play: playIn(values, played, deal),
      warnings: values.warnings,
      scoring: values.text("Scoring")?.split(";") ?? [],
      competition: values.text("Competition") ?? "",
      position: isPosition ? { deal, denomination: trumpsOf(named) } : undefined,
      resultDisputed: values.text("Result")?.startsWith("^") ?? false,
      score: scoreText === undefined ? undefined : scoreOf(scoreText, side),
      scoreRubber,
      history,
      at: {
        score: values.lineOf("Score"),
        scoreRubber: values.lineOf("ScoreRubber"),
        history: values.lineOf("ScoreRubberHistory"),
        result: values.lineOf("Result")
      }
    } satisfies PbnBoard
  })

const HAS_SUIT_LETTERS = /[:\s]S[^.]*\.H[^.]*\.D[^.]*\.C/iu

/** The cards of a Deal; some programs write an unknown hand as three dots, and a deal of which nothing is known. */
function cardsIn(value: string): PartialDeal | "unknown" | Why {
  const text = value.replaceAll(/(?<=[:\s])\.\.\.(?=\s|$)/gu, "-")
  if (/^[NESW]:\s*-\s+-\s+-\s+-$/iu.test(text)) return "unknown"
  const read = PbnDeal.parsePosition(text)
  return Result.isFailure(read) ? new Why(read.failure.message) : read.success
}

/** A contract without its declarer, or what is trumps in a position. */
type Named = ContractText | "PassedOut" | { readonly trumps: Denomination }

function bidIn(text: string, isPosition: boolean): Named | Why {
  if (/^(?:pass|ap|all pass|passed out)$/iu.test(text)) return "PassedOut"
  const trumps = isPosition ? denominationOf(text) : undefined
  if (trumps !== undefined) return { trumps }
  const read = parseOpen(text)
  if (Result.isFailure(read)) return new Why(read.failure.message)
  return read.success.declarer === undefined ? read.success : new Why("the declarer has a tag of its own")
}

function isContract(named: Named | undefined): named is ContractText {
  return named !== undefined && named !== "PassedOut" && "level" in named
}

function trumpsOf(named: Named | undefined): Denomination | undefined {
  if (named === undefined || named === "PassedOut") return undefined
  return "trumps" in named ? named.trumps : named.denomination
}

/** The auction, where it is a legal one. */
function callsIn(values: PbnValues, dealer: Seat | undefined): Auctions.Auction | undefined {
  const { auction } = values.game
  if (auction === undefined) return undefined
  const calls = auctionOf(auction, dealer)
  if (calls.problem !== undefined)
    values.warn("CallNotAllowed", { name: "Auction", line: auction.line, column: 1 }, calls.problem)
  return calls.auction
}

/** The cards played; where the hands cannot have played them they are kept as the file has them. */
function playIn(
  values: PbnValues,
  contract: Contract | undefined,
  deal: PartialDeal | undefined
): ReadonlyArray<Card> {
  const { play } = values.game
  if (play === undefined || contract === undefined) return []
  const cards = cardsOf(play, contract)
  const count = countTricks(cards, contract, deal)
  if (Result.isFailure(count)) {
    const { card, number } = count.failure
    values.warn("PlayNotPossible", { name: "Play", line: play.line, column: 1 }, `${number}, ${card}`)
  }
  return cards
}

/** The contract as stated, or as the auction left it; where they differ the statement counts. */
function agreed(
  values: PbnValues,
  named: Named | undefined,
  declarer: Seat | undefined,
  auction: Auctions.Auction | undefined
): PbnBoard["contract"] {
  const bid = bidOf(auction)
  const stated =
    named === "PassedOut"
      ? named
      : isContract(named) && declarer !== undefined
        ? { ...named, declarer }
        : undefined
  if (stated === undefined) return isContract(named) && !isBid(named, bid) ? undefined : bid
  if (bid !== undefined && textOf(stated) !== textOf(bid)) {
    const line = values.game.auction!.line
    values.warn("AuctionDisagrees", { name: "Auction", line, column: 1 }, textOf(bid))
  }
  return stated
}

/** Whether the auction ends in the contract that is stated without its declarer. */
function isBid(named: ContractText, bid: Contract | "PassedOut" | undefined): boolean {
  if (bid === undefined || bid === "PassedOut") return false
  const { denomination, doubling, level } = bid
  return level === named.level && denomination === named.denomination && doubling === named.doubling
}

/** What a complete auction ends in. */
function bidOf(auction: Auctions.Auction | undefined): Contract | "PassedOut" | undefined {
  return auction !== undefined && Auctions.isOver(auction)
    ? (Auctions.contract(auction) ?? "PassedOut")
    : undefined
}

function textOf(contract: Contract | "PassedOut"): string {
  return contract === "PassedOut" ? "Pass" : contractText(contract)
}

function playersIn(values: PbnValues): Partial<Record<Seat, string>> {
  const players: Partial<Record<Seat, string>> = {}
  for (const seat of SEATS) {
    const name = values.text(seat)
    if (name !== undefined) players[seat] = name
  }
  return players
}
