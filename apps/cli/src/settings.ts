/** What every command obeys: format, language, where the result goes. Read once, from the flags of the root command. */
import { type Lang as Language, LANGS as LANGUAGES, type Words } from "@rubber-bridge/reports/words/index"
import { Context, Option } from "effect"
import { Flag } from "effect/cli"

export const FORMATS = ["text", "json", "jsonl", "csv", "md"] as const
export type Format = (typeof FORMATS)[number]

export class Settings extends Context.Service<
  Settings,
  {
    readonly words: Words
    readonly lang: Language
    readonly format: Format
    /** No progress and no warnings on stderr. */
    readonly quiet: boolean
    /** Letters in place of suit symbols. */
    readonly ascii: boolean
    /** A file to write the result to, in place of stdout. */
    readonly output: string | undefined
  }
>()("rubber/Settings") {}

/** The flags that every command takes. */
export const sharedFlags = ({ help }: Words) => ({
  format: Flag.Literals("format", FORMATS).pipe(
    Flag.withAlias("f"),
    Flag.withDescription(help.flags.format),
    Flag.withDefault("text")
  ),
  lang: Flag.Literals("lang", LANGUAGES).pipe(Flag.withDescription(help.flags.lang), Flag.optional),
  output: Flag.String("output").pipe(
    Flag.withAlias("o"),
    Flag.withMetavar("FILE"),
    Flag.withDescription(help.flags.output),
    Flag.optional
  ),
  quiet: Flag.Boolean("quiet").pipe(
    Flag.withAlias("q"),
    Flag.withDescription(help.flags.quiet),
    Flag.withDefault(false)
  ),
  ascii: Flag.Boolean("ascii").pipe(Flag.withDescription(help.flags.ascii), Flag.withDefault(false))
})

interface SharedInput {
  readonly format: Format
  readonly output: Option.Option<string>
  readonly quiet: boolean
  readonly ascii: boolean
}

export const settingsOf = (words: Words, lang: Language, input: SharedInput): Settings["Service"] => ({
  words,
  lang,
  format: input.format,
  quiet: input.quiet,
  ascii: input.ascii,
  output: Option.getOrUndefined(input.output)
})
