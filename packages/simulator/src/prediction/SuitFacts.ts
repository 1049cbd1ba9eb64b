/**
 * What the predictor is told of one suit: 40 numbers seen from the declarer, about −3 to 3. Seats are counted from the
 * declarer here: 0 declarer, 1 the opening leader, 2 dummy, 3 the other defender.
 */
import { LENGTH } from "../dealing/language/holdingTables.ts"
import { LEADERS, type SuitPlay } from "./SuitPlay.ts"

/** Ranks below the eight are spots: told apart by their owner only, which makes layouts alike and changes little. */
const SPOTS = 6
const SPOT_MASK = (1 << SPOTS) - 1
const HIGHEST = 12
/** Ten. */
const LOWEST_HONOUR = 8

/** 8 values of the sides, 8 of single hands, 4 lengths, 20 honours. */
export const SUIT_FACTS = 40

/**
 * The layout of a suit, as in SuitPlay, from the holdings by seat from the declarer. The defenders' spots count as lower than
 * those of declarer and dummy.
 */
export const layoutOf = (declarer: number, leader: number, dummy: number, last: number): number => {
  let layout = 1
  for (let rank = HIGHEST; rank >= SPOTS; rank--) {
    const card = 1 << rank
    if ((declarer & card) !== 0) layout <<= 2
    else if ((leader & card) !== 0) layout = (layout << 2) | 1
    else if ((dummy & card) !== 0) layout = (layout << 2) | 2
    else if ((last & card) !== 0) layout = (layout << 2) | 3
  }
  for (let n = LENGTH[dummy & SPOT_MASK]!; n > 0; n--) layout = (layout << 2) | 2
  layout <<= 2 * LENGTH[declarer & SPOT_MASK]!
  for (let n = LENGTH[last & SPOT_MASK]!; n > 0; n--) layout = (layout << 2) | 3
  for (let n = LENGTH[leader & SPOT_MASK]!; n > 0; n--) layout = (layout << 2) | 1
  return layout
}

/** Writes the facts of a suit: of its layout, and of who holds its honours. */
export const writeSuitFacts = (
  play: SuitPlay,
  holdings: ArrayLike<number>,
  layout: number,
  out: Float32Array | Float64Array
): void => {
  let at = 0
  for (const side of [LEADERS.NorthSouth, LEADERS.EastWest]) {
    for (let losses = 0; losses < 4; losses++) out[at++] = play.tricks(layout, side, losses) / 4
  }
  for (let seat = 0; seat < 4; seat++) {
    out[at++] = play.tricks(layout, LEADERS.North + seat, 0) / 4
    out[at++] = play.tricks(layout, LEADERS.North + seat, 3) / 4
  }
  for (let seat = 0; seat < 4; seat++) out[at++] = LENGTH[holdings[seat]!]! / 4
  for (let seat = 0; seat < 4; seat++) {
    for (let rank = LOWEST_HONOUR; rank <= HIGHEST; rank++) out[at++] = (holdings[seat]! >> rank) & 1
  }
}
