/** Stopping now against playing on, as text, JSON and rows. */
import { SIDE_LETTERS } from "@rubber-bridge/core/deal/Seat"
import { type RubberState, toText } from "@rubber-bridge/core/rubber/RubberState"
import type { Words } from "@rubber-bridge/reports/words/index"
import type { EquityModel } from "@rubber-bridge/simulator/equity/EquityModel"
import { EDITIONS, settled } from "@rubber-bridge/simulator/equity/Settle"
import { stateIndex } from "@rubber-bridge/simulator/equity/StateIndex"
import { rounded, signed } from "./Points.ts"
import { type Table, toColumns } from "./Table.ts"

type Models = ReadonlyArray<EquityModel>

const rowsOf = (models: Models, state: RubberState) =>
  EDITIONS.flatMap((edition) =>
    models.map((model) => {
      const { gain, playingOn, stopping } = settled(state, model, edition)
      const error = model.errors[stateIndex(state)]!
      return {
        edition,
        equity: model.name,
        stopping,
        playingOn: rounded(playingOn, 2),
        gain: rounded(gain, 2),
        se: error,
        shouldStop:
          Math.abs(gain) <= Math.max(0.5, 2 * error)
            ? null
            : gain > 0
              ? ("NorthSouth" as const)
              : ("EastWest" as const)
      }
    })
  )

/** Goes into the JSON of the state. */
export const settleJson = (models: Models, state: RubberState) => ({
  rubber: toText(state),
  settle: rowsOf(models, state)
})

export const settleRows = (models: Models, states: ReadonlyArray<RubberState>): Table => ({
  columns: ["rubber", "edition", "equity", "stopping", "playing_on", "gain", "should_stop"],
  rows: states.flatMap((state) =>
    rowsOf(models, state).map(({ edition, equity, gain, playingOn, shouldStop, stopping }) => [
      toText(state),
      edition,
      equity,
      stopping,
      playingOn,
      gain,
      shouldStop
    ])
  )
})

export const settleText = (
  models: Models,
  state: RubberState,
  { equity }: Words,
  width: number | undefined
): string => {
  const { columns, editions, even, heading, wants } = equity.settle
  const rows = rowsOf(models, state)
  return [
    heading(toText(state)),
    "",
    toColumns(
      {
        columns: [columns.edition, "", columns.stopping, columns.playingOn, columns.gain],
        rows: rows.map((row) => [
          editions[row.edition as "1993" | "50"],
          row.equity,
          signed(row.stopping),
          signed(row.playingOn).padStart(5),
          signed(row.gain).padStart(5)
        ])
      },
      { width, keys: 2 }
    ),
    "",
    ...rows.map((row) => {
      const edition = editions[row.edition as "1993" | "50"]
      if (row.shouldStop === null) return even(edition, row.equity)
      return wants(SIDE_LETTERS[row.shouldStop], Math.abs(row.gain).toFixed(0), edition, row.equity)
    })
  ].join("\n")
}
