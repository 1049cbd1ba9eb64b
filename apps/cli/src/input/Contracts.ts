/** Contracts of arguments: one, or a comma list of candidates, each with its declarer: `4SS,3NTN`. */
import * as Contract from "@rubber-bridge/core/auction/Contract"
import { Effect, Option, Result } from "effect"
import { Misread, WrongUse } from "../output/Failure.ts"
import { Settings } from "../settings.ts"
import { readSeat } from "./Flags.ts"

/** The contract of an argument; `declarer` serves one that names none. `from` is its offset in the argument. */
export const readContract = Effect.fn("readContract")(function* (
  name: string,
  text: string,
  declarer: Option.Option<string>,
  from = 0
) {
  const { words } = yield* Settings
  const seat = Option.isSome(declarer) ? yield* readSeat("--declarer", declarer.value) : undefined
  const contract = Contract.parse(text, seat)
  if (Result.isSuccess(contract)) return contract.success
  const { failure } = contract
  const within = failure._tag === "UnreadableContract" ? failure.at : text.length
  return yield* new Misread({ where: words.cli.column(name, from + within + 1), cause: failure })
})

/** The contracts of a list in the order given, each once. */
export const readContracts = Effect.fn("readContracts")(function* (
  text: string,
  declarer: Option.Option<string>
) {
  const { words } = yield* Settings
  const contracts: Array<Contract.Contract> = []
  let at = 0
  for (const piece of text.split(",")) {
    const contract = yield* readContract("CONTRACTS", piece, declarer, at)
    const name = Contract.toText(contract)
    if (contracts.some((other) => Contract.toText(other) === name)) {
      return yield* new WrongUse({ detail: `CONTRACTS: ${words.cli.contractTwice(name)}` })
    }
    contracts.push(contract)
    at += piece.length + 1
  }
  return contracts
})
