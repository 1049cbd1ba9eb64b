/** A handout for terminals and plain text files: wrapped lines, underlined titles, tables in columns. */
import { plainText } from "../../sheet/plainText.ts"
import { textTable } from "../../sheet/textTable.ts"
import { displayWidth } from "../../terminal/displayWidth.ts"
import { foldLines } from "../../terminal/foldLines.ts"
import type { Block, Document, DocumentTable } from "./Document.ts"

export interface TextLayout {
  /** Columns; a table that needs more becomes a list of its rows, a drawing has a narrow form or is wider. */
  readonly width: number
  readonly ascii: boolean
}

/** The text without a line feed at its end. */
export const documentText = (document: Document, { ascii, width }: TextLayout): string => {
  const parts = document.map((block) => blockText(block, width))
  const text = parts.join("\n\n").replaceAll(/\n{4,}/gu, "\n\n\n")
  return ascii ? plainText(text) : text
}

function blockText(block: Block, width: number): string {
  switch (block.kind) {
    case "title":
      return underlined(block.text, "=", width)
    case "heading":
      return underlined(block.text, "-", width)
    case "paragraph":
      return wrap(block.text, width)
    case "note":
      return wrap(`${block.label}: ${block.text}`, width)
    case "list":
      return block.items.map((item) => wrap(`- ${item}`, width, "  ")).join("\n")
    case "table":
      return tableText(block, width)
    case "drawing":
      return drawingText(block.text, block.narrow, width)
    case "space":
      return "\n".repeat(Math.max(0, block.lines - 1))
    case "page":
      return "_".repeat(width)
  }
}

/** A row under one another, for terminals that a table does not fit into. */
function recordText(head: ReadonlyArray<string>, row: ReadonlyArray<string>, width: number): string {
  return head
    .flatMap((name, n) =>
      row[n] === undefined || row[n] === "" ? [] : [wrap(`  ${name}: ${row[n]}`, width, "    ")]
    )
    .join("\n")
}

/** The words in lines of at most `width` columns; a longer word stands alone. */
export const wrap = (text: string, width: number, indent = ""): string => {
  const lines: Array<string> = []
  const lead = /^ */u.exec(text)![0]
  let line = ""
  for (const word of text.trimStart().split(/[ \n]+/u)) {
    if (line === "") line = lead + word
    else if (displayWidth(line) + 1 + displayWidth(word) <= width) line += ` ${word}`
    else {
      lines.push(line)
      line = indent + word
    }
  }
  return [...lines, line].join("\n")
}

/** The drawing, where it is too wide its narrow form; sentences below it are wrapped. */
function drawingText(text: string, narrow: string | undefined, width: number): string {
  const fits = text.split("\n").every((line) => displayWidth(line) <= width)
  return fits || narrow === undefined ? text : foldLines(narrow, width)
}

function underlined(text: string, stroke: string, width: number): string {
  const lines = wrap(text, width)
  return `${lines}\n${stroke.repeat(Math.max(...lines.split("\n").map(displayWidth)))}`
}

function tableText({ align, head, rows }: DocumentTable, width: number): string {
  const columns = head.map((_, n) => align?.[n] ?? "left")
  // A row of empty cells is there to be written in.
  const filled = rows.map((row) =>
    row.every((cell) => cell === "") ? head.map((name) => "_".repeat(name.length)) : row
  )
  const [first = "", ...rest] = textTable([head, ...filled], columns)
  const needed = Math.max(...[first, ...rest].map(displayWidth))
  if (needed + 2 > width) return filled.map((row) => recordText(head, row, width)).join("\n\n")
  return [first, "-".repeat(needed), ...rest].map((line) => `  ${line}`.trimEnd()).join("\n")
}
