/** A comma list of candidate contracts, each with its declarer: `4SS,3NTN`. */
import * as Contract from "@rubber-bridge/core/auction/Contract"
import { Effect, Option, Result } from "effect"
import { Misread, WrongUse } from "../output/Failure.ts"
import { Settings } from "../settings.ts"
import { readSeat } from "./Flags.ts"

/** The contracts in the order given; `declarer` serves those that name none. */
export const readContracts = Effect.fn("readContracts")(function* (
  text: string,
  declarer: Option.Option<string>
) {
  const { words } = yield* Settings
  const seat = Option.isSome(declarer) ? yield* readSeat("--declarer", declarer.value) : undefined
  const contracts: Array<Contract.Contract> = []
  let at = 0
  for (const piece of text.split(",")) {
    const contract = Contract.parse(piece, seat)
    if (Result.isFailure(contract)) {
      const { failure } = contract
      const within = failure._tag === "UnreadableContract" ? failure.at : piece.length
      const where = words.cli.column("CONTRACTS", at + within + 1)
      return yield* new Misread({ where, cause: failure })
    }
    const name = Contract.toText(contract.success)
    if (contracts.some((other) => Contract.toText(other) === name)) {
      return yield* new WrongUse({ detail: `CONTRACTS: ${words.cli.contractTwice(name)}` })
    }
    contracts.push(contract.success)
    at += piece.length + 1
  }
  return contracts
})
