/** PBN 2.1 in export format: CRLF, mandatory tags in their order, one tag a line, four calls or cards a line. */
import type { PbnCell, PbnSequence } from "./PbnCells.ts"
import { MANDATORY, type PbnGame, type PbnTag } from "./PbnGame.ts"

/** What export cannot hold of a game, in words of the format: the tag and why. */
export interface PbnLoss {
  readonly tag: string
  readonly why: "CutTo255" | "NotLatin1"
}

const END = "\r\n"
const LONGEST = 253

/** The head of a file in export format. */
export const HEAD = `% PBN 2.1${END}% EXPORT${END}`

/** The text of a file with these games. */
export const fileText = (games: ReadonlyArray<PbnGame>): string => HEAD + games.map(toText).join(END)

/** One game, every line with its end; a file has an empty line before each further game. */
export const toText = (game: PbnGame): string => {
  const lines: Array<string> = []
  for (const comment of game.comments) lines.push(...commentLines(comment))
  for (const name of MANDATORY) writeTag(lines, game.tags.find((tag) => tag.name === name) ?? unknown(name))
  const others = game.tags.filter(({ name }) => !(MANDATORY as ReadonlyArray<string>).includes(name))
  for (const tag of others) if (tag.section.length === 0) writeTag(lines, tag)
  if (game.auction !== undefined) writeSequence(lines, "Auction", game.auction)
  if (game.play !== undefined) writeSequence(lines, "Play", game.play)
  for (const tag of others) if (tag.section.length > 0) writeTag(lines, tag)
  return lines.map((line) => line + END).join("")
}

/** What of a game is lost in export: text beyond 255 characters a line, and letters outside Latin-1. */
export const lossesOf = (game: PbnGame): ReadonlyArray<PbnLoss> => {
  const losses: Array<PbnLoss> = []
  for (const { comments, name, value } of game.tags) {
    if (tagLine(name, value).length > LONGEST) losses.push({ tag: name, why: "CutTo255" })
    if ([value, ...comments].some((text) => !isLatin1(text))) losses.push({ tag: name, why: "NotLatin1" })
  }
  return losses
}

/** True for text that ISO 8859-1 can write. */
export const isLatin1 = (text: string): boolean => !/[^\n\r\t\u0020-\u007E\u00A0-\u00FF]/u.test(text)

function unknown(name: string): PbnTag {
  return { name, value: "?", section: [], comments: [], line: 0, column: 0 }
}

function tagLine(name: string, value: string): string {
  return `[${name} "${value.replaceAll("\t", " ").replaceAll(/["\\]/gu, "\\$&")}"]`
}

function writeTag(lines: Array<string>, { comments, name, section, value }: PbnTag): void {
  let text = value
  while (tagLine(name, text).length > LONGEST) text = text.slice(0, -1)
  lines.push(tagLine(name, text))
  for (const comment of comments) lines.push(...commentLines(comment))
  for (const row of section) lines.push(...wrapped(row))
}

function writeSequence(lines: Array<string>, name: "Auction" | "Play", sequence: PbnSequence): void {
  lines.push(tagLine(name, sequence.first[0]!))
  for (const comment of sequence.comments) lines.push(...commentLines(comment))
  let row: Array<string> = []
  const flush = () => {
    if (row.length > 0) lines.push(...wrapped(row))
    row = []
  }
  for (const [n, cell] of sequence.cells.entries()) {
    row.push(cellText(cell))
    for (const comment of cell.comments) {
      const text = commentLines(comment)
      if (text.length === 1 && text[0]!.startsWith("{")) row.push(text[0]!)
      else {
        flush()
        lines.push(...text)
      }
    }
    if (n % 4 === 3) flush()
  }
  flush()
  if (sequence.stopped) lines.push("*")
  for (const note of sequence.notes) writeTag(lines, { ...unknown("Note"), value: note })
}

function cellText({ glyphs, irregularity, note, text }: PbnCell): string {
  const mark = irregularity === "" ? [] : [`^${irregularity}`]
  // A skipped player's mark stands in place of the call.
  const call = irregularity === "S" ? [] : [text]
  return [...mark, ...call, ...(note === undefined ? [] : [`=${note}=`]), ...glyphs.map((n) => `$${n}`)].join(
    " "
  )
}

/** Words on as few lines as the length allows. */
function wrapped(words: ReadonlyArray<string>): ReadonlyArray<string> {
  const lines: Array<string> = []
  let line = ""
  for (const word of words) {
    if (line !== "" && line.length + 1 + word.length > LONGEST) {
      lines.push(line)
      line = ""
    }
    line += line === "" ? word : ` ${word}`
  }
  return line === "" ? lines : [...lines, line]
}

/** A comment in braces; one that holds a closing brace as lines behind semicolons. */
function commentLines(comment: string): ReadonlyArray<string> {
  const lines = comment.split("\n")
  if (comment.includes("}")) return lines.map((line) => `; ${line}`)
  return lines.length === 1 ? [`{${comment}}`] : ["{", ...lines, "}"]
}
