/** `--players North=Ann,East=Ben`: names for the seats; with blanks between them too, as the line of a file has them. */
import { type BySeat, seatOfLetter } from "@rubber-bridge/core/deal/Seat"
import { Effect, Option } from "effect"
import { WrongUse } from "../output/Failure.ts"
import { Settings } from "../settings.ts"

const ITEM = /^\s*(North|East|South|West|N|E|S|W)\s*=\s*(?:"([^"=]*[^"=\s][^"=]*)"|([^"=\s][^"=]*?))\s*$/iu
const BETWEEN = /,|\s+(?=(?:North|East|South|West|N|E|S|W)\s*=)/iu

export const readPlayers = Effect.fn("readPlayers")(function* (flag: Option.Option<string>) {
  const { words } = yield* Settings
  const players: { -readonly [Seat in keyof BySeat<string>]?: string } = {}
  if (Option.isNone(flag)) return players
  for (const item of flag.value.split(BETWEEN)) {
    const match = ITEM.exec(item)
    const seat = match === null ? undefined : seatOfLetter(match[1]![0]!)
    if (seat === undefined || players[seat] !== undefined) {
      return yield* new WrongUse({ detail: `--players: ${words.cli.playersForm(flag.value)}` })
    }
    players[seat] = (match![2] ?? match![3]!).trim()
  }
  return players
})
