/** What a typed error says to a person, in their language. */
import type { Lang } from "./Lang.ts"
import { archiveErrors as archiveErrorsPl } from "./pl/archiveErrors.ts"
import { errors as coreErrorsPl } from "./pl/errors.ts"
import { fileErrors as fileErrorsPl } from "./pl/fileErrors.ts"
import { formatErrors as formatErrorsPl } from "./pl/formatErrors.ts"
import { reportErrors as reportErrorsPl } from "./pl/reportErrors.ts"
import { simulatorErrors as simulatorErrorsPl } from "./pl/simulatorErrors.ts"

/** Any tagged error: English comes from its `message`, other languages from its fields. */
export interface TypedError {
  readonly _tag: string
  readonly message: string
}

type Texts = Readonly<Record<string, ((error: never) => string) | undefined>>

const TEXTS: Readonly<Record<Lang, Texts>> = {
  en: {},
  pl: {
    ...coreErrorsPl,
    ...fileErrorsPl,
    ...archiveErrorsPl,
    ...formatErrorsPl,
    ...simulatorErrorsPl,
    ...reportErrorsPl
  }
}

/** True when the language has its own text for errors of this tag. */
export const hasErrorText = (tag: string, lang: Lang): boolean => TEXTS[lang][tag] !== undefined

/** One line for the error; an error that has no text in the language speaks English. */
export const errorText = (error: TypedError, lang: Lang): string => {
  const text = TEXTS[lang][error._tag] as ((error: TypedError) => string) | undefined
  return text === undefined ? error.message : text(error)
}
