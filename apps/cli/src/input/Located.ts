/** From what a parser returns to an effect that fails with the place as well as the reason. */
import { Effect, type Result } from "effect"
import { Misread } from "../output/Failure.ts"
import { Settings } from "../settings.ts"

/** The value, or a `Misread` that names the flag or argument and the column where reading stopped. */
export const readArgument = <A, E extends Error>(
  name: string,
  result: Result.Result<A, E>
): Effect.Effect<A, Misread, Settings> =>
  Effect.gen(function* () {
    if (result._tag === "Success") return result.success
    const { words } = yield* Settings
    const at = (result.failure as { readonly at?: unknown }).at
    const where = typeof at === "number" ? words.cli.column(name, at + 1) : name
    return yield* new Misread({ where, cause: result.failure })
  })
