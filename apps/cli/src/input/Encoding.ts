/**
 * Which encoding a text is in, told from its bytes. UTF-8 and UTF-16 show themselves. Between the one-byte encodings only
 * what stands in words can decide: one that gives signs inside words, control characters or capitals behind small letters
 * is out. What is left over may still be several; then nothing is guessed.
 */

export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1250", "iso-8859-2", "latin1"] as const
export type Encoding = (typeof ENCODINGS)[number]
export type OneByte = Extract<Encoding, "windows-1250" | "iso-8859-2" | "latin1">

/** What the first bytes of a file show: UTF-16, something with a byte a letter (or UTF-8), or no text at all. */
export const widthOf = (bytes: Uint8Array): "utf-16le" | "utf-16be" | "narrow" | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le"
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be"
  const head = bytes.subarray(0, 4096)
  const [even, odd] = [0, 1].map((n) => head.filter((byte, at) => byte === 0 && at % 2 === n).length)
  const wide = utf16Of(head.length, even!, odd!)
  if (isControlled(head, wide === undefined ? even! + odd! : 0)) return undefined
  return wide ?? "narrow"
}

/** Text of mostly ASCII letters in two bytes has a zero in every other byte; a stray NUL is a fault of its line. */
function utf16Of(length: number, even: number, odd: number): "utf-16le" | "utf-16be" | undefined {
  if (odd > length / 4 && even < length / 20) return "utf-16le"
  return even > length / 4 && odd < length / 20 ? "utf-16be" : undefined
}

/** More than a few control characters: a picture or a program, no text. */
function isControlled(head: Uint8Array, zeros: number): boolean {
  // 26 ends the files of old systems, 27 begins the colours of a terminal.
  const control = head.filter(
    (byte) => (byte > 0 && byte < 9) || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)
  ).length
  return control + zeros > Math.max(3, head.length / 50)
}

/** The encoding of lines that are no UTF-8; or two that fit alike, with a word in both; or none that fits. */
export type OneByteGuess =
  | { readonly _tag: "Told"; readonly encoding: OneByte }
  /** Letters that mean the same in Latin-1 and Windows-1250. */
  | { readonly _tag: "Shared" }
  | { readonly _tag: "Alike"; readonly words: readonly [latin1: string, windows1250: string] }
  | { readonly _tag: "Unknown"; readonly word: string }

export const oneByteOf = (bytes: Uint8Array): OneByteGuess => {
  const [latin1, windows] = (["latin1", "windows-1250"] as const).map((name) => decoded(bytes, name))
  const fits = { latin1: isPlausible(latin1!), windows: isPlausible(windows!) }
  if (fits.latin1 && fits.windows) {
    if (latin1 === windows) return { _tag: "Shared" }
    return { _tag: "Alike", words: differingWord(latin1!, windows!) }
  }
  if (fits.windows) return { _tag: "Told", encoding: "windows-1250" }
  if (fits.latin1) return { _tag: "Told", encoding: "latin1" }
  if (isPlausible(decoded(bytes, "iso-8859-2"))) return { _tag: "Told", encoding: "iso-8859-2" }
  return {
    _tag: "Unknown",
    word: /[^\s,;"|]*[\u0080-\uFFFF][^\s,;"|]*/u.exec(latin1!)?.[0].slice(0, 40) ?? ""
  }
}

const decoded = (bytes: Uint8Array, encoding: OneByte): string => new TextDecoder(encoding).decode(bytes)

/** Signs that words have inside them. */
const INSIDE = /[’‘´–—·…\u00A0\u00AD]/u
/** Signs that stand behind no letter, and those that stand before none. */
const NOT_BEHIND = /[¹²³¼½¾±¶¦¬¯¿¡£¥¤]/u
const NOT_BEFORE = /[£¥¯¬¶¦¤]/u

function isPlausible(text: string): boolean {
  for (const { 0: sign, index } of text.matchAll(/[\u0080-\uFFFF]/gu)) {
    const before = text[index - 1] ?? ""
    const behind = text[index + 1] ?? ""
    // Control characters, and accents that stand by themselves.
    if (/[\u0080-\u009Fˇ˘˛˝˙]/u.test(sign)) return false
    if (/\p{L}/u.test(sign)) {
      // A capital behind a small letter, a small letter between capitals, a letter before a number; œ without its u.
      if (/\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before)) return false
      if (/\p{Ll}/u.test(sign) && /\p{Lu}/u.test(before) && /\p{Lu}/u.test(behind)) return false
      if (/\d/u.test(behind) && !/[\p{L}\d]/u.test(before)) return false
      if (/[œŒ]/u.test(sign) && !/[uU]/u.test(behind)) return false
      continue
    }
    const letters = [/\p{L}/u.test(before), /\p{L}/u.test(behind)]
    if (letters[0] && letters[1] && !INSIDE.test(sign)) return false
    if ((letters[0] && NOT_BEHIND.test(sign)) || (letters[1] && NOT_BEFORE.test(sign))) return false
  }
  return true
}

/** The first word that differs, in both readings; each letter is one byte, so they are equally long. */
function differingWord(a: string, b: string): readonly [string, string] {
  let at = 0
  while (a[at] === b[at]) at++
  const from = a.slice(0, at).search(/[^\s,;"|]*$/u)
  const length = /^[^\s,;"|]*/u.exec(a.slice(from))![0].length
  return [a.slice(from, from + length), b.slice(from, from + length)]
}
