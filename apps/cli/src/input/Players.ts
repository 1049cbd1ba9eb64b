/** `--players North=Ann,East=Ben`: names for the seats. */
import { type BySeat, seatOfLetter } from "@rubber-bridge/core/deal/Seat"
import { Effect, Option } from "effect"
import { WrongUse } from "../output/Failure.ts"
import { Settings } from "../settings.ts"

const ITEM = /^\s*(North|East|South|West|N|E|S|W)\s*=\s*(\S.*?)\s*$/iu

export const readPlayers = Effect.fn("readPlayers")(function* (flag: Option.Option<string>) {
  const { words } = yield* Settings
  const players: { -readonly [Seat in keyof BySeat<string>]?: string } = {}
  if (Option.isNone(flag)) return players
  for (const item of flag.value.split(",")) {
    const match = ITEM.exec(item)
    const seat = match === null ? undefined : seatOfLetter(match[1]![0]!)
    if (seat === undefined || players[seat] !== undefined) {
      return yield* new WrongUse({ detail: `--players: ${words.cli.playersForm(flag.value)}` })
    }
    players[seat] = match![2]!
  }
  return players
})
