/** The small note beside an entry: which contract wrote it, or which bonus it is. */
import { toSymbols } from "@rubber-bridge/core/auction/Contract"
import type { DealResult } from "@rubber-bridge/core/result/DealResult"
import { outcomeText } from "@rubber-bridge/core/result/ResultText"
import type { ScoreKind } from "@rubber-bridge/core/scoring/ScoreLine"
import { type Lang, wordsOf } from "../words/index.ts"

export interface TextOptions {
  readonly lang: Lang
  /** Letters for suits and plain characters for lines. */
  readonly ascii: boolean
}

/** `4♠X−2`, `3NT=`, `4♠+1`: a contract and its outcome for people; the words for four passes. */
export const resultNote = (result: DealResult, { ascii, lang }: TextOptions): string => {
  if (result._tag === "PassedOut") return wordsOf(lang).score.passedOut
  const outcome = outcomeText(result.contract, result.tricks)
  return toSymbols(result.contract, ascii) + (ascii ? outcome : outcome.replace("-", "−"))
}

/** What stands beside an entry: the contract for tricks, over- and undertricks, otherwise the bonus's name. */
export const entryNote = (kind: ScoreKind, result: DealResult | undefined, options: TextOptions): string => {
  const words = wordsOf(options.lang).score
  if (result?._tag !== "Played") return words.kind[kind]
  if (kind === "TrickScore") return toSymbols(result.contract, options.ascii)
  if (kind === "Overtricks" || kind === "Undertricks") return resultNote(result, options)
  if (kind === "Slam") return words.slam(result.contract.level === 7)
  return words.kind[kind]
}
