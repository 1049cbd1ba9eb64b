/** Which equity models a command shows: the one asked for, or both computed ones. */
import type { Words } from "@rubber-bridge/reports/words/index"
import type { EquityModel } from "@rubber-bridge/simulator/equity/EquityModel"
import { equityModel, field, par } from "@rubber-bridge/simulator/equity/Models"
import { Option } from "effect"
import { Flag } from "effect/cli"

const NAMES = ["field", "par", "folklore"] as const

export const modelFlag = ({ equity }: Words) =>
  Flag.Literals("equity", NAMES).pipe(Flag.withDescription(equity.help.equity.equity), Flag.optional)

/** The model of `--equity`; `field` and `par` without it. */
export const modelsOf = (
  flag: Option.Option<(typeof NAMES)[number]>
): readonly [EquityModel, ...ReadonlyArray<EquityModel>] =>
  Option.match(flag, { onNone: () => [field, par] as const, onSome: (name) => [equityModel(name)] as const })
