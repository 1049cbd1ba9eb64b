/** Examples of an error class made from its fields: one for each fault it knows, with and without what may be null. */
import { Arbitrary, Effect, type Schema } from "effect"

interface ErrorClass<E> {
  new (fields: never): E
  readonly fields: Schema.Struct.Fields
}

/** One error for each literal of the field `fault` (or just some), other fields drawn with a fixed seed. */
export const exampleOf = <E>(cls: ErrorClass<E>): ReadonlyArray<E> => {
  const drawn = Object.entries(cls.fields).map(([name, schema]) => [name, values(schema)] as const)
  const faults = literals(cls.fields["fault"])
  return (faults.length === 0 ? [undefined] : faults).flatMap((fault) =>
    [0, 1, 2].map((n) => {
      const fields = Object.fromEntries(drawn.map(([name, sample]) => [name, sample[n]]))
      return new cls((fault === undefined ? fields : { ...fields, fault }) as never)
    })
  )
}

function literals(schema: unknown): ReadonlyArray<string> {
  return typeof schema === "object" || typeof schema === "function"
    ? ((schema as { readonly literals?: ReadonlyArray<string> }).literals ?? [])
    : []
}

function values(schema: Schema.Constraint): ReadonlyArray<unknown> {
  const drawn = Effect.runSync(
    Arbitrary.sampleEffect(Arbitrary.schema(schema as Schema.Top), { count: 3, seed: 1 })
  )
  return drawn.map(oneLine)
}

/** Strings without control characters: the readers hand over pieces of single lines. */
function oneLine(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(/\p{C}/gu, "?")
  return Array.isArray(value) ? value.map(oneLine) : value
}
