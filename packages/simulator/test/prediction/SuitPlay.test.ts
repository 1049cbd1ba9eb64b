import { describe, expect, it } from "vitest"
import { layoutOf } from "../../src/prediction/SuitFacts.ts"
import { LEADERS, SuitPlay } from "../../src/prediction/SuitPlay.ts"
import { Rng } from "../../src/random/Rng.ts"

const RANKS = "23456789TJQKA"
const holding = (text: string) => [...text].reduce((mask, rank) => mask | (1 << RANKS.indexOf(rank)), 0)
const layout = (north: string, east: string, south: string, west: string) =>
  layoutOf(holding(north), holding(east), holding(south), holding(west))

/** Tricks of a side by trying every card, with hands as lists of ranks: nothing shared with the module. */
function obvious(
  hands: ReadonlyArray<ReadonlyArray<number>>,
  leads: ReadonlyArray<number>,
  losses: number
): number {
  const side = leads[0]! % 2
  let best = 0
  const play = (leader: number, cards: ReadonlyArray<number | undefined>): number => {
    if (cards.length === 4) {
      const high = Math.max(...cards.map((card) => card ?? -1))
      const won = (leader + cards.indexOf(high)) % 2 === side
      if (!won && losses === 0) return 0
      const rest = hands.map((hand) => hand.filter((card) => !cards.includes(card)))
      return (won ? 1 : 0) + obvious(rest, leads, won ? losses : losses - 1)
    }
    const seat = (leader + cards.length) % 4
    const own = hands[seat]!
    const results = (own.length === 0 ? [undefined] : own).map((card) => play(leader, [...cards, card]))
    return seat % 2 === side ? Math.max(...results) : Math.min(...results)
  }
  for (const leader of leads) for (const card of hands[leader]!) best = Math.max(best, playFrom(leader, card))
  return best
  function playFrom(leader: number, card: number): number {
    return play(leader, [card])
  }
}

const SEATS = [[0, 2], [1, 3], [0], [1], [2], [3]]

describe("SuitPlay", () => {
  const play = new SuitPlay()

  it.each([
    ["the ace-queen finesse, king before it", "863", "KJ2", "AQ75", "T94", [2, 3, 3, 3]],
    ["the same, king behind it", "863", "T94", "AQ75", "KJ2", [1, 1, 2, 2]],
    ["four tricks with the queen before the king-jack", "KJ52", "T97", "A83", "Q64", [4, 4, 4, 4]],
    ["a trick after two losers", "T94", "AK2", "QJ6", "8753", [0, 0, 1, 1]]
  ])("counts %s", (_, north, east, south, west, tricks) => {
    const found = [0, 1, 2, 3].map((losses) =>
      play.tricks(layout(north, east, south, west), LEADERS.NorthSouth, losses)
    )
    expect(found).toEqual(tricks)
  })

  it("agrees with trying every card, for all leaders and losses", () => {
    const rng = new Rng(3)
    for (let n = 0; n < 60; n++) {
      // Eight cards without two neighbouring spots, so that nothing is merged.
      const hands: Array<Array<number>> = [[], [], [], []]
      for (let rank = 5; rank < 13; rank++) if (rng.below(5) > 0) hands[rng.below(4)]!.push(rank)
      const [a, b, c, d] = hands.map((hand) => hand.reduce((mask, rank) => mask | (1 << rank), 0))
      const code = layoutOf(a!, b!, c!, d!)
      for (const [leaders, seats] of SEATS.entries()) {
        for (const losses of [0, 1, 3])
          expect(play.tricks(code, leaders, losses)).toBe(obvious(hands, seats, losses))
      }
    }
  })

  it("sees the same game when the table is turned", () => {
    const turned = layout("T94", "863", "KJ2", "AQ75")
    const straight = layout("863", "KJ2", "AQ75", "T94")
    expect(play.tricks(turned, LEADERS.EastWest, 1)).toBe(play.tricks(straight, LEADERS.NorthSouth, 1))
  })
})

describe("layoutOf", () => {
  it("tells spots apart by their owner only", () => {
    expect(layout("72", "AK", "64", "QJ53")).toBe(layout("32", "AK", "76", "QJ54"))
    expect(layout("82", "AK", "64", "QJ53")).not.toBe(layout("32", "AK", "86", "QJ54"))
  })

  it("keeps the lengths", () => {
    const codes = ["A.KQJ.T98.765", ".KQJA.T98.765"].map((text) => {
      const [s, h, d, c] = text.split(".") as [string, string, string, string]
      return layout(s, h, d, c)
    })
    expect(new Set(codes).size).toBe(2)
    for (const code of codes) expect(Math.clz32(code)).toBe(31 - 20)
  })
})
