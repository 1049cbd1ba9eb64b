/** Why a record of a score file cannot be read. */
import { Schema } from "effect"

export const RecordFault = Schema.Literals([
  "TooFewCells",
  "TooManyCells",
  "NotJson",
  "QuoteOpen",
  "LineTooLong",
  "Binary",
  "Contract",
  "Declarer",
  "DeclarerDisagrees",
  "Tricks",
  "TricksMissing",
  "TricksDisagree",
  "Result",
  "ResultUnsigned",
  "Vulnerable",
  "Honours",
  "HonoursInNotrump",
  "HonoursOnPassedOut",
  "Points",
  "Rubber",
  "Side",
  "Where",
  "Dealer",
  "Board",
  "Deal",
  "Auction",
  "Play"
])
export type RecordFault = typeof RecordFault.Type

/** A record that cannot be read: `column` is the name of its field, `found` what stood there. */
export class UnreadableRecord extends Schema.TaggedError<UnreadableRecord>()("UnreadableRecord", {
  fault: RecordFault,
  column: Schema.String,
  found: Schema.String
}) {
  override get message() {
    const found = this.found === "" ? "nothing" : `"${this.found}"`
    const what: Record<RecordFault, string> = {
      TooFewCells: `the record has ${this.found} and so was cut off; every line has a cell for each column`,
      TooManyCells: `the record has ${this.found}; put a cell that holds the delimiter in quotation marks`,
      NotJson: `this is no JSON object: ${this.found}; write one object a line`,
      QuoteOpen: `a quotation mark is not closed: ${this.found}`,
      LineTooLong: `the line is longer than a million characters: ${this.found}…`,
      Binary: "the line has NUL characters and so is no text",
      Contract: `${found} is no contract; write one like 3N, 4SX or pass`,
      Declarer: `${found} is no declarer; write N, E, S or W`,
      DeclarerDisagrees: `${found} is not the declarer that the contract names; leave one of the two`,
      Tricks: `${found} is no number of tricks; write 0 to 13, and +1 or -2 in a column named result`,
      TricksMissing: "neither the tricks nor the result is given",
      TricksDisagree: `${found} is another number of tricks than the column tricks has; leave one of the two`,
      Result: `${found} is no result; write =, +1, -2, with no more than 13 tricks`,
      ResultUnsigned: `${found} may be tricks taken or overtricks; write +1 or =, or say --result tricks or --result relative`,
      Vulnerable: `${found} is no vulnerability; write none, ns, ew or both`,
      Honours: `${found} are no honours; write W 100 or W 150`,
      HonoursInNotrump: "honours in notrump are 150, for four aces",
      HonoursOnPassedOut: "a passed-out deal has no honours",
      Points: `${found} is no whole number of points; write one such as 1300, without a dot or a comma`,
      Rubber: "the rubber has no name",
      Side: `${found} is no side; write NS or EW`,
      Where: `${found} is no place; write below, above, game or total`,
      Dealer: `${found} is no dealer; write N, E, S or W`,
      Board: `${found} is no board number`,
      Deal: `${found} is no deal; write N:hand hand hand hand`,
      Auction: `${found} is no auction; write calls such as 1N Pass 3N Pass Pass Pass, with the dealer in a field of its own`,
      Play: `${found} are no cards; write them in order of play, such as SK S3 S4 SA`
    }
    return this.column === "" ? what[this.fault] : `${this.column}: ${what[this.fault]}`
  }
}
