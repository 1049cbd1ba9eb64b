/** How often declarer takes each number of tricks, one line a contract: the higher the block, the more deals. */
import type { TrickShare } from "../charts/rows.ts"
import type { TerminalOptions } from "./dealText.ts"

const LEVELS = { drawn: " ▁▂▃▄▅▆▇█", ascii: " .:-=+*#@" } as const

/**
 * A heading with the numbers of tricks and a line for each contract; a stroke stands before the tricks that make it.
 * `label` names a contract. Nothing where the terminal is too narrow.
 */
export const trickText = (
  rows: ReadonlyArray<TrickShare>,
  label: (contract: string) => string,
  { ascii, width }: TerminalOptions
): ReadonlyArray<string> => {
  const contracts = [...new Set(rows.map((row) => row.contract))]
  const taken = rows.filter((row) => row.share >= 0.005).map((row) => row.tricks)
  if (taken.length === 0) return []
  const [first, last] = [Math.min(...taken), Math.max(...taken)]
  const labels = Math.max(...contracts.map((contract) => label(contract).length))
  const highest = Math.max(...rows.map((row) => row.share))
  const levels = LEVELS[ascii ? "ascii" : "drawn"]
  if (labels + 2 + (last - first + 1) * 4 > width) return []
  const shown = rows.filter((row) => row.tricks >= first && row.tricks <= last)
  const heading = Array.from(
    { length: last - first + 1 },
    (_, n) => ` ${String(first + n).padStart(3)}`
  ).join("")
  const lines = contracts.map((contract) => {
    const cells = shown.filter((row) => row.contract === contract)
    return cells
      .map(({ made, share }, n) => {
        const level = share === 0 ? 0 : Math.max(1, Math.round((share / highest) * (levels.length - 1)))
        const stroke = made && n > 0 && !cells[n - 1]!.made ? (ascii ? "|" : "│") : " "
        return `${stroke}${levels[level]!.repeat(3)}`
      })
      .join("")
  })
  return [
    `${" ".repeat(labels + 1)}${heading}`,
    ...contracts.map((contract, n) => `${label(contract).padEnd(labels)} ${lines[n]!}`.trimEnd())
  ]
}
