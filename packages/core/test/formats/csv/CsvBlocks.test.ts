import { assert, describe, it } from "@effect/vitest"
import { CsvBlocks, type CsvFault } from "../../../src/formats/csv/CsvBlocks.ts"
import { Sequence } from "../../support/archive/Sequence.ts"

interface Read {
  readonly rows: Array<readonly [line: number, cells: ReadonlyArray<string>]>
  readonly faults: Array<CsvFault>
}

/** Reads a text in pieces, of `size` characters or of lengths from a sequence. */
const read = (text: string, size: () => number, width = 3): Read => {
  const blocks = new CsvBlocks(",", 1, width)
  const all: Read = { rows: [], faults: [] }
  const add = ({ faults, line, lines, rows }: ReturnType<CsvBlocks["push"]>) => {
    for (const [n, cells] of rows.entries()) all.rows.push([lines?.[n] ?? line + n, cells])
    all.faults.push(...faults)
  }
  for (let at = 0; at < text.length;) {
    const length = Math.max(1, size())
    add(blocks.push(text.slice(at, at + length)))
    at += length
  }
  add(blocks.end())
  return all
}
const told = ({ faults, rows }: Read) => [
  ...rows.map(([line, cells]) => `${line} ${cells.join("|")}`),
  ...faults.map(({ column, fault, line }) => `${line}:${column} ${fault}`)
]
const whole = (text: string) => told(read(text, () => text.length))

describe("CsvBlocks", () => {
  it("loses one line for a mark that is never closed, and none of the records of several lines behind it", () => {
    assert.deepStrictEqual(whole('a,b,c\nbad,"b,c\n1,"two\nlines",3\n4,5,6\n'), [
      "1 a|b|c",
      "3 1|two\nlines|3",
      "5 4|5|6",
      "2:5 QuoteOpen"
    ])
  })

  it.each([
    ['1,"2,3\n4,5,6', ["2 4|5|6", "1:3 QuoteOpen"]],
    ['1,2,"3\n4,"",6\n', ["2 4||6", "1:5 QuoteOpen"]],
    ['"1","2,"3"\n"4","5","6"\n', ["2 4|5|6", "1:5 QuoteOpen"]],
    ['1,"2" ,3\n', ["1 1|2|3"]],
    ['1,5" board,3\n4,5,6\n', ['1 1|5" board|3', "2 4|5|6"]],
    ['1,"a ""b""",3\n', ['1 1|a "b"|3']],
    ['"1","2","3"', ["1 1|2|3"]],
    ['1, "2,2", "3"\n4,5,6\n', ["1 1|2,2|3", "2 4|5|6"]],
    ['1,2,"3', ["1:5 QuoteOpen"]],
    ["\n\n1,2,3\n", ["1 ", "2 ", "3 1|2|3"]]
  ])("reads %j", (text, expected) => assert.deepStrictEqual(whole(text), expected))

  it("reads the same however it is cut, and one spoiled line costs no other", () => {
    const sequence = new Sequence(5)
    const pieces = ["x", "12", ",", "\n", '"', " ", "ł", ""]
    for (let round = 0; round < 300; round++) {
      let text = ""
      let line = 1
      const expected: Read = { rows: [], faults: [] }
      const spoiled = sequence.below(8)
      for (let n = 0; n < 8; n++) {
        if (n === spoiled) {
          text += 'left,"open,here\n'
          expected.faults.push({ line, column: 6, fault: "QuoteOpen", text: 'left,"open,here' })
          line++
        }
        // A letter first: a cell that begins with a delimiter could be read the other way round.
        const cells = [0, 1, 2].map(
          () => `x${Array.from({ length: sequence.below(4) }, () => sequence.pick(pieces)).join("")}`
        )
        expected.rows.push([line, cells])
        text += `${cells.map((cell) => (/[,"\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\n`
        line += cells.join("").split("\n").length
      }
      assert.deepStrictEqual(told(read(text, () => sequence.below(20))), told(expected), JSON.stringify(text))
    }
  })
})
