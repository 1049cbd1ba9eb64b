/** What can be wrong with a PBN game, and what is worth telling about one that can be used. */
import { Schema } from "effect"

export const PbnFault = Schema.Literals([
  "BraceOpen",
  "QuoteOpen",
  "TagText",
  "Dealer",
  "Vulnerable",
  "Deal",
  "Declarer",
  "Contract",
  "Result",
  "Call",
  "Card",
  "FirstSeat",
  "ScoreRubber",
  "History",
  "TooLong"
])
export type PbnFault = typeof PbnFault.Type

/** A game that cannot be used. `text` is the value or line at fault, `found` the piece of it, `why` a cause told by another reader. */
export class UnreadablePbn extends Schema.TaggedError<UnreadablePbn>()("UnreadablePbn", {
  fault: PbnFault,
  tag: Schema.String,
  text: Schema.String,
  why: Schema.String
}) {
  override get message() {
    const value = `[${this.tag} "${this.text}"]`
    const what: Record<PbnFault, string> = {
      BraceOpen: `a comment begins here and never ends: ${this.text}; close it with }`,
      QuoteOpen: `the value is not closed on its line: ${this.text}; write [Name "value"]`,
      TagText: `this is no tag: ${this.text}; write [Name "value"], with \\" for a quotation mark in the value`,
      Dealer: `${value}: the dealer is W, N, E or S`,
      Vulnerable: `${value}: write None, NS, EW or All`,
      Deal: `${value}: ${this.why}`,
      Declarer: `${value}: the declarer is W, N, E or S, with ^ in front when dummy played it`,
      Contract: `${value}: write Pass, or a contract such as 4SX (${this.why})`,
      Result: `${value}: write the tricks declarer took, 0 to 13, or NS 9, EW 4`,
      Call: `"${this.text}" is no call; write Pass, X, XX, AP or a bid such as 1NT`,
      Card: `"${this.text}" is no card; write the suit and the rank, such as SA or HT, or - for an unknown one`,
      FirstSeat: `${value}: name the seat that begins, W, N, E or S`,
      ScoreRubber: `${value}: write above/below, such as NS 60/60 EW 0/0`,
      History: `${value}: ${this.why}; write one like NS 0 30/100 0 EW 0 300/60 0`,
      TooLong: "a game of more than a million characters; a blank line ends a game"
    }
    return what[this.fault]
  }
}

export const PbnDoubt = Schema.Literals([
  "TagTwice",
  "TagCase",
  "TextIgnored",
  "ValueTrimmed",
  "SuitLetters",
  "AllPassAsContract",
  "InheritanceForbidden",
  "CallNotAllowed",
  "AuctionDisagrees",
  "PlayNotPossible",
  "NoResult",
  "VulnerableDisagrees",
  "ScoreDisagrees",
  "UnknownLetter",
  "DateForm"
])
export type PbnDoubt = typeof PbnDoubt.Type

/** Something odd in a game that is used all the same. */
export interface PbnWarning {
  readonly doubt: PbnDoubt
  readonly tag: string
  readonly text: string
}

/** The warning in words. */
export const warningText = ({ doubt, tag, text }: PbnWarning): string =>
  ({
    TagCase: `[${text}]: the names of tags have capitals; read as ${tag}`,
    TagTwice: `the tag ${tag} stands twice in this game; the first counts`,
    TextIgnored: `this text belongs to no tag and is ignored: ${text}`,
    ValueTrimmed: `blanks around the value of ${tag} are ignored`,
    SuitLetters: "suit letters inside a hand are ignored; PBN writes the ranks only",
    AllPassAsContract: `[Contract "${text}"] is read as Pass, as PBN writes a passed-out deal`,
    InheritanceForbidden: `[${tag} "#"]: this tag cannot be inherited; it counts as unknown`,
    CallNotAllowed: `the auction is ignored: ${text}`,
    AuctionDisagrees: `the auction ends in ${text}, not in the contract and declarer given; those count`,
    PlayNotPossible: `the play does not fit the hands: card ${text}, is not with the hand whose turn it was`,
    NoResult: `a deal without a contract and its result is left out${text === "" ? "" : ` (board ${text})`}`,
    VulnerableDisagrees: `the file says ${text}; by the games won before it the vulnerability is another, which counts`,
    ScoreDisagrees: `ScoreRubber has ${tag}, contract and hands give ${text} (above/below), which counts`,
    UnknownLetter: `the value of ${tag} has characters that are none`,
    DateForm: `[Date "${text}"] is not of the form YYYY.MM.DD`
  })[doubt]
