/** All Polish words, by area. */
import type { en } from "../en/index.ts"
import { report } from "./report.ts"
import { cli } from "./cli.ts"
import { compare } from "./compare.ts"
import { equity } from "./equity.ts"
import { help } from "./help.ts"
import { lesson } from "./lesson.ts"
import { quiz } from "./quiz.ts"
import { charts } from "./charts.ts"
import { deal } from "./deal.ts"
import { score } from "./score.ts"
import { sheet } from "./sheet.ts"
import { solve } from "./solve.ts"
import { teach } from "./teach.ts"
import { topics } from "./topics.ts"
import { validate } from "./validate.ts"

export const pl: typeof en = {
  report,
  charts,
  cli,
  compare,
  deal,
  equity,
  help,
  lesson,
  quiz,
  score,
  sheet,
  solve,
  teach,
  topics,
  validate
}
