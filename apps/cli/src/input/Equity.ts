/** `--equity`: what the rest of the rubber is worth. */
import type { Words } from "@rubber-bridge/reports/words/index"
import type { EquityModel } from "@rubber-bridge/simulator/equity/EquityModel"
import { folklore } from "@rubber-bridge/simulator/equity/Folklore"
import { Flag } from "effect/cli"

const CHOICES = ["folklore", "none"] as const
export type EquityChoice = (typeof CHOICES)[number]

export const equityFlag = ({ help }: Words) =>
  Flag.Literals("equity", CHOICES).pipe(
    Flag.withDescription(help.compare.equity),
    Flag.withDefault("folklore")
  )

/** The model chosen; `undefined` for none. */
export const readEquity = (choice: EquityChoice): EquityModel | undefined =>
  choice === "none" ? undefined : folklore
