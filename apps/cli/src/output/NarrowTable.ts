/** Tables for terminals that they do not fit into. */
import { wrap } from "@rubber-bridge/reports/lesson/document/documentText"
import { padDisplayEnd } from "@rubber-bridge/reports/terminal/displayWidth"
import type { Table } from "./Table.ts"
import { GAP, laid, tightened, widthOf } from "./TableLayout.ts"

/**
 * The table in `width` columns, as little changed as can be: closer together; what all rows begin with above it; its last
 * column wrapped; in parts below one another, each with the first `keys` columns again; a single row, or columns that fit
 * nowhere, as lists.
 */
export const narrowTable = (table: Table, width: number, keys: number): ReadonlyArray<string> => {
  const tight = tightened(table)
  const close = laid(tight, width)
  if (widthOf(close) <= width) return close
  if (table.columns.every((head) => head === "") && table.columns.length === 2) return pairs(tight, width)
  if (table.rows.length === 1) return lists(tight, keys)
  const alike = tight.rows.every((row) => row[0] === tight.rows[0]?.[0])
  if (keys > 1 && alike) {
    const rest = { columns: tight.columns.slice(1), rows: tight.rows.map((row) => row.slice(1)) }
    return [`${tight.columns[0]} ${tight.rows[0]?.[0]}`, "", ...narrowTable(rest, width, keys - 1)]
  }
  return wrapped(tight, width) ?? inParts(tight, width, keys) ?? lists(tight, keys)
}

/** Columns that a last column of words is wrapped to, at least. */
const LEAST = 12

/** The table with its last column wrapped to the room the others leave; nothing where that is too little. */
function wrapped({ columns, rows }: Table, width: number): ReadonlyArray<string> | undefined {
  const last = columns.length - 1
  const others = { columns: columns.slice(0, last), rows: rows.map((row) => row.slice(0, last)) }
  const room = width - GAP - widthOf(laid(others, 0))
  if (room < LEAST || rows.some((row) => typeof row[last] !== "string")) return undefined
  const lines = laid(
    {
      columns,
      rows: rows.flatMap((row) =>
        wrap(String(row[last]), room)
          .split("\n")
          .map((part, n) => [...row.slice(0, last).map((cell) => (n === 0 ? cell : "")), part])
      )
    },
    0
  )
  return widthOf(lines) <= width ? lines : undefined
}

/** As many columns at once as fit beside the first ones; nothing where one does not. */
function inParts(table: Table, width: number, keys: number): ReadonlyArray<string> | undefined {
  const part = (shown: ReadonlyArray<number>): ReadonlyArray<string> | undefined => {
    const all = [...Array.from({ length: keys }, (_, n) => n), ...shown]
    const some = {
      columns: all.map((n) => table.columns[n]!),
      rows: table.rows.map((row) => all.map((n) => row[n]))
    }
    const lines = laid(some, width)
    return widthOf(lines) <= width ? lines : wrapped(some, width)
  }
  const parts: Array<Array<number>> = []
  for (let n = keys; n < table.columns.length; n++) {
    const last = parts.at(-1)
    if (last !== undefined && part([...last, n]) !== undefined) last.push(n)
    else if (part([n]) === undefined) return undefined
    else parts.push([n])
  }
  return parts.flatMap((shown, n) => [...(n === 0 ? [] : [""]), ...part(shown)!])
}

/** A row under one another: its first cells, then a line for each heading and cell. */
function lists({ columns, rows }: Table, keys: number): ReadonlyArray<string> {
  const heads = columns.slice(keys)
  const longest = widthOf(heads)
  return rows.flatMap((row, n) => [
    ...(n === 0 ? [] : [""]),
    row.slice(0, keys).map(String).join(" ".repeat(GAP)),
    ...heads.flatMap((head, m) => {
      const cell = (row[keys + m] ?? "").toString().trim()
      return cell === "" ? [] : [`  ${padDisplayEnd(head, longest)}  ${cell}`]
    })
  ])
}

/** Names and what they stand for, both wrapped. */
function pairs({ rows }: Table, width: number): ReadonlyArray<string> {
  const texts = rows.map(([name, value]) => [String(name), String(value)] as const)
  const longest = widthOf(texts.map(([, value]) => value))
  const right = Math.min(longest, Math.trunc(width / 2))
  const left = Math.min(width - right - GAP, widthOf(texts.map(([name]) => name)))
  return texts.flatMap(([name, value]) => {
    const [names, values] = [wrap(name, left).split("\n"), wrap(value, right).split("\n")]
    // The value stands beside the end of its name.
    const before = Math.max(0, names.length - values.length)
    return Array.from({ length: Math.max(names.length, values.length) }, (_, n) =>
      `${padDisplayEnd(names[n] ?? "", left)}  ${values[n - before] ?? ""}`.trimEnd()
    )
  })
}
