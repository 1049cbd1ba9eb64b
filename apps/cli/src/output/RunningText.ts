/** What a comparison under way shows on the terminal: the contracts that lead, and how far apart they are known to be. */
import type { Words } from "@rubber-bridge/reports/words/index"
import { type Progress, ROUND } from "@rubber-bridge/simulator/comparison/Compare"
import type { Comparison, Figure } from "@rubber-bridge/simulator/comparison/Comparison"
import { contractName, pointsText } from "./CompareText.ts"

export interface Running {
  /** ` 3NT S +214.9 ± 10.8, …`; empty before there is anything to say. */
  readonly text: string
  /** How many deals the whole run is likely to take. */
  readonly of: number
}

/** Deals before the first look, and the rest between two looks as a multiple of what a look costs. */
const FIRST_LOOK = 50
const REST = 20
const LEAST_REST = 500
/** Contracts shown. */
const SHOWN = 2

/**
 * A function that says how things stand. It looks at the figures now and then only, since a look is a pass over all deals.
 * `clock` gives milliseconds.
 */
export const running = (
  words: Words,
  ascii: boolean,
  untilSe: number | undefined,
  clock: () => number = Date.now
) => {
  let latest: Running | undefined
  let next = 0
  return (now: Progress): Running => {
    const start = clock()
    if (now.deals >= FIRST_LOOK && start >= next) {
      latest = look(now, words, ascii, untilSe)
      const end = clock()
      next = end + Math.max(LEAST_REST, REST * (end - start))
    }
    return { text: latest?.text ?? "", of: Math.max(now.deals, latest?.of ?? now.of) }
  }
}

function look(now: Progress, words: Words, ascii: boolean, untilSe: number | undefined): Running {
  const figures = now.soFar()
  const ranked = figures.contracts.toSorted((a, b) => worth(b).mean - worth(a).mean)
  const leading = ranked
    .slice(0, SHOWN)
    .map((one) => `${contractName(one.contract, ascii)} ${pointsText(worth(one))}`)
    .join(", ")
  const error = widest(figures, ranked[0]!.contract)
  const apart = error === undefined ? "" : `; ${words.compare.apart(error.toFixed(1))}`
  const needed = untilSe === undefined || error === undefined ? now.of : now.deals * (error / untilSe) ** 2
  const whole = untilSe === undefined ? now.of : Math.max(ROUND, Math.ceil(needed / ROUND) * ROUND)
  return { text: ` ${leading}${apart}`, of: Math.min(now.of, whole) }
}

/** The largest error of a difference from the leader. */
function widest({ differences }: Comparison, leader: string): number | undefined {
  const own = differences.filter(({ a, b }) => a === leader || b === leader).map(({ se }) => se)
  return own.length === 0 ? undefined : Math.max(...own)
}

const worth = ({ score, total }: Comparison["contracts"][number]): Figure => total ?? score
