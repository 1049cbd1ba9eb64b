/** Figures as charts and text write them: a real minus sign, thousands apart, the same in every language. */

const SPACE = "\u00a0"

/** `1 690`, `−240`, `12.5`: `digits` after the point, thousands apart from 10 000 on. */
export const figure = (value: number, digits = 0): string => {
  const fixed = Math.abs(value).toFixed(digits)
  const [whole = "", part] = fixed.split(".")
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, SPACE) : whole
  const text = part === undefined ? grouped : `${grouped}.${part}`
  return value < 0 && Number(fixed) !== 0 ? `−${text}` : text
}

/** With a plus sign for gains: `+110`, `−50`, `0`. */
export const signed = (value: number, digits = 0): string => {
  const text = figure(value, digits)
  return value > 0 && /[1-9]/u.test(text) ? `+${text}` : text
}

/** A fraction as `52 %`; `digits` after the point. */
export const percent = (fraction: number, digits = 0): string => `${figure(fraction * 100, digits)}${SPACE}%`
