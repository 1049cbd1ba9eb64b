/**
 * How many columns a text takes in a terminal: none for marks that join the letter before them, two for emoji and for
 * the wide letters of East Asia. Source of the ranges: Unicode Standard Annex 11, the classes Wide and Fullwidth.
 */
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" })

const PLAIN =
  /^[\u0020-\u007E\u00A0-\u02FF\u0370-\u0482\u2010-\u2027\u2030-\u205E\u2190-\u22FF\u2500-\u25FF]*$/u
const NO_WIDTH = /^[\p{Mark}\p{Cf}\p{Cc}]/u
const WIDE =
  /^[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{1F680}-\u{1FAFF}\u{20000}-\u{3FFFD}]|\uFE0F/u

export const displayWidth = (text: string): number => {
  if (PLAIN.test(text)) return text.length
  let width = 0
  for (const { segment } of GRAPHEMES.segment(text)) {
    width += WIDE.test(segment) ? 2 : NO_WIDTH.test(segment) ? 0 : 1
  }
  return width
}

/** The text with blanks behind it, up to `columns`. */
export const padDisplayEnd = (text: string, columns: number): string =>
  text + " ".repeat(Math.max(0, columns - displayWidth(text)))

/** The text with blanks before it, up to `columns`. */
export const padDisplayStart = (text: string, columns: number): string =>
  " ".repeat(Math.max(0, columns - displayWidth(text))) + text
