/** Text as lines, whatever program wrote it: LF, CRLF or a lone CR end a line; a byte-order mark is no text. */

/** The lines of a whole text. An end of line at the very end starts no further line. */
export const linesOf = (text: string): ReadonlyArray<string> => {
  const lines = withoutMark(text).split(/\r\n|\n|\r/u)
  if (lines.at(-1) === "") lines.pop()
  return lines
}

/** The text without a byte-order mark in front. */
export const withoutMark = (text: string): string => (text.startsWith("\uFEFF") ? text.slice(1) : text)

/**
 * Turns every end of line into LF, piece by piece: a CR at the end of one piece may have its LF in the next. Byte-order
 * marks inside, where files were joined, and the end mark of old systems (Ctrl-Z) are left out.
 */
export class LineFeeds {
  private carriage = false

  push(piece: string): string {
    let text = withoutMarks(piece)
    if (this.carriage && text.startsWith("\n")) text = text.slice(1)
    if (text !== "") this.carriage = text.endsWith("\r")
    return text.includes("\r") ? text.replaceAll(/\r\n?/gu, "\n") : text
  }
}

const END_OF_FILE = String.fromCodePoint(26)

function withoutMarks(text: string): string {
  const plain = text.includes("\uFEFF") ? text.replaceAll("\uFEFF", "") : text
  return plain.includes(END_OF_FILE) ? plain.replaceAll(END_OF_FILE, "") : plain
}

/** Cuts text into lines, piece by piece. A line longer than `longest` is given as its beginning, marked too long. */
export class LineCutter {
  private rest = ""
  private tooLong = false
  private readonly longest: number

  constructor(longest = 1 << 20) {
    this.longest = longest
  }

  /** The lines that are complete; ends of line are LF. */
  push(piece: string): ReadonlyArray<{ readonly text: string; readonly tooLong: boolean }> {
    const lines = piece.split("\n")
    const open = lines.pop()!
    const found = lines.map((text, n) => this.finish(text, n === 0))
    this.add(open)
    return found
  }

  /** The last line, when no end of line stands behind it. */
  end(): ReadonlyArray<{ readonly text: string; readonly tooLong: boolean }> {
    return this.rest === "" && !this.tooLong ? [] : [this.finish("", true)]
  }

  private add(text: string): void {
    if (this.rest.length + text.length <= this.longest && !this.tooLong) this.rest += text
    else {
      this.rest = (this.rest + text).slice(0, 100)
      this.tooLong = true
    }
  }

  private finish(text: string, first: boolean): { readonly text: string; readonly tooLong: boolean } {
    if (!first) return { text, tooLong: text.length > this.longest }
    this.add(text)
    const line = { text: this.rest, tooLong: this.tooLong }
    this.rest = ""
    this.tooLong = false
    return line
  }
}
