/** A division by zero in a condition or an action. Apart from the evaluator, which worker threads load without error types. */
import { Effect, Schema } from "effect"
import { ZeroDivisor } from "./language/evaluator.ts"

export class DividedByZero extends Schema.TaggedError<DividedByZero>()("DividedByZero", {
  /** The division as text of the dealer language. */
  division: Schema.String
}) {
  override get message() {
    return `a division by 0 in "${this.division}"; test the divisor first, such as spades(north) > 0 and hcp(north) / spades(north) > 2`
  }
}

/** Runs what evaluates expressions; anything but a division by 0 that it throws is a defect. */
export const evaluating = <A>(run: () => A): Effect.Effect<A, DividedByZero> =>
  Effect.suspend(() => {
    try {
      return Effect.succeed(run())
    } catch (error) {
      if (error instanceof ZeroDivisor) return Effect.fail(new DividedByZero({ division: error.message }))
      throw error
    }
  })
