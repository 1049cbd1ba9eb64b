/** Checking one file of scores piece by piece. */
import { CsvCheck } from "@rubber-bridge/core/validation/files/CsvCheck"
import type { Batch, CheckOptions, FileCheck } from "@rubber-bridge/core/validation/files/FileCheck"
import {
  JsonlCheck,
  LinCheck,
  PbnFileCheck,
  ResultCheck
} from "@rubber-bridge/core/validation/files/LineChecks"
import type { EncodingDoubt } from "../input/Decoder.ts"
import type { Encoding } from "../input/Encoding.ts"
import { type FileKind, kindOf } from "../input/FileKind.ts"
import { memoryKeeper } from "../input/Memory.ts"
import { InputFailure, textPieces } from "../input/TextPieces.ts"

/** What a file gave: batches in order, what was unclear about its letters, and how the reading ended. */
export type FileEvent =
  | { readonly _tag: "Batch"; readonly batch: Batch; readonly characters: number }
  | { readonly _tag: "Doubtful"; readonly doubt: EncodingDoubt }
  | { readonly _tag: "Failed"; readonly failure: InputFailure }

/** How files are to be read, where somebody said so. */
export interface CheckRequest {
  readonly options: CheckOptions
  readonly kind: FileKind | undefined
  readonly encoding: Encoding | undefined
}

/** The events of one file. */
export async function* checkFile(
  file: string,
  { encoding, kind, options }: CheckRequest
): AsyncGenerator<FileEvent> {
  let check: FileCheck | undefined
  let doubt: EncodingDoubt | undefined
  const keep = memoryKeeper()
  try {
    for await (const text of textPieces(file, { encoding, doubtful: (one) => (doubt = one) })) {
      if (doubt !== undefined) yield { _tag: "Doubtful", doubt }
      doubt = undefined
      check ??= checkOf(kind ?? kindOf(file, text), options)
      keep(text.length)
      yield { _tag: "Batch", batch: check.push(text), characters: text.length }
    }
  } catch (error) {
    if (!(error instanceof InputFailure)) throw error
    yield { _tag: "Failed", failure: error }
    if (error.fault !== "damagedGzip" || check === undefined) return
  }
  // An empty file is one without its header, if it is to be CSV, and else one without records.
  check ??= checkOf(kind ?? kindOf(file, ""), options)
  yield { _tag: "Batch", batch: check.end(), characters: 0 }
}

function checkOf(kind: FileKind, options: CheckOptions): FileCheck {
  switch (kind) {
    case "csv":
      return new CsvCheck(options)
    case "jsonl":
      return new JsonlCheck(options)
    case "results":
      return new ResultCheck(options)
    case "pbn":
      return new PbnFileCheck(options)
    case "lin":
      return new LinCheck(options)
  }
}
