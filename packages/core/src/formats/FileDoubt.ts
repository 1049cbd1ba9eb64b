/** Something odd in a record that is used all the same, whatever its format. */
import type { FewTricks } from "../result/ResultText.ts"
import type { LinDoubt } from "./lin/LinFault.ts"
import type { PbnWarning } from "./pbn/PbnFault.ts"

/** No column holds figures, so nothing can be compared; `unknown` are the headings that mean nothing here. */
export interface CsvDoubt {
  readonly _tag: "NoFigures"
  readonly unknown: ReadonlyArray<string>
}

export type FileDoubt =
  | { readonly format: "pbn"; readonly doubt: PbnWarning }
  | { readonly format: "lin"; readonly doubt: LinDoubt }
  | { readonly format: "csv"; readonly doubt: CsvDoubt }
  | { readonly format: "results"; readonly doubt: FewTricks }
