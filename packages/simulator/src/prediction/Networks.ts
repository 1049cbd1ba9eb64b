/** The networks that ship, decoded once for a thread. */
import type { Network } from "./Network.ts"
import { networkFromText } from "./NetworkText.ts"
import { notrumpWeights } from "./notrumpWeights.ts"
import { suitsWeights } from "./suitsWeights.ts"

let notrump: Network | undefined
let suits: Network | undefined

/** The network for a denomination, 0 clubs to 4 notrump. */
export const networkOf = (denomination: number): Network =>
  denomination === 4
    ? (notrump ??= networkFromText(notrumpWeights))
    : (suits ??= networkFromText(suitsWeights))
