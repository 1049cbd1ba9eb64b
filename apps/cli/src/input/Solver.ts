/** The double-dummy solver for commands: one in this thread, or worker threads that share its compiled module. */
import { Kernel } from "@rubber-bridge/double-dummy/Kernel"
import { compileFile, WASM_FILE } from "@rubber-bridge/double-dummy/NodeModule"
import * as Pool from "@rubber-bridge/simulator/workers/pool"
import { Effect, Layer } from "effect"

/** In the package as source, beside this file when bundled. */
const file = import.meta.url.endsWith(".ts") ? WASM_FILE : new URL("./double-dummy.wasm", import.meta.url)

/** The compiled solver, for threads of a command's own. */
export const kernelModule = () => compileFile(file)

/** Worker threads for a command that deals and solves. */
export const workersLayer = (count: number) =>
  Layer.unwrap(Effect.sync(() => Pool.layer({ count, solver: compileFile(file) })))

let kernel: Kernel | undefined

/** The solver of this thread: one for a command, made at its first question. */
export const threadKernel = () => (kernel ??= new Kernel(compileFile(file)))
export const makeKernel = Effect.sync(threadKernel)
