/**
 * What crosses between the main thread and a checking thread. A thread works ahead on its file until it holds a certain
 * amount of text, and gives what it has when asked; the end of a file it gives unasked. So memory stays bounded however
 * large the files are. Choice: docs/decisions/checking-threads.md
 */
import type { CheckRequest } from "./CheckFile.ts"
import type { Part, ReportStyle } from "./FileReport.ts"

/** Check this file, or hand over what there is of it. */
export type Order =
  | {
      readonly kind: "check"
      readonly file: string
      readonly request: CheckRequest
      readonly style: ReportStyle
    }
  | { readonly kind: "give" }

export type Delivery =
  | { readonly kind: "part"; readonly part: Part; readonly last: boolean }
  | { readonly kind: "broken"; readonly message: string }

/** How much text a thread gathers ahead, in characters. */
export const MOST_AHEAD = 1 << 23
