import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { parse } from "../../src/result/ResultText.ts"
import { entryOf } from "../../src/validation/EntryOf.ts"
import { emptyEntry, type Entry } from "../../src/validation/Entry.ts"
import type { Finding } from "../../src/validation/Reason.ts"
import { type ValidatorOptions, Validator } from "../../src/validation/Validator.ts"

/** A record of a rubber: the result and what was written for it, NorthSouth below/above and EastWest below/above. */
const entry = (
  text: string,
  figures: ReadonlyArray<number> | undefined,
  more: Partial<Entry> = {}
): Entry => ({
  ...entryOf(Result.getOrThrow(parse(text)).result),
  line: 1,
  rubber: "1",
  ...(figures === undefined
    ? {}
    : { nsBelow: figures[0]!, nsAbove: figures[1]!, ewBelow: figures[2]!, ewAbove: figures[3]! }),
  ...more
})

const findings = (
  entries: ReadonlyArray<Entry>,
  options: Partial<ValidatorOptions> = {}
): ReadonlyArray<Finding> => {
  const validator = new Validator(options)
  return entries.flatMap((one) => {
    const found = validator.check(one)
    return "_tag" in found ? assert.fail(found.message) : found
  })
}
const told = (entries: ReadonlyArray<Entry>, options: Partial<ValidatorOptions> = {}) =>
  findings(entries, options).map(({ alsoExplainedBy, expected, field, found, reason }) =>
    [`${field} ${expected}→${found} ${reason}`, ...alsoExplainedBy].join(" ")
  )

describe("Validator", () => {
  it("finds nothing in the golden rubber", () => {
    const rubber = [
      entry("2HS10", [60, 60, 0, 0]),
      entry("4SXW8", [0, 300, 0, 0]),
      entry("3NE10", [0, 0, 100, 30]),
      entry("3SW9", [0, 0, 90, 0]),
      entry("2DE6", [0, 200, 0, 0]),
      entry("6HXN13", [360, 650 - 200 + 200, 0, 0]),
      entry("1NE8", [0, 0, 40, 30]),
      entry("3CS9", [60, 0, 0, 0]),
      entry("3HW9", [0, 0, 90, 500], { nsTotal: 1690, ewTotal: 880 })
    ]
    // 6♥X with an overtrick: 500 for the slam, 100 for the overtrick, 50 for the insult.
    assert.deepStrictEqual(told(rubber), [])
  })

  it.each<readonly [string, ReadonlyArray<Entry>, ReadonlyArray<string>]>([
    ["a game won does not change its own deal", [entry("4SXS11", [240, 150, 0, 0])], []],
    ["Vulnerability", [entry("4SXW8", [0, 500, 0, 0])], ["ns_above 300→500 Vulnerability Undertricks"]],
    [
      "Vulnerability after a game",
      [entry("4SS10", [120, 0, 0, 0]), entry("4SS9", [0, 0, 0, 50])],
      ["ew_above 100→50 Vulnerability"]
    ],
    [
      "PartscoreCarry, a running total",
      [entry("2HS8", [60, 0, 0, 0]), entry("1NS7", [100, 0, 0, 0])],
      ["ns_below 40→100 PartscoreCarry"]
    ],
    [
      "PartscoreCarry, a rubber won from partscores and not noticed",
      [entry("4SS10", [120, 0, 0, 0]), entry("2HS8", [60, 0, 0, 0]), entry("1NS7", [40, 0, 0, 0])],
      ["ns_above 700→0 PartscoreCarry RubberBonus"]
    ],
    [
      "PartscoreCarry, a partscore that was wiped",
      [
        entry("4SS10", [120, 0, 0, 0]),
        entry("2HS8", [60, 0, 0, 0]),
        entry("4SW10", [0, 0, 120, 0]),
        entry("1NS7", [40, 500, 0, 0])
      ],
      ["ns_above 0→500 PartscoreCarry RubberBonus DuplicateBonus"]
    ],
    ["Doubling", [entry("2SXS8", [60, 50, 0, 0])], ["ns_below 120→60 Doubling"]],
    [
      "Doubling, both flags set",
      [entry("1HXXS7", [240, 150, 0, 0])],
      ["ns_below 120→240 Doubling", "ns_above 100→150 Doubling"]
    ],
    ["Doubling, a penalty multiplied by 0", [entry("4SXW8", [0, 0, 0, 0])], ["ns_above 300→0 Undertricks"]],
    ["FirstNotrumpTrick", [entry("3NS9", [90, 0, 0, 0])], ["ns_below 100→90 FirstNotrumpTrick"]],
    [
      "FirstNotrumpTrick in the overtricks",
      [entry("1NS9", [40, 80, 0, 0])],
      ["ns_above 60→80 FirstNotrumpTrick"]
    ],
    [
      "Overtricks below the line",
      [entry("1HS9", [90, 0, 0, 0])],
      ["ns_below 30→90 Overtricks", "ns_above 60→0 Overtricks"]
    ],
    ["Overtricks at the undoubled price", [entry("2SXS9", [120, 80, 0, 0])], ["ns_above 150→80 Overtricks"]],
    ["Undertricks", [entry("4SXW7", [0, 300, 0, 0])], ["ns_above 500→300 Undertricks"]],
    ["SlamNotBid", [entry("4SS12", [120, 560, 0, 0])], ["ns_above 60→560 SlamNotBid"]],
    [
      "SlamNotBid, a grand premium for a small slam",
      [entry("6SS13", [180, 1030, 0, 0])],
      ["ns_above 530→1030 SlamNotBid Slam"]
    ],
    ["Slam", [entry("6SS12", [180, 0, 0, 0])], ["ns_above 500→0 Slam"]],
    [
      "Slam at the other vulnerability",
      [entry("6SS12", [180, 750, 0, 0])],
      ["ns_above 500→750 Vulnerability Slam"]
    ],
    ["Insult", [entry("2SXS8", [120, 0, 0, 0])], ["ns_above 50→0 Insult"]],
    ["Insult of a redoubled contract", [entry("1HXXS8", [120, 200, 0, 0])], ["ns_above 300→200 Insult"]],
    ["Honours left out", [entry("4SS10 honours W 100", [120, 0, 0, 0])], ["ew_above 100→0 Honours"]],
    [
      "Honours to the side that scored",
      [entry("4HS9 honours N 100", [0, 0, 0, 150])],
      ["ns_above 100→0 Honours", "ew_above 50→150 Honours"]
    ],
    [
      "RubberBonus reversed",
      [entry("3NS9", [100, 0, 0, 0]), entry("4SS10", [120, 500, 0, 0])],
      ["ns_above 700→500 RubberBonus DuplicateBonus"]
    ],
    [
      "RubberBonus of 500 with the first game",
      [entry("3NS9", [100, 500, 0, 0])],
      ["ns_above 0→500 RubberBonus"]
    ],
    [
      "RubberBonus of 200 for the first game",
      [entry("4SS10", [120, 200, 0, 0])],
      ["ns_above 0→200 RubberBonus"]
    ],
    ["DuplicateBonus for a partscore", [entry("2SS8", [60, 50, 0, 0])], ["ns_above 0→50 DuplicateBonus"]],
    ["DuplicateBonus for a game", [entry("4SS10", [120, 300, 0, 0])], ["ns_above 0→300 DuplicateBonus"]],
    ["WrongSide", [entry("4SS10", [0, 0, 120, 0])], ["ns_below 120→0 WrongSide", "ew_below 0→120 WrongSide"]],
    [
      "WrongSide of a penalty",
      [entry("4SS7", [0, 150, 0, 0])],
      ["ns_above 0→150 WrongSide", "ew_above 150→0 WrongSide"]
    ],
    [
      "two faults at once, each by itself",
      [entry("3NS9", [90, 0, 0, 100])],
      ["ns_below 100→90 FirstNotrumpTrick", "ew_above 0→100 Unexplained"]
    ],
    ["ImpossibleFigure", [entry("4SS10", [125, 0, 0, 0])], ["ns_below 120→125 ImpossibleFigure"]],
    ["ExplainedByHonours", [entry("4SS10", [120, 100, 0, 0])], ["ns_above 0→100 ExplainedByHonours"]],
    [
      "no honours where hands are known",
      [entry("4SS10", [120, 100, 0, 0], { honoursKnown: true })],
      ["ns_above 0→100 Honours"]
    ],
    ["ExplainedByOldScale", [entry("7SXW9", [0, 700, 0, 0])], ["ns_above 800→700 ExplainedByOldScale"]],
    ["Unexplained", [entry("4SS10", [20, 0, 0, 0])], ["ns_below 120→20 Unexplained"]],
    [
      "a net score as in duplicate",
      [entry("4SS10", undefined, { nsScore: 420 })],
      ["ns_score 120→420 DuplicateBonus"]
    ],
    ["figures that were not recorded", [entry("4SS10", [Number.NaN, 0, Number.NaN, 0])], []],
    ["a passed-out deal with points", [entry("pass", [0, 50, 0, 0])], ["ns_above 0→50 Unexplained"]]
  ])("tells of %s", (_, entries, expected) => assert.deepStrictEqual(told(entries), expected))

  it("carries the state from the right results, so one fault flags one record", () => {
    const wrong = entry("4SS10", [60, 0, 0, 0])
    const after = [
      entry("2HW8", [0, 0, 60, 0]),
      entry("4SS9", [0, 0, 0, 100]),
      entry("4SS10", [120, 700, 0, 0])
    ]
    assert.deepStrictEqual(told([wrong, ...after]).length, 1)
  })

  it("lets a total pass that is the sum of what was written, and no other", () => {
    const deals = (nsTotal: number, ewTotal = 0) => [
      entry("4SS10", [120, 0, 0, 0]),
      entry("4SS10", [110, 700, 0, 0], { nsTotal, ewTotal })
    ]
    assert.strictEqual(told(deals(930)).length, 1)
    assert.strictEqual(told(deals(940)).length, 1)
    assert.deepStrictEqual(told(deals(950)).slice(1), ["ns_total 940→950 Addition"])
    assert.deepStrictEqual(
      told([entry("4SS10", undefined), entry("4SS10", undefined, { nsTotal: 740, ewTotal: 0 })]),
      ["ns_total 940→740 RubberBonus"]
    )
    assert.deepStrictEqual(
      told([entry("4SS10", undefined), entry("4SS10", undefined, { nsTotal: 0, ewTotal: 940 })]),
      ["ns_total 940→0 WrongSide", "ew_total 0→940 WrongSide"]
    )
    assert.deepStrictEqual(told([entry("4SS10", undefined), entry("4SS10", undefined, { nsTotal: 1040 })]), [
      "ns_total 940→1040 ExplainedByHonours"
    ])
  })

  it("keeps rubbers apart and refuses a deal after the end", () => {
    const validator = new Validator()
    for (const rubber of ["a", "b", "a", "b"]) {
      const found = validator.check(entry("4SS10", undefined, { rubber }))
      assert.deepStrictEqual(found, [])
    }
    const late = validator.check(entry("4SS10", undefined, { rubber: "a" }))
    assert.isTrue("_tag" in late && late.fault === "RubberIsOver")
  })

  it("remembers 10,000 open rubbers and notices a line for one it set aside", () => {
    const validator = new Validator()
    const check = (n: number) => validator.check(entry("2HS8", undefined, { rubber: `r${n}` }))
    for (let n = 0; n <= 10_000; n++) assert.deepStrictEqual(check(n), [])
    const late = check(0)
    assert.isTrue("_tag" in late && late.fault === "RubberSetAside")
    assert.deepStrictEqual(check(10_000), [])
  })

  it("checks vulnerability that is written beside a rubber", () => {
    const deals = [entry("4SS10", undefined), entry("4SS10", undefined, { vulnerable: 0 })]
    assert.deepStrictEqual(told(deals), ["vulnerable ns→none Vulnerability"])
  })

  it("needs to know who is vulnerable", () => {
    const found = new Validator().check({ ...emptyEntry(), contract: 3 })
    assert.isTrue("_tag" in found && found.fault === "NoRubber")
  })

  it("judges a deal by itself at the vulnerability given", () => {
    const alone = { rubber: undefined, vulnerable: 1 }
    assert.deepStrictEqual(told([entry("4SXS8", [0, 0, 0, 500], alone)]), [])
    assert.deepStrictEqual(told([entry("4SXS8", [0, 0, 0, 300], alone)]), ["ew_above 500→300 Vulnerability"])
  })

  it("scores by the old scale where asked", () => {
    const deals = [entry("7SXW9", [0, 700, 0, 0]), entry("1HXXS7", [120, 50, 0, 0])]
    assert.deepStrictEqual(told(deals, { scale: "old" }), [])
    assert.deepStrictEqual(told(deals).length, 2)
  })

  it("scores duplicate boards", () => {
    const board = (text: string, nsScore: number, more: Partial<Entry>) =>
      entry(text, undefined, { rubber: undefined, nsScore, ...more })
    const options = { variant: "duplicate" } as const
    assert.deepStrictEqual(
      told([board("4SS10", 620, { board: 2 }), board("4SS10", 420, { vulnerable: 0 })], options),
      []
    )
    assert.deepStrictEqual(told([board("4SS10", 420, { board: 2 })], options), [
      "ns_score 620→420 Vulnerability DuplicateBonus"
    ])
    assert.deepStrictEqual(told([board("2SS8", 60, { board: 1 })], options), [
      "ns_score 110→60 DuplicateBonus"
    ])
  })

  it("scores Chicago with its bonuses", () => {
    const deals = [
      entry("4SS10", [120, 300, 0, 0]),
      entry("2HW8", [0, 0, 60, 0]),
      entry("pass", [0, 0, 0, 0]),
      entry("2HS8", [60, 0, 0, 0]),
      entry("1NS7", [40, 500, 0, 0], { nsTotal: 1020, ewTotal: 60 })
    ]
    assert.deepStrictEqual(told(deals, { variant: "chicago" }), [])
    const last = [...deals.slice(0, 4), entry("1CS7", [20, 0, 0, 0])]
    assert.deepStrictEqual(told(last, { variant: "chicago" }), ["ns_above 100→0 DuplicateBonus"])
  })
})
