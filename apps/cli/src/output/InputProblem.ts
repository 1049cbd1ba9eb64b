/** Why an input gives no text, in one line. */
import type { Words } from "@rubber-bridge/reports/words/index"
import type { InputFailure } from "../input/TextPieces.ts"
import { WrongUse } from "./Failure.ts"
import { reasonOf, reasonText } from "./WriteFile.ts"

export const inputProblem = (file: string, { detail, fault }: InputFailure, words: Words): WrongUse => {
  const why =
    fault === "notReadable"
      ? words.cli.notReadable(reasonText(reasonOf(Object.assign(new Error(detail), { code: detail })), words))
      : fault === "noSuchFile" || fault === "isFolder"
        ? words.cli[fault]
        : fault === "encodingAlike" || fault === "encodingUnknown"
          ? words.validate[fault](detail)
          : words.validate[fault]
  return new WrongUse({ detail: `${file}: ${why}` })
}
