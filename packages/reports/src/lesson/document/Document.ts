/** A handout as a list of blocks, before it becomes text, Markdown or a page. */

export type Block =
  | { readonly kind: "title"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  /** A sentence with a word in front, such as `Why: …`. */
  | { readonly kind: "note"; readonly label: string; readonly text: string }
  | DocumentTable
  | { readonly kind: "list"; readonly items: ReadonlyArray<string> }
  /** A score sheet: drawn with characters of equal width, also for narrow terminals, and as SVG for a page. */
  | {
      readonly kind: "drawing"
      readonly text: string
      readonly narrow?: string | undefined
      readonly svg?: string | undefined
    }
  /** Empty lines to write on. */
  | { readonly kind: "space"; readonly lines: number }
  /** What follows starts on a new page. */
  | { readonly kind: "page" }

export interface DocumentTable {
  readonly kind: "table"
  readonly head: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  /** How each column is set; `left` where it is not said. */
  readonly align?: ReadonlyArray<"left" | "right"> | undefined
}

export type Document = ReadonlyArray<Block>

export const title = (text: string): Block => ({ kind: "title", text })
export const heading = (text: string): Block => ({ kind: "heading", text })
export const paragraph = (text: string): Block => ({ kind: "paragraph", text })
export const note = (label: string, text: string): Block => ({ kind: "note", label, text })
export const list = (items: ReadonlyArray<string>): Block => ({ kind: "list", items })
export const drawing = (text: string, svg?: string, narrow?: string): Block => ({
  kind: "drawing",
  text,
  svg,
  narrow
})
export const space = (lines: number): Block => ({ kind: "space", lines })
export const page: Block = { kind: "page" }
export const table = (
  head: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  align?: ReadonlyArray<"left" | "right">
): DocumentTable => ({ kind: "table", head, rows, align })

/** The document with every text in it changed by `change`. */
export const mapText = (document: Document, change: (text: string) => string): Document =>
  document.map((block): Block => {
    switch (block.kind) {
      case "space":
      case "page":
        return block
      case "list":
        return { ...block, items: block.items.map(change) }
      case "table":
        return { ...block, head: block.head.map(change), rows: block.rows.map((row) => row.map(change)) }
      case "note":
        return { ...block, label: change(block.label), text: change(block.text) }
      case "drawing":
        return {
          ...block,
          text: change(block.text),
          narrow: block.narrow === undefined ? undefined : change(block.narrow),
          svg: block.svg === undefined ? undefined : change(block.svg)
        }
      default:
        return { ...block, text: change(block.text) }
    }
  })
