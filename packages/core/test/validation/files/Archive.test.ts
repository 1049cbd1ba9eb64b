import { assert, describe, it } from "@effect/vitest"
import { CsvCheck } from "../../../src/validation/files/CsvCheck.ts"
import { archive, SPOILED } from "../../support/archive.ts"

const check = (text: string) => {
  const csv = new CsvCheck({ variant: "rubber", scale: "current", result: undefined, columns: new Map() })
  const batches = [csv.push(text), csv.end()]
  return {
    findings: batches.flatMap(({ findings }) => findings),
    errors: batches.flatMap(({ errors }) => errors),
    records: batches.reduce((sum, { records }) => sum + records, 0)
  }
}

describe("an archive of rubbers", () => {
  const { faults, text } = archive(1, 2000, 12)
  const { errors, findings, records } = check(text)
  const byLine = Map.groupBy(findings, ({ line }) => line)

  it("has every kind of fault that a score file can have", () => {
    assert.deepStrictEqual(new Set(faults.map(({ reason }) => reason)), new Set(SPOILED))
    assert.isAbove(faults.length, 800)
  })

  it("reads every record", () => {
    assert.deepStrictEqual(errors, [])
    assert.strictEqual(records, text.split("\n").length - 2)
  })

  it("finds every fault and names its reason", () => {
    const missed = faults.filter(({ line, reason }) => {
      const found = byLine.get(line) ?? []
      return !found.some((one) => one.reason === reason || one.alsoExplainedBy.includes(reason))
    })
    assert.deepStrictEqual(missed, [])
  })

  it("gives each kind as the first reason somewhere", () => {
    const first = new Set(
      faults.flatMap(({ line, reason }) =>
        (byLine.get(line) ?? []).some((one) => one.reason === reason) ? [reason] : []
      )
    )
    assert.deepStrictEqual(
      SPOILED.filter((reason) => !first.has(reason)),
      []
    )
  })

  it("invents none", () => {
    const spoiled = new Set(faults.map(({ line }) => line))
    assert.deepStrictEqual(
      findings.filter(({ line }) => !spoiled.has(line)),
      []
    )
    assert.deepStrictEqual(check(archive(2, 2000, 0).text).findings, [])
  })
})
