/** Reading the shipped bank from its file. For Node; a browser fetches the bytes and calls `decode`. */
import { Effect, Schema } from "effect"
import { readFileSync } from "node:fs"
import { type Bank, decode, type UnreadableBank } from "./BankFormat.ts"

/** `data/deals.bank` of this package. A bundle has it elsewhere and passes its own address. */
export const BANK_FILE = new URL("../../data/deals.bank", import.meta.url)

/** The file with the bank is not there, or may not be read. */
export class BankMissing extends Schema.TaggedError<BankMissing>()("BankMissing", {
  file: Schema.String,
  cause: Schema.Defect()
}) {
  override get message() {
    return `the bank of solved deals, ${this.file}, cannot be read; build it with pnpm bank:build`
  }
}

/** Banks that have been read: half a megabyte each, and every command of a process asks for the same one. */
const read = new Map<string, Bank>()

export const loadBank = (file: URL = BANK_FILE): Effect.Effect<Bank, BankMissing | UnreadableBank> =>
  Effect.suspend(() => {
    const known = read.get(file.href)
    if (known !== undefined) return Effect.succeed(known)
    return Effect.try({
      try: () => readFileSync(file),
      catch: (cause) => new BankMissing({ file: file.pathname, cause })
    }).pipe(
      Effect.flatMap((bytes) => Effect.fromResult(decode(bytes))),
      Effect.tap((bank) => Effect.sync(() => read.set(file.href, bank)))
    )
  })
