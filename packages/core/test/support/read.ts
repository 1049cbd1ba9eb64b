/** Short ways to take a value or an error out of a `Result` in a test. */
import { Result } from "effect"
import * as ResultText from "../../src/result/ResultText.ts"

/** The value read; a failed reading fails the test with its message. */
export const ok = <A, E extends { readonly message: string }>(result: Result.Result<A, E>): A => {
  if (Result.isFailure(result)) throw new Error(result.failure.message)
  return result.success
}

/** The error; a reading that succeeded fails the test. */
export const error = <A, E>(result: Result.Result<A, E>): E => {
  if (Result.isSuccess(result)) throw new Error(`was read as ${JSON.stringify(result.success)}`)
  return result.failure
}

/** The result a text such as `4SXW-2` gives. */
export const result = (text: string) => ok(ResultText.parse(text)).result
