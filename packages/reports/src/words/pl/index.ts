/** All Polish words, by area. */
import type { en } from "../en/index.ts"
import { cli } from "./cli.ts"
import { compare } from "./compare.ts"
import { help } from "./help.ts"
import { charts } from "./charts.ts"
import { score } from "./score.ts"
import { sheet } from "./sheet.ts"
import { solve } from "./solve.ts"

export const pl: typeof en = { charts, cli, compare, help, score, sheet, solve }
