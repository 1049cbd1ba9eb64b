/**
 * Every score of one deal as plain numbers in typed arrays, for checking millions of records: 35 contracts × 3 doublings ×
 * 2 vulnerabilities × 14 trick counts. The table is filled by the scoring rooms, so there is one place for each rule.
 */
import type { Level } from "../auction/Contract.ts"
import { denominationNumbered } from "../auction/Denomination.ts"
import { DOUBLINGS } from "../auction/Doubling.ts"
import { penalty } from "../scoring/Penalty.ts"
import { insultBonus, overtrickValue, slamBonus } from "../scoring/Premium.ts"
import { trickScore } from "../scoring/TrickScore.ts"

/** `current`, or the scale in use before (1935 to the 1980s): docs/rules.md#old-scale */
export type Scale = "current" | "old"

/** Contract number: ((level − 1) × 5 + denomination number) × 3 + doubling number, 0 to 104. */
export const contractNumber = (level: number, denomination: number, doubling: number): number =>
  ((level - 1) * 5 + denomination) * 3 + doubling

export const CONTRACTS = 105

export const levelOf = (contract: number): number => Math.trunc(contract / 15) + 1
export const denominationOf = (contract: number): number => Math.trunc(contract / 3) % 5
export const doublingOf = (contract: number): number => contract % 3

/** Where a contract with its tricks stands in the tables. */
export const tableIndex = (contract: number, vulnerable: number, tricks: number): number =>
  (contract * 2 + vulnerable) * 14 + tricks

export interface ScoreTable {
  /** Trick points to declarer's side. */
  readonly below: Int32Array
  /** Premiums to declarer's side. */
  readonly above: Int32Array
  /** Penalty to the defenders. */
  readonly penalty: Int32Array
}

/** The parts of the premiums, in points: what each undertrick, overtrick, slam and insult gives. */
export const partsOf = (contract: number, vulnerable: boolean, tricks: number, scale: Scale) => {
  const level = levelOf(contract) as Level
  const denomination = denominationNumbered(denominationOf(contract))
  const doubling = DOUBLINGS[doublingOf(contract)]!
  const margin = tricks - 6 - level
  if (margin < 0) {
    const points =
      scale === "old"
        ? oldPenalty(-margin, doublingOf(contract), vulnerable)
        : penalty(-margin, doubling, vulnerable)
    return { below: 0, overtricks: 0, slam: 0, insult: 0, penalty: points }
  }
  const insult = insultBonus(doubling)
  return {
    below: trickScore({ level, denomination, doubling }),
    overtricks: margin * overtrickValue(denomination, doubling, vulnerable),
    slam: slamBonus(level, vulnerable),
    insult: scale === "old" ? Math.min(insult, 50) : insult,
    penalty: 0
  }
}

/** Not vulnerable and doubled every undertrick after the first was 200; redoubled twice that. Vulnerable nothing changed. */
export const oldPenalty = (undertricks: number, doubling: number, vulnerable: boolean): number =>
  doubling === 0 || vulnerable
    ? penalty(undertricks, DOUBLINGS[doubling]!, vulnerable)
    : (undertricks * 200 - 100) * doubling

const tables = new Map<Scale, ScoreTable>()

/** The table of a scale, computed once. */
export const scoreTable = (scale: Scale): ScoreTable => {
  const known = tables.get(scale)
  if (known !== undefined) return known
  const size = CONTRACTS * 28
  const table: ScoreTable = {
    below: new Int32Array(size),
    above: new Int32Array(size),
    penalty: new Int32Array(size)
  }
  for (let contract = 0; contract < CONTRACTS; contract++) {
    for (const vulnerable of [0, 1]) {
      for (let tricks = 0; tricks <= 13; tricks++) {
        const parts = partsOf(contract, vulnerable === 1, tricks, scale)
        const index = tableIndex(contract, vulnerable, tricks)
        table.below[index] = parts.below
        table.above[index] = parts.overtricks + parts.slam + parts.insult
        table.penalty[index] = parts.penalty
      }
    }
  }
  tables.set(scale, table)
  return table
}
