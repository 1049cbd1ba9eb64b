/**
 * A self-contained page under a strict content security policy: nothing is loaded, and only the style sheet and
 * the script whose hashes stand in the policy count.
 */
import { createHash } from "node:crypto"
import { escapeHtml } from "../render/escape.ts"
import type { Lang } from "../words/Lang.ts"
import { STYLE } from "./style.ts"

export interface Shell {
  readonly lang: Lang
  readonly title: string
  /** What stands on the theme button. */
  readonly themeButton: string
  /** HTML between header and footer. */
  readonly body: string
  readonly footer: string
  /** Data the script reads, by element id. */
  readonly data: Readonly<Record<string, unknown>>
  readonly script: string
}

export const shell = ({ body, data, footer, lang, script, themeButton, title }: Shell): string => {
  const policy = [
    "default-src 'none'",
    `style-src '${hash(STYLE)}'`,
    ...(script === "" ? [] : [`script-src '${hash(script)}'`]),
    "base-uri 'none'",
    "form-action 'none'"
  ].join("; ")
  const blocks = Object.entries(data).map(
    ([id, value]) => `<script type="application/json" id="${id}">${jsonText(value)}</script>\n`
  )
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${escapeHtml(title)}</h1>${script === "" ? "" : `<button type="button" id="theme" hidden>${escapeHtml(themeButton)}</button>`}</header>
<main>
${body}
</main>
<footer><p>${escapeHtml(footer)}</p></footer>
${blocks.join("")}${script === "" ? "" : `<script>${script}</script>\n`}</body>
</html>
`
}

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`
}

/** JSON that cannot end the element it stands in. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c")
}
