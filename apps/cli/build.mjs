// Bundles the command line and its worker, Effect inside, and lays the solver's Wasm beside them.
import { build } from "esbuild"
import { copyFile, mkdir, rm } from "node:fs/promises"

await rm("dist", { recursive: true, force: true })
await build({
  entryPoints: { main: "src/main.ts", worker: "../../packages/simulator/src/workers/worker.ts" },
  outdir: "dist",
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "linked",
  // A native module: it stays in node_modules, and only charts as PNG need it.
  external: ["@resvg/resvg-js"],
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);"
  }
})
await mkdir("dist", { recursive: true })
await copyFile("../../packages/double-dummy/wasm/double-dummy.wasm", "dist/double-dummy.wasm")
