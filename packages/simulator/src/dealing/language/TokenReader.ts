/** A place in a list of tokens. `fail` throws: the readers of a script stop at the first fault, which `parse` returns. */
import type { Token } from "./lexer.ts"
import { type ScriptFault, UnreadableScript } from "./ScriptFault.ts"

/** Values are whole numbers of 32 bits. */
const LARGEST = 2147483647

export class TokenReader {
  readonly text: string
  private readonly tokens: ReadonlyArray<Token>
  private index = 0

  constructor(text: string, tokens: ReadonlyArray<Token>) {
    this.text = text
    this.tokens = tokens
  }

  peek(ahead = 0): Token {
    return this.tokens[Math.min(this.index + ahead, this.tokens.length - 1)]!
  }

  next(): Token {
    const token = this.peek()
    this.index++
    return token
  }

  /** True when the next token is this sign or word. */
  at(value: string): boolean {
    const token = this.peek()
    return token.value === value && (token.kind === "sign" || token.kind === "word")
  }

  /** Moves past the sign or word if it stands here. */
  take(value: string): boolean {
    if (!this.at(value)) return false
    this.index++
    return true
  }

  /** Moves past the sign, which must stand here. */
  expect(value: string, fault: ScriptFault, detail = ""): void {
    if (!this.take(value)) this.fail(fault, detail)
  }

  /** A whole number, with a sign if `signed`. */
  number(missing: ScriptFault, signed = false): number {
    const negative = signed && this.take("-")
    const token = this.peek()
    if (!/^\d+$/.test(token.value) || token.kind !== "word") this.fail(missing)
    this.index++
    const value = Number(token.value)
    if (value > LARGEST) this.fail("NumberTooLarge", String(LARGEST), token)
    return negative ? -value : value
  }

  fail(fault: ScriptFault, detail = "", token: Token = this.peek()): never {
    throw new UnreadableScript({ text: this.text, at: token.at, found: token.value, fault, detail })
  }
}
