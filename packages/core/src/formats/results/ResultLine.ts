/**
 * One line of a result file as statements: results with what was written for them, `dealer`, `players`, `honours`,
 * `rubber`, `total`, and the lines of a sheet that holds figures only. What a statement means at its place is for the
 * reader that keeps the rubber. Format: docs/files.md#result-lines
 */
import { Result } from "effect"
import { type BySeat, type Seat, seatOfLetter, SEATS, type Side, sideOfLetters } from "../../deal/Seat.ts"
import type { DealResult, HonoursClaim } from "../../result/DealResult.ts"
import { type FewTricks, parseMany, type UnreadableResult } from "../../result/ResultText.ts"
import { type LineFault, UnusableLine } from "./LineFault.ts"
import type { SheetEntry, Totals } from "./SheetEntry.ts"
import { type Written, writtenOf } from "./Written.ts"

export type Players = Partial<BySeat<string>>
export type LineError = UnusableLine | UnreadableResult

/** What a piece of a line says. `at` is its offset in the line, from 0. */
export type Statement = { readonly at: number; readonly text: string } & (
  | {
      readonly _tag: "Result"
      readonly result: DealResult
      readonly doubt: FewTricks | undefined
      readonly wrote: Written | undefined
    }
  | { readonly _tag: "Dealer"; readonly dealer: Seat }
  | { readonly _tag: "Players"; readonly players: Players }
  | { readonly _tag: "Honours"; readonly claim: HonoursClaim; readonly deal: number | undefined }
  | { readonly _tag: "Rubber"; readonly label: string | undefined }
  | { readonly _tag: "Total"; readonly total: Totals }
  | SheetEntry
)

/** A statement that cannot be used, with its offset in the line. */
export interface LineTrouble {
  readonly at: number
  readonly error: LineError
}

/**
 * The statements of a line, in order; none for a blank line or a comment. Several stand on a line with `;` between
 * them; results may also follow one another with blanks, the next starting after a complete one.
 */
export const parse = (line: string): Result.Result<ReadonlyArray<Statement>, LineTrouble> => {
  const statements: Array<Statement> = []
  const code = withoutComment(line)
  if (typeof code !== "string") return Result.fail(code)
  for (const { at, text } of pieces(code)) {
    const read = statementsOf(text, at)
    if (!Array.isArray(read)) return Result.fail(read)
    statements.push(...read)
  }
  return Result.succeed(statements)
}

/** A fault in a piece, `at` counted in the piece. */
export const trouble = (
  piece: { readonly at: number; readonly text: string },
  fault: LineFault,
  at = 0,
  found = piece.text.slice(at).trim().split(/\s/u)[0] ?? "",
  other: number | null = null
): LineTrouble => ({
  at: piece.at + at,
  error: new UnusableLine({ text: piece.text, at, fault, found, other })
})

/** The line up to a `#` that is not inside double quotes. */
function withoutComment(line: string): string | LineTrouble {
  if (!line.includes("#") && !line.includes('"')) return line
  let quoted = -1
  for (let n = 0; n < line.length; n++) {
    if (line[n] === '"') quoted = quoted < 0 ? n : -1
    if (line[n] === "#" && quoted < 0) return line.slice(0, n)
  }
  return quoted < 0 ? line : trouble({ at: 0, text: line }, "QuoteOpen", quoted)
}

/** The pieces between semicolons, trimmed, empty ones left out. */
function* pieces(line: string): Generator<{ readonly at: number; readonly text: string }> {
  for (const match of line.matchAll(/(?:"[^"]*"|[^;"])+/gu)) {
    const text = match[0].trim()
    if (text !== "") yield { at: match.index + match[0].length - match[0].trimStart().length, text }
  }
}

const SIDE = "(NS|EW)"
const INTEGER = "([+\\-−–]?\\d{1,15})"
const HONOURS = /^honou?rs\s+([NESW])\s+(\d+)(?:\s+deal\s+(\d{1,6}))?$/iu
const HONOURS_TURNED = /^(\d+)\s+honou?rs\s+([NESW])(?:\s+deal\s+(\d{1,6}))?$/iu
const FIGURE = new RegExp(`^${SIDE}\\s+(below|above)\\s+${INTEGER}$`, "iu")
const GAME = new RegExp(`^game\\s+${SIDE}$`, "iu")
const TOTAL = new RegExp(
  `^total\\s+${SIDE}\\s+${INTEGER}(?:\\s+${SIDE}\\s+${INTEGER})?(?:\\s+margin\\s+${SIDE}\\s+${INTEGER})?$`,
  "iu"
)

/** As much of a total as is right. */
const TOTAL_BEGUN = new RegExp(
  `^total\\s*(?:${SIDE}\\s+${INTEGER}(?:\\s+|$)){0,2}(?:margin\\s+)?(?:${SIDE}\\s+)?`,
  "iu"
)

/** A written integer; a minus may be typed as a dash. */
export const integerOf = (text: string): number => Number(text.replace(/^[−–]/u, "-"))

function statementsOf(text: string, at: number): Array<Statement> | LineTrouble {
  const piece = { at, text }
  const word = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ""
  switch (word) {
    case "dealer": {
      const seat = /^dealer\s+([NESW])(?:orth|ast|outh|est)?$/iu.exec(text)?.[1]
      if (seat === undefined) return trouble(piece, "DealerText", afterWord(text))
      return [{ ...piece, _tag: "Dealer", dealer: seatOfLetter(seat)! }]
    }
    case "players":
      return playersOf(piece)
    case "rubber": {
      const label = text.slice(word.length).trim()
      return [{ ...piece, _tag: "Rubber", label: label === "" ? undefined : label }]
    }
    case "honours":
    case "honors":
      return honoursOf(piece)
    case "game": {
      const side = GAME.exec(text)?.[1]
      if (side === undefined) return trouble(piece, "GameText", afterWord(text))
      return [{ ...piece, _tag: "Game", side: sideOfLetters(side)! }]
    }
    case "ns":
    case "ew": {
      const match = FIGURE.exec(text)
      if (match === null)
        return trouble(piece, "FigureText", /^\p{L}+\s*(?:(?:below|above)\s*)?/iu.exec(text)![0].length)
      const where = match[2]!.toLowerCase() as "below" | "above"
      return [{ ...piece, _tag: "Figure", side: sideOfLetters(word)!, where, points: integerOf(match[3]!) }]
    }
    case "total":
      return totalOf(piece)
    default:
      return /^\d+\s+honou?rs/iu.test(text) ? honoursOf(piece) : resultsOf(piece, word)
  }
}

function afterWord(text: string): number {
  return /^\p{L}+\s*/u.exec(text)![0].length
}

function resultsOf(
  piece: { readonly at: number; readonly text: string },
  word: string
): Array<Statement> | LineTrouble {
  // A line that starts with some other word is no misspelt result, unless the declarer was put in front.
  if (/^(?:\p{L}{2,})/u.test(word) && !/^(?:p|pass|passed|ap)$/u.test(word))
    return trouble(piece, "UnknownLine")
  const wroteAt = piece.text.search(/\swrote(?![\p{L}\d])/iu)
  const text = wroteAt < 0 ? piece.text : piece.text.slice(0, wroteAt)
  const read = parseMany(text)
  if (Result.isFailure(read)) return { at: piece.at + read.failure.at, error: read.failure }
  let wrote: Written | undefined
  if (wroteAt >= 0) {
    if (read.success.length > 1) return trouble(piece, "WroteManyResults", wroteAt + 1)
    const figures = writtenOf(piece, wroteAt + 1 + "wrote".length)
    if ("error" in figures) return figures
    wrote = figures
  }
  return read.success.map((one) => ({
    _tag: "Result",
    at: piece.at + one.at,
    text: one.text,
    result: one.result,
    doubt: one.doubt,
    wrote
  }))
}

function honoursOf(piece: { readonly at: number; readonly text: string }): Array<Statement> | LineTrouble {
  const { text } = piece
  const match = HONOURS.exec(text)
  const turned = match === null ? HONOURS_TURNED.exec(text) : null
  const seat = match?.[1] ?? turned?.[2]
  const points = Number(match?.[2] ?? turned?.[1])
  if (seat === undefined)
    return trouble(piece, "HonoursText", afterWord(text.replace(/^\d+\s+/u, (m) => "a".repeat(m.length))))
  if (points !== 100 && points !== 150) return trouble(piece, "HonoursText", text.indexOf(String(points)))
  const deal = match?.[3] ?? turned?.[3]
  const claim: HonoursClaim = { seat: seatOfLetter(seat)!, points }
  return [{ ...piece, _tag: "Honours", claim, deal: deal === undefined ? undefined : Number(deal) }]
}

function totalOf(piece: { readonly at: number; readonly text: string }): Array<Statement> | LineTrouble {
  const match = TOTAL.exec(piece.text)
  if (match === null) return trouble(piece, "TotalText", TOTAL_BEGUN.exec(piece.text)![0].length)
  const [, first, firstPoints, second, secondPoints, ahead, by] = match
  if (second !== undefined && sideOfLetters(first!) === sideOfLetters(second)) {
    return trouble(piece, "TotalText", piece.text.toUpperCase().lastIndexOf(second.toUpperCase()))
  }
  const points: Partial<Record<Side, number>> = { [sideOfLetters(first!)!]: integerOf(firstPoints!) }
  if (second !== undefined) points[sideOfLetters(second)!] = integerOf(secondPoints!)
  const margin = ahead === undefined ? undefined : { side: sideOfLetters(ahead)!, points: integerOf(by!) }
  return [
    {
      ...piece,
      _tag: "Total",
      total: { NorthSouth: points.NorthSouth, EastWest: points.EastWest, margin }
    }
  ]
}

const PLAYER =
  /\s*(North|East|South|West|[NESW])\s*=\s*(?:"([^"]*)"|((?:(?!\s+(?:North|East|South|West|[NESW])\s*=).)*))/iuy

function playersOf(piece: { readonly at: number; readonly text: string }): Array<Statement> | LineTrouble {
  const players: Partial<Record<Seat, string>> = {}
  let at = afterWord(piece.text)
  do {
    PLAYER.lastIndex = at
    const match = PLAYER.exec(piece.text)
    const name = (match?.[2] ?? match?.[3] ?? "").trim()
    if (match === null || name === "")
      return trouble(piece, "PlayersText", match === null ? at : PLAYER.lastIndex)
    const seat = seatOfLetter(match[1]![0]!)!
    if (players[seat] !== undefined) return trouble(piece, "PlayerTwice", at, seat)
    players[seat] = name
    at = PLAYER.lastIndex
  } while (/\S/u.test(piece.text.slice(at)))
  return [{ ...piece, _tag: "Players", players }]
}

/** Seats in the order of play, for those who list players. */
export const seatsOf = (players: Players): ReadonlyArray<Seat> =>
  SEATS.filter((seat) => players[seat] !== undefined)
