// Bundles the command line and its worker, Effect inside, and lays the solver's Wasm beside them.
import { build } from "esbuild"
import { copyFile, readdir, rm, stat, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { pageScript } from "../../packages/reports/build-page.mjs"

const DIST = "dist"
const { metafile } = await build({
  entryPoints: {
    main: "src/main.ts",
    worker: "../../packages/simulator/src/workers/worker.ts",
    checking: "src/checking/worker.ts",
    rubbers: "../../packages/simulator/src/simulation/rubbers.ts",
    search: "../../packages/simulator/src/dealing/script/search.ts"
  },
  outdir: DIST,
  bundle: true,
  splitting: true,
  metafile: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  minify: true,
  legalComments: "linked",
  // A native module: it stays in node_modules, and only charts as PNG need it.
  external: ["@resvg/resvg-js"],
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);"
  }
})
await copyFile("../../packages/double-dummy/wasm/double-dummy.wasm", join(DIST, "double-dummy.wasm"))
await copyFile("../../packages/simulator/data/deals.bank", join(DIST, "deals.bank"))
// The script that HTML reports carry: Plot and the charts for the browser.
await writeFile(join(DIST, "page.js"), await pageScript())

// Parts of earlier builds go once no run can still be loading them.
const HOUR = 3_600_000
const kept = new Set([
  ...Object.keys(metafile.outputs).map((file) => basename(file)),
  "deals.bank",
  "double-dummy.wasm",
  "page.js"
])
for (const name of await readdir(DIST)) {
  const old = kept.has(name) ? 0 : (await stat(join(DIST, name))).mtimeMs
  if (old > 0 && Date.now() - old > HOUR) await rm(join(DIST, name), { recursive: true })
}
