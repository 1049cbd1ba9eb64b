/** A record that reads well but cannot be checked where it stands. */
import { Schema } from "effect"
import type { Entry } from "./Entry.ts"

export const EntryFault = Schema.Literals([
  "RubberIsOver",
  "RubberSetAside",
  "ChicagoIsOver",
  "NoVulnerability",
  "NoRubber"
])
export type EntryFault = typeof EntryFault.Type

export class UnusableEntry extends Schema.TaggedError<UnusableEntry>()("UnusableEntry", {
  fault: EntryFault,
  rubber: Schema.String
}) {
  override get message() {
    const what: Record<EntryFault, string> = {
      RubberIsOver: `rubber ${this.rubber} is over, so this deal belongs to another; give it that rubber's name`,
      RubberSetAside: `rubber ${this.rubber} was left open while 10,000 others began; sort the file by rubber`,
      ChicagoIsOver: `all four deals of Chicago ${this.rubber} are written; give the next one another name`,
      NoVulnerability: "nothing says who is vulnerable; add the column vulnerable, or board",
      NoRubber:
        "nothing says which rubber the deal belongs to nor who is vulnerable; add the column rubber, or vulnerable"
    }
    return what[this.fault]
  }
}

/** The error for a record. */
export const unusable = (fault: EntryFault, { rubber }: Entry): UnusableEntry =>
  new UnusableEntry({ fault, rubber: rubber ?? "" })
