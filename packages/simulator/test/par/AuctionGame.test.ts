import { describe, expect, it } from "vitest"
import { endings, mayPassOut, solveAuction } from "../../src/par/AuctionGame.ts"
import { BID_COUNT } from "../../src/par/Bid.ts"

/** A small generator of its own, so that a case can be repeated (mulberry32). */
const numbers = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const best = (side: number, values: ReadonlyArray<number>) =>
  side === 0 ? Math.max(...values) : Math.min(...values)

/** W by its definition: the other side passes or makes any higher bid. */
const recursion = (u: Float64Array, passedOut: number, dealer: 0 | 1): number => {
  const memo = new Map<number, number>()
  const w = (side: number, bid: number): number => {
    const known = memo.get(side * BID_COUNT + bid)
    if (known !== undefined) return known
    const choices = [u[side * BID_COUNT + bid]!]
    for (let higher = bid + 1; higher < BID_COUNT; higher++) choices.push(w(1 - side, higher))
    const value = best(1 - side, choices)
    memo.set(side * BID_COUNT + bid, value)
    return value
  }
  const openings = (side: number) => Array.from({ length: BID_COUNT }, (_, bid) => w(side, bid))
  return best(dealer, [...openings(dealer), best(1 - dealer, [...openings(1 - dealer), passedOut])])
}

/**
 * An auction of four seats by the laws, every call allowed: raises of one's own side, doubles, redoubles, three
 * passes. Payoffs by bid × 2 + side, then doubling. Gives the value and every (bid, side) it can end in when each
 * call keeps the value.
 */
const fourSeats = (
  payoffs: ReadonlyArray<ReadonlyArray<number>>,
  bids: number,
  passedOut: number,
  dealer: number
) => {
  type Node = { bid: number; side: number; doubling: number; passes: number; seat: number }
  const memo = new Map<string, number>()
  const key = (node: Node) => Object.values(node).join()
  const over = ({ bid, passes }: Node) => passes === (bid < 0 ? 4 : 3)
  const result = ({ bid, doubling, side }: Node) =>
    bid < 0 ? passedOut : payoffs[bid * 2 + side]![doubling]!
  const calls = ({ bid, doubling, passes, seat, side }: Node): ReadonlyArray<Node> => {
    const next = (seat + 1) & 3
    const found = [{ bid, side, doubling, passes: passes + 1, seat: next }]
    for (let higher = bid + 1; higher < bids; higher++)
      found.push({ bid: higher, side: seat & 1, doubling: 0, passes: 0, seat: next })
    const mayDouble =
      bid >= 0 && (doubling === 0 ? (seat & 1) !== side : doubling === 1 && (seat & 1) === side)
    if (mayDouble) found.push({ bid, side, doubling: doubling + 1, passes: 0, seat: next })
    return found
  }
  const value = (node: Node): number => {
    if (over(node)) return result(node)
    const known = memo.get(key(node))
    if (known !== undefined) return known
    const found = best(node.seat & 1, calls(node).map(value))
    memo.set(key(node), found)
    return found
  }
  const start: Node = { bid: -1, side: 0, doubling: 0, passes: 0, seat: dealer }
  const reached = new Set<string>()
  const seen = new Set<string>()
  const walk = (node: Node): void => {
    if (seen.has(key(node))) return
    seen.add(key(node))
    if (over(node)) reached.add(node.bid < 0 ? "pass" : String(node.side * BID_COUNT + node.bid))
    else for (const call of calls(node)) if (value(call) === value(node)) walk(call)
  }
  const total = value(start)
  walk(start)
  return { value: total, reached }
}

/** U of settled doubling; a bid outside the small game is ruinous for whoever makes it. */
const settled = (payoffs: ReadonlyArray<ReadonlyArray<number>>, bids: number) => {
  const u = new Float64Array(2 * BID_COUNT)
  for (let bid = 0; bid < BID_COUNT; bid++) {
    for (const side of [0, 1]) {
      const [undoubled = 0, doubled = 0, redoubled = 0] = payoffs[bid * 2 + side] ?? []
      const settle = best(1 - side, [undoubled, best(side, [doubled, redoubled])])
      u[side * BID_COUNT + bid] = bid < bids ? settle : side === 0 ? -1e9 : 1e9
    }
  }
  return u
}

describe("solveAuction", () => {
  it("equals the full recursion on 3000 random payoffs", () => {
    const random = numbers(1)
    for (let trial = 0; trial < 3000; trial++) {
      const u = Float64Array.from({ length: 2 * BID_COUNT }, () => Math.round(random() * 400 - 200) + 0)
      const passedOut = Math.round(random() * 40 - 20) + 0
      const dealer = (trial & 1) as 0 | 1
      expect(solveAuction(u, passedOut, dealer).value).toBe(recursion(u, passedOut, dealer))
    }
  })

  it("equals an auction of four seats with raises, doubles and redoubles on 1000 random payoffs", () => {
    const random = numbers(2)
    for (let trial = 0; trial < 1000; trial++) {
      const bids = 3 + (trial % 4)
      const payoffs = Array.from({ length: 2 * bids }, () =>
        [0, 1, 2].map(() => Math.round(random() * 20 - 10) + 0)
      )
      const passedOut = Math.round(random() * 4 - 2) + 0
      const dealer = trial & 3
      const oracle = fourSeats(payoffs, bids, passedOut, dealer)
      expect(solveAuction(settled(payoffs, bids), passedOut, (dealer & 1) as 0 | 1).value).toBe(oracle.value)
    }
  })

  it("gives each side the contract both can make when it speaks first", () => {
    const u = new Float64Array(2 * BID_COUNT)
    for (let bid = 0; bid < BID_COUNT; bid++) {
      u[bid] = bid === 4 ? 90 : -100
      u[BID_COUNT + bid] = bid === 4 ? -90 : 100
    }
    expect(solveAuction(u, 0, 0).value).toBe(90)
    expect(solveAuction(u, 0, 1).value).toBe(-90)
  })
})

describe("endings", () => {
  it("are the bids an auction of four seats can end in, 1000 random payoffs with ties", () => {
    const random = numbers(3)
    let listed = 0
    for (let trial = 0; trial < 1000; trial++) {
      const bids = 3 + (trial % 4)
      const payoffs = Array.from({ length: 2 * bids }, () =>
        [0, 1, 2].map(() => Math.round(random() * 6 - 3) + 0)
      )
      const dealer = trial & 3
      const u = settled(payoffs, bids)
      const passedOut = Math.round(random() * 2 - 1) + 0
      const oracle = fourSeats(payoffs, bids, passedOut, dealer)
      const game = solveAuction(u, passedOut, (dealer & 1) as 0 | 1)
      expect(mayPassOut(game, passedOut, (dealer & 1) as 0 | 1)).toBe(oracle.reached.has("pass"))
      // U = value is part of the definition: an ending the opponents could have doubled, only for the bidder to
      // run to something as good, is not listed.
      const expected = [...oracle.reached].filter((bid) => bid !== "pass" && u[Number(bid)] === oracle.value)
      const found = endings(game, (dealer & 1) as 0 | 1).map(String)
      expect(found.toSorted()).toEqual(expected.toSorted())
      listed += found.length
    }
    expect(listed).toBeGreaterThan(1000)
  })
})
