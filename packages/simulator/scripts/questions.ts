/** Questions that benches and studies ask: contracts, known hands, conditions and the state of the rubber. */
import { parse as parseContract } from "@rubber-bridge/core/auction/Contract"
import { parse as parseHand } from "@rubber-bridge/core/cards/HandText"
import { parse as parseState } from "@rubber-bridge/core/rubber/RubberState"
import { Result } from "effect"
import type { CompareOptions } from "../src/comparison/Compare.ts"
import { ANY_DEAL } from "../src/dealing/DealSpec.ts"
import { fixed } from "../src/dealing/Fixed.ts"
import { TRUE } from "../src/dealing/language/Expression.ts"
import { parseShortForm } from "../src/dealing/language/shortForm.ts"
import { folklore } from "../src/equity/Folklore.ts"

const hand = (text: string) => Result.getOrThrow(parseHand(text))

const QUESTIONS = {
  /** Invite or bid 3NT opposite eight balanced points? */
  1: {
    contracts: "1NS 2NS 3NS",
    south: "AQ75.KJ4.A83.QJ6",
    north: undefined,
    about: "8 bal no 4S no 5H",
    rubber: "0-0"
  },
  /** Grand or small slam, with the spade finesse? */
  4: {
    contracts: "6HS 7HS",
    south: "82.AQT963.K5.AKQ",
    north: "AQ3.KJ52.A74.972",
    about: undefined,
    rubber: "0-0"
  },
  /** Is five diamonds doubled cheaper than their four spades, at favourable vulnerability? */
  5: { contracts: "5DXS 4SW", south: "3.72.KQJ8643.QT5", north: undefined, about: "6- 3+D", rubber: "0-1" },
  /** The worked example of the README: both hands known. */
  readme: {
    contracts: "3NS 2NS 1NS",
    south: "AQ75.KJ4.A83.QJ6",
    north: "863.A72.KJ52.T94",
    about: undefined,
    rubber: "0-0"
  }
}

export type Question = keyof typeof QUESTIONS

/** The options of a question, 1000 deals of seed 1. */
export const question = (name: Question): CompareOptions => {
  const { about, contracts, north, rubber, south } = QUESTIONS[name]
  const known = { South: hand(south), ...(north === undefined ? {} : { North: hand(north) }) }
  const condition = about === undefined ? TRUE : Result.getOrThrow(parseShortForm(about, 0))
  return {
    contracts: contracts.split(" ").map((text) => Result.getOrThrow(parseContract(text))),
    spec: { ...ANY_DEAL, held: Result.getOrThrow(fixed(known)).held, condition },
    seed: 1,
    rubber: Result.getOrThrow(parseState(rubber)),
    side: "NorthSouth",
    equity: folklore,
    deals: 1000,
    untilSe: undefined,
    confidence: 0.95,
    punish: undefined,
    tricks: "double-dummy"
  }
}
