import { describe, expect, it } from "@effect/vitest"
import { DECK, dealFrom, newKernel, numbers, packed, solvedDeals, toHoldings } from "./support/deals.ts"
import { plainTricks, winnerOf } from "./support/plainSolver.ts"

const suitOf = (card: number) => Math.trunc(card / 13)

describe("Kernel.leads", () => {
  const kernel = newKernel()

  it("gives each card of the leader the result of a plain minimax", { timeout: 60_000 }, () => {
    const below = numbers(21)
    for (let n = 0; n < 60; n++) {
      const hands = dealFrom(DECK, 4, below)
      const denomination = below(5)
      const declarer = below(4)
      const leader = (declarer + 1) % 4
      const results = kernel.leads(toHoldings(hands), denomination, declarer)
      for (const card of DECK) {
        const held = hands[leader]!.includes(card)
        const left = hands.map((hand) => hand.filter((other) => other !== card))
        const northSouth = held ? plainTricks(left, denomination, leader, [card]) : 0
        const expected = !held ? 255 : declarer % 2 === 0 ? northSouth : 4 - northSouth
        expect([n, card, results[card]]).toEqual([n, card, expected])
      }
    }
  })

  it("leaves declarer the table's tricks after the best lead, and never fewer", { timeout: 60_000 }, () => {
    for (const { deal, table } of solvedDeals().slice(0, 4)) {
      for (const cell of [3, 9, 18]) {
        const results = kernel.leads(deal, cell >> 2, cell & 3).filter((tricks) => tricks !== 255)
        expect(results.length).toBe(13)
        expect(Math.min(...results)).toBe(table[cell])
      }
    }
  })
})

describe("Kernel.play", () => {
  const kernel = newKernel()

  it("gives the result after each card as a plain minimax does, to the last one", { timeout: 60_000 }, () => {
    const below = numbers(22)
    for (let n = 0; n < 40; n++) {
      const hands = dealFrom(DECK, 3, below)
      const denomination = below(5)
      const declarer = below(4)
      const side = (northSouth: number) => (declarer % 2 === 0 ? northSouth : 3 - northSouth)
      let leader = (declarer + 1) % 4
      let left = hands.map((hand) => [...hand])
      let trick: Array<number> = []
      let taken = 0
      const cards: Array<number> = []
      const expected = [side(plainTricks(left, denomination, leader))]
      while (cards.length < 12) {
        const seat = (leader + trick.length) % 4
        const following = left[seat]!.filter((card) => trick.length > 0 && suitOf(card) === suitOf(trick[0]!))
        const legal = following.length > 0 ? following : left[seat]!
        const card = legal[below(legal.length)]!
        cards.push(card)
        trick.push(card)
        left = left.map((hand) => hand.filter((other) => other !== card))
        if (trick.length === 4) {
          leader = winnerOf(trick, denomination, leader)
          taken += leader % 2 === 0 ? 1 : 0
          trick = []
        }
        expected.push(side(taken + plainTricks(left, denomination, leader, trick)))
      }
      expect([n, ...kernel.play(toHoldings(hands), denomination, declarer, cards)]).toEqual([n, ...expected])
    }
  })

  it("refuses a card that is not held, or does not follow suit", { timeout: 60_000 }, () => {
    const deal = packed("A.K.. K.A.. Q.Q.. J.J..")
    expect(() => kernel.play(deal, 4, 0, [51])).toThrow("SA is not in East's hand")
    expect(() => kernel.play(deal, 4, 0, [50, 36])).toThrow("South has to follow suit, not play HQ")
    expect(() => kernel.play(deal, 4, 0, [50, 49, 48, 51, 37, 38, 36, 35, 0])).toThrow("all 8 cards")
  })
})
