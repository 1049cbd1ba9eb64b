/**
 * Bytes as text, piece by piece. Lines that are UTF-8 are read as such, so that files put together from several sources
 * come out right; the others in the one-byte encoding that their words show. Ends of line stay as they are.
 */
import { isUtf8 } from "node:buffer"
import { type Encoding, type OneByte, oneByteOf, widthOf } from "./Encoding.ts"

/** Lines fit no encoding, or two alike: `words` is a word in each of them. */
export interface EncodingDoubt {
  readonly _tag: "Alike" | "Unknown"
  readonly words: ReadonlyArray<string>
}

/** Longest piece without an end of line that is kept waiting for one, in bytes. */
const LONGEST_REST = 1 << 20

export class Decoder {
  private readonly asked: Encoding | undefined
  private wide: TextDecoder | undefined
  private begun = false
  private rest = new Uint8Array()
  private oneByte: OneByte | undefined
  private readonly utf8 = new TextDecoder("utf-8")
  /** Set at the first lines of which the encoding is not clear; they are read as Latin-1. */
  doubt: EncodingDoubt | undefined

  /** `asked` is the encoding where somebody said it; `standard` the one that the format itself prescribes. */
  constructor(asked?: Encoding, standard?: OneByte) {
    this.asked = asked
    this.oneByte = standard
  }

  /** The text that is complete, or `undefined` when the bytes are no text. */
  push(bytes: Uint8Array): string | undefined {
    if (!this.begun) {
      this.begun = true
      const width = widthOf(bytes)
      if (width === undefined) return undefined
      const asked = this.asked?.startsWith("utf-16") === true ? this.asked : undefined
      if (width !== "narrow" || asked !== undefined) this.wide = new TextDecoder(asked ?? width)
    }
    if (this.wide !== undefined) return this.wide.decode(bytes, { stream: true })
    const all = this.rest.length === 0 ? bytes : joined(this.rest, bytes)
    const end = Math.max(all.lastIndexOf(0x0a), all.lastIndexOf(0x0d)) + 1
    const cut = end > 0 || all.length < LONGEST_REST ? end : all.length
    this.rest = all.slice(cut)
    return this.decode(all.subarray(0, cut))
  }

  /** The text of what is left. */
  end(): string {
    if (this.wide !== undefined) return this.wide.decode()
    const { rest } = this
    this.rest = new Uint8Array()
    return this.decode(rest)
  }

  private decode(bytes: Uint8Array): string {
    const { asked } = this
    if (asked !== undefined && asked !== "utf-8") return new TextDecoder(asked).decode(bytes)
    if (isUtf8(bytes)) return this.utf8.decode(bytes)
    if (asked === "utf-8") return new TextDecoder("utf-8").decode(bytes)
    const runs = runsOf(bytes)
    this.learn(joined(...runs.flatMap(({ foreign, run }) => (foreign ? [run] : []))))
    const oneByte = new TextDecoder(this.oneByte ?? "latin1")
    return runs.map(({ foreign, run }) => (foreign ? oneByte : this.utf8).decode(run)).join("")
  }

  /** Looks at lines that are no UTF-8; the encoding found is kept for those that do not show it. */
  private learn(bytes: Uint8Array): void {
    const guess = oneByteOf(bytes)
    if (guess._tag === "Told") this.oneByte = guess.encoding
    else if (guess._tag === "Unknown") this.doubt ??= { _tag: "Unknown", words: [guess.word] }
    else if (guess._tag === "Alike" && this.oneByte === undefined)
      this.doubt ??= { _tag: "Alike", words: guess.words }
  }
}

function joined(...parts: ReadonlyArray<Uint8Array>): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Neighbouring lines that are all UTF-8, or all not. Ends of line are one byte in all these encodings. */
function runsOf(bytes: Uint8Array): ReadonlyArray<{ readonly run: Uint8Array; readonly foreign: boolean }> {
  const runs: Array<{ readonly run: Uint8Array; readonly foreign: boolean }> = []
  let from = 0
  let line = 0
  let before = false
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== 0x0a && bytes[at] !== 0x0d && at < bytes.length - 1) continue
    const foreign = !isUtf8(bytes.subarray(line, at + 1))
    if (foreign !== before && line > from) {
      runs.push({ run: bytes.subarray(from, line), foreign: before })
      from = line
    }
    before = foreign
    line = at + 1
  }
  if (from < bytes.length) runs.push({ run: bytes.subarray(from), foreign: before })
  return runs
}
