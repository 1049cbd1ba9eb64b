/** Text for terminals that have letters but no typographic signs and no suit symbols. */
const PLAIN: Readonly<Record<string, string>> = {
  "–": "-",
  "−": "-",
  "—": "-",
  "×": "x",
  "±": "+/-",
  "…": "...",
  "≥": ">=",
  "≤": "<=",
  "·": "-",
  "“": '"',
  "”": '"',
  "„": '"',
  "♠": "S",
  "♥": "H",
  "♦": "D",
  "♣": "C"
}

/** The text with plain signs in place of typographic ones; letters of any language stay. */
export const plainText = (text: string): string =>
  // Between figures the sign takes its blanks' place, so that columns stay where they are.
  text.replaceAll(/(?<=[\d%]) ± (?=\d)/gu, "+/-").replaceAll(/[–−—×±…≥≤·“”„♠♥♦♣]/gu, (sign) => PLAIN[sign]!)
