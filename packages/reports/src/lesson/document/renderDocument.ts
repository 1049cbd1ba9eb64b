/** A handout in the form asked for: text, Markdown or a page for print. */
import type { Lang } from "../../words/index.ts"
import type { Document } from "./Document.ts"
import { documentHtml } from "./documentHtml.ts"
import { documentMarkdown } from "./documentMarkdown.ts"
import { documentText } from "./documentText.ts"
import { ownNotrump } from "./ownNotrump.ts"

export type DocumentForm = "text" | "md" | "html"

/** Columns of text output, at most. */
const WIDTH = 96

/** The document as one text. */
export const renderDocument = (
  document: Document,
  form: DocumentForm,
  {
    ascii,
    lang,
    width = WIDTH
  }: { readonly ascii: boolean; readonly lang: Lang; readonly width?: number | undefined }
): string => {
  const own = ownNotrump(document, lang)
  if (form === "text") return documentText(own, { width: Math.min(width, WIDTH), ascii })
  if (form === "md") return documentMarkdown(own)
  const first = own.find((block) => block.kind === "title")
  return documentHtml(own, { lang, title: first?.kind === "title" ? first.text : "rubber" })
}
