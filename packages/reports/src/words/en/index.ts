/** All English words, by area. The Polish catalogue has the same shape. */
import { cli } from "./cli.ts"
import { help } from "./help.ts"
import { score } from "./score.ts"
import { sheet } from "./sheet.ts"

export const en = { cli, help, score, sheet }
