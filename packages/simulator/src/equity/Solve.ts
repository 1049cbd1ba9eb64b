/** From a bank to the tables that ship: both models solved, with their errors. */
import { type Bank } from "../bank/BankFormat.ts"
import { factsOf } from "../bank/DealFacts.ts"
import { type EquityTable, rounded } from "./EquityTable.ts"
import { type FieldParameters } from "./field/FieldParameters.ts"
import { evaluateField } from "./field/FieldModel.ts"
import { readingsOf, reckoningOf } from "./field/Readings.ts"
import { fitTricks } from "./field/TrickModel.ts"
import { iterate, type Solution } from "./Iteration.ts"
import { evaluatePar } from "./ParModel.ts"
import { standardErrors } from "./Resampling.ts"
import { dealsLeftOf, flowOf, valuesOf, winsOf } from "./RubberFlow.ts"

type OnSweep = (sweep: number, change: number) => void

/** Both sides bid double-dummy par for the rubber. */
export const solvePar = (bank: Bank, onSweep?: OnSweep): Solution =>
  iterate(evaluatePar(factsOf(bank)), onSweep === undefined ? {} : { onSweep })

/** People with these parameters, the trick distributions being fitted to the same bank. */
export const solveField = (bank: Bank, parameters: FieldParameters, onSweep?: OnSweep): Solution => {
  const facts = factsOf(bank)
  const model = fitTricks(bank, facts)
  const readings = readingsOf(bank, model, [parameters, parameters])
  const evaluate = evaluateField(facts, readings, reckoningOf(model, parameters))
  // People who misjudge change their minds at single deals for ever; such a change moves no value by half a point.
  return iterate(evaluate, { dampedFrom: 3, tolerance: 0.5, ...(onSweep === undefined ? {} : { onSweep }) })
}

/** The table of a solution; `others` are those of parameter sets that fit as well. */
export const tableOf = (
  name: EquityTable["name"],
  { tallies, values }: Solution,
  bank: EquityTable["bank"],
  others: ReadonlyArray<Solution> = []
): EquityTable => {
  const flow = flowOf(tallies)
  const all = [values, ...others.map((other) => other.values)]
  const spread = values.map(
    (_, state) => Math.max(...all.map((set) => set[state]!)) - Math.min(...all.map((set) => set[state]!))
  )
  return {
    name,
    bank,
    values: values.map((value) => rounded(value, 2)),
    errors: standardErrors(tallies, valuesOf).map((error) => rounded(error, 2)),
    modelSpread: spread.map((points) => rounded(points, 2)),
    winsRubber: winsOf(flow).map((chance) => rounded(chance, 4)),
    dealsLeft: dealsLeftOf(flow).map((deals) => rounded(deals, 3))
  }
}
