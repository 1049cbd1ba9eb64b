/** Values of rubber states as text, JSON and rows. */
import { type RubberState, toText } from "@rubber-bridge/core/rubber/RubberState"
import type { Words } from "@rubber-bridge/reports/words/index"
import type { EquityModel } from "@rubber-bridge/simulator/equity/EquityModel"
import { type EquityTable } from "@rubber-bridge/simulator/equity/EquityTable"
import { bankOf } from "@rubber-bridge/simulator/equity/Models"
import { PARTSCORES, stateIndex } from "@rubber-bridge/simulator/equity/StateIndex"
import { percent, withError } from "./Points.ts"
import { type Table, toColumns } from "./Table.ts"

type Models = readonly [EquityModel, ...ReadonlyArray<EquityModel>]

const solved = (model: EquityModel): EquityTable | undefined =>
  model.name === "folklore" ? undefined : (model as EquityTable)

const figures = (model: EquityModel, state: number) => {
  const table = solved(model)
  return {
    value: {
      mean: model.values[state]!,
      se: model.errors[state]!,
      modelSpread: table?.name === "field" ? table.modelSpread[state]! : null
    },
    winsRubber: table?.winsRubber[state] ?? null,
    dealsLeft: table?.dealsLeft[state] ?? null
  }
}

/** The object of docs/cli.md, `equity`: the first model speaks, the others stand beside it. */
export const equityJson = ([model, ...others]: Models, states: ReadonlyArray<RubberState>) => ({
  equity: model.name,
  bank: bankOf(model, ...others),
  states: states.map((state) => {
    const index = stateIndex(state)
    return {
      rubber: toText(state),
      ...figures(model, index),
      ...(others.length === 0
        ? {}
        : { others: Object.fromEntries(others.map((other) => [other.name, figures(other, index)])) })
    }
  })
})

export const equityRows = (models: Models, states: ReadonlyArray<RubberState>): Table => ({
  columns: ["rubber", "equity", "value", "se", "model_spread", "wins_rubber", "deals_left"],
  rows: states.flatMap((state) =>
    models.map((model) => {
      const { dealsLeft, value, winsRubber } = figures(model, stateIndex(state))
      return [toText(state), model.name, value.mean, value.se, value.modelSpread, winsRubber, dealsLeft]
    })
  )
})

/** One state, or the summary and then all of them. */
export const equityText = (
  models: Models,
  states: ReadonlyArray<RubberState>,
  { equity }: Words,
  width: number | undefined
): string => {
  const lines = models.map(({ name }) => equity.models[name])
  const table = toColumns(stateTable(models, states, equity), { width })
  const legend = models.some(({ name }) => name !== "folklore") ? ["", equity.errors] : []
  if (states.length === 1) return [...lines, "", table, ...legend].join("\n")
  return [
    ...lines,
    "",
    equity.gameUp,
    ...models.map((model) => `  ${model.name}: ${valueText(model, stateIndex(games(1, 0)))}`),
    "",
    equity.partscores,
    toColumns(partscoreTable(models, equity), { width }),
    "",
    equity.states,
    table,
    ...legend
  ].join("\n")
}

function stateTable(models: Models, states: ReadonlyArray<RubberState>, { columns }: Words["equity"]): Table {
  const hasSpread = models.some(({ name }) => name === "field")
  const known = models.filter((model) => solved(model) !== undefined)
  return {
    columns: [
      columns.rubber,
      ...models.map(({ name }) => name),
      ...(hasSpread ? [columns.spread] : []),
      ...known.flatMap(({ name }) => [`${columns.wins}, ${name}`, `${columns.dealsLeft}, ${name}`])
    ],
    rows: states.map((state) => {
      const index = stateIndex(state)
      const field = models.find(({ name }) => name === "field")
      return [
        toText(state),
        ...models.map((model) => valueText(model, index).padStart(13)),
        ...(field === undefined ? [] : [Math.round(solved(field)!.modelSpread[index]!)]),
        ...known.flatMap((model) => [
          percent(solved(model)!.winsRubber[index]!, 1),
          solved(model)!.dealsLeft[index]!.toFixed(2)
        ])
      ]
    })
  }
}

const GAMES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1]
] as const

function partscoreTable(models: Models, { columns }: Words["equity"]): Table {
  return {
    columns: [columns.part, ...GAMES.flatMap(([ns, ew]) => models.map(({ name }) => `${ns}–${ew} ${name}`))],
    rows: PARTSCORES.slice(1).map((points) => [
      points,
      ...GAMES.flatMap(([ns, ew]) =>
        models.map(({ values }) =>
          Math.round(values[stateIndex(games(ns, ew, points))]! - values[stateIndex(games(ns, ew))]!)
        )
      )
    ])
  }
}

function games(northSouth: number, eastWest: number, partscore = 0): RubberState {
  return {
    games: { NorthSouth: northSouth, EastWest: eastWest },
    partscore: { NorthSouth: partscore, EastWest: 0 }
  }
}

function valueText({ errors, name, values }: EquityModel, state: number): string {
  return name === "folklore" ? String(values[state]!) : withError(values[state]!, errors[state]!)
}
