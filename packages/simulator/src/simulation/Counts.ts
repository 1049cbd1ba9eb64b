/** What is counted over many rubbers. Everything is a sum of whole numbers: exact, and the same in any order. */
import { type RubberRecord } from "./PlayRubber.ts"

/** Rubbers of more deals than this are counted as this long. */
export const LONGEST = 60

/** Margins are counted in tens from −`WIDEST` to `WIDEST` points. */
export const WIDEST = 12_000

const SUMS = [
  "rubbers",
  "margin",
  "marginSquares",
  "pairs",
  "pairMargin",
  "pairSquares",
  "winnerBehind",
  "twoGames",
  "deals",
  "dealsSquares",
  "passedOut"
] as const
const LISTS = ["wins", "points", "lengths", "margins"] as const

/** All that is counted, without the means to count. */
export type CountsData = Readonly<Pick<Counts, (typeof SUMS)[number] | (typeof LISTS)[number]>>

export class Counts {
  rubbers = 0
  /** Sums over NorthSouth's margin and its square, in points. */
  margin = 0
  marginSquares = 0
  /** Sums over the pairs: the margin as NorthSouth less the margin of the other strategy as NorthSouth. */
  pairs = 0
  pairMargin = 0
  pairSquares = 0
  /** Rubbers won by NorthSouth and by EastWest, and rubbers whose winner is behind in points. */
  readonly wins: [number, number] = [0, 0]
  winnerBehind = 0
  twoGames = 0
  deals = 0
  dealsSquares = 0
  passedOut = 0
  readonly points: [number, number] = [0, 0]
  /** Rubbers by number of deals. */
  readonly lengths: Float64Array = new Float64Array(LONGEST + 1)
  /** Rubbers by margin, index (margin + `WIDEST`) ÷ 10. */
  readonly margins: Float64Array = new Float64Array((2 * WIDEST) / 10 + 1)

  /** Counts that crossed from another thread. */
  static of(data: CountsData): Counts {
    return Object.assign(new Counts(), data)
  }

  /** Plain data and typed arrays, to cross to another thread. */
  data(): CountsData {
    return { ...this }
  }

  /** Other rubbers, counted elsewhere. */
  include(others: CountsData): void {
    for (const key of SUMS) this[key] += others[key]
    for (const key of LISTS) {
      const [into, from] = [this[key], others[key]]
      for (let index = 0; index < into.length; index++) into[index]! += from[index]!
    }
  }

  /** A rubber played. */
  add({ deals, passedOut, points, twoGames, winner }: Readonly<RubberRecord>): void {
    const margin = points[0] - points[1]
    this.rubbers++
    this.margin += margin
    this.marginSquares += margin * margin
    this.wins[winner]++
    if (winner === 0 ? margin < 0 : margin > 0) this.winnerBehind++
    if (twoGames) this.twoGames++
    this.deals += deals
    this.dealsSquares += deals * deals
    this.passedOut += passedOut
    this.points[0] += points[0]
    this.points[1] += points[1]
    this.lengths[Math.min(deals, LONGEST)]!++
    this.margins[(Math.max(-WIDEST, Math.min(WIDEST, margin)) + WIDEST) / 10]!++
  }

  /** The same rubber played twice, with NorthSouth's margins under one strategy and the other there. */
  addPair(one: number, other: number): void {
    const difference = one - other
    this.pairs++
    this.pairMargin += difference
    this.pairSquares += difference * difference
  }
}
