/**
 * Which of many deals are worth solving. Deals whose result the predictor nearly knows teach little, and some deals take the
 * solver ten times as long as others: with chances in proportion to the spread that is left, divided by the root of the work,
 * the same work gives the smallest error (Neyman's allocation). What comes out stays unbiased, because every solved deal
 * counts by the inverse of its chance. docs/statistics.md#regression
 */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { PURPOSE, Rng } from "../random/Rng.ts"
import type { SampleTask, Sampling } from "../workers/protocol.ts"
import { spreadIn, STAGES } from "./Inquiry.ts"
import { Predictor, TRICK_COUNTS } from "./Network.ts"
import { networkOf } from "./Networks.ts"
import { SuitPlay } from "./SuitPlay.ts"

/** Part of the variance that every deal is given alike, whatever is predicted: no deal is left nearly without a chance. */
const EVEN = 0.4
/** How far the predicted work may move a chance, as the logarithm of work. */
const WORK_RANGE = 0.75

/** The deals chosen, and what decides how much is asked about each. */
export interface Choice extends Pick<Sampling, "chosen" | "probabilities"> {
  /** The spread by which each was chosen. */
  readonly spreads: Float64Array
  /** Random fractions by chosen deal, cell and stage of the inquiry. */
  readonly coins: Float64Array
}

/** A function that predicts and chooses; it remembers the suits it has met. */
export const chooser = () => {
  const play = new SuitPlay()
  const predictors = new Map<number, Predictor>()
  const rng = new Rng(0)
  const predictorOf = (cell: number): Predictor => {
    const known = predictors.get(cell) ?? new Predictor(networkOf(cell >> 2), cell >> 2, cell & 3, play)
    predictors.set(cell, known)
    return known
  }
  return (
    { cells, count, first, seed, solved, stakes }: SampleTask,
    deals: PackedDeal
  ): Choice & Pick<Sampling, "chances" | "hidden"> => {
    const using = cells.map(predictorOf)
    // Networks differ in width; what a narrow one leaves is 0 and tells nothing.
    const width = Math.max(...using.map((predictor) => predictor.width))
    const chances = new Float32Array(count * cells.length * TRICK_COUNTS)
    const hidden = new Float32Array(count * cells.length * width)
    const efforts = new Float64Array(count)
    for (let deal = 0; deal < count; deal++) {
      for (const [n, predictor] of using.entries()) {
        const prediction = predictor.predict(deals, 16 * deal)
        const at = deal * cells.length + n
        chances.set(prediction.chances, at * TRICK_COUNTS)
        hidden.set(prediction.hidden, at * width)
        efforts[deal]! += Math.exp(prediction.effort)
      }
    }
    rng.seek(seed, first, PURPOSE.selection)
    return { chances, hidden, ...choiceOf({ cells, solved, stakes }, chances, efforts, rng) }
  }
}

/** What to solve of deals with these predicted chances, by deal, cell and tricks, and these expected efforts. */
export const choiceOf = (
  { cells, solved, stakes }: Pick<SampleTask, "cells" | "solved" | "stakes">,
  chances: Float32Array,
  efforts: Float64Array,
  rng: Rng
): Choice => {
  const count = efforts.length
  const own = cells.map((_, place) => stakes.filter(({ cell }) => cell === place))
  const open = efforts.map((_, deal) =>
    own.reduce((sum, ones, place) => {
      const from = (deal * cells.length + place) * TRICK_COUNTS
      return sum + spreadIn(ones, chances.subarray(from, from + TRICK_COUNTS), 0, TRICK_COUNTS)
    }, 0)
  )
  const average = open.reduce((sum, value) => sum + value, 0) / count
  const spreads = open.map((value) => (average === 0 ? 1 : (1 - EVEN) * value + EVEN * average))
  const choice = systematic(sizesOf(spreads, efforts), solved, rng.fraction())
  return {
    ...choice,
    spreads: Float64Array.from(choice.chosen, (deal) => spreads[deal]!),
    coins: Float64Array.from({ length: choice.chosen.length * cells.length * STAGES }, () => rng.fraction())
  }
}

/** What the chances of being chosen are in proportion to. */
function sizesOf(spreads: Float64Array, efforts: Float64Array): Float64Array {
  const work = efforts.map(Math.log)
  const middle = work.reduce((sum, value) => sum + value, 0) / work.length
  return spreads.map((spread, deal) => {
    const effort = Math.max(-WORK_RANGE, Math.min(WORK_RANGE, work[deal]! - middle))
    return Math.sqrt(spread * Math.exp(-effort))
  })
}

/**
 * `wanted` places chosen with chances in proportion to `sizes`, none twice: equal steps through the sizes laid end to end,
 * from a random start. Where a chance would pass 1 it is 1.
 */
export const systematic = (
  sizes: Float64Array,
  wanted: number,
  start: number
): Pick<Sampling, "chosen" | "probabilities"> => {
  const chance = chancesOf(sizes, wanted)
  const chosen: Array<number> = []
  let passed = 0
  let next = start
  for (const [place, value] of chance.entries()) {
    passed += value
    // Rounding of the sum must not lose the last one.
    if (passed > next || (place === chance.length - 1 && chosen.length < wanted)) {
      chosen.push(place)
      next += 1
    }
  }
  return {
    chosen: Uint16Array.from(chosen),
    probabilities: Float64Array.from(chosen, (place) => chance[place]!)
  }
}

function chancesOf(sizes: Float64Array, wanted: number): Float64Array {
  const chance = new Float64Array(sizes.length)
  const certain = new Uint8Array(sizes.length)
  for (let sure = 0; ;) {
    let sum = 0
    for (let n = 0; n < sizes.length; n++) if (certain[n] === 0) sum += sizes[n]!
    let more = 0
    for (let n = 0; n < sizes.length; n++) {
      chance[n] = certain[n] === 1 ? 1 : ((wanted - sure) * sizes[n]!) / sum
      if (chance[n]! > 1) {
        certain[n] = 1
        more++
      }
    }
    if (more === 0) return chance
    sure += more
  }
}
