/** The notation of contracts and results, enumerated. Rule: docs/notation.md#results */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { LEVELS } from "../../src/auction/Contract.ts"
import { DENOMINATIONS, type Denomination } from "../../src/auction/Denomination.ts"
import { DOUBLINGS, type Doubling } from "../../src/auction/Doubling.ts"
import { SEATS } from "../../src/deal/Seat.ts"
import { played } from "../../src/result/DealResult.ts"
import { outcomeText, parse, parseMany, toText } from "../../src/result/ResultText.ts"
import { error, ok, result } from "../support/read.ts"

/** Every spelling of docs/notation.md, written out once more here. */
const SPELLINGS: Readonly<Record<Denomination, ReadonlyArray<string>>> = {
  Clubs: ["C", "c", "♣", "♧", "♣\uFE0F", "♣\uFE0E", "♧\uFE0F"],
  Diamonds: ["D", "d", "♦", "♢", "♦\uFE0F", "♦\uFE0E", "♢\uFE0F"],
  Hearts: ["H", "h", "♥", "♡", "♥\uFE0F", "♥\uFE0E", "♡\uFE0F"],
  Spades: ["S", "s", "♠", "♤", "♠\uFE0F", "♠\uFE0E", "♤\uFE0F"],
  Notrump: ["N", "n", "NT", "nt", "Nt", "nT", "BA", "ba", "Ba"]
}
const MARKS: Readonly<Record<Doubling, ReadonlyArray<string>>> = {
  Undoubled: [""],
  Doubled: ["X", "x", "*"],
  Redoubled: ["XX", "xx", "Xx", "**"]
}
const outcomes = (level: number): ReadonlyArray<readonly [text: string, tricks: number]> => [
  ["=", level + 6],
  ...Array.from({ length: 14 }, (_, tricks) => [String(tricks), tricks] as const),
  ...Array.from({ length: 7 - level }, (_, n) => [`+${n + 1}`, level + 7 + n] as const),
  ...["-", "−", "–"].flatMap((sign) =>
    Array.from({ length: level + 6 }, (_, n) => [`${sign}${n + 1}`, level + 5 - n] as const)
  )
]
const BLANKS = ["", " ", "  ", "\t", "\u00a0"]

describe("parse", () => {
  it.each(LEVELS.flatMap((level) => DENOMINATIONS.map((denomination) => ({ level, denomination }))))(
    "reads every spelling of $level $denomination, glued and with blanks, in one way",
    ({ denomination, level }) => {
      const wrong: Array<string> = []
      for (const suit of SPELLINGS[denomination]) {
        for (const doubling of DOUBLINGS) {
          for (const mark of MARKS[doubling]) {
            for (const declarer of SEATS) {
              for (const seat of [declarer[0]!, declarer[0]!.toLowerCase()]) {
                for (const [outcome, tricks] of outcomes(level)) {
                  const expected = toText(played({ level, denomination, doubling, declarer }, tricks))
                  const parts = [String(level), suit, mark, seat, outcome].filter((part) => part !== "")
                  const blank = BLANKS[(tricks + suit.length + outcome.length) % BLANKS.length]!
                  for (const glue of ["", blank]) {
                    const text = parts.join(glue)
                    const read = parse(text)
                    const canonical = Result.isSuccess(read)
                      ? toText(read.success.result)
                      : read.failure.message
                    if (canonical !== expected) wrong.push(`${text}: ${canonical}`)
                  }
                }
              }
            }
          }
        }
      }
      assert.deepStrictEqual(wrong, [])
    }
  )

  it("reads blanks between any parts alike", () => {
    const parts = ["4", "♠", "XX", "w", "-", "2"]
    for (let gaps = 0; gaps < 2 ** 5; gaps++) {
      const text = parts.map((part, n) => part + (gaps & (1 << n) ? " " : "")).join("")
      assert.strictEqual(toText(result(` ${text} `)), "4SXXW8", text)
    }
  })

  it.each([
    "pass",
    "Pass",
    "PASS",
    "AP",
    "ap",
    "passed out",
    "Passed Out",
    "pass pass pass pass",
    "p p p p",
    "P, P, P, P"
  ])("reads %j as passed out", (text) => assert.strictEqual(toText(result(text)), "pass"))

  it.each([
    ["4SXW8 honours W 150", "4SXW8 honours W 150"],
    ["4SXW-2 honors w 100", "4SXW8 honours W 100"],
    ["4SXW-2 100 honours e", "4SXW8 honours E 100"],
    ["3NN= 150 HONOURS S", "3NN9 honours S 150"],
    ["3NTS10 150 honours S", "3NS10 honours S 150"]
  ])("reads the honours of %j", (text, canonical) => assert.strictEqual(toText(result(text)), canonical))

  it.each([
    ["", "Level", 0, ""],
    ["0SW8", "Level", 0, "0"],
    ["8SW8", "Level", 0, "8"],
    ["10SW8", "Level", 0, "10"],
    ["SW8", "Level", 0, "S"],
    ["4QW8", "Denomination", 1, "Q"],
    ["4", "Denomination", 1, ""],
    ["4K W 8", "PolishSuit", 1, "K"],
    ["4pW=", "PolishSuit", 1, "p"],
    ["4TW=", "PolishSuit", 1, "T"],
    ["4S=", "Declarer", 2, "="],
    ["4SYW=", "Declarer", 2, "Y"],
    ["4SXXXW=", "Declarer", 4, "X"],
    ["4S***W=", "Declarer", 4, "*"],
    ["4SX*W=", "Declarer", 3, "*"],
    ["4SXW", "Outcome", 4, ""],
    ["4SXW made", "Outcome", 5, "m"],
    ["4SW14", "TricksOutOfRange", 3, "14"],
    ["4SW+4", "TooManyOvertricks", 3, "+4"],
    ["4SW-11", "TooManyDown", 3, "-11"],
    ["4SW+0", "ZeroDifference", 3, "+0"],
    ["4SW -0", "ZeroDifference", 4, "-0"],
    ["4SW= honours", "HonoursText", 5, "honours"],
    ["4SW= honours 100", "HonoursText", 5, "honours 100"],
    ["4SW= honours W 200", "HonoursText", 5, "honours W 200"],
    ["4SW= honours W", "HonoursText", 5, "honours W"],
    ["3NW= honours W 100", "HonoursInNotrump", 5, "100"],
    ["4SW= honours W 100 honours E 100", "HonoursTwice", 19, "honours"],
    ["4SW= honours W 100 100 honours E", "HonoursTwice", 19, "honours"],
    ["pass honours W 100", "HonoursOnPassedOut", 5, "honours"],
    ["pass pass", "PassesUnclear", 9, ""],
    ["p p p", "Level", 0, "p"],
    ["4SW= 4SW=", "TextLeft", 5, "4SW="],
    ["passs", "Level", 0, "p"]
  ] as const)("refuses %j: %s at %i", (text, fault, at, found) => {
    const failure = error(parse(text))
    assert.deepStrictEqual(
      { fault: failure.fault, at: failure.at, found: failure.found, text: failure.text },
      { fault, at, found, text }
    )
  })

  it("doubts a bare number between the level and six", () => {
    assert.deepStrictEqual(ok(parse("2SW2")).doubt, { text: "2SW2", at: 0, tricks: 2, down: 6 })
    for (const clear of ["2SW1", "2SW7", "2SW=", "2SW-6", "6SW5"]) {
      assert.isUndefined(ok(parse(clear)).doubt, clear)
    }
  })
})

describe("parse, with the parts in another order", () => {
  const EXAMPLES = [
    ["4", "S", "X", "W", "-2"],
    ["7", "N", "X", "E", "="],
    ["2", "H", "", "W", "+2"],
    ["3", "NT", "X", "S", "9"],
    ["6", "♦", "XX", "n", "10"],
    ["5", "C", "**", "E", "="],
    ["1", "BA", "", "N", "+1"]
  ] as const
  const swaps = EXAMPLES.flatMap((parts) =>
    Array.from({ length: 25 }, (_, k) => [Math.trunc(k / 5), k % 5] as const)
      .filter(([a, b]) => a < b && parts[a] !== "" && parts[b] !== "")
      .map(([a, b]) => ({ parts, a, b }))
  )
  it.each(
    swaps.flatMap(({ a, b, parts }) => {
      const swapped: Array<string> = [...parts]
      swapped[a] = parts[b]!
      swapped[b] = parts[a]!
      const right = toText(result(parts.join(" ")))
      return ["", " "].map((glue) => ({ text: swapped.filter((part) => part !== "").join(glue), right }))
    })
  )("refuses $text and shows the right spelling of $right", ({ right, text }) => {
    const failure = error(parse(text))
    assert.strictEqual(failure.fault, "Order")
    assert.strictEqual(toText(result(failure.hint!)), right)
  })

  it.each([
    ["7NNX", "7NXN="],
    ["3NTSX", "3NXS="],
    ["2H+2W", "2HW+2"],
    ["4SX-W", "4SXW-n"],
    ["4S W X 8", "4SXW8"],
    ["4SW=X", "4SXW="],
    ["W 4S -1", "4SW-1"],
    ["S,3NT,+1", "3NS+1"],
    ["4SNX=", "4SXN="],
    ["4S−2W", "4SW-2"]
  ])("refuses %j and writes %j", (text, hint) => {
    assert.strictEqual(error(parse(text)).hint, hint)
    assert.include(error(parse(text)).message, `write ${hint}`)
  })

  it("guesses nothing where the digits could be told apart in two ways", () => {
    assert.isNull(error(parse("74SW")).hint)
    assert.isNull(error(parse("4 7 S W")).hint)
  })

  it("does not offer a spelling that could not be read either", () => {
    assert.isNull(error(parse("W4S+9")).hint)
  })
})

describe("parseMany", () => {
  it.each([
    ["4SX W -2 3NT S =", ["4SXW8", "3NS9"]],
    ["4SXW-2 3NTS=", ["4SXW8", "3NS9"]],
    ["2HS10;pass;4SW8", ["2HS10", "pass", "4SW8"]],
    ["2HS10 ; pass ; 1NN7", ["2HS10", "pass", "1NN7"]],
    ["2HS10 pass 1NN7", ["2HS10", "pass", "1NN7"]],
    ["2HS 10 honours S 100 3N N 9", ["2HS10 honours S 100", "3NN9"]],
    ["2HS 10 100 honours S 3N N 9", ["2HS10 honours S 100", "3NN9"]],
    ["p p p p 2HS8", ["pass", "2HS8"]],
    ["4SW=3NTS=", ["4SW10", "3NS9"]],
    ["pass2HS8", ["pass", "2HS8"]]
  ])("reads %j", (text, results) => {
    assert.deepStrictEqual(
      ok(parseMany(text)).map((read) => toText(read.result)),
      results
    )
  })

  it("tells where each result stood", () => {
    assert.deepStrictEqual(
      ok(parseMany(" 4SX W -2  3NTS=")).map(({ at, end, text }) => ({ at, end, text })),
      [
        { at: 1, end: 9, text: "4SX W -2" },
        { at: 11, end: 16, text: "3NTS=" }
      ]
    )
  })

  it("refuses a level glued to the digits before it, and passes that could be one deal or two", () => {
    assert.strictEqual(error(parseMany("4SXW-23NTS=")).fault, "TooManyDown")
    assert.strictEqual(error(parseMany("4SXW83NTS=")).fault, "TricksOutOfRange")
    assert.strictEqual(error(parseMany("4SXW13NTS=")).fault, "TextLeft")
    assert.strictEqual(error(parseMany("4SW==")).fault, "TextLeft")
    assert.strictEqual(error(parseMany("pass pass")).fault, "PassesUnclear")
  })

  it("refuses a doubling mark behind the first of two results", () => {
    assert.include(error(parseMany("4SWX= 3NS=")).message, "4SXW=")
  })
})

describe("toText", () => {
  it("is read back as the same result, for all that can be written", () => {
    for (const level of LEVELS) {
      for (const denomination of DENOMINATIONS) {
        for (const doubling of DOUBLINGS) {
          for (const declarer of SEATS) {
            for (let tricks = 0; tricks <= 13; tricks++) {
              const one = played({ level, denomination, doubling, declarer }, tricks)
              assert.deepStrictEqual(result(toText(one)), one)
            }
          }
        }
      }
    }
  })
})

describe("outcomeText", () => {
  it.each([
    [4, 10, "="],
    [4, 12, "+2"],
    [4, 0, "-10"]
  ] as const)("writes level %i with %i tricks as %s", (level, tricks, text) => {
    assert.strictEqual(outcomeText({ level }, tricks), text)
  })
})
