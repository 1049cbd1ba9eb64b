/**
 * A PBN game in one normal form, in which reading and writing meet: tags in export order, auction and play as cells with
 * their annotations. Two files that say the same give equal games. Source: PBN 2.1.
 */
import { Result } from "effect"
import { type Located, located } from "../Located.ts"
import { fitted } from "./PbnComment.ts"
import { type PbnSequence, sequenceOf } from "./PbnCells.ts"
import { type PbnWarning, type UnreadablePbn } from "./PbnFault.ts"
import type { RawGame, RawTag, RawToken } from "./PbnScanner.ts"

export interface PbnTag {
  readonly name: string
  readonly value: string
  /** The rows of a table or of a section of somebody's own; strings stand in quotes. */
  readonly section: ReadonlyArray<ReadonlyArray<string>>
  readonly comments: ReadonlyArray<string>
  /** Where the value stands; a writer does not need it. */
  readonly line: number
  readonly column: number
}

export interface PbnGame {
  /** The line of its first tag or comment. */
  readonly line: number
  /** Comments before the first tag. */
  readonly comments: ReadonlyArray<string>
  /** All tags but Auction, Play and Note: the mandatory ones in their order, then the others by name. */
  readonly tags: ReadonlyArray<PbnTag>
  readonly auction: PbnSequence | undefined
  readonly play: PbnSequence | undefined
}

/** The tags every game has in export, in their order. */
export const MANDATORY = [
  "Event",
  "Site",
  "Date",
  "Board",
  "West",
  "North",
  "East",
  "South",
  "Dealer",
  "Vulnerable",
  "Deal",
  "Scoring",
  "Declarer",
  "Contract",
  "Result"
] as const

/** Names that mean something here, by their small letters: one that differs in that only has just one reading. */
const KNOWN_NAMES = new Map(
  [
    ...MANDATORY,
    "Auction",
    "Play",
    "Note",
    "Competition",
    "Score",
    "ScoreRubber",
    "ScoreRubberHistory",
    "Round"
  ].map((name) => [name.toLowerCase(), name] as const)
)

const NEVER_INHERITED = new Set([
  "Dealer",
  "Vulnerable",
  "Deal",
  "Declarer",
  "Contract",
  "Auction",
  "Play",
  "Note"
])

/** The tag of that name, if the game has it with a known value. */
export const tagOf = (game: PbnGame, name: string): PbnTag | undefined =>
  game.tags.find((tag) => tag.name === name)

/** Tag values that later games inherit: the nearest earlier value, and those set for all later games by `##`. */
export interface Inheritance {
  readonly nearest: Map<string, string>
  readonly always: Map<string, string>
}

export const noInheritance = (): Inheritance => ({ nearest: new Map(), always: new Map() })

export interface NormalGame {
  readonly game: PbnGame
  readonly warnings: ReadonlyArray<Located<PbnWarning>>
}

/** The normal form of a raw game; takes inherited values from `inheritance` and adds this game's to it. */
export const normalize = (
  raw: RawGame,
  inheritance: Inheritance
): Result.Result<NormalGame, Located<UnreadablePbn>> => {
  const warnings = [...raw.warnings]
  const tags = new Map<string, PbnTag>()
  const sections = new Map<string, { readonly tag: RawTag; readonly notes: Array<string> }>()
  let open: string | undefined
  for (const written of raw.tags) {
    const name = KNOWN_NAMES.get(written.name.toLowerCase()) ?? written.name
    const tag = name === written.name ? written : { ...written, name }
    const { column, line } = tag
    if (name !== written.name)
      warnings.push(located(line, 1, { doubt: "TagCase", tag: name, text: written.name }))
    const warn = (doubt: PbnWarning["doubt"], text = tag.value) =>
      warnings.push(located(line, column, { doubt, tag: name, text }))
    if (name === "Note") {
      if (open !== undefined) sections.get(open)!.notes.push(tag.value)
      continue
    }
    const sequence = name === "Auction" || name === "Play"
    open = sequence ? name : undefined
    if (tags.has(name) || sections.has(name)) {
      warn("TagTwice")
      continue
    }
    if (tag.value.includes("\uFFFD")) warn("UnknownLetter")
    if (sequence) {
      sections.set(name, { tag, notes: [] })
      continue
    }
    tags.set(name, plainTag(tag, inherited(tag, inheritance, warn), warnings))
  }
  for (const [name, value] of inheritance.always) {
    if (!tags.has(name)) {
      tags.set(name, { name, value, section: [], comments: [], line: raw.line, column: 1 })
    }
  }
  for (const { name, value } of tags.values()) inheritance.nearest.set(name, value)
  const dealer = seatLetter(tags.get("Dealer")?.value)
  const declarer = seatLetter(tags.get("Declarer")?.value.replace("^", ""))
  const auction = sequenceOf(sections.get("Auction"), "Auction", dealer)
  if (auction !== undefined && Result.isFailure(auction)) return Result.fail(auction.failure)
  const leader = declarer === undefined ? undefined : "NESW"[("NESW".indexOf(declarer) + 1) % 4]
  const play = sequenceOf(sections.get("Play"), "Play", leader)
  if (play !== undefined && Result.isFailure(play)) return Result.fail(play.failure)
  return Result.succeed({
    game: {
      line: raw.line,
      comments: raw.comments.map(fitted),
      tags: inExportOrder([...tags.values()].filter(isKnown)),
      auction: auction?.success,
      play: play?.success
    },
    warnings
  })
}

/** `?` says that a value is unknown, as a missing tag does; a section behind the tag is kept. */
function isKnown(tag: PbnTag): boolean {
  return tag.value !== "?" || tag.section.length > 0 || tag.comments.length > 0
}

function inherited(
  tag: RawTag,
  { always, nearest }: Inheritance,
  warn: (doubt: PbnWarning["doubt"]) => void
): string {
  const { name, value } = tag
  if (!value.startsWith("#")) {
    // A redefinition stays in force without repeating the marks.
    if (always.has(name)) always.set(name, value)
    return value
  }
  if (NEVER_INHERITED.has(name)) {
    warn("InheritanceForbidden")
    return "?"
  }
  if (value.startsWith("##")) {
    always.set(name, value.slice(2))
    return value.slice(2)
  }
  return value === "#" ? (nearest.get(name) ?? "") : value
}

function plainTag(tag: RawTag, value: string, warnings: Array<Located<PbnWarning>>): PbnTag {
  const { column, line, name, tokens } = tag
  const trimmed = value.trim()
  const mandatory = (MANDATORY as ReadonlyArray<string>).includes(name)
  if (trimmed !== value)
    warnings.push(located(line, column, { doubt: "ValueTrimmed", tag: name, text: value }))
  if (name === "Date" && !/^$|^\?$|^[\d?]{4}\.[\d?]{2}\.[\d?]{2}$/u.test(trimmed)) {
    warnings.push(located(line, column, { doubt: "DateForm", tag: name, text: trimmed }))
  }
  const section = rows(tokens)
  if (mandatory) {
    // Statistics that a program printed behind its last game: told line by line, as they are before any tag.
    const words = tokens.filter(({ kind }) => kind !== "comment")
    const starts = words.filter(({ row }, n) => row !== words[n - 1]?.row)
    for (const [n, start] of starts.entries()) {
      const text = section[n]!.join(" ").slice(0, 60)
      warnings.push(located(start.line, start.column, { doubt: "TextIgnored", tag: "", text }))
    }
  }
  return {
    name,
    value: trimmed,
    section: mandatory ? [] : section,
    comments: tokens.flatMap(({ kind, text }) => (kind === "comment" ? [fitted(text)] : [])),
    line,
    column
  }
}

/** Tokens by the lines they stood on. */
function rows(tokens: ReadonlyArray<RawToken>): ReadonlyArray<ReadonlyArray<string>> {
  const found = new Map<number, Array<string>>()
  for (const { kind, row, text } of tokens) {
    if (kind === "comment") continue
    const cells = found.get(row) ?? []
    cells.push(kind === "string" ? `"${text}"` : text)
    found.set(row, cells)
  }
  return [...found.values()]
}

function place(name: string): number {
  const n = (MANDATORY as ReadonlyArray<string>).indexOf(name)
  return n < 0 ? MANDATORY.length : n
}

/** The tags in the order that export prescribes. */
export const inExportOrder = (tags: ReadonlyArray<PbnTag>): ReadonlyArray<PbnTag> => {
  // Supplemental tags with a section come after the play, those without before the auction: each by name.
  return tags.toSorted(
    (a, b) =>
      place(a.name) - place(b.name) ||
      Math.sign(a.section.length) - Math.sign(b.section.length) ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  )
}

function seatLetter(value: string | undefined): string | undefined {
  return value !== undefined && /^[NESWnesw]$/u.test(value) ? value.toUpperCase() : undefined
}
