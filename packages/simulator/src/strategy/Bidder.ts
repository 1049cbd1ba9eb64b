/** A side at the table: what it does when it is its turn. One object serves a whole simulation, deal after deal. */

/** The deal to be bid, in hot-loop form. */
export interface Turn {
  /** Deal number in the bank, from 0. */
  deal: number
  /** Which side of the bank's deal this side holds: 0 NorthSouth's cards, 1 EastWest's. */
  cards: 0 | 1
  /** Which side it is at the table. */
  side: 0 | 1
  /** State of the rubber, NorthSouth of the table first (`StateIndex`). */
  state: number
}

export interface Bidder {
  /** A new deal: think it through. */
  readonly begin: (turn: Readonly<Turn>) => void
  /** The bid to make over `last` (a bid number, −1 for none), or −1 to pass; `passed` once the other side has passed. */
  readonly bid: (last: number, passed: boolean) => number
  /** Whether to double the opponents' contract. */
  readonly doubles: (bid: number) => boolean
  /** Whether to redouble one's own doubled contract. */
  readonly redoubles: (bid: number) => boolean
  /** True when the hand that takes more tricks will declare; otherwise the one that would name the denomination first. */
  readonly choosesDeclarer: boolean
}
