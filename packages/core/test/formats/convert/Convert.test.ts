import { assert, describe, it } from "@effect/vitest"
import { fromJson, toJson } from "../../../src/formats/convert/RecordJson.ts"
import { PbnGameWriter } from "../../../src/formats/convert/RecordPbn.ts"
import { ResultsWriter } from "../../../src/formats/convert/RecordResults.ts"
import { UnreadableRecord } from "../../../src/formats/csv/RecordFault.ts"
import { type DealRecord, EMPTY_RECORD } from "../../../src/formats/DealRecord.ts"
import { read as readPbn } from "../../../src/formats/pbn/PbnFile.ts"
import { fileText } from "../../../src/formats/pbn/PbnWriter.ts"
import { read as readResults } from "../../../src/formats/results/ResultFile.ts"
import { toText } from "../../../src/result/ResultText.ts"
import { PbnCheck } from "../../../src/validation/BoardCheck.ts"

const PBN = `[Board "3"]
[North "Ann"]
[East "Bo"]
[South "Cy"]
[West "Di"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Declarer "S"]
[Contract "5HX"]
[Result "9"]
[Auction "N"]
1D 1S 3H 4S
4NT X Pass Pass
5C X 5H X
AP
[Play "W"]
SK H3 S4 S3
C5 C2 C6 CK
S2 - - -
*
`
const records = () => readPbn(PBN).entries.map(({ board }) => board)
const plain = (record: DealRecord) => {
  const keys = Object.keys(EMPTY_RECORD) as ReadonlyArray<keyof typeof EMPTY_RECORD>
  return Object.fromEntries(keys.map((key) => [key, record[key]]))
}
/** The golden rubber, the result lines of docs/rules.md#worked-rubber. */
const GOLDEN = ["2HS10", "4SXW8", "3NE10", "3SW9", "2DE6", "6HXN13 honours N 100", "1NE8", "3CS9", "3HW9"]

const golden = (): ReadonlyArray<DealRecord> =>
  readResults(GOLDEN.join("\n")).rubbers.flatMap((rubber) =>
    rubber.deals.map(({ line, result }) => ({
      ...EMPTY_RECORD,
      line,
      rubber: "1",
      ...(result._tag === "PassedOut"
        ? { contract: "PassedOut" as const }
        : { contract: result.contract, tricks: result.tricks, honours: result.honours })
    }))
  )

describe("toJson", () => {
  it("gives a line that reads back as the same record", () => {
    for (const record of [...records(), ...golden()]) {
      const again = fromJson(toJson(record), record.line)
      if (again instanceof UnreadableRecord) return assert.fail(again.message)
      assert.deepStrictEqual(plain(again), plain(record))
    }
    return undefined
  })

  it.each([
    ['{"deal":"N:AK"}', "Deal"],
    ['{"dealer":"N","auction":"1C 1Z"}', "Auction"],
    ['{"dealer":"N","auction":"1D 1C"}', "Auction"],
    ['{"contract":"4Z"}', "Contract"],
    ['{"contract":"4S"}', "Declarer"],
    ['{"contract":"4SN","tricks":10,"result":"-1"}', "TricksDisagree"],
    ['{"contract":"4SN","declarer":"S"}', "DeclarerDisagrees"],
    ['{"contract":"4SN","result":"1"}', "ResultUnsigned"],
    ['{"tricks":14}', "Tricks"],
    ['{"honours":"many"}', "Honours"],
    ['{"play":"SA S1"}', "Play"],
    ['{"ns_below":"x"}', "Points"],
    ["[]", "NotJson"]
  ])("refuses %s", (text, fault) => {
    const read = fromJson(text, 1)
    assert.isTrue(read instanceof UnreadableRecord && read.fault === fault)
  })
})

describe("ResultsWriter", () => {
  it("writes lines that read back as the same rubbers", () => {
    const writer = new ResultsWriter()
    const text = [...golden(), ...golden()].map((record) => writer.write(record).text).join("")
    const { errors, rubbers } = readResults(text)
    assert.deepStrictEqual(errors, [])
    assert.deepStrictEqual(
      rubbers.map(({ deals }) => deals.map(({ result }) => toText(result))),
      [GOLDEN.map((one) => one), GOLDEN]
    )
  })

  it("finds the honours in the hands that it leaves behind, and says what it loses", () => {
    const [record] = records()
    const aces = {
      ...record!,
      contract: { ...(record!.contract as object), denomination: "Diamonds" } as never
    }
    const written = new ResultsWriter().write(aces)
    assert.strictEqual(written.text, 'players North="Ann" East="Bo" South="Cy" West="Di"\n5DXS9\n')
    assert.deepStrictEqual(written.losses, ["hands", "auction", "play", "board"])
  })

  it("leaves out a deal without a result", () => {
    assert.deepStrictEqual(new ResultsWriter().write({ ...EMPTY_RECORD, line: 1 }), {
      text: "",
      losses: ["result"]
    })
  })
})

describe("PbnGameWriter", () => {
  it("writes a record that reads back as the same", () => {
    const [record] = records()
    const text = fileText([new PbnGameWriter().game(record!).game])
    assert.deepStrictEqual(plain(readPbn(text).entries[0]!.board), plain(record!))
  })

  it("writes a rubber whose scores and history the validator agrees with", () => {
    const writer = new PbnGameWriter()
    const text = fileText([...golden(), ...golden()].map((record) => writer.game(record).game))
    const { entries, errors, warnings } = readPbn(text)
    assert.deepStrictEqual([errors, warnings], [[], []])
    const check = new PbnCheck()
    const findings = entries.flatMap(({ board }) => {
      const found = check.check(board)
      return "_tag" in found ? assert.fail(found.message) : found
    })
    // The hands are not known, so the honours can only be supposed.
    assert.deepStrictEqual(
      findings.map(({ field, reason }) => `${field} ${reason}`),
      ["ns_above ExplainedByHonours", "ns_above ExplainedByHonours"]
    )
  })
})
