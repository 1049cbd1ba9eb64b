/** All English words, by area. The Polish catalogue has the same shape. */
import { cli } from "./cli.ts"
import { compare } from "./compare.ts"
import { help } from "./help.ts"
import { charts } from "./charts.ts"
import { score } from "./score.ts"
import { sheet } from "./sheet.ts"
import { solve } from "./solve.ts"

export const en = { charts, cli, compare, help, score, sheet, solve }
