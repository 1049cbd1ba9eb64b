/** Every command, in the order in which help lists them. */
import type { Words } from "@rubber-bridge/reports/words/index"
import { compare } from "./compare.ts"
import { deal } from "./deal.ts"
import { explain } from "./explain.ts"
import { lesson } from "./lesson.ts"
import { quiz } from "./quiz.ts"
import { score } from "./score.ts"
import { sheet } from "./sheet.ts"
import { solve } from "./solve.ts"
import { table } from "./table.ts"

export const commandsOf = (words: Words) =>
  [
    score(words),
    sheet(words),
    table(words),
    deal(words),
    solve(words),
    compare(words),
    explain(words),
    quiz(words),
    lesson(words)
  ] as const
