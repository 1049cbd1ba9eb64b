/**
 * PBN files: text to games and back. Lines are taken one by one, so a file of any size is read in constant memory, and a
 * game that cannot be used is told with its place and costs no other game. Format: docs/files.md#pbn
 */
import { Result } from "effect"
import { toText as contractText } from "../../auction/Contract.ts"
import * as PbnDeal from "../../deal/PbnDeal.ts"
import { linesOf, withoutMark } from "../Lines.ts"
import type { Located } from "../Located.ts"
import { boardOf, type PbnBoard } from "./PbnBoard.ts"
import type { PbnWarning, UnreadablePbn } from "./PbnFault.ts"
import { inExportOrder, noInheritance, normalize, type PbnGame, type PbnTag, tagOf } from "./PbnGame.ts"
import { PbnScanner, type RawGame } from "./PbnScanner.ts"
import { vulnerableText } from "./PbnScores.ts"

/** A game as it stands, what its tags mean, and what was odd about it. */
export interface PbnEntry {
  readonly game: PbnGame
  readonly board: PbnBoard
}

export interface PbnFile {
  /** In file order. */
  readonly entries: ReadonlyArray<PbnEntry>
  readonly warnings: ReadonlyArray<Located<PbnWarning>>
  readonly errors: ReadonlyArray<Located<UnreadablePbn>>
}

/** What a line completed: at most a game, and its warnings, or the reason why it cannot be used. */
export type PbnRead =
  | { readonly _tag: "Game"; readonly entry: PbnEntry; readonly warnings: ReadonlyArray<Located<PbnWarning>> }
  | { readonly _tag: "Text"; readonly warnings: ReadonlyArray<Located<PbnWarning>> }
  | { readonly _tag: "Error"; readonly error: Located<UnreadablePbn> }

/** All games of a text, with the errors of those that cannot be used. */
export const read = (text: string): PbnFile => {
  const reader = new PbnReader()
  const entries: Array<PbnEntry> = []
  const warnings: Array<Located<PbnWarning>> = []
  const errors: Array<Located<UnreadablePbn>> = []
  const take = (found: ReadonlyArray<PbnRead>) => {
    for (const one of found) {
      if (one._tag === "Error") errors.push(one.error)
      else warnings.push(...one.warnings)
      if (one._tag === "Game") entries.push(one.entry)
    }
  }
  for (const line of linesOf(text)) take(reader.push(line))
  take(reader.end())
  return { entries, warnings, errors }
}

/** All games of a text, or its first error. */
export const parse = (text: string): Result.Result<PbnFile, Located<UnreadablePbn>> => {
  const file = read(text)
  const [first] = file.errors
  return first === undefined ? Result.succeed(file) : Result.fail(first)
}

/** Takes a file line by line. */
export class PbnReader {
  private readonly scanner = new PbnScanner()
  private readonly inheritance = noInheritance()
  private first = true

  /** Takes the next line, without its end; gives what it completes. */
  push(line: string): ReadonlyArray<PbnRead> {
    const text = this.first ? withoutMark(line) : line
    this.first = false
    return this.scanner.push(text).map((raw) => this.meaning(raw))
  }

  /** The end of the file: gives what is still open. */
  end(): ReadonlyArray<PbnRead> {
    return this.scanner.end().map((raw) => this.meaning(raw))
  }

  private meaning(raw: RawGame): PbnRead {
    if (raw.error !== undefined) return { _tag: "Error", error: raw.error }
    if (raw.tags.length === 0) return { _tag: "Text", warnings: raw.warnings }
    const normal = normalize(raw, this.inheritance)
    if (Result.isFailure(normal)) return { _tag: "Error", error: normal.failure }
    const { game, warnings } = normal.success
    const board = boardOf(game)
    if (Result.isFailure(board)) return { _tag: "Error", error: board.failure }
    return {
      _tag: "Game",
      entry: { game: withExportValues(game, board.success), board: board.success },
      warnings: [...warnings, ...board.success.warnings]
    }
  }
}

/** The same game with the values of known tags as export writes them. */
function withExportValues(game: PbnGame, board: PbnBoard): PbnGame {
  const values = new Map<string, string>()
  const { contract, dealer, position, tricks, vulnerable } = board
  const cards = board.deal ?? position?.deal
  if (dealer !== undefined) values.set("Dealer", dealer[0]!)
  if (vulnerable !== undefined) values.set("Vulnerable", vulnerableText(vulnerable))
  if (cards !== undefined) {
    const named = tagOf(game, "Deal")!.value.trim()[0]!.toUpperCase()
    const first = dealer ?? (["North", "East", "South", "West"] as const).find((seat) => seat[0] === named)
    values.set("Deal", PbnDeal.toText(cards, first))
  }
  if (contract === "PassedOut") {
    for (const name of ["Declarer", "Result"]) values.set(name, "")
    values.set("Contract", "Pass")
  } else if (contract !== undefined) {
    const swapped = tagOf(game, "Declarer")?.value.startsWith("^") === true ? "^" : ""
    values.set("Declarer", swapped + contract.declarer[0]!)
    values.set("Contract", contractText(contract).slice(0, -1).replace("N", "NT"))
    if (tricks !== undefined) values.set("Result", (board.resultDisputed ? "^" : "") + tricks)
  }
  const tags = game.tags.map((tag) => ({ ...tag, value: values.get(tag.name) ?? tag.value }))
  const missing = [...values].flatMap(([name, value]): ReadonlyArray<PbnTag> =>
    tags.some((tag) => tag.name === name)
      ? []
      : [{ name, value, section: [], comments: [], line: game.line, column: 1 }]
  )
  // Nothing is played on a passed-out deal, whatever an empty section says.
  const play = contract === "PassedOut" ? undefined : game.play
  return { ...game, tags: inExportOrder([...tags, ...missing]), play }
}
