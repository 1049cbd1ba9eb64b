/** Why a script or condition in the dealer language cannot be read: where it stopped and what would work there. */
import { Schema } from "effect"

export class UnreadableScript extends Schema.TaggedError<UnreadableScript>()("UnreadableScript", {
  text: Schema.String,
  /** Offset in `text`, from 0. */
  at: Schema.Int,
  found: Schema.String,
  /** What was expected, or what is wrong with what was found. */
  expected: Schema.String
}) {
  /** From 1. */
  get line() {
    return this.text.slice(0, this.at).split("\n").length
  }
  /** From 1. */
  get column() {
    return this.at - this.text.lastIndexOf("\n", this.at - 1)
  }
  override get message() {
    const found = this.found === "" ? "the end" : `"${this.found}"`
    return `found ${found}, ${this.expected}`
  }
}
