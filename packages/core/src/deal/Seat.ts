/** The four seats and the two sides. */
import { Schema } from "effect"

/** The four players, clockwise. This order is also the seat number in tables and in solver memory. */
export const Seat = Schema.Literals(["North", "East", "South", "West"])
export type Seat = typeof Seat.Type
export const SEATS: ReadonlyArray<Seat> = Seat.literals

/** A partnership. One value for each is a `BySide`, read as `partscore.NorthSouth`. */
export const Side = Schema.Literals(["NorthSouth", "EastWest"])
export type Side = typeof Side.Type
export const SIDES: ReadonlyArray<Side> = Side.literals

export type BySeat<A> = Readonly<Record<Seat, A>>
export type BySide<A> = Readonly<Record<Side, A>>

export const SEAT_NUMBER: BySeat<number> = { North: 0, East: 1, South: 2, West: 3 }
export const SEAT_LETTER: BySeat<string> = { North: "N", East: "E", South: "S", West: "W" }
export const SIDE_LETTERS: BySide<string> = { NorthSouth: "NS", EastWest: "EW" }

/** The seat numbered 0 (North) to 3 (West), clockwise; any whole number wraps around. */
export const seatNumbered = (number: number): Seat => SEATS[number & 3]!

/** The seat whose letter this is, in either case. */
export const seatOfLetter = (letter: string): Seat | undefined =>
  letter.length === 1 ? SEATS["NESW".indexOf(letter.toUpperCase())] : undefined

/** The side whose letters these are, `NS` or `EW`, in either case. */
export const sideOfLetters = (letters: string): Side | undefined =>
  ({ NS: "NorthSouth", EW: "EastWest" })[letters.toUpperCase()] as Side | undefined

/** The next seat clockwise: the one to call, to play or to deal next. */
export const nextSeat = (seat: Seat): Seat => seatNumbered(SEAT_NUMBER[seat] + 1)
export const partnerOf = (seat: Seat): Seat => seatNumbered(SEAT_NUMBER[seat] + 2)
export const sideOf = (seat: Seat): Side => (seat === "North" || seat === "South" ? "NorthSouth" : "EastWest")
export const opponentsOf = (side: Side): Side => (side === "NorthSouth" ? "EastWest" : "NorthSouth")

export const bySeat = <A>(value: (seat: Seat) => A): BySeat<A> => ({
  North: value("North"),
  East: value("East"),
  South: value("South"),
  West: value("West")
})

export const bySide = <A>(value: (side: Side) => A): BySide<A> => ({
  NorthSouth: value("NorthSouth"),
  EastWest: value("EastWest")
})

/** The same record with the value of one side replaced. */
export const withSide = <A>(record: BySide<A>, side: Side, value: A): BySide<A> => ({
  ...record,
  [side]: value
})
