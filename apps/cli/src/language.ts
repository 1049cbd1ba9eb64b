/** Which language the words are in, decided before the command tree is built: its help is worded too. */
import { type Lang as Language, LANGS as LANGUAGES } from "@rubber-bridge/reports/words/index"

const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((language) => language === text)

/** The language asked for by `--lang` or else by `RUBBER_LANG`; English where neither names one we have. */
export const chooseLanguage = (args: ReadonlyArray<string>, environment: string | undefined): Language => {
  const end = args.indexOf("--")
  const flags = end === -1 ? args : args.slice(0, end)
  const at = flags.findLastIndex((arg) => arg === "--lang" || arg.startsWith("--lang="))
  const flag = at === -1 ? undefined : (flags[at]!.split("=")[1] ?? flags[at + 1])
  const chosen = [flag, environment?.slice(0, 2).toLowerCase()].find(isLanguage)
  return chosen ?? "en"
}
