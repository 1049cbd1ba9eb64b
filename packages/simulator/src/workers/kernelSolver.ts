/** The kernel of packages/double-dummy as the solver of a worker. */
import { Kernel } from "@rubber-bridge/double-dummy/Kernel"
import type { Solver } from "./protocol.ts"

/** A solver with memory of its own. It remembers the deal it was asked about last, so ask for one deal's cells together. */
export const kernelSolver = (module: WebAssembly.Module): Solver => {
  const kernel = new Kernel(module)
  return {
    cell: (packed, offset, denomination, declarer) =>
      kernel.tricks(packed.subarray(offset, offset + 16), denomination, declarer),
    makes: (packed, offset, denomination, declarer, tricks) =>
      kernel.makes(packed.subarray(offset, offset + 16), denomination, declarer, tricks),
    table: (packed, offset) => kernel.table(packed, offset)
  }
}
