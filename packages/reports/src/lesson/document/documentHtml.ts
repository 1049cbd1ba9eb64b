/**
 * A handout as one page of HTML for print: no scripts, nothing from the network (and a policy that forbids both), black on
 * white, exercises kept on one sheet where they fit.
 */
import { escapeHtml } from "../../render/escape.ts"
import type { Lang } from "../../words/index.ts"
import type { Block, Document, DocumentTable } from "./Document.ts"

export interface PageOptions {
  readonly lang: Lang
  /** The title of the browser's window. */
  readonly title: string
}

/** The complete page. */
export const documentHtml = (document: Document, { lang, title }: PageOptions): string =>
  `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${sections(document).join("\n")}
</main>
</body>
</html>
`

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; color: #000; background: #fff; font: 12pt/1.45 Georgia, "DejaVu Serif", "Times New Roman", serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.15rem; margin: 1.4rem 0 .5rem; border-bottom: 1px solid #888; padding-bottom: .15rem; }
p { margin: .5rem 0; }
ul { margin: .5rem 0; padding-left: 1.4rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .6rem 0; font-size: .95em; }
th, td { border: 1px solid #888; padding: .2rem .6rem; text-align: left; vertical-align: top; }
th { background: #eee; font-weight: bold; }
@media print, (min-width: 640px) { td:not(:last-child) { white-space: nowrap; } }
@media (max-width: 639px) { main { padding: 1rem .8rem; } th, td { padding: .15rem .35rem; } table { font-size: .88em; } }
.blank td { height: 1.7rem; min-width: 5rem; }
figure { margin: .8rem 0; }
figure svg { max-width: 100%; height: auto; }
.right { text-align: right; font-variant-numeric: tabular-nums; }
pre { font: .82rem/1.25 "DejaVu Sans Mono", Consolas, Menlo, monospace; overflow-x: auto; margin: .6rem 0; }
.space { border-bottom: 1px solid #bbb; height: 1.9rem; }
section { break-inside: avoid; }
.page { break-after: page; border: 0; border-top: 2px dashed #888; margin: 2rem 0; }
@media print {
  @page { margin: 18mm 16mm; }
  body { font-size: 11pt; }
  main { max-width: none; padding: 0; }
  .wide, pre { overflow: visible; }
  h2 { break-after: avoid; }
  .page { border: 0; margin: 0; height: 0; }
}
`

/** Each heading with what stands under it is one section. */
function sections(document: Document): ReadonlyArray<string> {
  const parts: Array<Array<string>> = [[]]
  for (const block of document) {
    if (block.kind === "heading" || block.kind === "title" || block.kind === "page") parts.push([])
    parts.at(-1)!.push(blockHtml(block))
  }
  return parts
    .filter((part) => part.length > 0)
    .map((part) =>
      part[0]!.startsWith("<hr") ? part.join("\n") : `<section>\n${part.join("\n")}\n</section>`
    )
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "title":
      return `<h1>${escaped(block.text)}</h1>`
    case "heading":
      return `<h2>${escaped(block.text)}</h2>`
    case "paragraph":
      return `<p>${escaped(block.text)}</p>`
    case "note":
      return `<p><strong>${escaped(block.label)}:</strong> ${escaped(block.text)}</p>`
    case "list":
      return `<ul>\n${block.items.map((item) => `<li>${escaped(item)}</li>`).join("\n")}\n</ul>`
    case "table":
      return tableHtml(block)
    case "drawing":
      return block.svg === undefined ? `<pre>${escaped(block.text)}</pre>` : `<figure>${block.svg}</figure>`
    case "space":
      return `<div class="space"></div>`.repeat(block.lines)
    case "page":
      return `<hr class="page">`
  }
}

function tableHtml({ align, head, rows }: DocumentTable): string {
  const cell = (name: "th" | "td") => (text: string, n: number) =>
    `<${name}${name === "th" ? ' scope="col"' : ""}${align?.[n] === "right" ? ' class="right"' : ""}>${escaped(text)}</${name}>`
  const row = (cells: ReadonlyArray<string>): string => {
    const blank = cells.every((text) => text === "") ? ' class="blank"' : ""
    return `<tr${blank}>${cells.map(cell("td")).join("")}</tr>`
  }
  return (
    `<div class="wide" tabindex="0"><table>\n<thead><tr>${head.map(cell("th")).join("")}</tr></thead>\n` +
    `<tbody>\n${rows.map(row).join("\n")}\n</tbody>\n</table></div>`
  )
}

/** Safe in HTML; figures with a dash between them, such as 1–0, stay on one line. */
function escaped(text: string): string {
  return escapeHtml(text).replaceAll(/(?<=\d–)(?=\d)/gu, "\u2060")
}
