/**
 * PBN text as raw games: tags with the tokens and comments behind them. Lines are taken one by one, so that a file of
 * any size is read in constant memory. A blank line outside a comment ends a game; a comment that never closes costs
 * its own game and no other. Source: PBN 2.1, chapters 2 and 3.
 */
import { type Located, located } from "../Located.ts"
import { type PbnWarning, UnreadablePbn } from "./PbnFault.ts"

/** A word of a section, a quoted string (without its quotes), or a comment. `row` counts the lines of the section. */
export interface RawToken {
  readonly kind: "word" | "string" | "comment"
  readonly text: string
  readonly row: number
  readonly line: number
  readonly column: number
}

export interface RawTag {
  readonly name: string
  readonly value: string
  readonly line: number
  /** Of the value's first character. */
  readonly column: number
  readonly tokens: Array<RawToken>
}

export interface RawGame {
  readonly line: number
  readonly comments: ReadonlyArray<string>
  readonly tags: ReadonlyArray<RawTag>
  readonly warnings: ReadonlyArray<Located<PbnWarning>>
  /** The first thing that made the game unusable. */
  readonly error: Located<UnreadablePbn> | undefined
}

/** Longest comment and longest game, in characters: beyond it a brace or a game counts as never closed. */
const LONGEST_COMMENT = 1 << 16
const LONGEST_GAME = 1 << 20

const TAG = /\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\]|\\.)*)"\s*\]/uy
const TAG_BEGUN = /\[\s*(?:[A-Za-z0-9_]+\s*(?:"(?:[^"\\]|\\.)*"\s*)?)?$/uy
const QUOTE_OPEN = /\[\s*[A-Za-z0-9_]+\s*"(?:[^"\\]|\\.)*$/uy
const STRING = /"((?:[^"\\]|\\.)*)"/uy
const WORD = /[^\s[\]{};"]+/uy
const BLANK = /\s+/uy

interface Comment {
  /** Where the brace stands. */
  readonly line: number
  readonly column: number
  text: string
  /** Whole lines since the brace, to go through again should it never close. */
  readonly lines: Array<string>
  size: number
  /** A blank line and then a tag inside the comment: the next game has begun, if another brace follows. */
  blank: boolean
  nextGame: boolean
}

interface OpenGame {
  line: number
  comments: Array<string>
  tags: Array<RawTag>
  warnings: Array<Located<PbnWarning>>
  error: Located<UnreadablePbn> | undefined
  row: number
  size: number
}

export class PbnScanner {
  private line = 0
  private game: OpenGame | undefined
  private comment: Comment | undefined
  /** After `</PBN>` in a file that PBN is embedded in. */
  private outside = false
  private unfinishedTag: { readonly line: number; readonly column: number; text: string } | undefined

  /** Takes the next line, without its end; gives the games that it completes. */
  push(text: string): ReadonlyArray<RawGame> {
    this.line++
    return this.take(text)
  }

  /** The end of the file: gives the games that are still open. */
  end(): ReadonlyArray<RawGame> {
    const games: Array<RawGame> = []
    while (this.comment !== undefined) games.push(...this.reopen(this.comment))
    return [...games, ...this.close()]
  }

  private take(text: string): ReadonlyArray<RawGame> {
    if (this.comment !== undefined) return this.takeInComment(this.comment, text)
    if (text.startsWith("%")) return []
    if (this.outside || text.includes("PBN>")) return this.takeFrame(text)
    if (/^\s*$/u.test(text)) return this.close()
    if (this.unfinishedTag === undefined) this.scan(text, 0)
    else this.continueTag(this.unfinishedTag, text)
    return []
  }

  /** `<PBN>` and `</PBN>` delimit games in another document; what stands outside is no PBN. */
  private takeFrame(text: string): ReadonlyArray<RawGame> {
    const begin = text.indexOf("<PBN>")
    const end = text.indexOf("</PBN>")
    if (begin >= 0) {
      this.outside = false
      return [...this.close(), ...this.take(text.slice(begin + 5))]
    }
    if (this.outside) return []
    if (end < 0) {
      this.scan(text, 0)
      return []
    }
    this.scan(text.slice(0, end), 0)
    this.outside = true
    return this.close()
  }

  private continueTag(
    tag: { readonly line: number; readonly column: number; text: string },
    text: string
  ): void {
    this.unfinishedTag = undefined
    tag.text += ` ${text}`
    TAG.lastIndex = 0
    const match = TAG.exec(tag.text)
    if (match !== null) {
      this.addTag(match[1]!, match[2]!, tag.line, tag.column)
      return this.scan(text, text.length - (tag.text.length - match[0].length))
    }
    TAG_BEGUN.lastIndex = 0
    if (TAG_BEGUN.test(tag.text) && tag.text.length < 1000) this.unfinishedTag = tag
    else this.fail("TagText", tag.text, tag.column, tag.line)
  }

  /** Takes the rest of a line from an offset on. */
  private scan(text: string, from: number): void {
    const game = this.open()
    game.row++
    game.size += text.length
    if (game.size > LONGEST_GAME) this.fail("TooLong", "", 1)
    let at = from
    while (at < text.length) {
      // A game that failed is skipped up to the next blank line, its comments included.
      if (game.error !== undefined) return
      const take = (pattern: RegExp) => {
        pattern.lastIndex = at
        const match = pattern.exec(text)
        if (match !== null) at += match[0].length
        return match
      }
      const start = at
      if (take(BLANK) !== null) continue
      const letter = text[at]!
      if (letter === ";") {
        this.addComment(text.slice(at + 1).trim(), start)
        return
      }
      if (letter === "{") return this.beginComment(text, at)
      if (letter === "[") {
        const tag = take(TAG)
        if (tag !== null) {
          this.addTag(tag[1]!, tag[2]!, this.line, start + tag[0].indexOf('"') + 2)
          continue
        }
        TAG_BEGUN.lastIndex = at
        if (TAG_BEGUN.test(text)) {
          this.unfinishedTag = { line: this.line, column: at + 1, text: text.slice(at) }
          return
        }
        QUOTE_OPEN.lastIndex = at
        return this.fail(QUOTE_OPEN.test(text) ? "QuoteOpen" : "TagText", text.slice(at), at + 1)
      }
      const string = letter === '"' ? take(STRING) : null
      const word = string === null ? take(WORD) : null
      if (string === null && word === null) at++
      this.addToken(string === null ? "word" : "string", string?.[1] ?? word?.[0] ?? letter, start, text)
    }
  }

  private beginComment(text: string, at: number): void {
    const close = text.indexOf("}", at)
    if (close >= 0) {
      this.addComment(text.slice(at + 1, close).trim(), at)
      return this.scan(text, close + 1)
    }
    this.comment = {
      line: this.line,
      column: at + 1,
      text: text.slice(at + 1),
      lines: [],
      size: text.length - at,
      blank: false,
      nextGame: false
    }
  }

  private takeInComment(comment: Comment, text: string): ReadonlyArray<RawGame> {
    const close = text.indexOf("}")
    const inner = text.indexOf("{")
    if (comment.blank && /^\[[A-Z]\w*\s*"/u.test(text)) comment.nextGame = true
    if (/^\s*$/u.test(text)) comment.blank = true
    comment.lines.push(text)
    comment.size += text.length + 1
    // A second brace after what looks like the next game: the first was never closed.
    const another = inner >= 0 && (close < 0 || inner < close) && comment.nextGame
    if (another || comment.size > LONGEST_COMMENT) return this.reopen(comment)
    if (close < 0) {
      comment.text += `\n${text}`
      return []
    }
    this.comment = undefined
    comment.text += `\n${text.slice(0, close)}`
    this.addComment(comment.text.replace(/^[ \t]*\n/u, "").trimEnd(), comment.column - 1)
    this.scan(text, close + 1)
    return []
  }

  /** The comment never closed: its game is lost, and the lines since then are read again as they stand. */
  private reopen(comment: Comment): ReadonlyArray<RawGame> {
    this.comment = undefined
    const now = this.line
    this.open()
    this.fail("BraceOpen", `{${comment.text.split("\n")[0]!}`.trimEnd(), comment.column, comment.line)
    const games: Array<RawGame> = []
    this.line = comment.line
    for (const text of comment.lines) {
      this.line++
      games.push(...this.take(text))
    }
    this.line = now
    return games
  }

  private open(): OpenGame {
    this.game ??= {
      line: this.line,
      comments: [],
      tags: [],
      warnings: [],
      error: undefined,
      row: 0,
      size: 0
    }
    return this.game
  }

  private close(): ReadonlyArray<RawGame> {
    if (this.unfinishedTag !== undefined) {
      const { column, line, text } = this.unfinishedTag
      this.unfinishedTag = undefined
      this.fail("TagText", text, column, line)
    }
    const game = this.game
    this.game = undefined
    return game === undefined ? [] : [game]
  }

  private addTag(name: string, value: string, line: number, column: number): void {
    this.open().tags.push({ name, value: value.replaceAll(/\\(["\\])/gu, "$1"), line, column, tokens: [] })
  }

  private addComment(comment: string, at: number): void {
    const text = comment.includes("\n") ? comment : comment.trim()
    const game = this.open()
    const tag = game.tags.at(-1)
    if (tag === undefined) game.comments.push(text)
    else tag.tokens.push({ kind: "comment", text, row: game.row, line: this.line, column: at + 1 })
  }

  private addToken(kind: "word" | "string", text: string, at: number, whole: string): void {
    const game = this.open()
    const tag = game.tags.at(-1)
    if (tag !== undefined) {
      tag.tokens.push({ kind, text, row: game.row, line: this.line, column: at + 1 })
      return
    }
    // Text before any tag: statistics that a program printed, or the frame of an embedded file. Told once a line.
    const warned = game.warnings.at(-1)
    if (warned?.line !== this.line) {
      const warning: PbnWarning = { doubt: "TextIgnored", tag: "", text: whole.trim().slice(0, 60) }
      game.warnings.push(located(this.line, at + 1, warning))
    }
  }

  private fail(fault: UnreadablePbn["fault"], text: string, column: number, line = this.line): void {
    const error = new UnreadablePbn({ fault, tag: "", text: text.slice(0, 60), why: "" })
    const game = this.open()
    game.error ??= located(line, column, error)
  }
}
