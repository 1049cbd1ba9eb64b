/** Whether the contract was doubled: one value of three, never two flags. */
import { Schema } from "effect"

export const Doubling = Schema.Literals(["Undoubled", "Doubled", "Redoubled"])
export type Doubling = typeof Doubling.Type
export const DOUBLINGS: ReadonlyArray<Doubling> = Doubling.literals

export const DOUBLING_MARK: Readonly<Record<Doubling, string>> = {
  Undoubled: "",
  Doubled: "X",
  Redoubled: "XX"
}

/** How many crosses or stars stand behind the contract: none, `X` or `*`, `XX` or `**`. */
export const doublingOf = (marks: string): Doubling => DOUBLINGS[marks.length] ?? "Undoubled"
