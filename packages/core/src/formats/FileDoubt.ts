/** Something odd in a record that is used all the same, whatever its format. */
import type { FewTricks } from "../result/ResultText.ts"
import type { LinDoubt } from "./lin/LinFault.ts"
import type { PbnWarning } from "./pbn/PbnFault.ts"

export type FileDoubt =
  | { readonly format: "pbn"; readonly doubt: PbnWarning }
  | { readonly format: "lin"; readonly doubt: LinDoubt }
  | { readonly format: "results"; readonly doubt: FewTricks }
