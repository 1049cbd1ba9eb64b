/** Runs a script of the dealer language: deals, keeps what its condition wants, and does its actions. */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { Rng } from "../../random/Rng.ts"
import { type Dealer, dealerOf, type DealSpec, TRIES, type Tricks } from "../DealSpec.ts"
import { compile, type Environment, type Evaluate } from "../language/evaluator.ts"
import type { Expression } from "../language/Expression.ts"
import type { Script } from "../language/Script.ts"
import type { Range, ScriptAction } from "../language/ScriptAction.ts"
import { compact, dealText, handPage, numbered, oneLine, sideBySide } from "./printing.ts"
import { Average, Frequency } from "./Tallies.ts"

/** Deals kept when the script does not say: the original's numbers, with and without something to print. */
export const PRODUCE = { printing: 40, counting: 100_000 } as const

export interface ScriptOptions {
  readonly seed: number
  readonly tricks: Tricks
  /** Deals to keep at most, in place of the script's own number. */
  readonly produce: number | undefined
  /** Receives what the actions print, deal by deal. */
  readonly print: (text: string) => void
  /** Receives every deal of a script that prints deals; the array is used again. */
  readonly keep?: (deal: PackedDeal) => void
}

export type ScriptEnd = "produced" | "generated" | "not found" | "impossible"

export class ScriptRun {
  readonly averages: ReadonlyArray<Average>
  readonly frequencies: ReadonlyArray<Frequency>
  readonly produce: number
  /** True when an action prints something for each deal. */
  readonly prints: boolean
  /** Deals kept so far, and deals tried for them. */
  produced = 0
  tries = 0
  end: ScriptEnd | undefined
  private readonly dealer: Dealer
  private readonly script: Script
  private readonly options: ScriptOptions
  private readonly each: ReadonlyArray<(deal: PackedDeal) => void>
  private readonly pages = new Map<number, Array<PackedDeal>>()

  constructor(script: Script, options: ScriptOptions) {
    this.script = script
    this.options = options
    const rng = new Rng(options.seed, 0, 2)
    const environment: Environment = {
      counts: script.counts,
      tricks: options.tricks,
      random: (n) => rng.below(Math.min(n, 2 ** 21))
    }
    const { actions } = script
    const wanted: ReadonlyArray<ScriptAction> = actions.length === 0 ? [{ kind: "printall" }] : actions
    const build = (expression: Expression) => compile(expression, environment)
    const tallies = wanted.map((action) => tally(action, build))
    this.averages = tallies.filter((found) => found instanceof Average)
    this.frequencies = tallies.filter((found) => found instanceof Frequency)
    this.each = wanted.map((action, n) => {
      const counted = tallies[n]
      return counted === undefined ? this.printer(action, build) : (deal) => counted.add(deal)
    })
    this.prints = wanted.some(({ kind }) => kind.startsWith("print"))
    this.produce = options.produce ?? script.produce ?? (this.prints ? PRODUCE.printing : PRODUCE.counting)
    this.dealer = dealerOf(specOf(script), undefined, options.tricks)
  }

  /** How often random deals meet the condition: exact for what is dealt directly, measured for the rest. */
  get acceptance(): number {
    return this.tries === 0 ? 0 : (this.dealer.plan.share * this.produced) / this.tries
  }

  /** Tries for one deal at most. */
  get limit() {
    return TRIES
  }

  get plan() {
    return this.dealer.plan
  }

  /** Keeps up to `count` more deals; `end` is set when there are no more to come. */
  step(count: number): void {
    const deal = new Uint16Array(16)
    // `generate` counts deals as the original does: those that would have been dealt without direct sampling.
    const most = (this.script.generate ?? Infinity) * this.dealer.plan.share
    if (this.dealer.plan.impossible) this.end = "impossible"
    for (let n = 0; n < count && this.end === undefined; n++) {
      if (this.produced >= this.produce) this.end = "produced"
      else if (this.tries >= most) this.end = "generated"
      else {
        const tries = this.dealer.deal(this.options.seed, this.produced, deal, 0)
        if (tries === 0) this.end = "not found"
        else if (this.tries + tries > most) this.end = "generated"
        else {
          this.tries += tries
          this.produced++
          for (const act of this.each) act(deal)
          if (this.prints) this.options.keep?.(deal)
        }
      }
    }
  }

  /** What is printed when the dealing is over: pages, averages and tables. */
  closing(): string {
    const pages = [...this.pages].map(([seat, deals]) => handPage(deals, seat))
    return [...pages, ...[...this.averages, ...this.frequencies].map(({ text }) => text)].join("")
  }

  private printer(
    action: ScriptAction,
    build: (expression: Expression) => Evaluate
  ): (deal: PackedDeal) => void {
    const { print } = this.options
    switch (action.kind) {
      case "printall":
        return (deal) => print(numbered(deal, this.produced))
      case "printew":
        return (deal) => print(`${sideBySide(deal, [3, 1])}\n`)
      case "printpbn":
        return (deal) => print(pbn(deal, this.produced, this.script, this.options.seed))
      case "print":
        for (const seat of action.seats) this.pages.set(seat, [])
        return (deal) => {
          for (const seat of action.seats) this.pages.get(seat)!.push(deal.slice())
        }
      case "printoneline":
      case "printcompact": {
        const value = action.value === undefined ? undefined : build(action.value)
        const layout = action.kind === "printoneline" ? oneLine : compact
        return (deal) => print(layout(deal, value?.(deal, 0)))
      }
      case "printes": {
        const parts = action.parts.map((part) => (typeof part === "string" ? part : build(part)))
        return (deal) =>
          print(parts.map((part) => (typeof part === "string" ? part : String(part(deal, 0)))).join(""))
      }
      default:
        return () => {}
    }
  }
}

/** The deals a script asks for. */
export const specOf = ({ condition, counts, held }: Script): DealSpec => ({
  held,
  condition,
  counts,
  limit: TRIES
})

function tally(action: ScriptAction, build: (expression: Expression) => Evaluate) {
  const axis = ({ high, low, of }: Range) => ({ high, low, of: build(of) })
  if (action.kind === "average") return new Average(action.title, build(action.of))
  if (action.kind !== "frequency") return undefined
  return new Frequency(
    action.title,
    axis(action.rows),
    action.columns === undefined ? undefined : axis(action.columns)
  )
}

/** The 15 mandatory tags of PBN 2.1 as far as a deal has them. */
function pbn(deal: PackedDeal, board: number, { dealer, vulnerable }: Script, seed: number): string {
  const tags = [
    ["Event", `Dealt by rubber, seed ${seed}`],
    ["Site", ""],
    ["Date", ""],
    ["Board", String(board)],
    ["West", ""],
    ["North", ""],
    ["East", ""],
    ["South", ""],
    ["Dealer", "NESW"[dealer]],
    ["Vulnerable", vulnerable],
    ["Deal", dealText(deal, dealer)],
    ["Scoring", ""],
    ["Declarer", ""],
    ["Contract", ""],
    ["Result", ""]
  ]
  return `${tags.map(([name, value]) => `[${name} "${value}"]`).join("\n")}\n\n`
}
