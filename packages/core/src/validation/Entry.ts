/**
 * One record to be checked, as plain numbers. Readers may reuse one object for all records: the validator keeps nothing
 * of it. A figure that was not recorded is `NaN`; a blank one is 0.
 */
export interface Entry {
  line: number
  /** The rubber it belongs to; `undefined` for a deal by itself. */
  rubber: string | undefined
  /** Contract number of `ScoreTable`, or -1 for a passed-out deal. */
  contract: number
  /** Seat number of the declarer, 0 North to 3 West; even is NorthSouth. */
  declarer: number
  /** Tricks declarer took. */
  tricks: number
  /** Where no rubber says it: bit 0 NorthSouth, bit 1 EastWest; -1 when it does not say either. */
  vulnerable: number
  /** The claim: 0 none, else 100 or 150, and the side that has it (0 or 1). */
  honours: number
  honoursSide: number
  /** True when hands or a claim tell what honours there were. */
  honoursKnown: boolean
  nsBelow: number
  nsAbove: number
  ewBelow: number
  ewAbove: number
  /** NorthSouth's points less EastWest's. */
  nsScore: number
  nsTotal: number
  ewTotal: number
  /** Number of the board, for duplicate; `NaN` when unknown. */
  board: number
  /** Seat number of the dealer, or -1. */
  dealer: number
}

export const emptyEntry = (): Entry => ({
  line: 0,
  rubber: undefined,
  contract: -1,
  declarer: 0,
  tricks: 0,
  vulnerable: -1,
  honours: 0,
  honoursSide: 0,
  honoursKnown: false,
  nsBelow: Number.NaN,
  nsAbove: Number.NaN,
  ewBelow: Number.NaN,
  ewAbove: Number.NaN,
  nsScore: Number.NaN,
  nsTotal: Number.NaN,
  ewTotal: Number.NaN,
  board: Number.NaN,
  dealer: -1
})

/** What one deal writes: NorthSouth below and above, EastWest below and above. */
export type Figures = readonly [nsBelow: number, nsAbove: number, ewBelow: number, ewAbove: number]

/** NorthSouth's points less EastWest's. */
export const netOf = (figures: Figures): number => figures[0] + figures[1] - figures[2] - figures[3]
