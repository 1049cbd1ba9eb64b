/**
 * Colours of charts and drawings. The series colours keep apart for the common kinds of colour blindness and
 * differ in lightness, so that they also do in grey; where two series share a plot their symbols differ too.
 * Source of the hues: the palette of Okabe and Ito (2008), darkened or lightened for each ground.
 */
export interface Theme {
  readonly name: "light" | "dark"
  readonly ground: string
  /** Text and axes. */
  readonly ink: string
  /** Captions, notes, secondary text. */
  readonly faint: string
  readonly grid: string
  /** Hearts and diamonds. */
  readonly red: string
  /** First, second and third series. */
  readonly series: readonly [string, string, string, string]
  /** Made and down, won and lost: the first is darker on a light ground. */
  readonly good: string
  readonly bad: string
  /** The ends and the middle of a scale around zero. */
  readonly diverging: readonly [low: string, middle: string, high: string]
}

export const LIGHT: Theme = {
  name: "light",
  ground: "#ffffff",
  ink: "#1b1b1b",
  faint: "#595959",
  grid: "#dcdcdc",
  red: "#c4161c",
  series: ["#005b96", "#d55e00", "#00855f", "#a8508a"],
  good: "#005b96",
  bad: "#e9a46a",
  diverging: ["#eda04f", "#f7f7f7", "#74add8"]
}

export const DARK: Theme = {
  name: "dark",
  ground: "#16181d",
  ink: "#ececec",
  faint: "#b4b8c0",
  grid: "#3a3f49",
  red: "#ff7b7b",
  series: ["#6cb6f2", "#ffa24d", "#4fd3a8", "#e39ccb"],
  good: "#6cb6f2",
  bad: "#a8632a",
  diverging: ["#8f4d14", "#2a2e36", "#1d5c94"]
}
