/**
 * Results that commands wrote with `--format json` (or jsonl), read back for a report. What a run is shows in its
 * keys, which docs/cli.md promises; keys that are not needed are left alone.
 */
import { Result, Schema, SchemaIssue } from "effect"
import { jsonFaultAt } from "./jsonFault.ts"
import {
  BreakEvenJson,
  ComparisonJson,
  EquityJson,
  FindingJson,
  RuleCheckJson,
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
  | { readonly kind: "rules"; readonly run: ReadonlyArray<RuleCheckJson> }
  /** An empty list: a validation that found nothing writes one, and so does a sheet without deals. */
  | { readonly kind: "nothing"; readonly run: string }

export const RunFault = Schema.Literals(["NotJson", "NoObject", "Keys", "Damaged"])

/** A file that holds no result of a command. */
export class UnreadableRun extends Schema.TaggedError<UnreadableRun>()("UnreadableRun", {
  file: Schema.String,
  fault: RunFault,
  /** What stands there, cut to a piece that fits a line; empty for the end of the file or a key that is missing. */
  found: Schema.String,
  /** Of `Damaged`: the kind of run and the way to the key, such as `model.deals`. */
  run: Schema.String,
  path: Schema.String,
  /** Of `NotJson`, from 1; otherwise 0. */
  line: Schema.Int,
  column: Schema.Int
}) {
  override get message() {
    const found = this.found === "" ? "missing" : this.found
    const what = {
      NotJson: "",
      NoObject: `it holds ${found}`,
      Keys: `its keys are ${found}`,
      Damaged: `a ${this.run} whose ${this.path} is ${found}`
    }[this.fault]
    return this.fault === "NotJson"
      ? `${this.file}:${this.line}:${this.column}: ${this.found === "" ? "the end" : `"${this.found}"`} is not JSON; write the run with --format json`
      : `${this.file} holds no run that a report can show (${what}); write one with --format json, such as rubber compare … --format json --output run.json`
  }
}

type RunFault = typeof RunFault.Type
type Fault = Pick<UnreadableRun, "fault" | "found"> &
  Partial<Pick<UnreadableRun, "run" | "path" | "line" | "column">>

const KINDS = {
  comparison: { mark: "differences", schema: ComparisonJson },
  sheet: { mark: "rubberWonBy", schema: SheetJson },
  breakEven: { mark: "b", schema: BreakEvenJson },
  equity: { mark: "states", schema: EquityJson },
  simulation: { mark: "rubbers", schema: SimulationJson },
  finding: { mark: "alsoExplainedBy", schema: FindingJson },
  ruleCheck: { mark: "cases", schema: RuleCheckJson },
  solved: { mark: "tricks", schema: SolvedJson }
} as const

/**
 * The runs in a file's text, in order: an object, an array of objects, or one object a line. The findings of a file are
 * one validation together, and so are checks of the rules.
 */
export const readRuns = (file: string, text: string): Result.Result<ReadonlyArray<Run>, UnreadableRun> => {
  const refuse = (fault: Fault) =>
    Result.fail(new UnreadableRun({ file, run: "", path: "", line: 0, column: 0, ...fault }))
  const values = parseJson(text)
  if (Result.isFailure(values)) return refuse(values.failure)
  const runs: Array<Run> = []
  const findings: Array<FindingJson> = []
  const checks: Array<RuleCheckJson> = []
  for (const value of values.success) {
    const run = runOf(value)
    if ("fault" in run) return refuse(run)
    if (run.kind === "finding") {
      if (findings.push(run.run) === 1) runs.push({ kind: "validation", run: findings })
    } else if (run.kind === "ruleCheck") {
      if (checks.push(run.run) === 1) runs.push({ kind: "rules", run: checks })
    } else runs.push(run)
  }
  return Result.succeed(runs.length === 0 ? [{ kind: "nothing", run: file }] : runs)
}

/** What is one of a list. */
type Part =
  | { readonly kind: "finding"; readonly run: FindingJson }
  | { readonly kind: "ruleCheck"; readonly run: RuleCheckJson }

function runOf(value: unknown): Run | Part | Fault {
  if (typeof value !== "object" || value === null) return { fault: "NoObject", found: piece(value) }
  for (const [kind, { mark, schema }] of Object.entries(KINDS)) {
    if (!Object.hasOwn(value, mark)) continue
    const decoded = Schema.decodeUnknownResult(schema as Schema.Codec<unknown>)(value)
    if (Result.isSuccess(decoded)) return { kind, run: decoded.success } as Run | Part
    const path = firstPath(decoded.failure.issue)
    const found = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], value)
    const way = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("")
    return { fault: "Damaged", run: kind, path: way.replace(/^\./u, ""), found: piece(found) }
  }
  return { fault: "Keys", found: Object.keys(value).slice(0, 6).join(", ") }
}

const standardIssues = SchemaIssue.makeFormatterStandardSchemaV1()

/** The way to the first thing that is not as it should be. */
function firstPath(issue: SchemaIssue.Issue): ReadonlyArray<PropertyKey> {
  const path = standardIssues(issue).issues[0]?.path ?? []
  return path.map((key) => (typeof key === "object" ? key.key : key))
}

const LONGEST = 60

/** A value as JSON, cut to a length that fits a line; nothing for a value that is missing. */
function piece(value: unknown): string {
  const text = value === undefined ? "" : (JSON.stringify(value) ?? "")
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function parseJson(text: string): Result.Result<ReadonlyArray<unknown>, Fault> {
  const whole = tryParse(text)
  if (Result.isSuccess(whole))
    return Result.succeed(Array.isArray(whole.success) ? whole.success : [whole.success])
  const lines = text.split("\n")
  const parsed = lines.map((line) => (line.trim() === "" ? undefined : tryParse(line)))
  const filled = parsed.filter((value) => value !== undefined)
  // One object a line, where the first line is one.
  if (filled.length < 2 || filled[0]!._tag === "Failure") return Result.fail(notJson(text, 1))
  const wrong = parsed.findIndex((value) => value?._tag === "Failure")
  return wrong < 0
    ? Result.succeed(filled.map(Result.getOrThrow))
    : Result.fail(notJson(lines[wrong]!, wrong + 1))
}

const tryParse = (text: string): Result.Result<unknown, void> =>
  Result.try({ try: () => JSON.parse(text) as unknown, catch: () => undefined })

/** The place where a text, which begins on line `first`, stops being JSON. */
function notJson(text: string, first: number): Fault {
  const at = jsonFaultAt(text) ?? text.length
  const before = text.slice(0, at).split("\n")
  const found = text
    .slice(at, at + 20)
    .split("\n")[0]!
    .trimEnd()
  return { fault: "NotJson", found, line: first + before.length - 1, column: before.at(-1)!.length + 1 }
}
