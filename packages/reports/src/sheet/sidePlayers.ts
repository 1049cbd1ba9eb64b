/** Who plays on each side, and how sentences name a side. */
import { type BySide, type Seat, type Side, SIDE_LETTERS, SIDES } from "@rubber-bridge/core/deal/Seat"
import { type Lang, wordsOf } from "../words/index.ts"

/** None, one or two names a side. */
export type SidePlayers = BySide<ReadonlyArray<string>>

/** The names by side; nothing when nobody is named. */
export const sidePlayers = (
  players: Readonly<{ [Name in Seat]?: string | undefined }>
): SidePlayers | undefined => {
  const named = (...seats: ReadonlyArray<Seat>): ReadonlyArray<string> =>
    seats.flatMap((seat) => players[seat] ?? [])
  const sides = { NorthSouth: named("North", "South"), EastWest: named("East", "West") }
  return SIDES.some((side) => sides[side].length > 0) ? sides : undefined
}

/** A side in a sentence: its words, and how many people they name; 0 for the letters of the side itself. */
export interface SideName {
  readonly text: string
  readonly people: number
}

export const sideName = (players: SidePlayers | undefined, side: Side, lang: Lang): SideName => {
  const names = players?.[side] ?? []
  if (names.length === 0) return { text: SIDE_LETTERS[side], people: 0 }
  return { text: names.map(isolated).join(` ${wordsOf(lang).cli.and} `), people: names.length }
}

/** Letters that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u

/** A name that runs from right to left is set apart, so that the figures behind it keep their place. */
const isolated = (name: string): string => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name)
