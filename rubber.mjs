// Runs the built `rubber` command, which it builds first when it is missing or older than the sources.
import { pathToFileURL } from "node:url"
import { buildBundle, bundle, isFresh } from "./scripts/bundle.mjs"

if (!isFresh()) buildBundle()
await import(pathToFileURL(bundle).href)
