/**
 * Results that commands wrote with `--format json` (or jsonl), read back for a report. What a run is shows in its
 * keys, which docs/cli.md promises; keys that are not needed are left alone.
 */
import { Result, Schema } from "effect"
import {
  BreakEvenJson,
  ComparisonJson,
  EquityJson,
  FindingJson,
  SheetJson,
  SimulationJson,
  SolvedJson
} from "./RunJson.ts"

export type Run =
  | { readonly kind: "comparison"; readonly run: ComparisonJson }
  | { readonly kind: "solved"; readonly run: SolvedJson }
  | { readonly kind: "sheet"; readonly run: SheetJson }
  | { readonly kind: "equity"; readonly run: EquityJson }
  | { readonly kind: "breakEven"; readonly run: BreakEvenJson }
  | { readonly kind: "simulation"; readonly run: SimulationJson }
  | { readonly kind: "validation"; readonly run: ReadonlyArray<FindingJson> }
  /** An empty list: a validation that found nothing writes one, and so does a sheet without deals. */
  | { readonly kind: "nothing"; readonly run: string }

export const RunFault = Schema.Literals(["NotJson", "NotARun"])

/** A file that holds no result of a command. `found` says what was wrong. */
export class UnreadableRun extends Schema.TaggedError<UnreadableRun>()("UnreadableRun", {
  file: Schema.String,
  fault: RunFault,
  found: Schema.String
}) {
  override get message() {
    return this.fault === "NotJson"
      ? `${this.file} is not JSON: ${this.found}; write the run with --format json`
      : `${this.file} holds no run that a report can show (${this.found}); write one with --format json, such as rubber compare … --format json --output run.json`
  }
}

const KINDS = {
  comparison: { mark: "differences", schema: ComparisonJson },
  sheet: { mark: "rubberWonBy", schema: SheetJson },
  breakEven: { mark: "b", schema: BreakEvenJson },
  equity: { mark: "states", schema: EquityJson },
  simulation: { mark: "rubbers", schema: SimulationJson },
  finding: { mark: "alsoExplainedBy", schema: FindingJson },
  solved: { mark: "tricks", schema: SolvedJson }
} as const

/**
 * The runs in a file's text, in order: an object, an array of objects, or one object a line. The findings of a file are
 * one validation together.
 */
export const readRuns = (file: string, text: string): Result.Result<ReadonlyArray<Run>, UnreadableRun> => {
  const values = parseJson(text)
  if (Result.isFailure(values)) {
    return Result.fail(new UnreadableRun({ file, fault: "NotJson", found: values.failure }))
  }
  const runs: Array<Run> = []
  const findings: Array<FindingJson> = []
  for (const value of values.success) {
    const run = runOf(value)
    if (typeof run === "string") return Result.fail(new UnreadableRun({ file, fault: "NotARun", found: run }))
    if (run.kind !== "finding") runs.push(run)
    else if (findings.push(run.run) === 1) runs.push({ kind: "validation", run: findings })
  }
  return Result.succeed(runs.length === 0 ? [{ kind: "nothing", run: file }] : runs)
}

function runOf(value: unknown): Run | { readonly kind: "finding"; readonly run: FindingJson } | string {
  if (typeof value !== "object" || value === null) return `it holds ${JSON.stringify(value)}`
  for (const [kind, { mark, schema }] of Object.entries(KINDS)) {
    if (!Object.hasOwn(value, mark)) continue
    const decoded = Schema.decodeUnknownResult(schema as Schema.Codec<unknown>)(value)
    return Result.isSuccess(decoded)
      ? ({ kind, run: decoded.success } as Run)
      : `a ${kind} with ${decoded.failure.message.split("\n").join(" ")}`
  }
  return `its keys are ${Object.keys(value).slice(0, 6).join(", ")}`
}

function parseJson(text: string): Result.Result<ReadonlyArray<unknown>, string> {
  const whole = tryParse(text)
  if (Result.isSuccess(whole))
    return Result.succeed(Array.isArray(whole.success) ? whole.success : [whole.success])
  const lines = text.split("\n").filter((line) => line.trim() !== "")
  if (lines.length < 2) return Result.fail(whole.failure)
  const values: Array<unknown> = []
  for (const line of lines) {
    const value = tryParse(line)
    if (Result.isFailure(value)) return Result.fail(whole.failure)
    values.push(value.success)
  }
  return Result.succeed(values)
}

const tryParse = (text: string): Result.Result<unknown, string> =>
  Result.try({
    try: () => JSON.parse(text) as unknown,
    catch: (error) => (error instanceof Error ? error.message : String(error))
  })
