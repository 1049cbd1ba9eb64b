/** Points and shares as people read them. */

/** `+120.5`, `−60`, `0`: with a sign, rounded to `digits` decimals. */
export const signed = (points: number, digits = 0): string => {
  const text = Math.abs(points).toFixed(digits)
  if (Number(text) === 0) return text
  return (points > 0 ? "+" : "−") + text
}

/** `318 ± 2.6`, the second figure being a standard error. */
export const withError = (mean: number, se: number, digits = 0): string =>
  `${signed(mean, digits)} ± ${se.toFixed(1)}`

/** `53 %`. */
export const percent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)} %`

/** A figure for JSON, rounded so that it shows no more than is known. */
export const rounded = (value: number, digits: number): number => {
  const number = Number(value.toFixed(digits))
  return number === 0 ? 0 : number
}
