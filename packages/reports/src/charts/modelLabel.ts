import { chartWordsOf } from "../words/chartWords.ts"
import type { Lang } from "../words/Lang.ts"

/** What a model of the rubber's value is called; a name that is not known stays as it is. */
export const modelLabel = (model: string, lang: Lang): string => {
  const names: Readonly<Record<string, string>> = chartWordsOf(lang).charts.modelName
  return Object.hasOwn(names, model) ? names[model]! : model
}
