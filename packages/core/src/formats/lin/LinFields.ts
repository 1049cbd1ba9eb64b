/**
 * LIN text as fields `key|value|`. Line breaks are layout only; a hand-viewer link holds the same text percent-encoded.
 * LIN has no standard; what is read here is in docs/files.md#lin.
 */

export interface LinField {
  readonly key: string
  readonly value: string
  /** Where the key begins. */
  readonly line: number
  readonly column: number
}

const LONGEST_FIELD = 1 << 20

/** Takes a file line by line and gives the fields that are complete. */
export class LinFields {
  private line = 0
  private buffer = ""
  private key: string | undefined
  private at = { line: 1, column: 1 }

  push(text: string): ReadonlyArray<LinField> {
    this.line++
    const fields: Array<LinField> = []
    const plain = unlinked(text)
    let from = 0
    for (let bar = plain.indexOf("|"); bar >= 0; bar = plain.indexOf("|", from)) {
      const piece = this.buffer + plain.slice(from, bar)
      this.buffer = ""
      if (this.key === undefined) {
        this.key = piece.trim().toLowerCase()
        if (piece === plain.slice(from, bar)) this.at = { line: this.line, column: from + 1 }
      } else {
        fields.push({ key: this.key, value: piece, ...this.at })
        this.key = undefined
      }
      from = bar + 1
    }
    if (this.buffer === "" && this.key === undefined) this.at = { line: this.line, column: from + 1 }
    this.buffer += plain.slice(from)
    if (this.buffer.length > LONGEST_FIELD) {
      fields.push({ key: "", value: this.buffer.slice(0, 60), ...this.at })
      this.buffer = ""
      this.key = undefined
    }
    return fields
  }

  /** What is left at the end of the file: a field that was cut off, if any. */
  end(): LinField | undefined {
    const rest = this.buffer.trim()
    const { key } = this
    this.buffer = ""
    this.key = undefined
    if (key === undefined && rest === "") return undefined
    return { key: key ?? rest.slice(0, 20), value: key === undefined ? "" : rest.slice(0, 60), ...this.at }
  }
}

/** The LIN text of a hand-viewer link or of percent-encoded text; other lines stay as they are. */
export const unlinked = (line: string): string => {
  const link = /[?&]lin=([^&#\s"']*)/iu.exec(line)
  const text = link?.[1] ?? line
  if (link === null && !(text.includes("%7C") || text.includes("%7c"))) return text
  // A link ends a board, whatever its last field looks like.
  const plain = decode(link === null ? text : text.replaceAll("+", " "))
  return link === null || plain.endsWith("|") ? plain : `${plain}|`
}

/** Percent-encoding undone; a stray percent sign stays. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replaceAll(/%([0-7][0-9A-F])/giu, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16))
    )
  }
}
