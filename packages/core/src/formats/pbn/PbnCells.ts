/**
 * The auction and the play of a PBN game as cells: a call or a card with its note, glyphs and comments. In play the
 * columns are the seats, clockwise from the first named, so a row is a trick, whoever led to it.
 */
import { Result } from "effect"
import { type Seat, SEAT_NUMBER, seatNumbered, seatOfLetter } from "../../deal/Seat.ts"
import { type Located, located } from "../Located.ts"
import { UnreadablePbn } from "./PbnFault.ts"
import { fitted } from "./PbnComment.ts"
import type { RawTag, RawToken } from "./PbnScanner.ts"

export interface PbnCell {
  /** `Pass`, `X`, `XX`, `1NT`, `AP`, `SA`; `-` for none or unknown, `+` for the next to come. */
  readonly text: string
  /** `I` insufficient bid, `S` skipped player, `R` revoke, `L` lead out of turn. */
  readonly irregularity: "" | "I" | "S" | "R" | "L"
  readonly note: number | undefined
  /** Numeric annotation glyphs, ascending; `!` and `?` marks are translated into them. */
  readonly glyphs: ReadonlyArray<number>
  readonly comments: ReadonlyArray<string>
}

export interface PbnSequence {
  /** The seat of the first column. */
  readonly first: Seat
  readonly cells: ReadonlyArray<PbnCell>
  /** True where a `*` says that no more follows. */
  readonly stopped: boolean
  /** Values of its notes, `1:text`. */
  readonly notes: ReadonlyArray<string>
  readonly comments: ReadonlyArray<string>
  readonly line: number
}

type Kind = "Auction" | "Play"

const SUFFIX: Readonly<Record<string, number>> = { "!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6 }
const PART = /\^[ISRL]|=\d+=|\$\d+|[!?]{1,2}|[*+]|[A-Za-z0-9-]+/giuy

/** The cells behind a tag; `begins` is the seat export would name (dealer or opening leader), if it is known. */
export const sequenceOf = (
  section: { readonly tag: RawTag; readonly notes: ReadonlyArray<string> } | undefined,
  kind: Kind,
  begins: string | undefined
): Result.Result<PbnSequence, Located<UnreadablePbn>> | undefined => {
  if (section === undefined) return undefined
  const { notes, tag } = section
  const value = tag.value.trim()
  // An unknown or unfitting auction is no reason to lose the game: nothing is known of it.
  if ((value === "" || value === "?" || value.startsWith("#")) && tag.tokens.length === 0) return undefined
  const named = seatOfLetter(value) ?? seatOfLetter(begins ?? "")
  if (named === undefined) {
    const error = new UnreadablePbn({ fault: "FirstSeat", tag: kind, text: value, why: "" })
    return Result.fail(located(tag.line, tag.column, error))
  }
  const read = cellsOf(tag.tokens, kind)
  if (Result.isFailure(read)) return Result.fail(read.failure)
  const { cells, comments, stopped } = read.success
  const turned = kind === "Auction" ? withoutLeadingDashes(named, cells) : inColumnsFrom(named, cells, begins)
  return Result.succeed({
    ...turned,
    stopped,
    comments,
    notes: notes.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
    line: tag.line
  })
}

interface CellsRead {
  readonly cells: ReadonlyArray<PbnCell>
  readonly comments: ReadonlyArray<string>
  readonly stopped: boolean
}

function cellsOf(
  tokens: ReadonlyArray<RawToken>,
  kind: Kind
): Result.Result<CellsRead, Located<UnreadablePbn>> {
  const cells: Array<{ -readonly [K in keyof PbnCell]: PbnCell[K] }> = []
  const comments: Array<string> = []
  let irregularity: PbnCell["irregularity"] = ""
  let stopped = false
  const add = (text: string) => {
    cells.push({ text, irregularity, note: undefined, glyphs: [], comments: [] })
    irregularity = ""
  }
  const glyph = (number: number) => {
    const last = cells.at(-1)
    if (last !== undefined && !last.glyphs.includes(number)) {
      last.glyphs = [...last.glyphs, number].toSorted((a, b) => a - b)
    }
  }
  for (const token of tokens) {
    const { column, line } = token
    const text = token.kind === "comment" ? token.text : withLetters(token.text)
    if (token.kind === "comment") {
      const last = cells.at(-1)
      if (last === undefined) comments.push(fitted(text))
      else last.comments = [...last.comments, fitted(text)]
      continue
    }
    const bad = (found: string) =>
      Result.fail(
        located(
          line,
          column,
          new UnreadablePbn({ fault: kind === "Auction" ? "Call" : "Card", tag: kind, text: found, why: "" })
        )
      )
    let at = 0
    while (at < text.length) {
      PART.lastIndex = at
      const part = PART.exec(text)?.[0]
      if (part === undefined) return bad(text)
      at += part.length
      if (part === "*") stopped = true
      else if (part.startsWith("^")) {
        irregularity = part[1]!.toUpperCase() as PbnCell["irregularity"]
        if (irregularity === "S") add("-")
      } else if (part.startsWith("=")) {
        const last = cells.at(-1)
        if (last !== undefined) last.note = Number(part.slice(1, -1))
      } else if (part.startsWith("$")) glyph(Number(part.slice(1)))
      else if (SUFFIX[part] !== undefined) glyph(SUFFIX[part] + (kind === "Play" ? 6 : 0))
      else {
        const cell =
          part === "+" || part === "-" ? part : kind === "Auction" ? callText(part) : cardText(part)
        if (cell === undefined) return bad(part)
        add(cell)
      }
    }
  }
  return Result.succeed({ cells, comments, stopped })
}

/** Suit symbols by their letters. */
function withLetters(text: string): string {
  return /[♣♦♥♠]/u.test(text)
    ? text.replaceAll("\uFE0F", "").replaceAll(/[♣♦♥♠]/gu, (sign) => "CDHS"["♣♦♥♠".indexOf(sign)]!)
    : text
}

function callText(part: string): string | undefined {
  const upper = part.toUpperCase()
  if (upper === "PASS" || upper === "P") return "Pass"
  if (upper === "X" || upper === "XX" || upper === "AP") return upper
  const bid = /^([1-7])(C|D|H|S|NT|N)$/u.exec(upper)
  return bid === null ? undefined : bid[1]! + (bid[2] === "N" ? "NT" : bid[2]!)
}

function cardText(part: string): string | undefined {
  const upper = part.toUpperCase().replace(/10$/u, "T")
  return /^[SHDC][2-9TJQKA]$/u.test(upper) ? upper : undefined
}

/** In import the first column may be another seat's, with dashes before the dealer: they are left out. */
function withoutLeadingDashes(
  named: Seat,
  cells: ReadonlyArray<PbnCell>
): Pick<PbnSequence, "first" | "cells"> {
  let n = 0
  while (cells[n]?.text === "-" && cells[n]!.irregularity === "") n++
  return { first: seatNumbered(SEAT_NUMBER[named] + n), cells: cells.slice(n) }
}

const DASH: PbnCell = { text: "-", irregularity: "", note: undefined, glyphs: [], comments: [] }

/** The tricks with their columns turned so that the opening leader's is the first. */
function inColumnsFrom(
  named: Seat,
  cells: ReadonlyArray<PbnCell>,
  leader: string | undefined
): Pick<PbnSequence, "first" | "cells"> {
  const first = seatOfLetter(leader ?? "") ?? named
  const shift = (SEAT_NUMBER[first] - SEAT_NUMBER[named] + 4) % 4
  const rows: Array<PbnCell> = []
  for (let n = 0; n < cells.length; n += 4) {
    const row = [0, 1, 2, 3].map((column) => cells[n + column] ?? DASH)
    rows.push(...[0, 1, 2, 3].map((column) => row[(column + shift) % 4]!))
  }
  while (rows.at(-1) === DASH) rows.pop()
  return { first, cells: rows }
}
