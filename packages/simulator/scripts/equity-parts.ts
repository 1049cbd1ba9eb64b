/**
 * What a game up is made of: pnpm equity:parts. V(1-0) of `par`, of the field, and of the field with one habit changed, split into
 * what is still to be written for each reason. Each is solved on the whole bank.
 */
import { slamBonus } from "@rubber-bridge/core/scoring/Premium"
import { Effect } from "effect"
import { factsOf } from "../src/bank/DealFacts.ts"
import { loadBank } from "../src/bank/LoadBank.ts"
import { evaluateField } from "../src/equity/field/FieldModel.ts"
import { type FieldParameters } from "../src/equity/field/FieldParameters.ts"
import { FIELD } from "../src/equity/field/Fitted.ts"
import { readingsOf, reckoningOf } from "../src/equity/field/Readings.ts"
import { fitTricks } from "../src/equity/field/TrickModel.ts"
import { type Evaluate, iterate } from "../src/equity/Iteration.ts"
import { evaluatePar } from "../src/equity/ParModel.ts"
import { accumulated, flowOf } from "../src/equity/RubberFlow.ts"
import { stateIndex, STATE_COUNT, swapped } from "../src/equity/StateIndex.ts"
import { Tally } from "../src/equity/Tally.ts"
import { bonusAfter, hasGame } from "../src/equity/Transition.ts"
import { BID_COUNT, levelOf } from "../src/par/Bid.ts"
import { netPoints, TRICK_SCORES } from "../src/par/ScoreTable.ts"

const PARTS = {
  bonus: "rubber bonus",
  below: "below the line",
  over: "overtricks and insult",
  slam: "slam bonuses",
  down: "undoubled penalties",
  punished: "doubled penalties",
  honours: "honours"
}
type Part = keyof typeof PARTS
const NAMES = Object.keys(PARTS) as ReadonlyArray<Part>
const nothing = (): Record<Part, number> => ({
  bonus: 0,
  below: 0,
  over: 0,
  slam: 0,
  down: 0,
  punished: 0,
  honours: 0
})

/** A tally that also knows why points were written, for NorthSouth less those for EastWest. */
class PartsTally extends Tally {
  parts = nothing()
  private readonly at: number

  constructor(state: number) {
    super(state)
    this.at = state
  }

  override clear(): void {
    super.clear()
    this.parts = nothing()
  }

  override count(fold: number, contract: number, doubling: number, tricks: number, honours: number): void {
    super.count(fold, contract, doubling, tricks, honours)
    const side = contract >= BID_COUNT ? 1 : 0
    const sign = side === 0 ? 1 : -1
    const bid = contract % BID_COUNT
    const vulnerable = hasGame(this.at, side)
    const net = netPoints(vulnerable ? 1 : 0, bid, doubling, tricks)
    this.parts.honours += honours
    if (tricks < levelOf(bid) + 6) {
      this.parts[doubling > 0 ? "punished" : "down"] += sign * net
      return
    }
    const below = TRICK_SCORES[bid * 3 + doubling]!
    const slam = slamBonus(levelOf(bid), vulnerable)
    this.parts.bonus += sign * bonusAfter(this.at, side, below)
    this.parts.below += sign * below
    this.parts.slam += sign * slam
    this.parts.over += sign * (net - below - slam)
  }
}

const bank = await Effect.runPromise(loadBank())
const facts = factsOf(bank)
const tricks = fitTricks(bank, facts)
const gameUp = stateIndex({
  games: { NorthSouth: 1, EastWest: 0 },
  partscore: { NorthSouth: 0, EastWest: 0 }
})

const field = (changed: Partial<FieldParameters>): Evaluate => {
  const people = { ...FIELD, ...changed }
  return evaluateField(facts, readingsOf(bank, tricks, [people, people]), reckoningOf(tricks, people))
}

console.log(`| | V(1–0) | ${Object.values(PARTS).join(" | ")} |`)
console.log(`| --- | ${"---: | ".repeat(NAMES.length + 1).trim()}`)
for (const [name, evaluate] of [
  ["par", evaluatePar(facts)],
  ["field", field({})],
  ["no misreading", field({ pointsError: 0 })],
  [
    "no misreading, only the stronger bid, no slam missed, no invitations",
    field({ pointsError: 0, staysOut: 1, missesSlam: 0, invites: 1 })
  ]
] as const) {
  const { values } = iterate(evaluate, name === "par" ? {} : { dampedFrom: 3, tolerance: 0.5 })
  const tallies = Array.from({ length: STATE_COUNT }, (_, state) => {
    const tally = new PartsTally(state)
    evaluate(state, values, tally)
    return tally
  })
  const flow = flowOf(tallies)
  const deals = 2 * bank.count
  const parts = NAMES.map((part) => {
    const at = (state: number) => tallies[state]!.parts[part] / deals
    // Each deal serves in both seat orders.
    const gain = tallies.map((_, state) => (at(state) - at(swapped(state))) / 2)
    const to = accumulated(flow, gain)
    return (to[gameUp]! - to[swapped(gameUp)]!) / 2
  })
  console.log(
    `| ${[name, values[gameUp]!, ...parts].map((cell) => (typeof cell === "number" ? cell.toFixed(1) : cell)).join(" | ")} |`
  )
}
