/** All Polish words, by area. */
import type { en } from "../en/index.ts"
import { cli } from "./cli.ts"
import { help } from "./help.ts"
import { score } from "./score.ts"
import { sheet } from "./sheet.ts"

export const pl: typeof en = { cli, help, score, sheet }
