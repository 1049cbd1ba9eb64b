/** The rows of every chart, with units. Charts take rows of one of these types and nothing else. */

export const MEASURES = ["score", "equity", "total"] as const
/** `score`: points this deal writes, net; `equity`: change in the expected rest of the rubber; `total`: their sum. */
export type Measure = (typeof MEASURES)[number]

/** What a contract is worth by one measure: mean and interval, in points for the side that looks. */
export interface ContractValue {
  /** Contract text with declarer, `4SXW`. */
  readonly contract: string
  readonly measure: Measure
  readonly mean: number
  readonly low: number
  readonly high: number
  /** True for a contract not beaten at the stated confidence. */
  readonly best: boolean
}

/** How often declarer took `tricks` (0–13) in a contract. */
export interface TrickShare {
  readonly contract: string
  readonly tricks: number
  /** A fraction of the deals, 0–1. */
  readonly share: number
  /** Whether this many tricks make the contract. */
  readonly made: boolean
}

/** How often a contract wrote `points` net for the side that looks (honours left out). */
export interface ScoreShare {
  readonly contract: string
  readonly points: number
  /** A fraction of the deals, 0–1. */
  readonly share: number
  readonly made: boolean
}

/** The running estimate of a contract's total after `deals` deals, in points. */
export interface Running {
  readonly contract: string
  readonly deals: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** The paired difference a − b on the same deals, in points. */
export interface PairedDifference {
  readonly a: string
  readonly b: string
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** The value of a rubber state to NorthSouth, in points, by one model. */
export interface StateValue {
  readonly model: string
  readonly gamesNS: number
  readonly gamesEW: number
  /** Partscores in points. */
  readonly partNS: number
  readonly partEW: number
  readonly value: number
}

/** What a partscore of `points` adds to the value of a games state, in points, by one model. */
export interface PartscoreValue {
  readonly model: string
  readonly gamesNS: number
  readonly gamesEW: number
  readonly points: number
  readonly value: number
}

/** What bidding A rather than B gains when A makes with `probability`, in points, at one state by one model. */
export interface BreakEvenPoint {
  readonly rubber: string
  readonly model: string
  /** A fraction, 0–1. */
  readonly probability: number
  /** Points that bidding A gains over B. */
  readonly gain: number
}

/** The make probability at which A and B are worth the same. */
export interface BreakEvenThreshold {
  readonly rubber: string
  readonly model: string
  /** A fraction; below 0 or above 1 when one bid is always right. */
  readonly probability: number
}

/** How many rubbers lasted `deals` deals. */
export interface RubberLength {
  readonly deals: number
  /** A fraction of the rubbers, 0–1. */
  readonly share: number
}

/** How many rubbers ended within a class of margins, in points for NorthSouth. */
export interface MarginClass {
  /** From `low` (included) to `high` (not included). */
  readonly low: number
  readonly high: number
  readonly share: number
}

/** Points that NorthSouth lead by over all rubbers so far. */
export interface CoursePoint {
  /** Which series, such as one of several runs. */
  readonly run: string
  readonly rubber: number
  readonly points: number
}

/** Penalty for `undertricks` in points. */
export interface PenaltyStep {
  readonly undertricks: number
  readonly doubling: "Undoubled" | "Doubled" | "Redoubled"
  readonly vulnerable: boolean
  readonly points: number
}

/** How many entries differed for a reason. */
export interface FindingCount {
  readonly reason: string
  readonly severity: "error" | "note"
  readonly count: number
}
