/**
 * A handout: text for people, Markdown, or a page for print where the file of `--output` ends in .html; data in the
 * other formats.
 */
import type { Document } from "@rubber-bridge/reports/lesson/document/Document"
import { type DocumentForm, renderDocument } from "@rubber-bridge/reports/lesson/document/renderDocument"
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { emit, emitText, type Rendered, terminalWidth } from "./Emit.ts"

export interface RenderedDocument extends Omit<Rendered, "text"> {
  readonly document: () => Document
}

/** Writes the document, or its data in JSON and CSV. */
export const emitDocument = Effect.fn("emitDocument")(function* ({ document, ...data }: RenderedDocument) {
  const { ascii, format, lang, output } = yield* Settings
  if (format === "text" || format === "md") {
    const form = format === "md" && !isPage(output) ? "md" : formOf(output)
    const width = yield* terminalWidth
    return yield* emitText(renderDocument(document(), form, { ascii, lang, width }))
  }
  yield* emit({ ...data, text: () => "" })
})

/** The form that a file's name asks for. */
export const formOf = (file: string | undefined): DocumentForm =>
  isPage(file) ? "html" : /\.(?:md|markdown)$/iu.test(file ?? "") ? "md" : "text"

function isPage(file: string | undefined): boolean {
  return /\.html?$/iu.test(file ?? "")
}
