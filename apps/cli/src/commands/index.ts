/**
 * Every command, in the order in which help lists them. Only the commands that a command line names are loaded, so
 * that an answer does not wait for code it does not run; of the others help needs the name and the description.
 */
import type { Words } from "@rubber-bridge/reports/words/index"
import { Command } from "effect/cli"

const COMMANDS = {
  score: { about: ({ help }: Words) => help.score.about, load: () => import("./score.ts") },
  sheet: { about: ({ help }: Words) => help.sheet.about, load: () => import("./sheet.ts") },
  table: { about: ({ help }: Words) => help.table.about, load: () => import("./table.ts") },
  validate: { about: ({ validate }: Words) => validate.help.about, load: () => import("./validate.ts") },
  convert: { about: ({ validate }: Words) => validate.help.convert, load: () => import("./convert.ts") },
  deal: { about: ({ help }: Words) => help.deal.about, load: () => import("./deal.ts") },
  solve: { about: ({ help }: Words) => help.solve.about, load: () => import("./solve.ts") },
  compare: { about: ({ help }: Words) => help.compare.about, load: () => import("./compare.ts") },
  equity: { about: ({ equity }: Words) => equity.help.equity.about, load: () => import("./equity.ts") },
  breakeven: {
    about: ({ equity }: Words) => equity.help.breakeven.about,
    load: () => import("./breakeven.ts")
  },
  sacrifice: {
    about: ({ equity }: Words) => equity.help.sacrifice.about,
    load: () => import("./sacrifice.ts")
  },
  simulate: { about: ({ equity }: Words) => equity.help.simulate.about, load: () => import("./simulate.ts") },
  report: { about: ({ report }: Words) => report.help.about, load: () => import("./report.ts") },
  explain: { about: ({ teach }: Words) => teach.explain.about, load: () => import("./explain.ts") },
  quiz: { about: ({ teach }: Words) => teach.quiz.about, load: () => import("./quiz.ts") },
  lesson: { about: ({ teach }: Words) => teach.lesson.about, load: () => import("./lesson.ts") }
}

type Name = keyof typeof COMMANDS
type Module<N extends Name> = Awaited<ReturnType<(typeof COMMANDS)[N]["load"]>>
/** Each module has its command under the command's own name. */
type Make<N extends Name> = N extends keyof Module<N> ? Module<N>[N] : never
type Loaded = { readonly [N in Name]: ReturnType<Extract<Make<N>, (words: Words) => unknown>> }[Name]

export const COMMAND_NAMES = Object.keys(COMMANDS) as ReadonlyArray<Name>

/** The commands for these arguments. Completions need the flags of every command, so they load them all. */
export const commandsFor = (args: ReadonlyArray<string>, words: Words): Promise<ReadonlyArray<Loaded>> => {
  const all = args.some((arg) => arg.startsWith("--completions"))
  return Promise.all(
    COMMAND_NAMES.map(async (name): Promise<Loaded> => {
      const { about, load } = COMMANDS[name]
      if (!all && !args.includes(name)) {
        return Command.make(name).pipe(Command.withDescription(about(words))) as unknown as Loaded
      }
      const module = (await load()) as unknown as Readonly<Record<Name, (words: Words) => Loaded>>
      return module[name](words)
    })
  )
}
