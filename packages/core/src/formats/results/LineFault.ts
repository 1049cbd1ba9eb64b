/** Why a line of a result file cannot be used. The faults are apart from the reader so that every language can word them. */
import { Schema } from "effect"

export const LineFault = Schema.Literals([
  "UnknownLine",
  "DealerText",
  "DealerLate",
  "PlayersText",
  "PlayerTwice",
  "QuoteOpen",
  "HonoursText",
  "HonoursInNotrump",
  "HonoursTwice",
  "HonoursOnPassedOut",
  "NoDealAbove",
  "NoSuchDeal",
  "RubberIsOver",
  "RubberIsTotalled",
  "WroteText",
  "WroteManyResults",
  "WroteTwice",
  "FigureText",
  "GameText",
  "TotalText",
  "TotalTwice",
  "FiguresAmongResults",
  "ResultAmongFigures"
])
export type LineFault = typeof LineFault.Type

/**
 * A line that means nothing here, or not at this place. `text` is the piece of the line, `at` the offset in it from 0,
 * `found` what stood there, `other` the number of the line or the count of deals that the message needs.
 */
export class UnusableLine extends Schema.TaggedError<UnusableLine>()("UnusableLine", {
  text: Schema.String,
  at: Schema.Int,
  fault: LineFault,
  found: Schema.String,
  other: Schema.NullOr(Schema.Int)
}) {
  override get message() {
    const found = this.found === "" ? "nothing" : `"${this.found}"`
    const unexpected = this.found === "" ? "something is missing at its end" : `${found} was not expected`
    const what: Record<LineFault, string> = {
      UnknownLine:
        "it is no result and no known word; write a result such as 4SXW-2, or dealer, honours, rubber, players, total",
      DealerText: `a seat was expected, not ${found}; write dealer N`,
      DealerLate: "the first dealer is named before the first deal of a rubber; put this line above it",
      PlayersText: `seats with names were expected, not ${found}; write players North=Ann East=Bo South=Cy West=Di`,
      PlayerTwice: `${found} is named twice; name each seat once`,
      QuoteOpen: 'a quotation mark is never closed; write players North="Ann Lee"',
      HonoursText: `${unexpected}; write honours W 100 or honours W 150, with deal 3 behind it for an earlier deal`,
      HonoursInNotrump: "honours in notrump are 150, for four aces; write honours W 150",
      HonoursTwice: `deal ${this.other} has a claim already; only one hand can hold honours, so write one`,
      HonoursOnPassedOut: `deal ${this.other} was passed out and has no honours; name the deal meant, such as honours W 150 deal 3`,
      NoDealAbove: "there is no deal above it in this rubber; write it below the deal it belongs to",
      NoSuchDeal: `this rubber has ${this.other === 1 ? "1 deal" : `${this.other} deals`} so far; name one of those`,
      RubberIsOver: `the rubber was over with the deal on line ${this.other}; a line "rubber" starts the next one`,
      RubberIsTotalled: `the rubber was totalled on line ${this.other}; a line "rubber" starts the next one`,
      WroteText: `${unexpected}; write wrote NS below 60 above 60 EW above 100`,
      WroteManyResults: "the written figures belong to one result; give each result its own line",
      WroteTwice: `${found} is given twice; write each figure once`,
      FigureText: `${unexpected}; write NS below 60 or EW above 300`,
      GameText: `${found} is no side; write game NS or game EW`,
      TotalText: `${unexpected}; write total NS 1690 EW 880, with margin NS 810 behind it if you like`,
      TotalTwice: `the rubber was totalled on line ${this.other}; write one total for each rubber`,
      FiguresAmongResults:
        "this rubber has results, and a figure without its contract does not fit among them; write wrote … behind the result",
      ResultAmongFigures:
        "this rubber is written in figures only, and a result does not fit among them; start a new rubber"
    }
    return `"${this.text}" cannot be used: ${what[this.fault]}`
  }
}
