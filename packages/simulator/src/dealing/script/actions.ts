/** What each action of a script does with a deal that was kept. The values it asks of deals are computed where they are found. */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import type { Expression } from "../language/Expression.ts"
import type { Script } from "../language/Script.ts"
import type { ScriptAction } from "../language/ScriptAction.ts"
import { compact, numbered, oneLine, pbnGame, sideBySide } from "./printing.ts"
import { Average, Frequency } from "./Tallies.ts"

/** Takes the deal whose 16 holdings begin at `offset`, the `number`th kept, and the values of it from `at`. */
export type Act = (deals: PackedDeal, offset: number, number: number, values: Int32Array, at: number) => void

export interface Action {
  readonly act: Act
  readonly tally?: Average | Frequency
}

export interface Place {
  readonly script: Script
  readonly seed: number
  readonly print: (text: string) => void
  /** Hands to print on a page of each seat when the dealing is over. */
  readonly pages: Map<number, Array<PackedDeal>>
}

const dealAt = (deals: PackedDeal, offset: number) => deals.subarray(offset, offset + 16)

/** The action; the expressions whose values it needs are added to `values`. */
export const actionOf = (
  action: ScriptAction,
  { pages, print, script, seed }: Place,
  values: Array<Expression>
): Action => {
  const valueOf = (expression: Expression): number => values.push(expression) - 1
  switch (action.kind) {
    case "printall":
      return { act: (deals, offset, number) => print(numbered(dealAt(deals, offset), number)) }
    case "printew":
      return { act: (deals, offset) => print(`${sideBySide(dealAt(deals, offset), [3, 1])}\n`) }
    case "printpbn":
      return { act: (deals, offset, number) => print(pbnGame(dealAt(deals, offset), number, script, seed)) }
    case "print":
      for (const seat of action.seats) pages.set(seat, [])
      return {
        act: (deals, offset) => {
          for (const seat of action.seats) pages.get(seat)!.push(deals.slice(offset, offset + 16))
        }
      }
    case "printoneline":
    case "printcompact": {
      const value = action.value === undefined ? undefined : valueOf(action.value)
      const layout = action.kind === "printoneline" ? oneLine : compact
      return {
        act: (deals, offset, _, found, at) =>
          print(layout(dealAt(deals, offset), value === undefined ? undefined : found[at + value]))
      }
    }
    case "printes": {
      const parts = action.parts.map((part) => (typeof part === "string" ? part : valueOf(part)))
      return {
        act: (_, __, ___, found, at) =>
          print(parts.map((part) => (typeof part === "string" ? part : String(found[at + part]))).join(""))
      }
    }
    case "average": {
      const tally = new Average(action.title)
      const value = valueOf(action.of)
      return { tally, act: (_, __, ___, found, at) => tally.add(found[at + value]!) }
    }
    case "frequency": {
      const { columns, rows, title } = action
      const tally = new Frequency(title, rows, columns)
      const value = valueOf(rows.of)
      if (columns === undefined)
        return { tally, act: (_, __, ___, found, at) => tally.add(found[at + value]!) }
      const other = valueOf(columns.of)
      return { tally, act: (_, __, ___, found, at) => tally.add(found[at + value]!, found[at + other]) }
    }
  }
}
