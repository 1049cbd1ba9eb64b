/** What can be wrong with a board of a LIN file. */
import { Schema } from "effect"
import type { ImpossiblePlay } from "../Play.ts"

export const LinFault = Schema.Literals([
  "Dealer",
  "HandCount",
  "HandCard",
  "HandSize",
  "CardTwice",
  "Vulnerable",
  "Call",
  "CallNotAllowed",
  "Card",
  "Claim",
  "NoFields",
  "CutOff",
  "TooLong"
])
export type LinFault = typeof LinFault.Type

/** A board that cannot be used: `board` is its title or number, `key` the field at fault, `text` its value. */
export class UnreadableLin extends Schema.TaggedError<UnreadableLin>()("UnreadableLin", {
  fault: LinFault,
  board: Schema.String,
  key: Schema.String,
  text: Schema.String,
  found: Schema.String
}) {
  override get message() {
    const what: Record<LinFault, string> = {
      Dealer: "the hands begin with the dealer, 1 South, 2 West, 3 North or 4 East",
      HandCount: `${this.found} hands are given; write South, West, North and East with commas between them`,
      HandCard: `"${this.found}" is no suit and no rank; write SAK52HQ4D973CJT82`,
      HandSize: `a hand has ${this.found} cards, not 13`,
      CardTwice: `${this.found} is dealt twice`,
      Vulnerable: "write o for none, n, e or b for both",
      Call: `"${this.found}" is no call; write p, d, r or a bid such as 1N`,
      CallNotAllowed: this.found,
      Card: `"${this.found}" is no card; write the suit and the rank, such as HQ`,
      Claim: "the claim is the tricks declarer takes in all, 0 to 13",
      NoFields: "",
      CutOff: "the board ends in the middle of a field; each field is key|value|",
      TooLong: "a field of more than a million characters"
    }
    if (this.fault === "NoFields") return `this is no LIN, which is key|value| throughout: ${this.text}`
    const board = this.board === "" ? "a board without a number" : `board ${this.board}`
    return `${board}, ${this.key}|${this.text}|: ${what[this.fault]}`
  }
}

/** Something odd in a board that is used all the same. */
export type LinDoubt =
  /** The names cannot be told apart, for they have commas or are not four. */
  | { readonly _tag: "NamesUnclear"; readonly text: string }
  /** The list of the match has something else than a result for this board. */
  | { readonly _tag: "ListUnclear"; readonly text: string }
  /** The list of the match has another contract than the auction, which counts. */
  | { readonly _tag: "ListDisagrees"; readonly listed: string; readonly bid: string }
  /** The hands or the play do not fit together, so the play is left out. */
  | { readonly _tag: "PlayIgnored"; readonly error: ImpossiblePlay }
