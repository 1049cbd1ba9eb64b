/** Which encoding a text file is in, from its first bytes: what people's programs write, told apart by what fits. */

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "latin1"

/** The encoding of a file that begins like this; `undefined` when the bytes are no text. */
export const encodingOf = (bytes: Uint8Array): Encoding | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le"
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be"
  const head = bytes.subarray(0, 4096)
  const zeros = [0, 1].map((n) => head.filter((byte, at) => byte === 0 && at % 2 === n).length)
  if (zeros[0]! + zeros[1]! > 0) return utf16Of(head.length, zeros[0]!, zeros[1]!)
  if (isControlled(head)) return undefined
  if (isUtf8(bytes)) return "utf-8"
  // Letters that Windows-1250 has where Latin-1 has control characters or signs: Polish ones among them.
  return bytes.some((byte) => (byte >= 0x80 && byte <= 0x9f) || POLISH_1250.has(byte))
    ? "windows-1250"
    : "latin1"
}

/** Ą ą Ł ł Ż ż of Windows-1250, which in Latin-1 are signs that names and headings do not have. */
const POLISH_1250 = new Set([0xa5, 0xb9, 0xa3, 0xb3, 0xaf, 0xbf])

/** Text of mostly ASCII letters in two bytes has a zero in every other byte. */
function utf16Of(length: number, even: number, odd: number): Encoding | undefined {
  if (odd > length / 4 && even < length / 20) return "utf-16le"
  return even > length / 4 && odd < length / 20 ? "utf-16be" : undefined
}

/** More than a few control characters: a picture or a program, no text. */
function isControlled(head: Uint8Array): boolean {
  const control = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length
  return control > head.length / 50
}

/** True for UTF-8 that may be cut off in the middle of a letter at its end. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
