/** The equity models by name. The computed ones are part of the package: nothing is read at run time. */
import { type EquityModel, type EquityName } from "./EquityModel.ts"
import { type EquityTable, fromData } from "./EquityTable.ts"
import { folklore } from "./Folklore.ts"
import { fieldTable } from "./tables/fieldTable.ts"
import { parTable } from "./tables/parTable.ts"

/** People's rubbers: the default for advice. */
export const field: EquityTable = fromData(fieldTable)

/** Perfect bidders on both sides. */
export const par: EquityTable = fromData(parTable)

/** The computed models; `folklore` is a rule of thumb and has no more than values. */
export const TABLES: Readonly<Record<EquityTable["name"], EquityTable>> = { field, par }

/** The solved deals that a model, or the first of several that has one, was computed from; `null` for a rule of thumb. */
export const bankOf = (
  ...models: ReadonlyArray<EquityModel>
): { readonly deals: number; readonly seed: number } | null => {
  const named = models.map(({ name }) => name).find((name) => name !== "folklore")
  if (named === undefined) return null
  const { deals, seed } = TABLES[named].bank
  return { deals, seed }
}

export const equityModel = (name: EquityName): EquityModel => (name === "folklore" ? folklore : TABLES[name])
