/**
 * Words, texts and signs of the dealer language. What a word means depends on where it stands (`4333` is a shape or a
 * number), so words stay words here. Comments of all dialects are left out: `#` and `//` to the end of the line,
 * wherever they stand, and those between the marks of C.
 */
import { type ScriptFault, UnreadableScript } from "./ScriptFault.ts"

export interface Token {
  /** `word`: letters, digits and underscores; `text`: in quotes, `value` without them; `newline`: a written `\n`. */
  readonly kind: "word" | "text" | "newline" | "sign" | "end"
  readonly value: string
  readonly at: number
}

const SIGNS = [
  "&&",
  "||",
  "==",
  "!=",
  "<=",
  ">=",
  "<",
  ">",
  "!",
  "=",
  "+",
  "-",
  "*",
  "/",
  "%",
  "?",
  ":",
  "(",
  ")",
  ","
]
const BLANK = /\s+/uy
const COMMENT = /(?:#|\/\/)[^\n]*|\/\*[\s\S]*?\*\//uy
const WORD = /[\p{L}\p{N}_]+/uy
const TEXT = /"([^"]*)"/uy
const NEWLINE = /\\n/uy

/** The tokens of a script, the last of kind `end`; or the first fault. */
export const tokensOf = (text: string): ReadonlyArray<Token> | UnreadableScript => {
  const tokens: Array<Token> = []
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  while (at < text.length) {
    const skipped = take(BLANK) ?? take(COMMENT)
    if (skipped !== null) {
      at += skipped[0].length
      continue
    }
    if (text.startsWith("/*", at)) return strange(text, at)
    const word = take(WORD)
    const quoted = take(TEXT)
    const found = word ?? quoted ?? take(NEWLINE)
    if (found !== null) {
      const kind = word !== null ? "word" : quoted !== null ? "text" : "newline"
      tokens.push({ kind, value: quoted?.[1] ?? found[0], at })
      at += found[0].length
      continue
    }
    const sign = SIGNS.find((candidate) => text.startsWith(candidate, at))
    if (sign === undefined) return strange(text, at)
    tokens.push({ kind: "sign", value: sign, at })
    at += sign.length
  }
  tokens.push({ kind: "end", value: "", at: text.length })
  return tokens
}

const STRANGE: Readonly<Record<string, ScriptFault>> = {
  '"': "TextOpen",
  "/": "CommentOpen",
  "&": "SingleAnd",
  "|": "SingleOr",
  "{": "Braces",
  "[": "Brackets"
}

function strange(text: string, at: number): UnreadableScript {
  const found = String.fromCodePoint(text.codePointAt(at)!)
  return new UnreadableScript({ text, at, found, fault: STRANGE[found] ?? "NoSign", detail: "" })
}
