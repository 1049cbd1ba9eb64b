/** The compiled solver from the file that comes with this package. For Node; browsers fetch the file themselves. */
import { readFileSync } from "node:fs"

/** `wasm/double-dummy.wasm` of this package. A bundle has it elsewhere and passes its own address. */
export const WASM_FILE = new URL("../wasm/double-dummy.wasm", import.meta.url)

/** Reads and compiles the solver, in a few milliseconds. The module can be posted to worker threads. */
export const compileFile = (file: URL | string = WASM_FILE): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(file))
