import { describe, expect, it } from "@effect/vitest"
import type { Kernel } from "../src/Kernel.ts"
import { DECK, dealFrom, newKernel, numbers, toHoldings } from "./support/deals.ts"
import { plainTricks } from "./support/plainSolver.ts"

/** What the kernel finds and a plain minimax does not, over every denomination and leader of an ending. */
const differences = (kernel: Kernel, hands: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<unknown> => {
  const position = toHoldings(hands)
  const found: Array<unknown> = []
  for (let denomination = 0; denomination < 5; denomination++) {
    for (let leader = 0; leader < 4; leader++) {
      const expected = plainTricks(hands, denomination, leader)
      const tricks = kernel.northSouthTricks(position, denomination, leader)
      if (tricks !== expected) found.push({ hands, denomination, leader, tricks, expected })
    }
  }
  return found
}

describe("Kernel.northSouthTricks", () => {
  const kernel = newKernel()

  it.each([
    [1, 100],
    [2, 400],
    [3, 250],
    [4, 25]
  ])("agrees with a plain minimax on endings of %i cards", { timeout: 60_000 }, (cards, count) => {
    const below = numbers(cards)
    for (let n = 0; n < count; n++) expect(differences(kernel, dealFrom(DECK, cards, below))).toEqual([])
  })

  it.each([
    ["two suits", [0, 3], 4, 12],
    ["one side suit and trumps, high and low cards only", [1, 2], 3, 60],
    ["three suits", [0, 1, 3], 4, 12]
  ])(
    "agrees with a plain minimax on long suits and voids: %s",
    { timeout: 60_000 },
    (_, suits, cards, count) => {
      const below = numbers(cards * 100 + count)
      const deck = DECK.filter((card) => suits.includes(Math.trunc(card / 13)))
      for (let n = 0; n < count; n++) expect(differences(kernel, dealFrom(deck, cards, below))).toEqual([])
    }
  )

  it("agrees with a plain minimax in the middle of a trick", { timeout: 60_000 }, () => {
    const below = numbers(77)
    for (let n = 0; n < 200; n++) {
      const hands = dealFrom(DECK, 3, below)
      const denomination = below(5)
      const leader = below(4)
      const played = 1 + below(3)
      const trick: Array<number> = []
      for (let i = 0; i < played; i++) {
        const hand = hands[(leader + i) % 4]!
        const suit = i === 0 ? -1 : Math.trunc(trick[0]! / 13)
        const following = hand.filter((card) => Math.trunc(card / 13) === suit)
        const legal = following.length > 0 ? following : hand
        trick.push(legal[below(legal.length)]!)
      }
      const left = hands.map((hand) => hand.filter((card) => !trick.includes(card)))
      expect([n, kernel.northSouthTricks(toHoldings(hands), denomination, leader, trick)]).toEqual([
        n,
        plainTricks(left, denomination, leader, trick)
      ])
    }
  })
})
