/** The tag values of PBN that are figures: vulnerability, tricks, and the three kinds of score. Source: PBN 2.1, 3.4 and 4.2. */
import { type BySide, bySide, opponentsOf, type Side, SIDES, sideOfLetters } from "../../deal/Seat.ts"

/** What one deal of a rubber wrote, for the sides that are given. */
export type RubberScore = BySide<{ readonly above: number; readonly below: number } | undefined>

/** The state of a rubber at the start of a deal. */
export type History = BySide<{
  /** Premiums of earlier rubbers. */
  readonly previous: number
  /** Premiums of this rubber. */
  readonly above: number
  /** Trick points game by game; the last is the open game. */
  readonly below: ReadonlyArray<number>
}>

/** `None`, `NS`, `EW`, `All` and their synonyms, in either case. */
export const vulnerableOf = (text: string): BySide<boolean> | undefined => {
  const value = text.toLowerCase()
  const both = value === "all" || value === "both"
  if (!both && !["none", "love", "-", "ns", "ew", "n/s", "e/w", "n-s", "e-w"].includes(value))
    return undefined
  const side = sideOfLetters(value.replace(/[/-]/u, ""))
  return bySide((one) => both || side === one)
}

/** `None`, `NS`, `EW` or `All`. */
export const vulnerableText = ({ EastWest, NorthSouth }: BySide<boolean>): string =>
  NorthSouth ? (EastWest ? "All" : "NS") : EastWest ? "EW" : "None"

/** Declarer's tricks of a Result: `9`, `NS 9`, `EW 4`, or both. `undefined` when it is none of these. */
export const tricksOf = (
  text: string,
  declarer: Side | undefined
): { readonly tricks: number | undefined } | undefined => {
  const found = bothForms(text.replace(/^\^\s*/u, ""), "(\\d{1,2})", declarer)
  if (found === undefined) return undefined
  const tricks = bySide((side) => (found[side] === undefined ? undefined : Number(found[side])))
  if (SIDES.some((side) => (tricks[side] ?? 0) > 13)) return undefined
  const { EastWest, NorthSouth } = tricks
  if (NorthSouth !== undefined && EastWest !== undefined && NorthSouth + EastWest !== 13) return undefined
  if (declarer === undefined) return { tricks: undefined }
  const other = tricks[opponentsOf(declarer)]
  return { tricks: tricks[declarer] ?? (other === undefined ? undefined : 13 - other) }
}

/** The net score of a Score tag for NorthSouth; `undefined` when it is no whole number. */
export const scoreOf = (text: string, declarer: Side | undefined): number | undefined => {
  const found = bothForms(text, "([+-]?\\d{1,15})", declarer)
  if (found === undefined) return undefined
  if (found.NorthSouth !== undefined) return Number(found.NorthSouth)
  return found.EastWest === undefined ? undefined : -Number(found.EastWest) + 0
}

/** The figures of a ScoreRubber, `above/below` for one side or both. */
export const rubberScoreOf = (text: string, declarer: Side | undefined): RubberScore | undefined => {
  const found = bothForms(text, "([+-]?\\d{1,15}\\s*/\\s*[+-]?\\d{1,15})", declarer)
  if (found === undefined) return undefined
  return bySide((side) => {
    const figures = found[side]?.split("/")
    return figures === undefined ? undefined : { above: Number(figures[0]), below: Number(figures[1]) }
  })
}

/** The state a ScoreRubberHistory gives, or what is wrong with its form. */
export const historyOf = (text: string): History | string => {
  const match = /^NS\s+([\d\s/]+?)\s+EW\s+([\d\s/]+)$/iu.exec(text.trim())
  if (match === null) return "figures for NS and then for EW were expected"
  const read = [match[1]!, match[2]!].map((part) =>
    /^(\d+)\s+(\d+)\s*\/\s*(\d+(?:\s+\d+){0,2})$/u.exec(part.trim())
  )
  if (read.some((one) => one === null)) return "each side has two figures above and one to three below"
  const [NorthSouth, EastWest] = read.map((one) => ({
    previous: Number(one![1]),
    above: Number(one![2]),
    below: one![3]!.split(/\s+/u).map(Number)
  }))
  return NorthSouth!.below.length === EastWest!.below.length
    ? { NorthSouth: NorthSouth!, EastWest: EastWest! }
    : "both sides have the same number of games"
}

/** `NS 0 30/100 0 EW 0 300/60 0`. */
export const historyText = (history: History): string =>
  SIDES.map((side) => {
    const { above, below, previous } = history[side]
    return `${side === "NorthSouth" ? "NS" : "EW"} ${previous} ${above}/${below.join(" ")}`
  }).join(" ")

/** The five forms: declarer's figure alone, one side's, or both in either order. */
function bothForms(
  text: string,
  figure: string,
  declarer: Side | undefined
): Partial<Record<Side, string>> | undefined {
  const form = new RegExp(`^(?:(NS|EW)\\s+)?${figure}(?:\\s+(NS|EW)\\s+${figure})?$`, "iu")
  const match = form.exec(text.trim())
  if (match === null) return undefined
  const [, first, firstFigure, second, secondFigure] = match
  if (first === undefined) {
    if (second !== undefined) return undefined
    return declarer === undefined ? {} : { [declarer]: firstFigure! }
  }
  if (second === undefined) return { [sideOfLetters(first)!]: firstFigure! }
  if (first.toUpperCase() === second.toUpperCase()) return undefined
  return { [sideOfLetters(first)!]: firstFigure!, [sideOfLetters(second)!]: secondFigure! }
}
