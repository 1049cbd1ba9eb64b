/** The bank of solved deals, as source in its package and beside this file when bundled. */
import { BANK_FILE, loadBank } from "@rubber-bridge/simulator/bank/LoadBank"

const file = import.meta.url.endsWith(".ts") ? BANK_FILE : new URL("./deals.bank", import.meta.url)

export const readBank = loadBank(file)
