/**
 * Contracts as charts name them: `4♠`, with the declarer (`4♠ N`) where a chart has more than one. Rows carry the
 * canonical text, so a pattern is enough here and the page in the browser needs no reader.
 */
import type { Seat } from "@rubber-bridge/core/deal/Seat"

export interface ContractLabels {
  /** The label of a contract's canonical text, such as `4SXW`. A text that is no contract is its own label. */
  readonly label: (contract: string) => string
  /** The declarer of all of them, when it is one seat. */
  readonly declarer: Seat | undefined
}

const CANONICAL = /^([1-7])([CDHSN])(X{0,2})([NESW]?)$/u
const SYMBOLS: Readonly<Record<string, string>> = { C: "♣", D: "♦", H: "♥", S: "♠", N: "NT" }
const SEATS: Readonly<Record<string, Seat>> = { N: "North", E: "East", S: "South", W: "West" }

export const contractLabels = (contracts: ReadonlyArray<string>): ContractLabels => {
  const declarers = new Set(contracts.map((text) => SEATS[CANONICAL.exec(text)?.[4] ?? ""]))
  const declarer = declarers.size === 1 ? [...declarers][0] : undefined
  return {
    declarer,
    label: (text) => {
      const match = CANONICAL.exec(text)
      if (match === null) return text
      const [, level, letter, crosses, seat] = match
      return (
        level! + SYMBOLS[letter!]! + crosses! + (seat === "" || declarer !== undefined ? "" : ` ${seat!}`)
      )
    }
  }
}
