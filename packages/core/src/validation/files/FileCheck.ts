/** Checking a file piece by piece, whatever its format: text goes in, findings and troubles come out. */
import type { FileDoubt } from "../../formats/FileDoubt.ts"
import type { Located } from "../../formats/Located.ts"
import type { ColumnName } from "../../formats/csv/Columns.ts"
import type { ResultMeaning } from "../../formats/csv/Cells.ts"
import type { Finding } from "../Reason.ts"
import type { ValidatorOptions } from "../Validator.ts"

export interface CheckOptions extends ValidatorOptions {
  /** What an unsigned number in the column `result` is. */
  readonly result: ResultMeaning | undefined
  /** Headings that stand for columns. */
  readonly columns: ReadonlyMap<ColumnName, string>
}

/** What a piece of a file gave. */
export interface Batch {
  readonly findings: Array<Finding>
  /** Records that could not be read or used, each with its typed error. */
  readonly errors: Array<Located<Error>>
  /** Odd things in records that were used. */
  readonly warnings: Array<Located<FileDoubt>>
  /** Records checked. */
  records: number
}

export const emptyBatch = (): Batch => ({ findings: [], errors: [], warnings: [], records: 0 })

/** Takes the text of one file in order; ends of line are LF. */
export interface FileCheck {
  push(text: string): Batch
  end(): Batch
}
