/**
 * A small world of 2520 deals, every one of which can be looked at: eleven cards of each hand are known, an ace and a two
 * of each suit are dealt, two to each hand. Random conditions on it are dealt directly and compared with the list.
 */
import { parsePosition } from "@rubber-bridge/core/cards/HandText"
import { Result } from "effect"
import { dealerOf, TRIES } from "../../src/dealing/DealSpec.ts"
import { fixed } from "../../src/dealing/Fixed.ts"
import { compile } from "../../src/dealing/language/evaluator.ts"
import { STANDARD_COUNTS } from "../../src/dealing/language/Expression.ts"
import { either } from "../../src/dealing/smart/either.ts"
import { type Plan, planOf } from "../../src/dealing/smart/Plan.ts"
import { Rng } from "../../src/random/Rng.ts"
import { condition } from "./language.ts"

const known = (text: string) => Result.getOrThrow(parsePosition(text))
const { held, stock } = Result.getOrThrow(
  fixed({
    North: known("KQJT9.876.54.3"),
    East: known("8.KQJT9.876.54"),
    South: known("76.5.KQJT9.876"),
    West: known("543.43.3.KQJT9")
  })
)

/** All deals of the world, 16 holdings each. */
const DEALS = deals()

function deals(): ReadonlyArray<Uint16Array> {
  const found: Array<Uint16Array> = []
  const deal = held.slice()
  const needs = [...stock.needs]
  const place = (n: number): void => {
    const card = stock.cards[n]
    if (card === undefined) {
      found.push(deal.slice())
      return
    }
    for (let seat = 0; seat < 4; seat++) {
      if (needs[seat] === 0) continue
      const at = seat * 4 + Math.trunc(card / 13)
      needs[seat]!--
      deal[at]! ^= 1 << (card % 13)
      place(n + 1)
      deal[at]! ^= 1 << (card % 13)
      needs[seat]!++
    }
  }
  place(0)
  return found
}

export interface Compared {
  readonly text: string
  /** Deals of the world that satisfy the condition, and what the plan says. */
  readonly deals: number
  readonly impossible: boolean
  readonly direct: number
  /** Deals dealt that do not satisfy it. */
  readonly unwanted: number
  /** Chi-square over the deals, and the frequency told, in standard deviations from what they should be. */
  readonly uniform: number
  readonly rate: number
}

const environment = { counts: STANDARD_COUNTS, tricks: () => 0, random: () => 0 }

/** Deals under the condition some 20 times as many deals as satisfy it, and compares. */
export const compareInSmallWorld = (text: string): Compared => {
  const dealer = dealerOf({ held, condition: condition(text), counts: STANDARD_COUNTS, limit: TRIES })
  return compare(text, dealer.plan, (number, deal) => dealer.deal(77, number, deal, 0))
}

/** The same for conditions of which at least one is to hold, each with a plan of its own. */
export const compareEither = (parts: ReadonlyArray<string>): Compared => {
  const ways = parts.map((part) => ({
    plan: planOf({ held, condition: condition(part) }, environment),
    test: compile(condition(part), environment)
  }))
  const possible = ways.filter(({ plan }) => !plan.impossible)
  const plan = either(possible)
  const rng = new Rng(78)
  const text = parts.map((part) => `(${part})`).join(" or ")
  return compare(text, { ...plan, impossible: possible.length === 0 }, (_, deal) => {
    let tries = 1
    while (!plan.attempt(rng, deal, 0)) tries++
    return tries
  })
}

/** `next` deals the deal of a number and gives the tries it took. */
function compare(text: string, plan: Plan, next: (number: number, deal: Uint16Array) => number): Compared {
  const wanted = condition(text)
  const test = compile(wanted, environment)
  const list = new Map(DEALS.filter((deal) => test(deal, 0) !== 0).map((deal) => [deal.join(), 0]))
  const { direct, impossible, share } = plan
  const result = {
    text,
    deals: list.size,
    impossible,
    direct: direct.length,
    unwanted: 0,
    uniform: 0,
    rate: 0
  }
  if (list.size === 0 || impossible) return result
  const count = Math.min(8000, 20 * list.size)
  const deal = new Uint16Array(16)
  let tries = 0
  let unwanted = 0
  for (let n = 0; n < count; n++) {
    tries += next(n, deal)
    const key = deal.join()
    const seen = list.get(key)
    if (seen === undefined) unwanted++
    else list.set(key, seen + 1)
  }
  const each = count / list.size
  const chi = [...list.values()].reduce((sum, seen) => sum + (seen - each) ** 2 / each, 0)
  const freedom = list.size - 1
  const accepted = count / tries
  const rate = share * accepted
  const error = (rate * Math.sqrt(1 - accepted)) / Math.sqrt(count)
  const off = rate - list.size / DEALS.length
  return {
    ...result,
    unwanted,
    uniform: freedom === 0 ? 0 : (chi - freedom) / Math.sqrt(2 * freedom),
    rate: Math.abs(off) < 1e-9 ? 0 : off / error
  }
}

const SEATS = ["north", "east", "south", "west"]
const SUITS = ["clubs", "diamonds", "hearts", "spades"]

/** Random conditions on one to four hands, joined and nested in every way; the same for a seed. */
export const randomConditions = (seed: number, count: number): ReadonlyArray<string> => {
  const rng = new Rng(seed)
  const one = <A>(list: ReadonlyArray<A>): A => list[rng.below(list.length)]!
  const value = (): string => {
    const seat = one(SEATS)
    switch (rng.below(8)) {
      case 0:
      case 1:
        return `hcp(${seat})`
      case 2:
      case 3:
        return `${one(SUITS)}(${seat})`
      case 4:
        return `${one(["aces", "controls", "losers", "top3", "c13"])}(${seat})`
      case 5:
        return `hcp(${seat}, ${one(SUITS)})`
      case 6: {
        const measure = one(["hcp", "aces", "controls", ...SUITS])
        return rng.below(2) === 0
          ? `${measure}(north) + ${measure}(south)`
          : `${measure}(east) + ${measure}(west)`
      }
      default:
        return `(${value()} ${one(["+", "-", "*"])} ${value()})`
    }
  }
  /** A bound that some deal of the world reaches. */
  const atom = (): string => {
    if (rng.below(4) === 0) return `hascard(${one(SEATS)}, ${one(["A", "2"])}${one(["C", "D", "H", "S"])})`
    if (rng.below(8) === 0)
      return `shape(${one(SEATS)}, any ${one(["xxxx", "5xxx", "4xxx + any Txxx"])} - any 8xxx)`
    const text = value()
    if (rng.below(6) === 0) return `${text} ${one(["==", "<", ">="])} ${value()}`
    const seen = compile(condition(text), environment)
    return `${text} ${one(["==", "!=", "<=", ">=", ">=", "<="])} ${seen(one(DEALS), 0)}`
  }
  const clause = (depth: number): string => {
    switch (rng.below(depth > 1 ? 1 : 6)) {
      case 0:
      case 1:
      case 2:
        return atom()
      case 3:
        return `(${clause(depth + 1)} or ${clause(depth + 1)})`
      case 4:
        return `not (${clause(depth + 1)} and ${clause(depth + 1)})`
      default:
        return `(${atom()} ? ${clause(depth + 1)} : ${clause(depth + 1)})`
    }
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + rng.below(6) }, () => clause(0)).join(" and ")
  )
}
