// Runs the built `rubber` command, which it builds first when it is missing or older than the sources.
import * as module from "node:module"
import { pathToFileURL } from "node:url"
import { buildBundle, bundle, isFresh } from "./scripts/bundle.mjs"

if (!isFresh()) buildBundle()
// Where Node has it (22.1 and newer) the compiled code is kept from run to run.
module.enableCompileCache?.()
await import(pathToFileURL(bundle).href)
