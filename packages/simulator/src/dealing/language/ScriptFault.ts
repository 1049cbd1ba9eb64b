/** Why a script or condition in the dealer language cannot be read: where it stopped and what would work there. */
import { Schema } from "effect"

/** What is wrong at the place. `detail` of the error is a word, sign or number that belongs to it, as the comments say. */
export const ScriptFault = Schema.Literals([
  "Open", // the word that ( must follow
  "Close", // the word whose ( must be closed
  "CloseParenthesis",
  "CommaAfterSeat",
  "CommaAfterVulnerability",
  "CommaAfterContract",
  "CommaAfterValue",
  "CommaAfterLowest",
  "EqualsBeforeCards",
  "ColonOfChoice",
  "Number",
  "NumberOfTries",
  "NumberOfDeals",
  "Seed",
  "NumberOfCount",
  "NumberOfCards",
  "PointsOfAce",
  "Points",
  "Lowest",
  "Highest",
  "NumberTooLarge", // the largest number
  "CountTooLarge", // the largest number of a count
  "HighestBelowLowest",
  "Seat", // the seat's word in the right spelling, or nothing
  "Suit",
  "Denomination",
  "Vulnerable",
  "VulnerableOrNot",
  "Contract",
  "Card",
  "Holding",
  "Shape",
  "ShapeSum",
  "Action", // the actions there are
  "Spelling", // the word in the right spelling
  "Equality",
  "Value",
  "UnknownWord",
  "ReservedName",
  "DefinedTwice",
  "NameWithDigit",
  "ConditionOver",
  "TooManyCards", // how many cards the seat would have
  "CardTwice", // the card
  "TextOpen",
  "CommentOpen",
  "SingleAnd",
  "SingleOr",
  "Braces",
  "Brackets",
  "NoSign"
])
export type ScriptFault = typeof ScriptFault.Type

export class UnreadableScript extends Schema.TaggedError<UnreadableScript>()("UnreadableScript", {
  text: Schema.String,
  /** Offset in `text`, from 0. */
  at: Schema.Int,
  found: Schema.String,
  fault: ScriptFault,
  detail: Schema.String
}) {
  /** From 1. */
  get line() {
    return this.text.slice(0, this.at).split("\n").length
  }
  /** From 1, in characters as a reader counts them. */
  get column() {
    return Array.from(this.text.slice(this.text.lastIndexOf("\n", this.at - 1) + 1, this.at)).length + 1
  }
  override get message() {
    const found = this.found === "" ? "the end" : `"${this.found}"`
    return `found ${found}, ${EXPECTED[this.fault](this.detail)}`
  }
}

/** What was expected, or what is wrong with what was found. */
const EXPECTED: Readonly<Record<ScriptFault, (detail: string) => string>> = {
  Open: (word) => `where ( was expected behind ${word}`,
  Close: (word) => `where ) was expected to close ${word}(`,
  CloseParenthesis: () => "where ) was expected to close the parenthesis",
  CommaAfterSeat: () => "where , was expected behind the seat",
  CommaAfterVulnerability: () => "where , was expected behind the vulnerability",
  CommaAfterContract: () => "where , was expected behind the contract",
  CommaAfterValue: () => "where , was expected behind the value to count",
  CommaAfterLowest: () => "where , was expected behind the lowest value",
  EqualsBeforeCards: () => "where == was expected before the number of cards",
  ColonOfChoice: () => "where : was expected between the two values behind ?",
  Number: () => "where a whole number was expected",
  NumberOfTries: () => "where a whole number was expected: how many deals to try",
  NumberOfDeals: () => "where a whole number was expected: how many deals to keep",
  Seed: () => "where the seed was expected, a whole number",
  NumberOfCount: () => "where the number of the count was expected, 0 to 9",
  NumberOfCards: () => "where a number of cards was expected",
  PointsOfAce: () => "where the points of an ace were expected, a whole number",
  Points: () => "where points were expected, a whole number",
  Lowest: () => "where the lowest value of its own was expected, a whole number",
  Highest: () => "where the highest value of its own was expected, a whole number",
  NumberTooLarge: (largest) => `which is more than ${largest}, the largest number`,
  CountTooLarge: (largest) => `but the counts are numbered 0 to ${largest}`,
  HighestBelowLowest: () => "but it is below the lowest value",
  Seat: (word) => `where north, east, south or west was expected${word === "" ? "" : `; write ${word}`}`,
  Suit: () => "where clubs, diamonds, hearts or spades was expected",
  Denomination: () => "where clubs, diamonds, hearts, spades or notrump was expected",
  Vulnerable: () => "where none, NS, EW or all was expected",
  VulnerableOrNot: () => "where vul or nv was expected",
  Contract: () => "where a contract was expected, such as x3N or x4SX",
  Card: () => "where a card was expected, such as AS or TC",
  Holding: () => "where a holding was expected, such as SAQ542",
  Shape: (long) =>
    `where a shape was expected, four lengths such as 5431, 54xx or any 4432${long === "" ? "" : `; 10 to 13 are written ${long}`}`,
  ShapeSum: () => "but its lengths do not add up to 13 cards",
  Action: (actions) => `where an action was expected: ${actions}`,
  Spelling: (word) => `the word is written ${word}`,
  Equality: () => "an equality is written ==",
  Value: () => "where a value was expected",
  UnknownWord: () => "which is no word of the language and has not been defined above",
  ReservedName: () => "which is a word of the language and cannot be defined",
  DefinedTwice: () => "which has been defined above; give one of the two another name",
  NameWithDigit: () => "but a name begins with a letter",
  ConditionOver: () => "where the condition should have ended; join conditions with and",
  TooManyCards: (cards) => `but it makes ${cards} cards for one seat; a hand has 13`,
  CardTwice: (card) => `but ${card} has been dealt already`,
  TextOpen: () => "a text that is not closed; write the second quotation mark",
  CommentOpen: () => "a comment that is not closed; write */",
  SingleAnd: () => 'a single one; write && or "and"',
  SingleOr: () => 'a single one; write || or "or"',
  Braces: () => "braces are the preprocessor's dialect; write parentheses and shapes such as any 4333",
  Brackets: () => "brackets are the preprocessor's dialect; write each length, such as 5xxx + 6xxx",
  NoSign: () => "which is no sign of the language"
}
