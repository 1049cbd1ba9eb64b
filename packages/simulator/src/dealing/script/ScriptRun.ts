/**
 * A run of a script of the dealer language: takes the deals that were found for it, in order, does its actions with
 * them, and knows when it is over. Who finds them, in one thread or several, changes nothing.
 */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { type DealSpec, TRIES, type Tricks } from "../DealSpec.ts"
import type { Expression } from "../language/Expression.ts"
import type { Script } from "../language/Script.ts"
import { asksSolver } from "../smart/direct.ts"
import type { Plan } from "../smart/Plan.ts"
import { type Action, actionOf } from "./actions.ts"
import { Finder, type Found, type Stretch, type Wanted } from "./Finder.ts"
import { handPage } from "./printing.ts"
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
  /** Receives every deal of a script that prints deals: 16 holdings from the offset, and its number from 1. */
  readonly keep?: (deals: PackedDeal, offset: number, number: number) => void
}

export type ScriptEnd = "produced" | "generated" | "not found" | "impossible"

export class ScriptRun {
  readonly averages: ReadonlyArray<Average>
  readonly frequencies: ReadonlyArray<Frequency>
  readonly produce: number
  /** True when an action prints something for each deal. */
  readonly prints: boolean
  /** True when the solver is asked about every deal that is tried or kept. */
  readonly solves: boolean
  readonly wanted: Wanted
  readonly plan: Plan
  /** Deals kept so far, and deals tried; those of a deal that is still searched for come when it is found or given up. */
  produced = 0
  tries = 0
  end: ScriptEnd | undefined
  /** Blocks of the search that had no deal: many beside the deals kept where the condition is rare. */
  failed = 0
  private unfinished = 0
  private block = 0
  private readonly keep: ScriptOptions["keep"]
  private readonly finder: Finder
  private readonly actions: ReadonlyArray<Action>
  /** Tries at most: `generate` counts deals as the original does, those that would have been dealt without direct sampling. */
  private readonly most: number
  private readonly pages = new Map<number, Array<PackedDeal>>()

  constructor(script: Script, options: ScriptOptions) {
    const actions = script.actions.length === 0 ? [{ kind: "printall" as const }] : script.actions
    const values: Array<Expression> = []
    this.actions = actions.map((action) =>
      actionOf(action, { script, seed: options.seed, print: options.print, pages: this.pages }, values)
    )
    this.averages = this.actions.flatMap(({ tally }) => (tally instanceof Average ? [tally] : []))
    this.frequencies = this.actions.flatMap(({ tally }) => (tally instanceof Frequency ? [tally] : []))
    this.prints = actions.some(({ kind }) => kind.startsWith("print"))
    this.solves = [script.condition, ...values].some(asksSolver)
    this.produce = options.produce ?? script.produce ?? (this.prints ? PRODUCE.printing : PRODUCE.counting)
    this.keep = options.keep
    const spec = specOf(script)
    this.finder = new Finder({ spec, values, seed: options.seed }, options.tricks)
    this.plan = this.finder.dealer.plan
    this.most = (script.generate ?? Infinity) * this.plan.share
    const limit = Math.min(TRIES, Math.max(1, Math.ceil(this.most)))
    this.wanted = { spec: { ...spec, limit }, values, seed: options.seed }
    if (limit < TRIES) this.finder = new Finder(this.wanted, options.tricks)
    if (this.plan.impossible) this.end = "impossible"
    else if (this.produce === 0) this.end = "produced"
    else if (this.most <= 0) this.end = "generated"
  }

  /** How often random deals meet the condition: exact for what is dealt directly, measured for the rest. */
  get acceptance(): number {
    return this.tries === 0 ? 0 : (this.plan.share * this.produced) / this.tries
  }

  /** Deals tried so far, those for the deal that is searched for included. */
  get tried(): number {
    return this.tries + this.unfinished
  }

  /** Blocks into which the search for one deal is cut. */
  get blocks(): number {
    return this.finder.dealer.blocks
  }

  /** Where the search goes on: the next deal and the block for it. */
  get next(): Pick<Stretch, "first" | "block"> {
    return { first: this.produced, block: this.block }
  }

  /** Up to `count` more deals, found in this thread, for `take`; fewer when so much work has been done. */
  find(count: number, work: number): Found {
    return this.finder.find({ ...this.next, count: Math.min(count, this.produce - this.produced), work })
  }

  /** Keeps up to `count` more deals, found in this thread. */
  step(count: number): void {
    if (this.end === undefined) this.take(this.find(count, Infinity))
  }

  /** Does the actions with the deals of the next stretch. */
  take({ block, deals, failed, missing, tries, unfinished, values }: Found): void {
    const width = this.wanted.values.length
    this.failed += failed
    for (let n = 0; n < tries.length && this.end === undefined; n++) {
      this.unfinished += tries[n]!
      if (this.tries + this.unfinished > this.most) return this.exhaust()
      this.tries += this.unfinished
      this.unfinished = 0
      this.produced++
      for (const { act } of this.actions) act(deals, 16 * n, this.produced, values, width * n)
      if (this.prints) this.keep?.(deals, 16 * n, this.produced)
      if (this.produced >= this.produce) this.end = "produced"
    }
    if (this.end !== undefined) return
    this.unfinished += unfinished
    this.block = block
    if (this.tries + this.unfinished >= this.most) this.exhaust()
    else if (missing) {
      this.tries += this.unfinished
      this.end = "not found"
    }
  }

  /** What is printed when the dealing is over: pages, averages and tables. */
  closing(): string {
    const pages = [...this.pages].map(([seat, deals]) => handPage(deals, seat))
    return [...pages, ...this.actions.map(({ tally }) => tally?.text ?? "")].join("")
  }

  private exhaust(): void {
    this.tries = this.most
    this.end = "generated"
  }
}

/** The deals a script asks for. */
export const specOf = ({ condition, counts, held }: Script): DealSpec => ({
  held,
  condition,
  counts,
  limit: TRIES
})
