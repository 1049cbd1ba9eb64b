// Bundles the script of HTML pages: Plot and the charts for the browser, as text to be put into a page.
import { build } from "esbuild"
import process from "node:process"
import { fileURLToPath } from "node:url"

/** The script's text, minified. */
export const pageScript = async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("src/page/client.ts", import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    platform: "browser",
    format: "iife",
    target: "es2022",
    legalComments: "none",
    charset: "utf8"
  })
  // The text stands inside a <script>, which "</script" would end.
  return outputFiles[0].text.replaceAll("</script", "<\\/script").trim()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { mkdir, writeFile } = await import("node:fs/promises")
  const target = process.argv[2] ?? fileURLToPath(new URL("dist/page.js", import.meta.url))
  await mkdir(new URL(".", `file://${target}`), { recursive: true })
  await writeFile(target, await pageScript())
}
