/** Text as lines, whatever program wrote it: LF, CRLF or a lone CR end a line; a byte-order mark is no text. */

/** The lines of a whole text. An end of line at the very end starts no further line. */
export const linesOf = (text: string): ReadonlyArray<string> => {
  const lines = withoutMark(text).split(/\r\n|\n|\r/u)
  if (lines.at(-1) === "") lines.pop()
  return lines
}

/** The text without a byte-order mark in front. */
export const withoutMark = (text: string): string => (text.startsWith("\uFEFF") ? text.slice(1) : text)
