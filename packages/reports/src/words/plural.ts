/** The form of a noun that goes with a count. Polish has three, by the last digits of the number. */

/** English: `one` for 1, `other` for everything else. */
export const pluralEn = (count: number, one: string, other: string): string =>
  Math.abs(count) === 1 ? one : other

/**
 * Polish: `one` for 1 (lewa), `few` for numbers that end in 2, 3 or 4 except 12 to 14 (lewy), `many` for the
 * other whole numbers (lew). A fraction takes the genitive singular, `part` (2,5 lewy).
 */
export const pluralPl = (count: number, one: string, few: string, many: string, part = few): string => {
  const whole = Math.abs(count)
  if (!Number.isInteger(whole)) return part
  if (whole === 1) return one
  const last = whole % 10
  const teen = whole % 100 >= 12 && whole % 100 <= 14
  return last >= 2 && last <= 4 && !teen ? few : many
}
