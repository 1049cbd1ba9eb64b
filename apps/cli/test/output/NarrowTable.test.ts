import { describe, expect, it } from "vitest"
import { toColumns } from "../../src/output/Table.ts"

const shown = (text: string) => text.split("\n")

describe("toColumns", () => {
  const table = {
    columns: ["side", "what", "first figure", "second"],
    rows: [
      ["NS", "a", "  1.5 ± 0.5", 20],
      ["NS", "b", " 10.5 ± 0.5", 3]
    ]
  }

  it("lays the table out the same wherever there is room", () => {
    const whole = [
      "side  what  first figure  second",
      "NS    a       1.5 ± 0.5       20",
      "NS    b      10.5 ± 0.5        3"
    ]
    expect(shown(toColumns(table))).toEqual(whole)
    expect(shown(toColumns(table, { width: 32 }))).toEqual(whole)
  })

  it("moves it closer together, the headings in lines", () => {
    expect(shown(toColumns(table, { width: 31 }))).toEqual([
      "            first",
      "side  what  figure     second",
      "NS    a      1.5 ±0.5      20",
      "NS    b     10.5 ±0.5       3"
    ])
  })

  it("says above it what all rows begin with", () => {
    expect(shown(toColumns(table, { width: 24, keys: 2 }))).toEqual([
      "side NS",
      "",
      "      first",
      "what  figure     second",
      "a      1.5 ±0.5      20",
      "b     10.5 ±0.5       3"
    ])
  })

  it("shows it in parts, each with its first columns", () => {
    expect(shown(toColumns(table, { width: 16 }))).toEqual([
      "side  what",
      "NS    a",
      "NS    b",
      "",
      "      first",
      "side  figure",
      "NS     1.5 ±0.5",
      "NS    10.5 ±0.5",
      "",
      "side  second",
      "NS        20",
      "NS         3"
    ])
  })

  it("wraps words in its last column", () => {
    const told = {
      columns: ["n", "pays"],
      rows: [
        [1, "yes"],
        [2, "the same (within the error)"]
      ]
    }
    expect(shown(toColumns(told, { width: 17 }))).toEqual([
      "n  pays",
      "1  yes",
      "2  the same",
      "   (within the",
      "   error)"
    ])
  })

  it("lists a single row, and rows whose columns fit nowhere", () => {
    const one = { columns: ["rubber", "field", "wins the rubber"], rows: [["1-0 0/0", "+320", "73 %"]] }
    const listed = ["1-0 0/0", "  field            +320", "  wins the rubber  73 %"]
    expect(shown(toColumns(one, { width: 21 }))).toEqual(listed)
    expect(shown(toColumns({ ...one, rows: [...one.rows, ...one.rows] }, { width: 12 }))).toEqual([
      ...listed,
      "",
      ...listed
    ])
  })

  it("wraps names and values without headings", () => {
    const pairs = {
      columns: ["", ""],
      rows: [
        ["margins at 5, 50 %", "−90, +860"],
        ["deals", "5.5"]
      ]
    }
    expect(shown(toColumns(pairs, { width: 21 }).trimStart())).toEqual([
      "margins at",
      "5, 50 %     −90, +860",
      "deals       5.5"
    ])
  })
})
