/** Every command, in the order in which help lists them. */
import type { Words } from "@rubber-bridge/reports/words/index"
import { breakeven } from "./breakeven.ts"
import { compare } from "./compare.ts"
import { convert } from "./convert.ts"
import { deal } from "./deal.ts"
import { equity } from "./equity.ts"
import { explain } from "./explain.ts"
import { lesson } from "./lesson.ts"
import { quiz } from "./quiz.ts"
import { report } from "./report.ts"
import { sacrifice } from "./sacrifice.ts"
import { score } from "./score.ts"
import { sheet } from "./sheet.ts"
import { simulate } from "./simulate.ts"
import { solve } from "./solve.ts"
import { table } from "./table.ts"
import { validate } from "./validate.ts"

export const commandsOf = (words: Words) =>
  [
    score(words),
    sheet(words),
    table(words),
    validate(words),
    convert(words),
    deal(words),
    solve(words),
    compare(words),
    equity(words),
    breakeven(words),
    sacrifice(words),
    simulate(words),
    report(words),
    explain(words),
    quiz(words),
    lesson(words)
  ] as const
