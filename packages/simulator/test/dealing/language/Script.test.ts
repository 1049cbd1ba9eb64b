import { describe, expect, it } from "vitest"
import { show } from "../../../src/dealing/language/show.ts"
import { fault, script, value } from "../../support/language.ts"

describe("parseScript", () => {
  it("reads every statement", () => {
    const read = script(`
      generate 10000  produce 25
      vulnerable EW dealer west
      predeal south SAQ542, HKJ87, D32, CAK
      west1c = hcp(west) > 11 && clubs(west) >= 3
      condition west1c && diamonds(north) >= 6
      action printall, average "points" hcp(west), frequency (hcp(north), 0, 37)
    `)
    expect([read.generate, read.produce, read.dealer, read.vulnerable]).toEqual([10_000, 25, 3, "EW"])
    expect([...read.held.subarray(8, 12)]).toEqual([0x1800, 0x3, 0xa60, 0x140d])
    expect(show(read.condition)).toBe("hcp(west) > 11 and clubs(west) >= 3 and diamonds(north) >= 6")
    expect(read.actions.map(({ kind }) => kind)).toEqual(["printall", "average", "frequency"])
  })

  it("takes a bare expression as the condition, and the last of several", () => {
    const read = script("hcp(north) > 20\nspades(south) > 6")
    expect(show(read.condition)).toBe("spades(south) > 6")
    expect(read.overridden).toEqual([0])
  })

  it("makes predealt lengths part of the condition", () => {
    expect(show(script("predeal spades(north) == 1").condition)).toBe("spades(north) == 1")
  })

  // cases C9: a # behind a statement is a comment in one dialect and fatal in another.
  it("leaves out the comments of every dialect, wherever they stand", () => {
    const read = script(`# first line
      produce 5 # behind a statement
      hcp(north) /* within */ >= 12 // to the end of the line
      # /* not opened
      action printew`)
    expect([read.produce, show(read.condition)]).toEqual([5, "hcp(north) >= 12"])
  })

  // cases C10: T, J, Q and K are ten to thirteen cards.
  it("reads suits of ten and more cards in shapes", () => {
    const freak = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    expect(value("shape(north, Kxxx)", freak)).toBe(1)
    expect(value("shape(east, 0K00)", freak)).toBe(1)
    expect(value("shape(north, Txxx + Jxxx + Qxxx)", freak)).toBe(0)
  })

  it("prints what it read in the same meaning", () => {
    const text =
      "(hcp(north) + hcp(south) - 2 * aces(north)) % 3 == 0 ? not spades(east) > 4 : (1 or 0) and imps(score(vul, x3NX, tricks(north, notrump))) >= rnd(5)"
    const once = show(script(text).condition)
    expect(show(script(once).condition)).toBe(once)
  })

  it.each([
    ["hcp(nrth) > 3", 1, 5, 'found "nrth", where north, east, south or west was expected'],
    ["hcp(North) > 3", 1, 5, 'found "North", where north, east, south or west was expected; write north'],
    ["\n  condition hcp(north) = 12", 2, 24, 'found "=", an equality is written =='],
    ["hcp(north >= 3", 1, 11, 'found ">=", where ) was expected to close hcp('],
    [
      "strong and hcp(south) > 3",
      1,
      1,
      'found "strong", which is no word of the language and has not been defined above'
    ],
    ["a = 1\nb = a\na = 2", 3, 1, 'found "a", which has been defined above'],
    ["condition hcp(north) > 3\n/* open", 2, 1, "a comment that is not closed; write */"],
    ["# ż 🂡\nhcp(north) > 3 /* 🂡 */ ;", 2, 24, 'found ";", which is no sign of the language'],
    ["seed x", 1, 6, "where the seed was expected"],
    ["constructor(north) > 3", 1, 1, 'found "constructor", which is no word of the language'],
    ["hcp(toString) > 3", 1, 5, "where north, east, south or west was expected"],
    ["action valueOf", 1, 8, "where an action was expected"],
    ["HCP(north) > 3", 1, 1, 'found "HCP", the word is written hcp'],
    ["shape(north, 10xxx)", 1, 14, "or any 4432; 10 to 13 are written T J Q K"],
    ["shape(north, 5431 + 543)", 1, 21, 'found "543", where a shape was expected'],
    ["shape(north, 5432)", 1, 14, 'found "5432", but its lengths do not add up to 13 cards'],
    ["shape{north, 5431}", 1, 6, 'found "{", braces are the preprocessor\'s dialect'],
    ["hascard(north, A)", 1, 16, 'found "A", where a card was expected'],
    ["score(vul, 3N, 9)", 1, 12, 'found "3N", where a contract was expected, such as x3N or x4SX'],
    ["hcp(north) > 5 & hcp(south) > 5", 1, 16, 'found "&", a single one; write && or "and"'],
    ["predeal north SAA", 1, 15, "but SA has been dealt already"],
    ["predeal north SAKQJT98765432, H2", 1, 31, "but it makes 14 cards for one seat; a hand has 13"],
    ["action print", 1, 13, "found the end, where ( was expected behind print"],
    ["action printal", 1, 8, 'found "printal", where an action was expected'],
    ['action average "x hcp(north)', 1, 16, "a text that is not closed"],
    ["action frequency (hcp(north), 10, 5)", 1, 35, "but it is below the lowest value"],
    ["spades = 5", 1, 1, "which is a word of the language and cannot be defined"],
    ["produce ten", 1, 9, "where a whole number was expected: how many deals to keep"]
  ])("refuses %s with its place", (text, line, column, message) => {
    const error = fault(text)
    expect([error.line, error.column]).toEqual([line, column])
    expect(error.message).toContain(message)
  })
})
