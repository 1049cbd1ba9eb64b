/** Contracts as charts name them: `4♠`, with the declarer (`4♠ N`) where a chart has more than one. */
import { parseOpen, toSymbols } from "@rubber-bridge/core/auction/Contract"
import { type Seat, SEAT_LETTER } from "@rubber-bridge/core/deal/Seat"
import { Result } from "effect"

export interface ContractLabels {
  /** The label of a contract's text, such as `4SXW`. A text that is no contract is its own label. */
  readonly label: (contract: string) => string
  /** The declarer of all of them, when it is one seat. */
  readonly declarer: Seat | undefined
}

export const contractLabels = (contracts: ReadonlyArray<string>): ContractLabels => {
  const read = contracts.map((text) => Result.getOrUndefined(parseOpen(text)))
  const declarers = new Set(read.map((contract) => contract?.declarer))
  const declarer = declarers.size === 1 ? [...declarers][0] : undefined
  return {
    declarer,
    label: (text) => {
      const contract = Result.getOrUndefined(parseOpen(text))
      if (contract === undefined) return text
      const seat =
        contract.declarer === undefined || declarer !== undefined ? "" : ` ${SEAT_LETTER[contract.declarer]}`
      return toSymbols(contract) + seat
    }
  }
}
