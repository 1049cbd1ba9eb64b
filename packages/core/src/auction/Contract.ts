/** A contract: level, denomination, doubling and declarer, with its shorthand. Notation: docs/notation.md#contracts. */
import { Result, Schema } from "effect"
import { type Seat, SEAT_LETTER, Seat as SeatSchema, seatOfLetter } from "../deal/Seat.ts"
import {
  Denomination,
  DENOMINATION_LETTER,
  DENOMINATION_PATTERN,
  DENOMINATION_SYMBOL,
  denominationOf
} from "./Denomination.ts"
import { Doubling, DOUBLING_MARK, doublingOf } from "./Doubling.ts"
import { rightContract } from "./RightOrder.ts"

export const Level = Schema.Literals([1, 2, 3, 4, 5, 6, 7])
export type Level = typeof Level.Type
export const LEVELS: ReadonlyArray<Level> = Level.literals

export const Contract = Schema.Struct({
  level: Level,
  denomination: Denomination,
  doubling: Doubling,
  declarer: SeatSchema
})
export type Contract = typeof Contract.Type

/** A contract whose declarer may still be open, as in `4S` on a list of candidates. */
export interface ContractText {
  readonly level: Level
  readonly denomination: Denomination
  readonly doubling: Doubling
  readonly declarer: Seat | undefined
}

/** The text is no contract. `at` is the offset in `text`; `hint`, where there is one, the right spelling. */
export class UnreadableContract extends Schema.TaggedError<UnreadableContract>()("UnreadableContract", {
  text: Schema.String,
  at: Schema.Int,
  hint: Schema.NullOr(Schema.String)
}) {
  override get message() {
    return `"${this.text}" is not a contract; write ${this.hint ?? "one like 3N or 4SX, with a declarer 4SXW"}`
  }
}

/** A declarer was needed and none was written. */
export class DeclarerMissing extends Schema.TaggedError<DeclarerMissing>()("DeclarerMissing", {
  text: Schema.String
}) {
  override get message() {
    return `"${this.text}" names no declarer; write one behind it, such as ${this.text.trim()}S`
  }
}

const PATTERN = new RegExp(
  `^\\s*([1-7])\\s*(${DENOMINATION_PATTERN})\\s*(XX|X|\\*\\*|\\*)?\\s*([NESW])?\\s*$`,
  "iu"
)
/** Reads `3N`, `4SX`, `4♠** w`; the declarer may be left out. */
export const parseOpen = (text: string): Result.Result<ContractText, UnreadableContract> => {
  const match = PATTERN.exec(text)
  if (match === null) return Result.fail(unreadable(text))
  const [, level, denomination, marks = "", declarer = ""] = match
  return Result.succeed({
    level: Number(level) as Level,
    denomination: denominationOf(denomination!)!,
    doubling: doublingOf(marks),
    declarer: seatOfLetter(declarer)
  })
}

/** Reads a contract with its declarer, `4SXW`, or takes `declarer` where the text names none. */
export const parse = (
  text: string,
  declarer?: Seat
): Result.Result<Contract, UnreadableContract | DeclarerMissing> =>
  Result.flatMap(parseOpen(text), (open) => {
    const seat = open.declarer ?? declarer
    return seat === undefined
      ? Result.fail(new DeclarerMissing({ text }))
      : Result.succeed({ ...open, declarer: seat })
  })

/** The shorthand without the declarer, `4SX`. */
export const toShorthand = (contract: Omit<Contract, "declarer">): string =>
  contract.level + DENOMINATION_LETTER[contract.denomination] + DOUBLING_MARK[contract.doubling]

/** The canonical text, `4SXW`. */
export const toText = (contract: Contract): string => toShorthand(contract) + SEAT_LETTER[contract.declarer]

/** For people: `4♠X`, `3NT`; with letters where `ascii`. */
export const toSymbols = (contract: Omit<Contract, "declarer">, ascii = false): string => {
  const suit = ascii ? DENOMINATION_LETTER[contract.denomination] : DENOMINATION_SYMBOL[contract.denomination]
  const denomination = contract.denomination === "Notrump" ? "NT" : suit
  return contract.level + denomination + DOUBLING_MARK[contract.doubling]
}

/** Tricks declarer needs, 7 to 13. */
export const tricksNeeded = (contract: Pick<Contract, "level">): number => contract.level + 6

function unreadable(text: string): UnreadableContract {
  return new UnreadableContract({ text, at: stoppedAt(text), hint: rightContract(text) })
}

/** The offset of the first letter that fits no contract. */
function stoppedAt(text: string): number {
  const parts = ["[1-7]", `(?:${DENOMINATION_PATTERN})`, "(?:XX|X|\\*\\*|\\*)?", "[NESW]?"]
  for (let used = parts.length; used > 0; used--) {
    const found = new RegExp(`^\\s*${parts.slice(0, used).join("\\s*")}\\s*`, "iu").exec(text)
    if (found !== null) return found[0].length
  }
  return text.length - text.trimStart().length
}
