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

/** Longest value that is put together from pieces. */
const LONGEST_NAMES = 500

/** Keys are two letters or digits; a few have a sign. */
const KEY = /^\s*[a-z0-9][a-z0-9^*#]?\s*$/iu

/**
 * Takes a file line by line and gives the fields that are complete. What stands where a key should be and is none belongs to the
 * value before it: somebody has a bar in his name.
 */
export class LinFields {
  private line = 0
  private buffer = ""
  private key: string | undefined
  private at = { line: 1, column: 1 }
  /** The last field, which may turn out to go on. */
  private last: LinField | undefined

  push(text: string): ReadonlyArray<LinField> {
    this.line++
    const fields: Array<LinField> = []
    const plain = unlinked(text)
    let from = 0
    for (let bar = plain.indexOf("|"); bar >= 0; bar = plain.indexOf("|", from)) {
      const piece = this.buffer + plain.slice(from, bar)
      this.buffer = ""
      if (this.key === undefined)
        this.takeKey(piece, piece === plain.slice(from, bar) ? from : undefined, fields)
      else {
        this.last = { key: this.key, value: piece, ...this.at }
        this.key = undefined
      }
      from = bar + 1
    }
    if (this.buffer === "" && this.key === undefined) this.at = { line: this.line, column: from + 1 }
    this.buffer += plain.slice(from)
    if (this.buffer.length > LONGEST_FIELD) {
      fields.push(...this.rest(), { key: "", value: this.buffer.slice(0, 60), ...this.at })
      this.buffer = ""
      this.key = undefined
    }
    return fields
  }

  private takeKey(piece: string, column: number | undefined, fields: Array<LinField>): void {
    // A bar too many.
    if (piece.trim() === "") return
    const glued = `${this.last?.value ?? ""}|${piece}`
    if (this.last !== undefined && !KEY.test(piece) && glued.length < LONGEST_NAMES) {
      this.last = { ...this.last, value: glued }
      return
    }
    fields.push(...this.rest())
    this.key = piece.trim().toLowerCase()
    if (column !== undefined) this.at = { line: this.line, column: column + 1 }
  }

  private rest(): ReadonlyArray<LinField> {
    const { last } = this
    this.last = undefined
    return last === undefined ? [] : [last]
  }

  /** The end of the file: the last field, and one that was cut off, if any. */
  end(): { readonly fields: ReadonlyArray<LinField>; readonly cut: LinField | undefined } {
    const text = this.buffer.trim()
    const { key } = this
    this.buffer = ""
    this.key = undefined
    const fields = this.rest()
    if (key === undefined && text === "") return { fields, cut: undefined }
    const cut = {
      key: key ?? text.slice(0, 40),
      value: key === undefined ? "" : text.slice(0, 60),
      ...this.at
    }
    return { fields, cut }
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
