/** Archives with known faults in every format: each fault is found and named, and none is invented. */
import { assert, describe, it } from "@effect/vitest"
import { CsvCheck } from "../../../src/validation/files/CsvCheck.ts"
import type { CheckOptions, FileCheck } from "../../../src/validation/files/FileCheck.ts"
import { JsonlCheck, LinCheck, PbnFileCheck, ResultCheck } from "../../../src/validation/files/LineChecks.ts"
import { type Finding, type Reason, REASONS } from "../../../src/validation/Reason.ts"
import { archive, type ArchiveKind, type Fault } from "../../support/archive/index.ts"
import { BOARD_REASONS } from "../../support/archive/boards.ts"
import { SHEET_REASONS } from "../../support/archive/sheets.ts"
import { SPOILED } from "../../support/archive/spoils.ts"

const OPTIONS: CheckOptions = { variant: "rubber", scale: "current", result: undefined, columns: new Map() }
const CHECKS: Readonly<Record<ArchiveKind, () => FileCheck>> = {
  csv: () => new CsvCheck(OPTIONS),
  jsonl: () => new JsonlCheck(OPTIONS),
  results: () => new ResultCheck(OPTIONS),
  pbn: () => new PbnFileCheck(OPTIONS),
  lin: () => new LinCheck(OPTIONS),
  figures: () => new ResultCheck(OPTIONS),
  "figures.csv": () => new CsvCheck(OPTIONS)
}

const check = (kind: ArchiveKind, text: string) => {
  const file = CHECKS[kind]()
  const batches = [file.push(text), file.end()]
  return {
    findings: batches.flatMap(({ findings }) => findings),
    errors: batches.flatMap(({ errors }) => errors)
  }
}

const gives = ({ alsoExplainedBy, reason }: Finding, wanted: Reason) =>
  reason === wanted || alsoExplainedBy.includes(wanted)

const TABLE: ReadonlyArray<Reason> = [...SPOILED, "Addition"]
/** How many rubbers (boards of LIN), one wrong in how many, and the kinds of fault that the format can have. */
const ROWS: ReadonlyArray<readonly [ArchiveKind, number, number, ReadonlyArray<Reason>]> = [
  ["csv", 2000, 12, TABLE],
  ["jsonl", 700, 8, TABLE],
  ["results", 700, 8, TABLE],
  ["pbn", 700, 6, [...SPOILED, ...BOARD_REASONS]],
  ["lin", 100, 5, ["PlayDisagrees"]],
  ["figures", 300, 2, SHEET_REASONS],
  ["figures.csv", 300, 2, SHEET_REASONS]
]

describe.each(ROWS)("an archive of %s", (kind, rubbers, every, reasons) => {
  const { faults, text } = archive(kind, 1, rubbers, every)
  const { errors, findings } = check(kind, text)
  /** Sheets of figures show a fault somewhere in its rubber, deals on their line. */
  const place = kind.startsWith("figures") ? rubberOf(text) : (line: number) => line
  const found = Map.groupBy(findings, ({ line }) => place(line))

  it("has every kind of fault that the format can have", () => {
    assert.deepStrictEqual(new Set(faults.map(({ reason }) => reason)), new Set(reasons))
    assert.deepStrictEqual(errors, [])
  })

  it("shows every fault and its reason", () => {
    const missed = faults.filter(
      ({ line, reason }) => !found.get(place(line))?.some((one) => gives(one, reason))
    )
    assert.deepStrictEqual(missed, [])
  })

  it("gives each kind as the first reason somewhere", () => {
    const first = (fault: Fault) =>
      found.get(place(fault.line))?.some(({ reason }) => reason === fault.reason)
    const named = new Set(faults.filter(first).map(({ reason }) => reason))
    assert.deepStrictEqual(
      reasons.filter((reason) => !named.has(reason)),
      []
    )
  })

  it("shows nothing else", () => {
    const spoiled = new Set(faults.map(({ line }) => place(line)))
    assert.deepStrictEqual(
      findings.filter(({ line }) => !spoiled.has(place(line))),
      []
    )
    const right = check(kind, archive(kind, 2, rubbers, 0).text)
    assert.deepStrictEqual([right.findings, right.errors], [[], []])
  })
})

describe("the archives together", () => {
  it("have every reason there is", () => {
    const all = new Set(ROWS.flatMap(([, , , reasons]) => reasons))
    assert.deepStrictEqual(
      REASONS.filter((reason) => !all.has(reason)),
      []
    )
  })
})

/** The rubber a line belongs to, of a sheet that begins each with its number. */
function rubberOf(text: string): (line: number) => number {
  let rubber = 0
  const rubbers = text
    .split("\n")
    .map((line) => (rubber = Number(/^(?:rubber )?(\d+)/u.exec(line)?.[1] ?? rubber)))
  return (line) => rubbers[line - 1]!
}
