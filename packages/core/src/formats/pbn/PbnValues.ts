/** The values of a game's known tags, read one by one; an unknown value is missing. Source: PBN 2.1, chapter 3.4 */
import { Result } from "effect"
import { type Located, located } from "../Located.ts"
import { type PbnWarning, UnreadablePbn } from "./PbnFault.ts"
import { type PbnGame, type PbnTag, tagOf } from "./PbnGame.ts"

type Read<A> = Result.Result<A, Located<UnreadablePbn>>

export class PbnValues {
  readonly game: PbnGame
  readonly warnings: Array<Located<PbnWarning>> = []

  constructor(game: PbnGame) {
    this.game = game
  }

  /** The tag, if its value is known: neither missing nor empty nor `?`. */
  tag(name: string): PbnTag | undefined {
    const tag = tagOf(this.game, name)
    return tag === undefined || tag.value === "" || tag.value === "?" ? undefined : tag
  }

  text(name: string): string | undefined {
    return this.tag(name)?.value
  }

  /** What `meaning` makes of the value. Fails with `fault` where that is nothing, and a text from it says why. */
  read<A extends object | number | boolean | string>(
    name: string,
    fault: UnreadablePbn["fault"],
    meaning: (text: string) => A | Why | undefined
  ): Read<A | undefined> {
    const tag = this.tag(name)
    if (tag === undefined) return Result.succeed(undefined)
    const value = meaning(tag.value)
    if (value === undefined) return this.fail(fault, tag)
    return value instanceof Why ? this.fail(fault, tag, value.text) : Result.succeed(value)
  }

  warn(doubt: PbnWarning["doubt"], tag: Pick<PbnTag, "name" | "line" | "column">, text: string): void {
    this.warnings.push(located(tag.line, tag.column, { doubt, tag: tag.name, text }))
  }

  /** Where a tag stands, for messages; the game's first line where it has none. */
  lineOf(name: string): number {
    return this.tag(name)?.line ?? this.game.line
  }

  private fail(fault: UnreadablePbn["fault"], tag: PbnTag, why = ""): Read<never> {
    const error = new UnreadablePbn({ fault, tag: tag.name, text: tag.value, why })
    return Result.fail(located(tag.line, tag.column, error))
  }
}

/** Why a value means nothing, in English. */
export class Why {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
