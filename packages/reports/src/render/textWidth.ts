/**
 * How wide a text is drawn, without a browser to ask: advances of DejaVu Sans in thousandths of the font size.
 * Letters not listed count as an average one; a wrapped line may be a few per cent off, never a layout.
 */
const ADVANCE: Readonly<Record<string, number>> = {
  i: 278,
  j: 278,
  l: 278,
  I: 295,
  "'": 275,
  "|": 337,
  ".": 318,
  ",": 318,
  ":": 337,
  ";": 337,
  "!": 401,
  " ": 318,
  "\u00a0": 318,
  f: 352,
  t: 392,
  r: 411,
  "(": 390,
  ")": 390,
  "[": 390,
  "]": 390,
  "/": 337,
  "-": 361,
  J: 295,
  s: 521,
  z: 525,
  c: 550,
  k: 579,
  m: 974,
  w: 818,
  M: 863,
  W: 989,
  "%": 950,
  "–": 500,
  "—": 1000,
  "−": 838,
  "+": 838,
  "=": 838,
  "<": 838,
  ">": 838,
  "±": 838,
  "×": 838,
  "…": 1000,
  "♠": 896,
  "♥": 896,
  "♦": 896,
  "♣": 896,
  ł: 284,
  Ł: 562
}

/** Pixels that `text` takes at `size` pixels; a bold text is about a tenth wider. */
export const textWidth = (text: string, size: number, bold = false): number => {
  let thousandths = 0
  for (const letter of text) {
    thousandths += ADVANCE[letter] ?? (/\d/u.test(letter) ? 636 : /\p{Lu}/u.test(letter) ? 690 : 612)
  }
  return (thousandths * size * (bold ? 1.12 : 1)) / 1000
}

/** The text in lines no wider than `width` pixels, broken at blanks. A single longer word stays whole. */
export const wrapText = (text: string, size: number, width: number, bold = false): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = ""
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`
    if (line !== "" && textWidth(longer, size, bold) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === "" ? lines : [...lines, line]
}
