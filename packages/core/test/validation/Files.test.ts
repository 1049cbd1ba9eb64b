import { assert, describe, it } from "@effect/vitest"
import { read as readLin } from "../../src/formats/lin/LinFile.ts"
import { read as readPbn } from "../../src/formats/pbn/PbnFile.ts"
import { read as readResults } from "../../src/formats/results/ResultFile.ts"
import { PbnCheck } from "../../src/validation/BoardCheck.ts"
import { linFindings } from "../../src/validation/PlayCheck.ts"
import type { Finding } from "../../src/validation/Reason.ts"
import { checkRecorded } from "../../src/validation/RecordedCheck.ts"
import { Validator, type ValidatorOptions } from "../../src/validation/Validator.ts"

const told = (findings: ReadonlyArray<Finding>) =>
  findings.map(
    ({ expected, field, found, line, reason }) => `${line} ${field} ${expected}→${found} ${reason}`
  )
const results = (text: string) => {
  const validator = new Validator()
  return readResults(text).rubbers.flatMap(
    (rubber, n) => checkRecorded(validator, rubber, rubber.label ?? String(n + 1), "current").findings
  )
}
const pbn = (text: string, options: Partial<ValidatorOptions> = {}) => {
  const check = new PbnCheck(options)
  return readPbn(text).entries.flatMap(({ board }) => {
    const found = check.check(board)
    return "_tag" in found ? assert.fail(found.message) : found
  })
}
const game = (contract: string, declarer: string, result: number, more = "") =>
  `[Declarer "${declarer}"]\n[Contract "${contract}"]\n[Result "${result}"]\n${more}\n`

describe("checkRecorded", () => {
  it("checks what was written, honours on later lines included", () => {
    const text = "2HS10 wrote NS below 60 above 60\n4HN9 wrote EW above 50 NS above 100\nhonours S 100 deal 2"
    assert.deepStrictEqual(told(results(text)), [])
    assert.deepStrictEqual(told(results(text.replace("above 100", "above 150"))), [
      "2 ns_above 100→150 Honours"
    ])
  })

  it("checks totals and the margin", () => {
    const rubber = "4HS= wrote NS below 120\n4HS= wrote NS below 120 above 700\n"
    assert.deepStrictEqual(told(results(`${rubber}total NS 940 EW 0 margin NS 940`)), [])
    assert.deepStrictEqual(told(results(`${rubber}total NS 950 EW 0 margin NS 940`)), [
      "3 ns_total 940→950 Addition",
      "3 margin 950→940 Addition"
    ])
  })

  it("keeps rubbers apart", () => {
    const text = "4HS= wrote NS below 120\nrubber\n4HS-1 wrote EW above 50\nrubber\n4HS= wrote NS below 120"
    assert.deepStrictEqual(told(results(text)), [])
  })
})

describe("FigureSheet", () => {
  const SHEET = [
    "NS below 60",
    "NS above 60",
    "NS above 300",
    "EW below 100",
    "EW above 30",
    "game EW",
    "EW below 90",
    "NS above 200",
    "NS below 360",
    "NS above 650",
    "game NS",
    "EW below 40",
    "EW above 30",
    "NS below 60",
    "EW below 90",
    "EW above 500",
    "game EW",
    "total NS 1690 EW 880 margin NS 810"
  ]
  const without = (line: string) => SHEET.filter((one) => one !== line).join("\n")
  const changed = (from: string, to: string) => SHEET.map((one) => (one === from ? to : one)).join("\n")

  it("finds nothing in the golden rubber", () => assert.deepStrictEqual(told(results(SHEET.join("\n"))), []))

  it.each([
    [
      "an impossible trick score",
      changed("NS below 360", "NS below 350"),
      ["9 ns_below null→350 ImpossibleFigure", "18 ns_total 1680→1690 Addition"]
    ],
    [
      "an impossible premium",
      changed("NS above 650", "NS above 655"),
      ["10 ns_above null→655 ImpossibleFigure", "18 ns_total 1695→1690 Addition"]
    ],
    [
      "a game line that is missing",
      without("game EW"),
      ["6 game EW→null GameLine", "16 game EW→null GameLine"]
    ],
    [
      "a game line too many",
      SHEET.join("\n").replace("NS below 60\n", "NS below 60\ngame NS\n"),
      ["2 game null→NS GameLine"]
    ],
    [
      "the wrong rubber bonus",
      changed("EW above 500", "EW above 700"),
      ["18 ew_above 500→700 RubberBonus", "18 ew_total 1080→880 Addition"]
    ],
    [
      "a rubber bonus left out",
      without("EW above 500"),
      ["17 ew_above 500→null RubberBonus", "17 ew_total 380→880 Addition"]
    ],
    [
      "a wrong addition",
      changed("total NS 1690 EW 880 margin NS 810", "total NS 1690 EW 890"),
      ["18 ew_total 880→890 Addition"]
    ],
    [
      "totals exchanged",
      changed("total NS 1690 EW 880 margin NS 810", "total NS 880 EW 1690"),
      ["18 ns_total 1690→880 WrongSide", "18 ew_total 880→1690 WrongSide"]
    ],
    [
      "a wrong margin",
      changed("total NS 1690 EW 880 margin NS 810", "total NS 1690 EW 880 margin EW 810"),
      ["18 margin -810→810 WrongSide"]
    ]
  ])("tells of %s", (_, text, expected) => assert.deepStrictEqual(told(results(text)), expected))

  it("says which contracts could have written a figure", () => {
    const [finding] = results("NS below 120\ngame NS\nEW below 60\nEW above 1650")
    assert.deepStrictEqual([finding?.reason, finding?.field], ["Vulnerability", "ew_above"])
    assert.include(finding?.couldBe ?? [], "7CX= honours 100")
  })

  it("takes a running total for what it is", () => {
    const [other] = results("NS below 70\nNS below 110")
    assert.deepStrictEqual([other?.reason, other?.expected], ["PartscoreCarry", 40])
  })
})

describe("PbnCheck", () => {
  it("checks rubber scores with or without the bonus in them", () => {
    const first = game("4H", "S", 10, '[ScoreRubber "NS 0/120"]')
    const bonus = game("4H", "S", 11, '[ScoreRubber "NS 730/120 EW 0/0"]')
    const bare = game("4H", "S", 11, '[ScoreRubber "NS 30/120"]')
    assert.deepStrictEqual(told(pbn(`${first}\n${bonus}`)), [])
    assert.deepStrictEqual(told(pbn(`${first}\n${bare}`)), [])
    assert.deepStrictEqual(told(pbn(game("4H", "S", 10, '[ScoreRubber "0/90"]'))), [
      "4 ns_below 120→90 Unexplained"
    ])
  })

  it("explains a hundred more by honours, unless the hands are known", () => {
    const more = '[ScoreRubber "NS 100/120"]'
    assert.deepStrictEqual(told(pbn(game("4H", "S", 10, more))), ["4 ns_above 0→100 ExplainedByHonours"])
    const hands = '[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]\n'
    assert.deepStrictEqual(told(pbn(game("4H", "S", 10, hands + more))), ["5 ns_above 0→100 Honours"])
  })

  it("checks the history from deal to deal", () => {
    const deals = (history: string) =>
      `${game("4H", "S", 10, '[ScoreRubberHistory "NS 0 0/0 EW 0 0/0"]')}\n${game("4SX", "W", 8, `[ScoreRubberHistory "${history}"]`)}`
    assert.deepStrictEqual(told(pbn(deals("NS 0 0/120 0 EW 0 0/0 0"))), [])
    assert.deepStrictEqual(told(pbn(deals("NS 0 0/120 20 EW 0 0/0 0"))), [
      "9 history NS 0 0/120 0 EW 0 0/0 0→NS 0 0/120 20 EW 0 0/0 0 History"
    ])
    assert.deepStrictEqual(
      told(pbn(deals("NS 0 0/120 10 EW 0 0/90 0"))).map((text) => text.split(" ").at(-1)),
      ["ImpossibleFigure"]
    )
  })

  it("tells a mistake once, though later histories are built on it", () => {
    const deals = (score: string, ...histories: ReadonlyArray<string>) =>
      pbn(
        [
          game("2H", "S", 8, `[ScoreRubberHistory "NS 0 0/0 EW 0 0/0"]\n[ScoreRubber "${score}"]`),
          game("4SX", "W", 8, `[ScoreRubberHistory "${histories[0]}"]\n[ScoreRubber "NS 300/0 EW 0/0"]`),
          game("2H", "S", 8, `[ScoreRubberHistory "${histories[1]}"]\n[ScoreRubber "NS 0/60 EW 0/0"]`),
          game("2H", "S", 8, `[ScoreRubberHistory "${histories[2]}"]`)
        ].join("\n")
      ).map(({ line, reason, severity }) => `${line} ${reason} ${severity}`)
    const right = ["NS 0 0/60 EW 0 0/0", "NS 0 300/60 EW 0 0/0", "NS 0 300/120 0 EW 0 0/0 0"]
    const notes = (...lines: ReadonlyArray<number>) => lines.map((line) => `${line} History note`)
    assert.deepStrictEqual(deals("NS 0/60 EW 0/0", ...right), [])
    // A wrong score, carried on: in the points above, and in the points below, which end the game one deal sooner.
    const above = ["NS 0 30/60 EW 0 0/0", "NS 0 330/60 EW 0 0/0", "NS 0 330/120 0 EW 0 0/0 0"]
    assert.deepStrictEqual(deals("NS 30/60 EW 0/0", ...above), ["5 Overtricks error", ...notes(10, 16, 22)])
    const below = ["NS 0 0/120 0 EW 0 0/0 0", "NS 0 300/120 0 EW 0 0/0 0", "NS 0 300/120 60 EW 0 0/0 0"]
    assert.deepStrictEqual(deals("NS 0/120 EW 0/0", ...below), ["5 Doubling error", ...notes(10, 16, 22)])
    // The same wrong score with right histories, and then with one that is neither.
    assert.deepStrictEqual(deals("NS 30/60 EW 0/0", ...right), ["5 Overtricks error"])
    const lost = ["NS 0 30/60 EW 0 0/0", "NS 0 310/60 EW 0 0/0", "NS 0 310/120 0 EW 0 0/0 0"]
    assert.deepStrictEqual(deals("NS 30/60 EW 0/0", ...lost), [
      "5 Overtricks error",
      "10 History note",
      "16 History error",
      "22 History note"
    ])
    // A wrong history, and the next one built on it.
    const wrong = ["NS 0 0/60 EW 0 0/0", "NS 0 500/60 EW 0 0/0", "NS 0 500/120 0 EW 0 0/0 0"]
    assert.deepStrictEqual(deals("NS 0/60 EW 0/0", ...wrong), ["16 History error", "22 History note"])
  })

  it("accepts a history with points that may have been honours", () => {
    const down = game("4H", "S", 9, '[ScoreRubber "EW 150/0 NS 0/0"]')
    const next = game("4SX", "W", 8, '[ScoreRubberHistory "NS 0 0/0 EW 0 150/0"]')
    assert.deepStrictEqual(told(pbn(`${down}\n${next}`)), ["4 ew_above 50→150 Undertricks"])
    const history = next.replace("150/0", "100/0")
    assert.strictEqual(told(pbn(`${down}\n${history}`)).length, 2)
  })

  it("begins where the history of the first game says", () => {
    const text = game(
      "2H",
      "S",
      8,
      '[ScoreRubberHistory "NS 0 30/100 60 EW 0 300/60 0"]\n[ScoreRubber "NS 700/60"]'
    )
    assert.deepStrictEqual(told(pbn(text)), [])
  })

  it("checks the vulnerability that stands beside", () => {
    const text = `${game("4H", "S", 10)}\n${game("4H", "S", 10, '[Scoring "Rubber"]\n[Vulnerable "None"]')}`
    assert.deepStrictEqual(told(pbn(text)), ["6 vulnerable ns→none Vulnerability"])
  })

  it("compares a duplicate score with duplicate, and never with rubber columns", () => {
    const rubber = game("2C", "E", 9, '[Scoring "Rubber"]\n[Vulnerable "None"]\n[Score "EW 110"]')
    assert.deepStrictEqual(told(pbn(rubber)), [])
    const pairs = game("2C", "E", 9, '[Scoring "MP"]\n[Vulnerable "None"]\n[Score "EW 90"]')
    assert.deepStrictEqual(told(pbn(pairs)), ["6 ns_score -110→-90 Overtricks"])
    const unnamed = game("3NT", "N", 9, '[Vulnerable "EW"]\n[Score "NS 410"]')
    assert.deepStrictEqual(told(pbn(`${unnamed}\n${unnamed}`)).length, 2)
    assert.deepStrictEqual(told(pbn(unnamed.replace("410", "400"))), [])
    assert.deepStrictEqual(told(pbn(unnamed.replace('[Vulnerable "EW"]\n', ""))), [])
    const old = game("7SX", "W", 9, '[Scoring "MP;OldMP"]\n[Vulnerable "None"]\n[Score "NS 700"]')
    assert.deepStrictEqual(told(pbn(old)), [])
  })

  it("checks the result against the play", () => {
    const play =
      '[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n[Play "E"]\nH2 D2 C2 S2\n*'
    assert.deepStrictEqual(told(pbn(game("1S", "N", 7, play))), [])
    assert.deepStrictEqual(told(pbn(game("1S", "N", 0, play))), ["3 tricks 1→0 PlayDisagrees"])
    assert.deepStrictEqual(told(pbn(game("1S", "N", 0, play).replace('"0"', '"^0"'))), [])
  })
})

describe("linFindings", () => {
  const board = (claim: number, list = "") =>
    `${list}qx|o1|md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|mb|p|mb|1S|mb|p|mb|p|mb|p|pc|S2|pc|H2|pc|D2|pc|C2|mc|${claim}|`
  const lin = (text: string) => told(readLin(text).boards.flatMap(linFindings))

  it("checks the claim against the play and the list against both", () => {
    assert.deepStrictEqual(lin(board(0)), [])
    assert.deepStrictEqual(lin(board(13)), ["1 tricks 0→13 PlayDisagrees"])
    assert.deepStrictEqual(lin(board(0, "rs|1SE-6|")), ["1 tricks 0→1 PlayDisagrees"])
  })
})
