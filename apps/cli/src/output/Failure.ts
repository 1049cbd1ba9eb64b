/** Every failure as one line on stderr, and the exit code that goes with it. A stack trace never reaches a user. */
import {
  errorText,
  type Lang as Language,
  type TypedError,
  type Words
} from "@rubber-bridge/reports/words/index"
import { Cause, Schema } from "effect"
import type { CliError } from "effect/cli"

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
  if (error instanceof Error && "_tag" in error) return errorText(error as TypedError, lang)
  return error instanceof Error ? error.message : String(error)
}

/** Any fault of our own, shortened to its message. */
export const faultLine = (cause: Cause.Cause<unknown>, words: Words): string => {
  const fault = Cause.squash(cause)
  const message = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)
  return `rubber: ${words.cli.ownFault(oneLine(message))}`
}

/** The command line could not be understood; the library's words are put into ours. */
export const usageLine = (
  errors: ReadonlyArray<CliError.NonShowHelpErrors>,
  command: ReadonlyArray<string>,
  words: Words
): string => {
  const { cli } = words
  const error = errors[0]
  const hint = cli.seeHelp([...command, "--help"].join(" "))
  const [option, value] = error === undefined ? ["", ""] : detailsOf(error)
  switch (error?._tag) {
    case "UnrecognizedOption":
      return `rubber: ${cli.unknownFlag(error.option, error.suggestions[0])}; ${hint}`
    case "MissingOption":
      return `rubber: ${cli.missingFlag(error.option)}; ${hint}`
    case "MissingArgument":
      return `rubber: ${cli.missingArgument(error.argument.toUpperCase())}; ${hint}`
    case "UnexpectedArgument":
      return `rubber: ${cli.unexpectedArgument(error.arguments[0] ?? "")}; ${hint}`
    case "UnknownSubcommand":
      return `rubber: ${cli.unknownCommand(error.subcommand, error.suggestions[0])}; ${cli.seeHelp("rubber --help")}`
    case "InvalidValue": {
      const name = error.kind === "flag" ? `--${option}` : option.toUpperCase()
      const expected = oneLine(error.expected)
      if (value === "") return `rubber: ${cli.missingValue(name)}; ${hint}`
      return `rubber: ${cli.invalidValue(name, value, expected)}; ${hint}`
    }
    default:
      return `rubber: ${oneLine(error?.message ?? "")}; ${hint}`
  }
}

function detailsOf(error: CliError.NonShowHelpErrors): readonly [string, string] {
  return error._tag === "InvalidValue" ? [error.option, error.value] : ["", ""]
}

/** Text on one line; control characters are shown, not sent to the terminal. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/\s*[\r\n]+\s*/gu, " ")
    .replaceAll(/\p{Cc}/gu, (control) => `\\x${control.charCodeAt(0).toString(16).padStart(2, "0")}`)
