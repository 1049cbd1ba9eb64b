/** Two scorers by other people, packages of npm used in tests only. Both score duplicate, for declarer. */
import { Score } from "@bridge-tools/core"
import scorer from "bridge-scorer"

export interface OneDeal {
  readonly level: number
  readonly denomination: string
  readonly doubling: string
  readonly vulnerable: boolean
  readonly tricks: number
}

const letters = (denomination: string) => (denomination === "Notrump" ? "NT" : denomination[0]!)
const marks = (doubling: string) => ({ Undoubled: "", Doubled: "X", Redoubled: "XX" })[doubling]!

export const bridgeScorer = ({ denomination, doubling, level, tricks, vulnerable }: OneDeal): number =>
  scorer.contractTricks(
    { level, denomination: letters(denomination), risk: marks(doubling) },
    vulnerable,
    tricks
  )

export const bridgeTools = ({ denomination, doubling, level, tricks, vulnerable }: OneDeal): number => {
  const contract = {
    level,
    strain: letters(denomination) as "NT",
    declarer: "N" as const,
    doubled: doubling === "Doubled",
    redoubled: doubling === "Redoubled"
  }
  return Score.calculate(contract, vulnerable ? "VV" : "NvNv", tricks).score
}
