/** A handout as Markdown (GitHub's dialect). */
import type { Block, Document, DocumentTable } from "./Document.ts"

/** The Markdown without a line feed at its end. */
export const documentMarkdown = (document: Document): string => document.map(blockMarkdown).join("\n\n")

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case "title":
      return `# ${escaped(block.text)}`
    case "heading":
      return `## ${escaped(block.text)}`
    case "paragraph":
      return escaped(block.text)
    case "note":
      return `**${escaped(block.label)}:** ${escaped(block.text)}`
    case "list":
      return block.items.map((item) => `- ${escaped(item)}`).join("\n")
    case "table":
      return tableMarkdown(block)
    case "drawing": {
      const longest = Math.max(2, ...(block.text.match(/`+/gu) ?? []).map((run) => run.length))
      const fence = "`".repeat(longest + 1)
      return `${fence}text\n${block.text}\n${fence}`
    }
    case "space":
      return Array.from({ length: block.lines }, () => "&nbsp;").join("\n\n")
    case "page":
      return "---"
  }
}

const row = (cells: ReadonlyArray<string>): string => `| ${cells.map(escaped).join(" | ")} |`

function tableMarkdown({ align, head, rows }: DocumentTable): string {
  const rule = head.map((_, n) => (align?.[n] === "right" ? "---:" : "---"))
  return [row(head), `| ${rule.join(" | ")} |`, ...rows.map(row)].join("\n")
}

/** What Markdown would take for a mark stays a sign. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_<>|#[\]]/gu, (sign) => `\\${sign}`)
}
