/** Help as we print it, with its headings in the user's language. */
import type { Words } from "@rubber-bridge/reports/words/index"
import { Option } from "effect"
import type { HelpDoc } from "effect/cli"

type Row = readonly [left: string, right: string]

/** The help of one command: what it does, an example of its use, its arguments and flags. */
export const helpText = (doc: HelpDoc.HelpDoc, words: Words, colour: boolean, columns: number): string => {
  const bold = (text: string) => (colour ? `\u001B[1m${text}\u001B[0m` : text)
  const width = Math.max(60, Math.min(columns, 100))
  const { help } = words
  const builtInRow = (flag: HelpDoc.FlagDoc): Row => {
    const known = help.builtInFlags[flag.name as keyof typeof help.builtInFlags]
    const [left, right] = flagRow(flag)
    return [left.replace(/ <.*>$/u, " bash|zsh|fish|powershell"), known ?? right]
  }
  const section = (title: string, body: ReadonlyArray<string>) =>
    body.length === 0 ? [] : [bold(title), ...body, ""]
  const flags = (doc.flags ?? []).map(flagRow)
  const takesHands = (doc.flags ?? []).some(({ name }) => name === "north")
  const shared = (doc.inheritedFlags ?? []).map(flagRow)
  const commands = (doc.subcommands ?? []).flatMap((group) =>
    group.commands.map((command): Row => [command.name, command.shortDescription ?? command.description])
  )
  const args = (doc.args ?? []).map((arg): Row => [
    arg.name.toUpperCase() + (arg.variadic ? "…" : ""),
    Option.getOrElse(arg.description, () => "")
  ])
  const examples = (doc.examples ?? []).flatMap(({ command, description }) => {
    const line = `  ${command}`
    return description === undefined ? [line] : [`  # ${description}`, line]
  })
  return [
    ...wrap(doc.description, width),
    "",
    ...section(help.headings.usage, [`  ${usage(doc.usage, words)}`]),
    ...section(help.headings.examples, examples),
    ...section(help.headings.commands, rows(commands, width)),
    ...section(help.headings.arguments, rows(args, width)),
    ...section(help.headings.flags, rows(flags, width)),
    ...section(help.headings.shortForms, takesHands ? rows(help.shortForms, width) : []),
    ...section(help.headings.sharedFlags, rows(shared, width)),
    ...section(help.headings.builtIn, rows((doc.globalFlags ?? []).map(builtInRow), width))
  ]
    .join("\n")
    .trimEnd()
}

/** The library's line of use with arguments in capitals, as the list of arguments names them. */
const usage = (line: string, { cli }: Words): string =>
  line
    .replace("[flags]", cli.usage.flags)
    .replace("<subcommand>", cli.usage.command)
    .replaceAll(/<([a-z-]+)(\.\.\.)?>/gu, (whole, name: string, more?: string) =>
      whole === cli.usage.command ? whole : name.toUpperCase() + (more === undefined ? "" : "…")
    )

/** The library lists the choices behind the description; they read better as the flag's value. */
const CHOICES = /\s*\(choices: ([^)]*)\)$/u

function flagRow(flag: HelpDoc.FlagDoc): Row {
  const names = [`--${flag.name}`, ...flag.aliases].join(", ")
  const description = Option.getOrElse(flag.description, () => "")
  const choices = CHOICES.exec(description)?.[1]?.replaceAll(", ", "|")
  const value = flag.type === "boolean" ? "" : ` ${choices ?? flag.type}`
  return [names + value, description.replace(CHOICES, "")]
}

function rows(pairs: ReadonlyArray<Row>, width: number): ReadonlyArray<string> {
  const left = Math.min(34, Math.max(0, ...pairs.map(([name]) => name.length))) + 2
  return pairs.flatMap(([name, text]) => {
    const lines = wrap(text, width - left - 2)
    const fits = name.length + 2 <= left
    const first = fits ? `  ${name.padEnd(left)}${lines[0] ?? ""}`.trimEnd() : `  ${name}`
    return [first, ...lines.slice(fits ? 1 : 0).map((line) => " ".repeat(left + 2) + line)]
  })
}

function wrap(text: string, width: number): ReadonlyArray<string> {
  const lines: Array<string> = []
  for (const word of text.split(/ +/u)) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
