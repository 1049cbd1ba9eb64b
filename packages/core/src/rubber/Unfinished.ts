/**
 * Settling a rubber that is left unfinished, by named edition of the laws. It settles nothing by itself:
 * the default is `none`, a rubber that simply has not ended. Rule: docs/rules.md#unfinished-rubber
 */
import { Schema } from "effect"
import { type Side, SIDES } from "../deal/Seat.ts"
import { above, type ScoreLine } from "../scoring/ScoreLine.ts"
import { type Rubber, winner } from "./Rubber.ts"

/** `1993`: Laws of Contract Bridge 1993, 300 for the only game and 100 for the only partscore; `50`: the older 50. */
export const UnfinishedEdition = Schema.Literals(["none", "1993", "50"])
export type UnfinishedEdition = typeof UnfinishedEdition.Type

const PARTSCORE: Readonly<Record<UnfinishedEdition, number>> = { none: 0, "1993": 100, "50": 50 }

/** The lines that settle the rubber now; none for a finished one, or where both sides or neither have the thing. */
export const settlement = (
  rubber: Pick<Rubber, "games" | "partscore">,
  edition: UnfinishedEdition
): ReadonlyArray<ScoreLine> => {
  if (edition === "none" || winner(rubber) !== undefined) return []
  const game = onlySide((side) => rubber.games[side] > 0)
  const part = onlySide((side) => rubber.partscore[side] > 0)
  return [
    ...(game === undefined ? [] : above(game, "UnfinishedGame", 300, "unfinished-rubber")),
    ...(part === undefined ? [] : above(part, "UnfinishedPartscore", PARTSCORE[edition], "unfinished-rubber"))
  ]
}

/** The side that alone has something; `undefined` when both or neither have it. */
function onlySide(has: (side: Side) => boolean): Side | undefined {
  const sides = SIDES.filter(has)
  return sides.length === 1 ? sides[0] : undefined
}
