/** What a format has no place for, so that a conversion can say what was left behind. */
export const LOSSES = [
  "contract",
  "tricks",
  "honours",
  "figures",
  "rubber",
  "names",
  "hands",
  "auction",
  "play",
  "players",
  "board",
  "vulnerable",
  "result",
  "sections",
  "notes",
  "match",
  "incomplete",
  "totals",
  "margin",
  "claim",
  "dealer",
  "sheet",
  "label",
  "quotes"
] as const
export type Loss = (typeof LOSSES)[number]

/** A record in a format: its text, perhaps none, and what of it is lost. */
export interface Converted {
  readonly text: string
  readonly losses: ReadonlyArray<Loss>
}
