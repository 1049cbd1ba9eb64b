/** The message catalogues. `wordsOf("pl").score.kind.Slam` is a word; areas are files in `en/` and `pl/`. */
import { en } from "./en/index.ts"
import type { Lang } from "./Lang.ts"
import { pl } from "./pl/index.ts"

export type Words = typeof en

const CATALOGUES: Readonly<Record<Lang, Words>> = { en, pl }

/** The words of a language, by area. */
export const wordsOf = (lang: Lang): Words => CATALOGUES[lang]

export { errorText, hasErrorText, type TypedError } from "./errors.ts"
export { type Lang, LANGS } from "./Lang.ts"
