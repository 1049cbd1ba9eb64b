/** Every failure as one line on stderr, and the exit code that goes with it. A stack trace never reaches a user. */
import {
  errorText,
  hasErrorText,
  type Lang as Language,
  type TypedError,
  type Words,
  wordsOf
} from "@rubber-bridge/reports/words/index"
import { Cause, Schema } from "effect"
import type { CliError } from "effect/cli"
import { unwritableText, UnwritableFile } from "./WriteFile.ts"

/** Codes of docs/cli.md: 2 wrong input or options, 130 interrupted; 70 a fault of ours (EX_SOFTWARE). */
export const EXIT = { done: 0, findings: 1, wrongInput: 2, ownFault: 70, interrupted: 130 } as const

/** An error and where its text stood: the name of a flag or argument, or a file with line and column. */
export class Misread extends Schema.TaggedError<Misread>()("Misread", {
  where: Schema.String,
  cause: Schema.Defect()
}) {
  override get message() {
    return `${this.where}: ${(this.cause as Error).message}`
  }
}

/** An option or a combination of options that cannot be; `detail` is already in the user's language. */
export class WrongUse extends Schema.TaggedError<WrongUse>()("WrongUse", { detail: Schema.String }) {
  override get message() {
    return this.detail
  }
}

/** The command did its work and found something to report: exit 1, nothing more to say. */
export class Findings extends Schema.TaggedError<Findings>()("Findings", {}) {}

/** Records could not be read, each of which has been reported already: exit 2, nothing more to say. */
export class ReportedAlready extends Schema.TaggedError<ReportedAlready>()("ReportedAlready", {}) {}

/** The line for stderr, without its line feed. */
export const failureLine = (error: unknown, lang: Language): string =>
  `rubber: ${oneLine(describe(error, lang))}`

function describe(error: unknown, lang: Language): string {
  if (error instanceof Misread) return `${error.where}: ${describe(error.cause, lang)}`
  if (error instanceof WrongUse) return error.detail
  if (error instanceof UnwritableFile) return unwritableText(error, wordsOf(lang))
  if (error instanceof Error && "_tag" in error) return errorText(error as TypedError, lang)
  return error instanceof Error ? error.message : String(error)
}

/** Any fault of our own, shortened to its message; only a defect's own message is in no language of ours. */
export const faultLine = (cause: Cause.Cause<unknown>, lang: Language): string => {
  const fault = Cause.squash(cause)
  const typed = fault instanceof Error && "_tag" in fault && hasErrorText(String(fault._tag), lang)
  const message =
    typed || !(fault instanceof Error) ? describe(fault, lang) : `${fault.name}: ${fault.message}`
  return `rubber: ${wordsOf(lang).cli.ownFault(oneLine(message))}`
}

/** The command line could not be understood; the library's words are put into ours. */
export const usageLine = (
  errors: ReadonlyArray<CliError.NonShowHelpErrors>,
  command: ReadonlyArray<string>,
  words: Words
): string => {
  const { cli } = words
  const error = errors[0]
  const help = error?._tag === "UnknownSubcommand" ? ["rubber"] : command
  return oneLine(`rubber: ${usageText(error, words)}; ${cli.seeHelp([...help, "--help"].join(" "))}`)
}

function usageText(error: CliError.NonShowHelpErrors | undefined, { cli }: Words): string {
  switch (error?._tag) {
    case "UnrecognizedOption":
      return cli.unknownFlag(error.option, error.suggestions[0])
    case "MissingOption":
      return cli.missingFlag(error.option)
    case "MissingArgument":
      return cli.missingArgument(error.argument.toUpperCase())
    case "UnexpectedArgument":
      return cli.unexpectedArgument(error.arguments[0] ?? "")
    case "UnknownSubcommand":
      return cli.unknownCommand(error.subcommand, error.suggestions[0])
    case "InvalidValue":
      return invalidValue(error, cli)
    default:
      return error?.message ?? ""
  }
}

function invalidValue({ expected, kind, option, value }: CliError.InvalidValue, cli: Words["cli"]): string {
  const name = kind === "flag" ? `--${option}` : option.toUpperCase()
  if (value === "") return cli.missingValue(name)
  // The library reports a repeated flag as the value "2 occurrences" where "at most 1 value" was expected.
  if (/^\d+ occurrences$/u.test(value) && expected.startsWith("at most ")) return cli.flagTwice(name)
  const choices = expected
    .replace(/^Expected /u, "")
    .split(" | ")
    .map((choice) => choice.replaceAll('"', ""))
  return choices.length > 1 ? cli.chooseFrom(name, value, choices) : cli.invalidValue(name, value, expected)
}

const LONGEST_LINE = 2000

/**
 * Text on one line; control characters are shown, not sent to the terminal, and of what is longer than any
 * screen only the ends.
 */
export const oneLine = (text: string): string => {
  const line = text
    .replaceAll(/\s*[\r\n\u2028\u2029]+\s*/gu, " ")
    .replaceAll(/\p{Cc}/gu, (control) => `\\x${control.charCodeAt(0).toString(16).padStart(2, "0")}`)
  if (line.length <= LONGEST_LINE) return line
  return `${line.slice(0, LONGEST_LINE / 2)} … ${line.slice(-LONGEST_LINE / 2)}`
}
