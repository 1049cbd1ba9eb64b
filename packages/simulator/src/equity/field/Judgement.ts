/** Which bids a side does not consider, whatever they are worth: rules of thumb over the chance of making. */
import { TRICK_SCORES } from "../../par/ScoreTable.ts"
import { OVER, stateAfter } from "../Transition.ts"

export interface Judgement {
  /** How likely game must seem to invite; having invited, a side cannot stop lower than one below game in that denomination. */
  readonly invites: number
  /** How likely a slam must seem to be bid. */
  readonly slam: number
  /** How likely a game must seem to be bid, and then nothing lower in its denomination is; `undefined`: by value. */
  readonly game?: number
  /** How likely a partscore must seem to be bid; `undefined`: by value. */
  readonly compete?: number
  /**
   * The most a bid below these chances may be expected to lose, doubled, in points; `undefined`: nothing where a chance is set,
   * and any amount where value decides.
   */
  readonly sacrifice?: number
}

/** Worth less than anything a rubber can hold: a bid that is not considered. */
export const NEVER = -1e9

/** The first bid of level six. */
const FIRST_SLAM = 25

/**
 * Whether a bid is out of the question. `game` is the lowest bid of its denomination that completes a game, `made` and
 * `gameMade` are the chances of this bid and of that one, `loss` the points expected to be lost doubled.
 */
export const isRefused = (
  { compete, game: gameNeeds, invites, sacrifice, slam }: Judgement,
  bid: number,
  game: number,
  made: number,
  gameMade: number,
  loss: number
): boolean => {
  if (bid >= FIRST_SLAM) return made < slam
  if (bid + 5 < game && gameMade >= invites) return true
  if (bid < game && gameNeeds !== undefined && gameMade >= gameNeeds) return true
  const needed = bid >= game ? gameNeeds : compete
  if (made >= (needed ?? (sacrifice === undefined ? 0 : 0.5))) return false
  return loss > (sacrifice ?? 0)
}

/** The lowest bid in a denomination that completes the side's game. */
export const gameBid = (state: number, side: 0 | 1, denomination: number): number => {
  let bid = denomination
  while (isOpen(state, stateAfter(state, side, TRICK_SCORES[bid * 3]!))) bid += 5
  return bid
}

/** True when no game was won between the two states. */
function isOpen(before: number, after: number): boolean {
  return after !== OVER && Math.trunc(after / 81) === Math.trunc(before / 81)
}
