/** What a player says in the auction: a bid, a pass, a double or a redouble. */
import { Result, Schema } from "effect"
import { Level } from "./Contract.ts"
import {
  Denomination,
  DENOMINATION_LETTER,
  DENOMINATION_NUMBER,
  DENOMINATION_PATTERN,
  denominationNumbered,
  denominationOf
} from "./Denomination.ts"

export const Bid = Schema.Struct({ level: Level, denomination: Denomination })
export type Bid = typeof Bid.Type

export const Call = Schema.TaggedUnion({ Pass: {}, Double: {}, Redouble: {}, Bid: { bid: Bid } })
export type Call = typeof Call.Type

export const PASS: Call = Call.make({ _tag: "Pass" })
export const DOUBLE: Call = Call.make({ _tag: "Double" })
export const REDOUBLE: Call = Call.make({ _tag: "Redouble" })
export const bid = (level: Level, denomination: Denomination): Call =>
  Call.make({ _tag: "Bid", bid: { level, denomination } })

/** The text is no call. */
export class UnreadableCall extends Schema.TaggedError<UnreadableCall>()("UnreadableCall", {
  text: Schema.String,
  at: Schema.Int
}) {
  override get message() {
    return `"${this.text}" is not a call; write Pass, X, XX or a bid such as 1N`
  }
}

/** The rank of a bid among the 35: 0 for 1♣ to 34 for 7NT. */
export const bidNumber = ({ denomination, level }: Bid): number =>
  (level - 1) * 5 + DENOMINATION_NUMBER[denomination]

/** The bid numbered 0 to 34. */
export const bidNumbered = (number: number): Bid => ({
  level: (Math.trunc(number / 5) + 1) as Level,
  denomination: denominationNumbered(number % 5)
})

const BID = new RegExp(`^([1-7])\\s*(${DENOMINATION_PATTERN})$`, "iu")

/** Reads `Pass` or `P`, `X` or `D` (double), `XX` or `R`, `1NT`, `4♠`, in either case. */
export const parse = (text: string): Result.Result<Call, UnreadableCall> => {
  const word = text.trim()
  if (/^(?:p|pass)$/iu.test(word)) return Result.succeed(PASS)
  if (/^(?:x|d|dbl|double)$/iu.test(word)) return Result.succeed(DOUBLE)
  if (/^(?:xx|r|rdbl|redouble)$/iu.test(word)) return Result.succeed(REDOUBLE)
  const match = BID.exec(word)
  if (match === null) return Result.fail(new UnreadableCall({ text, at: /^[1-7]/u.test(word) ? 1 : 0 }))
  return Result.succeed(bid(Number(match[1]) as Level, denominationOf(match[2]!)!))
}

/** `Pass`, `X`, `XX`, `1N`. */
export const toText: (call: Call) => string = Call.match({
  Pass: () => "Pass",
  Double: () => "X",
  Redouble: () => "XX",
  Bid: ({ bid }) => bid.level + DENOMINATION_LETTER[bid.denomination]
})
