import { parse, parsePosition } from "@rubber-bridge/core/cards/HandText"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { ANY_DEAL, dealerOf } from "../../src/dealing/DealSpec.ts"
import { fixed } from "../../src/dealing/Fixed.ts"

const hand = (text: string) => Result.getOrThrow(parse(text))
const cards = (text: string) => Result.getOrThrow(parsePosition(text))

describe("fixed", () => {
  // cases C5: known cards are dealt in every deal, not only in the first.
  it("keeps the known cards in every deal", () => {
    const North = hand("AQ3.KJ52.A74.972")
    const West = cards("K.A..")
    const { held } = Result.getOrThrow(fixed({ North, West }))
    const dealer = dealerOf({ ...ANY_DEAL, held })
    const out = new Uint16Array(16)
    for (let n = 0; n < 500; n++) {
      expect(dealer.deal(1, n, out, 0)).toBe(1)
      expect([...out.subarray(0, 4)]).toEqual([North.Clubs, North.Diamonds, North.Hearts, North.Spades])
      expect(out[15]! & West.Spades).toBe(West.Spades)
      expect(out[14]! & West.Hearts).toBe(West.Hearts)
    }
  })

  // cases C15: completions of known cards carry equal weight; the seat short of one card gets each remaining card equally often.
  it("completes the hands uniformly", () => {
    const { held } = Result.getOrThrow(
      fixed({
        North: hand("AKQJT98765432..."),
        East: hand(".AKQJT98765432.."),
        South: cards("..AKQJT9.AKQJT9")
      })
    )
    const dealer = dealerOf({ ...ANY_DEAL, held })
    const out = new Uint16Array(16)
    const counts = new Map<number, number>()
    for (let n = 0; n < 14_000; n++) {
      dealer.deal(3, n, out, 0)
      const key = (out[8]! & 0x7f) | ((out[9]! & 0x7f) << 13)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(14)
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chi).toBeLessThan(13 + 5 * Math.sqrt(26))
  })

  it("refuses a card in two seats", () => {
    const error = Result.getOrThrow(Result.flip(fixed({ North: cards("A..."), South: cards("AK..5.") })))
    expect(error.message).toBe("SA is given to North and South; each card is dealt once")
  })

  it("refuses a fourteenth card", () => {
    const error = Result.getOrThrow(Result.flip(fixed({ East: cards("AKQJT98765432.2..") })))
    expect(error.message).toBe("East is given 14 cards; a hand has 13")
  })
})
