/** A handout for terminals and plain text files: wrapped lines, underlined titles, tables in columns. */
import { plainText } from "../../sheet/plainText.ts"
import { textTable } from "../../sheet/textTable.ts"
import type { Block, Document, DocumentTable } from "./Document.ts"

export interface TextLayout {
  /** Columns in which paragraphs are wrapped; tables and drawings may be wider. */
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
      return `${block.text}\n${"=".repeat(block.text.length)}`
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`
    case "paragraph":
      return wrap(block.text, width)
    case "note":
      return wrap(`${block.label}: ${block.text}`, width)
    case "list":
      return block.items.map((item) => wrap(`- ${item}`, width, "  ")).join("\n")
    case "table":
      return tableText(block)
    case "drawing":
      return block.text
    case "space":
      return "\n".repeat(Math.max(0, block.lines - 1))
    case "page":
      return "_".repeat(width)
  }
}

/** The words in lines of at most `width` columns; a longer word stands alone. */
export const wrap = (text: string, width: number, indent = ""): string => {
  const lines: Array<string> = []
  let line = ""
  for (const word of text.split(/[ \n]+/u)) {
    if (line === "") line = word
    else if (line.length + 1 + word.length <= width) line += ` ${word}`
    else {
      lines.push(line)
      line = indent + word
    }
  }
  return [...lines, line].join("\n")
}

function tableText({ align, head, rows }: DocumentTable): string {
  const columns = head.map((_, n) => align?.[n] ?? "left")
  // A row of empty cells is there to be written in.
  const filled = rows.map((row) =>
    row.every((cell) => cell === "") ? head.map((name) => "_".repeat(name.length)) : row
  )
  const [first = "", ...rest] = textTable([head, ...filled], columns)
  const width = Math.max(first.length, ...rest.map((line) => line.length))
  return [first, "-".repeat(width), ...rest].map((line) => `  ${line}`.trimEnd()).join("\n")
}
