/** What a script does with the deals it keeps. */
import type { Expression } from "./Expression.ts"
import { readExpression, readSeat, type Variables } from "./expressions.ts"
import type { TokenReader } from "./TokenReader.ts"
import { meaningOf, STATEMENT_WORDS } from "./words.ts"

/** Values counted from `low` to `high`; what lies outside goes into a row of its own. */
export interface Range {
  readonly of: Expression
  readonly low: number
  readonly high: number
}

export type ScriptAction =
  | { readonly kind: "printall" | "printew" | "printpbn" }
  | { readonly kind: "print"; readonly seats: ReadonlyArray<number> }
  | { readonly kind: "printcompact" | "printoneline"; readonly value: Expression | undefined }
  | { readonly kind: "printes"; readonly parts: ReadonlyArray<string | Expression> }
  | { readonly kind: "average"; readonly title: string; readonly of: Expression }
  | {
      readonly kind: "frequency"
      readonly title: string
      readonly rows: Range
      readonly columns: Range | undefined
    }

/** The actions behind the word `action`, separated by commas. */
export const readActions = (reader: TokenReader, variables: Variables): ReadonlyArray<ScriptAction> => {
  const actions: Array<ScriptAction> = []
  do {
    // The original forgives a comma behind the last action.
    if (actions.length > 0 && reader.peek().kind === "end") break
    actions.push(readAction(reader, variables))
  } while (reader.take(","))
  return actions
}

function readAction(reader: TokenReader, variables: Variables): ScriptAction {
  const token = reader.peek()
  const read = token.kind === "word" ? meaningOf(ACTIONS, token.value) : undefined
  if (read === undefined) {
    const meant = token.value.toLowerCase()
    return meaningOf(ACTIONS, meant) === undefined
      ? reader.fail("Action", Object.keys(ACTIONS).join(", "))
      : reader.fail("Spelling", meant)
  }
  reader.next()
  return read(reader, variables)
}

const ACTIONS: Readonly<Record<string, (reader: TokenReader, variables: Variables) => ScriptAction>> = {
  printall: () => ({ kind: "printall" }),
  printew: () => ({ kind: "printew" }),
  printpbn: () => ({ kind: "printpbn" }),
  print: (reader) => {
    reader.expect("(", "Open", "print")
    const seats = [readSeat(reader)]
    while (reader.take(",")) seats.push(readSeat(reader))
    reader.expect(")", "Close", "print")
    return { kind: "print", seats }
  },
  printcompact: (reader, variables) => ({ kind: "printcompact", value: optional(reader, variables) }),
  printoneline: (reader, variables) => ({ kind: "printoneline", value: optional(reader, variables) }),
  printes: (reader, variables) => {
    reader.expect("(", "Open", "printes")
    const parts: Array<string | Expression> = []
    do {
      const { kind, value } = reader.peek()
      if (kind === "text" || kind === "newline") parts.push(kind === "newline" ? "\n" : value)
      else parts.push(readExpression(reader, variables))
      if (kind === "text" || kind === "newline") reader.next()
    } while (reader.take(","))
    reader.expect(")", "Close", "printes")
    return { kind: "printes", parts }
  },
  average: (reader, variables) => ({
    kind: "average",
    title: title(reader),
    of: readExpression(reader, variables)
  }),
  frequency: (reader, variables) => {
    const name = title(reader)
    reader.expect("(", "Open", "frequency")
    const rows = readRange(reader, variables)
    const columns = reader.take(",") ? readRange(reader, variables) : undefined
    reader.expect(")", "Close", "frequency")
    return { kind: "frequency", title: name, rows, columns }
  }
}

function title(reader: TokenReader): string {
  return reader.peek().kind === "text" ? reader.next().value : ""
}

function readRange(reader: TokenReader, variables: Variables): Range {
  const of = readExpression(reader, variables)
  reader.expect(",", "CommaAfterValue")
  const low = reader.number("Lowest", true)
  reader.expect(",", "CommaAfterLowest")
  const { at } = reader.peek()
  const high = reader.number("Highest", true)
  if (high < low) reader.fail("HighestBelowLowest", "", { kind: "word", value: String(high), at })
  return { of, low, high }
}

/** An expression, unless a comma, the end or the next statement follows. */
function optional(reader: TokenReader, variables: Variables): Expression | undefined {
  const { kind, value } = reader.peek()
  if (kind === "end" || value === ",") return undefined
  const definition = reader.peek(1).value === "=" && reader.peek(1).kind === "sign"
  if (definition || STARTS.has(value)) return undefined
  return readExpression(reader, variables)
}

const STARTS: ReadonlySet<string> = new Set(STATEMENT_WORDS)
