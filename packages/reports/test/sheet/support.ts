/** Rubbers for tests, as result texts. */
import { parse } from "@rubber-bridge/core/result/ResultText"
import * as ScoreSheet from "@rubber-bridge/core/rubber/ScoreSheet"
import { Result } from "effect"

/** The rubber whose winner loses on points, 1690 to 880: docs/rules.md#worked-rubber. */
export const WORKED_RUBBER = ["2HS10", "4SXW8", "3NTE10", "3SE9", "2DW6", "6HXS13", "1NTW8", "3CS9", "3HE9"]

export const sheetOf = (texts: ReadonlyArray<string>): ScoreSheet.ScoreSheet =>
  Result.getOrThrow(ScoreSheet.fromResults(texts.map((text) => Result.getOrThrow(parse(text)).result)))
