/** Lines of JSON as records, with the column names of CSV. A key that is missing was not recorded. */
import type { Entry } from "../../validation/Entry.ts"
import { type ColumnName, columnNamed, COLUMNS } from "./Columns.ts"
import { UnreadableRecord } from "./RecordFault.ts"
import type { ResultMeaning } from "./Cells.ts"
import { RecordReader } from "./Records.ts"

export class JsonRecords {
  private readonly mapping: ReadonlyMap<string, ColumnName>
  private readonly meaning: ResultMeaning | undefined
  /** A reader for each set of keys; a file has few. */
  private readonly readers = new Map<number, RecordReader>()

  constructor(mapping: ReadonlyMap<ColumnName, string> = new Map(), meaning?: ResultMeaning) {
    this.mapping = new Map([...mapping].map(([column, key]) => [key, column]))
    this.meaning = meaning
  }

  /** The cells of a line by column, or why they cannot be read. */
  cells(text: string): ReadonlyMap<ColumnName, string> | UnreadableRecord {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      return notJson(text)
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) return notJson(text)
    const cells = new Map<ColumnName, string>()
    for (const [key, cell] of Object.entries(value)) {
      const column = this.mapping.get(key) ?? columnNamed(key)
      if (column === undefined || cell === null || cells.has(column)) continue
      if (typeof cell !== "string" && typeof cell !== "number") continue
      cells.set(column, String(cell))
    }
    return cells
  }

  /** The entry of a line, valid until the next is read. */
  entry(cells: ReadonlyMap<ColumnName, string>, line: number): Entry | UnreadableRecord {
    let keys = 0
    for (const [n, name] of COLUMNS.entries()) if (cells.has(name)) keys |= 1 << n
    let reader = this.readers.get(keys)
    if (reader === undefined) {
      const present = COLUMNS.flatMap((name, n) => (cells.has(name) ? [[name, n] as const] : []))
      reader = new RecordReader(Object.fromEntries(present), COLUMNS.length, this.meaning)
      this.readers.set(keys, reader)
    }
    if (!cells.has("contract") && !cells.has("result")) {
      return new UnreadableRecord({ fault: "Contract", column: "contract", found: "" })
    }
    return reader.read(
      COLUMNS.map((name) => cells.get(name) ?? ""),
      line
    )
  }
}

function notJson(text: string): UnreadableRecord {
  return new UnreadableRecord({ fault: "NotJson", column: "", found: text.slice(0, 40) })
}
