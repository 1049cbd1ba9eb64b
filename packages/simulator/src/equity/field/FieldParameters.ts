/** What makes the people of the `field` model imperfect. Few parameters, each with a meaning; the fit is in docs/equity.md. */
import { type Judgement } from "./Judgement.ts"

export interface FieldParameters {
  /** Standard deviation of a side's misreading of its own combined points. */
  readonly pointsError: number
  /** Probability that the side with fewer points stays out of the auction altogether. */
  readonly staysOut: number
  /** Points by which a double must promise to gain before it is made. */
  readonly doubleReluctance: number
  /** Probability that a side does not look for a slam on a deal. */
  readonly missesSlam: number
  /**
   * How likely game must seem to a side for it to invite. Having invited it cannot stop lower than one level below game
   * in that denomination.
   */
  readonly invites: number
}

/** Six and seven are bid to be made, not to save: at an even chance or better. */
export const SLAM_CHANCE = 0.5

export const judgementOf = ({ invites }: FieldParameters): Judgement => ({ invites, slam: SLAM_CHANCE })
