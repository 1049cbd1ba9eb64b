/**
 * A hand as text: `AQ752.K4.T93.J82`, spades, hearts, diamonds, clubs. Notation: docs/notation.md#hands.
 *
 * Three forms are read, and each text fits at most one of them:
 * dots between the suits, with the suit's own letter or symbol before all four suits or before none;
 * four suit symbols (`♠AQ752♥K4♦T93♣J82`), in any order; four suit letters in the order S H D C (`SAQ752HK4DT93CJ82`),
 * where `D` can only be the suit, so the Polish `D` for the queen needs one of the other forms.
 */
import { Result, Schema } from "effect"
import type { Hand } from "./Hand.ts"
import * as Hands from "./Hand.ts"
import * as Holding from "./Holding.ts"
import { rankLetter, rankOfLetter } from "./Rank.ts"
import { type BySuit, type Suit, SUIT_LETTER, SUIT_SYMBOL, SUITS_AS_WRITTEN } from "./Suit.ts"

export const HandFault = Schema.Literals([
  "NotFourSuits",
  "SuitLetters",
  "SuitTwice",
  "UnknownRank",
  "SpotCard",
  "CardTwice",
  "CardCount"
])
export type HandFault = typeof HandFault.Type

/** Why a text is no hand. `at` is the offset in `text`, from 0; `found` the piece at fault. */
export class UnreadableHand extends Schema.TaggedError<UnreadableHand>()("UnreadableHand", {
  text: Schema.String,
  at: Schema.Int,
  fault: HandFault,
  found: Schema.String
}) {
  override get message() {
    const what: Record<HandFault, string> = {
      NotFourSuits: `it has ${this.found} ${this.found === "1" ? "suit" : "suits"}, not four`,
      SuitLetters: "suit letters stand before some suits only: give all four or none",
      SuitTwice: `the suit ${this.found} is given twice`,
      UnknownRank: `"${this.found}" is not a rank (A K Q J T or 10, 9 to 2)`,
      SpotCard: `"${this.found}" stands for any small card, which a hand cannot hold: name the card`,
      CardTwice: `${this.found} occurs twice`,
      CardCount: `it has ${this.found} ${this.found === "1" ? "card" : "cards"}, not 13`
    }
    return `"${this.text}" is not a hand: ${what[this.fault]}; write spades.hearts.diamonds.clubs, such as AQ752.K4.T93.J82`
  }
}

interface Piece {
  readonly text: string
  readonly at: number
}

/** A hand of exactly 13 cards. */
export const parse = (text: string): Result.Result<Hand, UnreadableHand> =>
  Result.flatMap(parsePosition(text), (hand) => {
    const held = Hands.count(hand)
    return held === 13
      ? Result.succeed(hand)
      : Result.fail(new UnreadableHand({ text, at: 0, fault: "CardCount", found: String(held) }))
  })

/** A hand of any number of cards, for positions in the middle of the play. */
export const parsePosition = (text: string): Result.Result<Hand, UnreadableHand> => {
  const pieces = split(text)
  if (pieces instanceof UnreadableHand) return Result.fail(pieces)
  const hand: Record<Suit, Holding.Holding> = { Clubs: 0, Diamonds: 0, Hearts: 0, Spades: 0 }
  for (const suit of SUITS_AS_WRITTEN) {
    const holding = readHolding(text, pieces[suit], suit)
    if (typeof holding !== "number") return Result.fail(holding)
    hand[suit] = holding
  }
  return Result.succeed(hand)
}

/** True for the dash that stands for nothing, as typed and as word processors make it. */
export const isDash = (text: string): boolean => ["-", "–", "−", "—"].includes(text)

/** `AQ752.K4.T93.J82`; a void is nothing between its dots. */
export const toText = (hand: Hand): string =>
  SUITS_AS_WRITTEN.map((suit) => Holding.toText(hand[suit])).join(".")

/** `♠AQ752 ♥K4 ♦T93 ♣J82`, or with letters (`S:AQ752 …`) where `ascii`; a void is a dash. */
export const toSymbols = (hand: Hand, ascii = false): string =>
  SUITS_AS_WRITTEN.map((suit) => {
    const mark = ascii ? `${SUIT_LETTER[suit]}:` : SUIT_SYMBOL[suit]
    return mark + (Holding.toText(hand[suit]) || "-")
  }).join(" ")

const SYMBOL_SUIT: Readonly<Record<string, Suit>> = {
  "♠": "Spades",
  "♤": "Spades",
  "♥": "Hearts",
  "♡": "Hearts",
  "♦": "Diamonds",
  "♢": "Diamonds",
  "♣": "Clubs",
  "♧": "Clubs"
}
const SYMBOL = /[♠♤♥♡♦♢♣♧][\uFE0E\uFE0F]?/gu
const LETTERS = /^\s*S:?([^SHDC.]*)H:?([^SHDC.]*)D:?([^SHDC.]*)C:?([^SHDC.]*)$/di

function split(text: string): BySuit<Piece> | UnreadableHand {
  if (text.includes(".")) return splitAtDots(text)
  const fault = (at: number, kind: HandFault, found: string) =>
    new UnreadableHand({ text, at, fault: kind, found })
  const symbols = [...text.matchAll(SYMBOL)]
  if (symbols.length > 0) {
    const pieces: Partial<Record<Suit, Piece>> = {}
    const before = text.slice(0, symbols[0]!.index)
    if (before.trim() !== "") return fault(0, "SuitLetters", before)
    for (const [n, match] of symbols.entries()) {
      const suit = SYMBOL_SUIT[match[0][0]!]!
      const start = match.index + match[0].length
      if (pieces[suit] !== undefined) return fault(match.index, "SuitTwice", match[0])
      pieces[suit] = { text: text.slice(start, symbols[n + 1]?.index ?? text.length), at: start }
    }
    const { Clubs, Diamonds, Hearts, Spades } = pieces
    return Clubs && Diamonds && Hearts && Spades
      ? { Clubs, Diamonds, Hearts, Spades }
      : fault(0, "NotFourSuits", String(symbols.length))
  }
  const lettered = LETTERS.exec(text)
  if (lettered === null) return fault(0, "NotFourSuits", text.trim() === "" ? "0" : "1")
  const piece = (n: number): Piece => ({ text: lettered[n] ?? "", at: lettered.indices?.[n]?.[0] ?? 0 })
  return { Spades: piece(1), Hearts: piece(2), Diamonds: piece(3), Clubs: piece(4) }
}

function splitAtDots(text: string): BySuit<Piece> | UnreadableHand {
  const parts = text.split(".")
  if (parts.length !== 4) {
    return new UnreadableHand({ text, at: 0, fault: "NotFourSuits", found: String(parts.length) })
  }
  let at = 0
  const pieces = parts.map((part): Piece => {
    const piece = { text: part, at }
    at += part.length + 1
    return piece
  })
  const marked = pieces.map((piece, n) => markLength(piece.text, SUITS_AS_WRITTEN[n]!))
  // S, H and C are never ranks, so they decide; a D before the diamonds may be the queen.
  const letters = [0, 1, 3].filter((n) => marked[n]! > 0).length
  const all = letters === 3 && marked[2]! > 0
  const diamondSymbol = SYMBOL_SUIT[parts[2]!.trimStart()[0] ?? ""] !== undefined
  if (!all && (letters > 0 || diamondSymbol)) {
    const first = marked.findIndex((length) => length === 0)
    return new UnreadableHand({ text, at: pieces[Math.max(first, 0)]!.at, fault: "SuitLetters", found: "" })
  }
  const piece = (n: number): Piece => {
    const skip = all ? marked[n]! : 0
    return { text: pieces[n]!.text.slice(skip), at: pieces[n]!.at + skip }
  }
  return { Spades: piece(0), Hearts: piece(1), Diamonds: piece(2), Clubs: piece(3) }
}

/** The length of the suit's own letter or symbol at the start of a suit, 0 without one. */
function markLength(part: string, suit: Suit): number {
  const pattern = new RegExp(`^\\s*(?:${SUIT_LETTER[suit]}|${SYMBOL_CLASS[suit]}[\\uFE0E\\uFE0F]?):?`, "iu")
  return pattern.exec(part)?.[0].length ?? 0
}

const SYMBOL_CLASS: BySuit<string> = { Spades: "[♠♤]", Hearts: "[♥♡]", Diamonds: "[♦♢]", Clubs: "[♣♧]" }

function readHolding(text: string, piece: Piece, suit: Suit): Holding.Holding | UnreadableHand {
  if (isDash(piece.text.trim())) return Holding.VOID
  let holding: Holding.Holding = Holding.VOID
  for (let n = 0; n < piece.text.length; n++) {
    const letter = piece.text[n]!
    if (letter === " " || letter === "\u00a0" || letter === ",") continue
    const at = piece.at + n
    const ten = letter === "1" && piece.text[n + 1] === "0"
    if (ten) n++
    const rank = rankOfLetter(ten ? "T" : letter)
    if (rank < 0) {
      const fault = letter.toLowerCase() === "x" ? "SpotCard" : "UnknownRank"
      return new UnreadableHand({ text, at, fault, found: letter })
    }
    if (Holding.has(holding, rank)) {
      return new UnreadableHand({ text, at, fault: "CardTwice", found: SUIT_LETTER[suit] + rankLetter(rank) })
    }
    holding |= 1 << rank
  }
  return holding
}
