/** `--equity`: what the rest of the rubber is worth. */
import type { Words } from "@rubber-bridge/reports/words/index"
import type { EquityModel } from "@rubber-bridge/simulator/equity/EquityModel"
import { equityModel, field, par } from "@rubber-bridge/simulator/equity/Models"
import { Flag } from "effect/cli"

const CHOICES = ["field", "par", "folklore", "none"] as const
export type EquityChoice = (typeof CHOICES)[number]

export const equityFlag = ({ help }: Words) =>
  Flag.Literals("equity", CHOICES).pipe(Flag.withDescription(help.compare.equity), Flag.withDefault("field"))

/** The model chosen; `undefined` for none. */
export const readEquity = (choice: EquityChoice): EquityModel | undefined =>
  choice === "none" ? undefined : equityModel(choice)

/** The computed model to ask for a second opinion; none beside a rule of thumb. */
export const otherModel = (model: EquityModel | undefined): EquityModel | undefined => {
  if (model === undefined || model.name === "folklore") return undefined
  return model.name === "field" ? par : field
}
