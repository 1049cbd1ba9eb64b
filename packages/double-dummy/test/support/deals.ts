/** Deals for tests: the fixture, and random positions from a small generator of their own. */
import { readFileSync } from "node:fs"
import { compileFile } from "../../src/NodeModule.ts"
import { Kernel, type KernelOptions } from "../../src/Kernel.ts"

const MODULE = compileFile()

export const newKernel = (options?: KernelOptions): Kernel => new Kernel(MODULE, options)

export interface SolvedDeal {
  readonly text: string
  readonly deal: Uint16Array
  /** Index denomination × 4 + declarer, as the kernel's. */
  readonly table: ReadonlyArray<number>
}

/** `AK2.QJ..` and so on for four seats, North first, as 16 holdings. */
export const packed = (text: string): Uint16Array => {
  const deal = new Uint16Array(16)
  for (const [seat, hand] of text.replace("N:", "").split(" ").entries()) {
    for (const [n, suit] of hand.split(".").entries())
      for (const letter of suit) deal[seat * 4 + 3 - n]! |= 1 << "23456789TJQKA".indexOf(letter)
  }
  return deal
}

/** The 300 deals of the fixture with the tables native solvers gave. */
export const solvedDeals = (): ReadonlyArray<SolvedDeal> => {
  const file = new URL("../fixtures/double-dummy-300.txt", import.meta.url)
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [text, results] = line.split("|") as [string, string]
      const written = results.split(" ").map(Number)
      // Written spades to clubs, then notrump.
      const table = [3, 2, 1, 0, 4].flatMap((block) => written.slice(block * 4, block * 4 + 4))
      return { text, deal: packed(text), table }
    })
}

/** Mulberry32: numbers from 0 to `below` - 1 from a seed. */
export const numbers = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let x = Math.imul(state ^ (state >>> 15), 1 | state)
    x ^= x + Math.imul(x ^ (x >>> 7), 61 | x)
    return Math.floor((((x ^ (x >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** `cards` cards for each seat out of `deck`, which is shuffled. */
export const dealFrom = (
  deck: ReadonlyArray<number>,
  cards: number,
  below: (n: number) => number
): Array<Array<number>> => {
  const rest = [...deck]
  return Array.from({ length: 4 }, () =>
    Array.from({ length: cards }, () => rest.splice(below(rest.length), 1)[0]!)
  )
}

export const toHoldings = (hands: ReadonlyArray<ReadonlyArray<number>>): Uint16Array => {
  const deal = new Uint16Array(16)
  for (const [seat, hand] of hands.entries())
    for (const card of hand) deal[seat * 4 + Math.trunc(card / 13)]! |= 1 << (card % 13)
  return deal
}

export const DECK: ReadonlyArray<number> = Array.from({ length: 52 }, (_, card) => card)
