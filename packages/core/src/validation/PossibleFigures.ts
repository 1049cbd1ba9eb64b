/** Which figures a deal can write at all, below and above the line, and which contracts write them. */
import { denominationNumbered } from "../auction/Denomination.ts"
import { DOUBLING_MARK, DOUBLINGS } from "../auction/Doubling.ts"
import {
  CONTRACTS,
  denominationOf,
  doublingOf,
  levelOf,
  partsOf,
  type Scale,
  scoreTable,
  tableIndex
} from "./ScoreTable.ts"

/** `4SX` of a contract number, without declarer. */
export const contractName = (contract: number): string =>
  levelOf(contract) +
  denominationNumbered(denominationOf(contract))[0]! +
  DOUBLING_MARK[DOUBLINGS[doublingOf(contract)]!]

const trickScores = new Set<number>()

/** True for 0 and for every trick score that exists. */
export const isPossibleBelow = (points: number): boolean => {
  if (trickScores.size === 0) {
    trickScores.add(0)
    for (const value of scoreTable("current").below) trickScores.add(value)
  }
  return trickScores.has(points)
}

/** Contracts whose tricks bid and made give these points below, such as `2H` and `1HX` for 60. */
export const contractsBelow = (points: number): ReadonlyArray<string> => {
  const names: Array<string> = []
  const { below } = scoreTable("current")
  for (let contract = 0; contract < CONTRACTS; contract++) {
    if (below[tableIndex(contract, 0, 13)] === points) names.push(contractName(contract))
  }
  return names
}

/** A way to write a figure above the line. */
interface AboveWay {
  /** `4S+2`, `4SX-3`, `6H=`. */
  readonly name: string
  readonly points: number
  /** 1 when the figure is the defenders', so that the vulnerability of the others decides. */
  readonly defending: boolean
  readonly vulnerable: boolean
}

const HONOURS = [0, 100, 150]

const waysAbove = new Map<Scale, ReadonlyArray<AboveWay>>()

function aboveWays(scale: Scale): ReadonlyArray<AboveWay> {
  const known = waysAbove.get(scale)
  if (known !== undefined) return known
  const ways: Array<AboveWay> = []
  for (let contract = 0; contract < CONTRACTS; contract++) {
    const level = levelOf(contract)
    for (const vulnerable of [false, true]) {
      for (let tricks = 0; tricks <= 13; tricks++) {
        const { insult, overtricks, penalty, slam } = partsOf(contract, vulnerable, tricks, scale)
        const margin = tricks - 6 - level
        const outcome = margin === 0 ? "=" : margin > 0 ? `+${margin}` : String(margin)
        const name = contractName(contract) + outcome
        const add = (points: number) => ways.push({ name, points, defending: margin < 0, vulnerable })
        if (margin < 0) add(penalty)
        // Somebody may write the parts of a premium one by one, or their sum.
        else
          for (const points of new Set([
            overtricks,
            slam,
            insult,
            overtricks + slam,
            overtricks + insult,
            slam + insult,
            overtricks + slam + insult
          ]))
            add(points)
      }
    }
  }
  waysAbove.set(scale, ways)
  return ways
}

/** One of the ways to write `points` above for a side, with honours on top or not; `undefined` when there is none. */
export const contractsAbove = (
  points: number,
  vulnerable: { readonly own: boolean; readonly theirs: boolean },
  scale: Scale = "current",
  most = 12
): ReadonlyArray<string> => {
  const names: Array<string> = []
  for (const honours of HONOURS) {
    const rest = points - honours
    if (rest === 0 && honours > 0) names.push(`honours ${honours}`)
    if (rest <= 0) continue
    for (const way of aboveWays(scale)) {
      if (names.length >= most) return names
      const decides = way.defending ? vulnerable.theirs : vulnerable.own
      if (way.points !== rest || way.vulnerable !== decides) continue
      const name = (way.defending ? "they " : "") + way.name + (honours === 0 ? "" : ` honours ${honours}`)
      if (!names.includes(name)) names.push(name)
    }
  }
  return names
}

const possible = new Map<string, Set<number>>()

/** True when a deal can write this figure above for a side: premiums, a penalty, honours, or their sum. */
export const isPossibleAbove = (
  points: number,
  { own, theirs }: { readonly own: boolean; readonly theirs: boolean },
  scale: Scale = "current"
): boolean => {
  if (points === 0) return true
  const key = `${scale}${own}${theirs}`
  let set = possible.get(key)
  if (set === undefined) {
    set = new Set(HONOURS)
    for (const way of aboveWays(scale)) {
      if (way.vulnerable !== (way.defending ? theirs : own)) continue
      for (const honours of HONOURS) set.add(way.points + honours)
    }
    possible.set(key, set)
  }
  return set.has(points)
}

/** What a vulnerable side can write above beside such a trick score: premiums of its contracts, with honours or not. */
export const premiumsWith = (below: number, scale: Scale = "current"): ReadonlySet<number> => {
  const set = new Set<number>(HONOURS)
  const table = scoreTable(scale)
  for (let contract = 0; contract < CONTRACTS; contract++) {
    for (let tricks = 7; tricks <= 13; tricks++) {
      const index = tableIndex(contract, 1, tricks)
      if (table.below[index] !== below) continue
      for (const honours of HONOURS) set.add(table.above[index]! + honours)
    }
  }
  return set
}
