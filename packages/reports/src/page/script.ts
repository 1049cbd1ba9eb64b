/** The text of the page script (`page/client.ts` with Plot, bundled), wherever this module runs from. */
import { readFile } from "node:fs/promises"

let text: Promise<string> | undefined

/** Read from beside the bundle; in a working copy, which has only sources, built on the spot by esbuild. */
export const pageScript = (): Promise<string> => (text ??= find())

async function find(): Promise<string> {
  if (import.meta.url.endsWith(".ts")) {
    const builder = new URL("../../build-page.mjs", import.meta.url).href
    const { pageScript: build } = (await import(builder)) as { readonly pageScript: () => Promise<string> }
    return build()
  }
  // Beside the command's bundle, or one folder above this module in the published package.
  const places = ["./page.js", "../page.js"].map((place) => new URL(place, import.meta.url))
  const found = await Promise.all(places.map((place) => readFile(place, "utf8").catch(() => undefined)))
  const script = found.find((content) => content !== undefined)
  if (script === undefined)
    throw new Error("the page script page.js is missing beside the program; build it again")
  return script
}
