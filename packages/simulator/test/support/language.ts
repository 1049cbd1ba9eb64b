/** Short ways to read and evaluate the dealer language in tests. */
import { pack } from "@rubber-bridge/core/deal/PackedDeal"
import { parse as parseDeal } from "@rubber-bridge/core/deal/PbnDeal"
import { complete } from "@rubber-bridge/core/deal/Deal"
import { Result } from "effect"
import { compile } from "../../src/dealing/language/evaluator.ts"
import { type Counts, STANDARD_COUNTS } from "../../src/dealing/language/Expression.ts"
import { parseCondition, parseScript } from "../../src/dealing/language/Script.ts"

export const condition = (text: string) => Result.getOrThrow(parseCondition(text))
export const script = (text: string) => Result.getOrThrow(parseScript(text))
export const fault = (text: string) => Result.getOrThrow(Result.flip(parseScript(text)))

/** The deal that most tests look at. */
export const DEAL = "N:AKQ54.T2.J93.K87 T83.AQJ97.4.QT92 J72.K4.AQT865.A3 96.8653.K72.J654"

export const packedDeal = (text: string) =>
  pack(Result.getOrThrow(complete(Result.getOrThrow(parseDeal(text)))))

const NO_SOLVER = { tricks: () => 9, random: (n: number) => n - 1 }

/** The value of an expression for a deal; `tricks` is always 9 and `rnd(n)` always n − 1. */
export const value = (text: string, deal = DEAL, counts: Counts = STANDARD_COUNTS): number =>
  compile(condition(text), { counts, ...NO_SOLVER })(packedDeal(deal), 0)
