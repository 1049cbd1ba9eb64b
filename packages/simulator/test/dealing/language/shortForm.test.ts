import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { parseCondition } from "../../../src/dealing/language/Script.ts"
import { parseShortForm } from "../../../src/dealing/language/shortForm.ts"
import { show } from "../../../src/dealing/language/show.ts"

const meaning = (text: string) => show(Result.getOrThrow(parseShortForm(text, 0)))

describe("parseShortForm", () => {
  it.each([
    ["15-17", "hcp(north) >= 15 and hcp(north) <= 17"],
    ["12+", "hcp(north) >= 12"],
    ["5-", "hcp(north) <= 5"],
    ["10 hcp", "hcp(north) == 10"],
    ["3+H", "hearts(north) >= 3"],
    ["4-♦", "diamonds(north) <= 4"],
    ["2-4C", "clubs(north) >= 2 and clubs(north) <= 4"],
    ["no 4S", "spades(north) < 4"],
    ["6-9, 3+H", "hcp(north) >= 6 and hcp(north) <= 9 and hearts(north) >= 3"],
    ["5+S 4+H", "spades(north) >= 5 and hearts(north) >= 4"],
    ["bal", "shape(north, any 4333 + any 4432 + any 5332)"],
    ["unbal", "not shape(north, any 4333 + any 4432 + any 5332)"],
    ["54xx", "shape(north, 54xx)"],
    ["any 4441", "shape(north, any 4441)"],
    ["Txxx", "shape(north, Txxx)"],
    ["7- losers", "losers(north) <= 7"],
    ["3+ controls", "controls(north) >= 3"],
    ["2 aces", "pt4(north) == 2"],
    ["AK+ in S", "hascard(north, AS) and hascard(north, KS)"],
    [
      "AQxxx in H",
      "hearts(north) == 5 and hascard(north, AH) and hascard(north, QH) and not hascard(north, TH) and not hascard(north, JH) and not hascard(north, KH)"
    ]
  ])("reads %s as %s", (text, condition) => {
    expect(meaning(text)).toBe(condition)
    // What is printed is the condition itself: read again it prints the same.
    expect(show(Result.getOrThrow(parseCondition(condition)))).toBe(condition)
  })

  it.each([
    ["15-17 foo", 6, "foo"],
    ["17-15", 0, "17-15"],
    ["14+S", 0, "14+S"],
    ["5554", 0, "5554"],
    ["AAxx in S", 0, "AAxx"],
    ["", 0, ""]
  ])("refuses %s at %d", (text, at, found) => {
    const error = Result.getOrThrow(Result.flip(parseShortForm(text, 0)))
    expect([error.at, error.found]).toEqual([at, found])
    expect(error.message).toMatch(/no description of a hand; write one like/)
  })
})
