/** Why a text is no result. The faults are apart from the reader so that every language can word them. */
import { Schema } from "effect"

export const ResultFault = Schema.Literals([
  "Level",
  "Denomination",
  "PolishSuit",
  "Declarer",
  "Outcome",
  "Order",
  "ZeroDifference",
  "TricksOutOfRange",
  "TooManyOvertricks",
  "TooManyDown",
  "HonoursText",
  "HonoursInNotrump",
  "HonoursTwice",
  "HonoursOnPassedOut",
  "PassesUnclear",
  "TextLeft"
])
export type ResultFault = typeof ResultFault.Type

/**
 * The text is no result. `at` is the offset in `text` from 0 where reading stopped, `found` what stood there,
 * `hint` the right spelling where the meaning is clear.
 */
export class UnreadableResult extends Schema.TaggedError<UnreadableResult>()("UnreadableResult", {
  text: Schema.String,
  at: Schema.Int,
  fault: ResultFault,
  found: Schema.String,
  hint: Schema.NullOr(Schema.String)
}) {
  override get message() {
    const found = this.found === "" ? "nothing" : `"${this.found}"`
    const what: Record<ResultFault, string> = {
      Level: `a level 1 to 7 was expected, not ${found}`,
      Denomination: `a denomination (C D H S N) was expected, not ${found}`,
      PolishSuit: `${found} may be a Polish suit name; write S H D C or the symbol`,
      Declarer: `a declarer (N E S W) was expected, not ${found}`,
      Outcome: `a result (=, +1, -2 or the tricks taken) was expected, not ${found}`,
      Order: "the order is level, denomination, doubling, declarer, result",
      ZeroDifference: `${found} is no difference; a contract just made is written =`,
      TricksOutOfRange: `${found} tricks cannot be taken; a deal has 13`,
      TooManyOvertricks: `${found} is more than 13 tricks`,
      TooManyDown: `${found} is more tricks than the contract needs`,
      HonoursText: `honours are written "honours W 100" or "honours W 150", not ${found}`,
      HonoursInNotrump: "honours in notrump are 150, for four aces",
      HonoursTwice: "only one hand can hold honours, so a deal has one claim",
      HonoursOnPassedOut: "a passed-out deal has no trumps and so no honours",
      PassesUnclear: "two or three passes are unclear; write pass once for each deal, with ; between them",
      TextLeft: `${found} was not expected here`
    }
    const hint = this.hint ?? "one like 4SXW-2, 3NS= or 2HW9"
    return `"${this.text}" is not a result: ${what[this.fault]}; write ${hint}`
  }
}
