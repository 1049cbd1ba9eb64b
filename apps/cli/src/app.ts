/** The command tree in one language, and running it on a list of arguments. */
import { type Lang as Language, type Words, wordsOf } from "@rubber-bridge/reports/words/index"
import { Cause, Effect, Exit, Layer } from "effect"
import { CliConfig, type CliError, CliOutput, Command, GlobalFlag } from "effect/cli"
import { commandsFor } from "./commands/index.ts"
import { EXIT, failureLine, faultLine, usageLine } from "./output/Failure.ts"
import { helpText } from "./output/Help.ts"
import { Streams } from "./output/Streams.ts"
import { Settings, settingsOf, sharedFlags } from "./settings.ts"

export const VERSION = "0.1.0"

const rootOf = (words: Words, lang: Language, commands: Awaited<ReturnType<typeof commandsFor>>) =>
  Command.make("rubber").pipe(
    Command.withDescription(words.help.root),
    Command.withExamples([
      { command: "rubber score 4SXW-2", description: words.help.rootExamples.score },
      {
        command: 'rubber compare 3NS,2NS,1NS --south "AQ75.KJ4.A83.QJ6"',
        description: words.help.rootExamples.compare
      }
    ]),
    Command.withSharedFlags(sharedFlags(words)),
    Command.withSubcommands(commands),
    Command.provideSync(Settings, (input) => settingsOf(words, lang, input))
  )

/**
 * Runs one command line and returns its exit code. Whatever went wrong has been told on stderr in one line;
 * nothing fails out of here but an interruption.
 */
export const runCommandLine = Effect.fn("runCommandLine")(function* (
  args: ReadonlyArray<string>,
  lang: Language
) {
  const words = wordsOf(lang)
  const streams = yield* Streams
  const commands = yield* Effect.promise(() => commandsFor(args, words))
  const run = Command.runWith(rootOf(words, lang, commands), { version: VERSION })
  const exit = yield* Effect.exit(run(withVoids(args)).pipe(Effect.provide(presentation(words, streams))))
  if (Exit.isSuccess(exit)) return EXIT.done
  if (Cause.hasInterruptsOnly(exit.cause)) return yield* Effect.failCause(exit.cause as Cause.Cause<never>)
  const failure = Cause.findError(exit.cause)
  if (failure._tag !== "Success") {
    yield* streams.err(`${faultLine(exit.cause, lang)}\n`)
    return EXIT.ownFault
  }
  return yield* report(failure.success, lang)
})

const report = Effect.fn("report")(function* (error: unknown, lang: Language) {
  const streams = yield* Streams
  switch ((error as { readonly _tag?: string })._tag) {
    case "OutputClosed":
      return EXIT.done
    case "Findings":
      return EXIT.findings
    case "ReportedAlready":
      return EXIT.wrongInput
    case "ShowHelp":
      return (error as CliError.ShowHelp).errors.length === 0 ? EXIT.done : EXIT.wrongInput
    case "WorkerFailed":
    case "SolverTrap":
      yield* streams.err(`${faultLine(Cause.fail(error), lang)}\n`)
      return EXIT.ownFault
    default:
      yield* streams.err(`${failureLine(error, lang)}\n`)
      return EXIT.wrongInput
  }
})

/** Help goes to stdout; a command line that cannot be understood gives one line on stderr and nothing else. */
const presentation = (words: Words, streams: Streams["Service"]) =>
  Layer.merge(
    CliConfig.layer({ builtIns: [GlobalFlag.Help, GlobalFlag.Version, GlobalFlag.Completions] }),
    CliOutput.layerPresenter({
      present: (event) => {
        switch (event._tag) {
          case "Help": {
            const text = helpText(event.helpDoc, words, streams.colour, streams.columns)
            return Effect.ignore(streams.out(`${text}\n`))
          }
          case "InvalidInvocation":
            return streams.err(`${usageLine(event.errors, event.commandPath, words)}\n`)
          case "Version":
            return Effect.ignore(streams.out(`${event.name} ${event.version}\n`))
        }
      }
    })
  )

/** A hand may begin with the `-` of a void; joined to its flag it is not taken for another flag. */
function withVoids(args: ReadonlyArray<string>): ReadonlyArray<string> {
  return args.flatMap((arg, n) => {
    if (HAND_FLAG.test(arg) && args[n + 1]?.startsWith("-.") === true) return [`${arg}=${args[n + 1]}`]
    return arg.startsWith("-.") && HAND_FLAG.test(args[n - 1] ?? "") ? [] : [arg]
  })
}

const HAND_FLAG = /^--(north|east|south|west)$/u
