import { describe, expect, it } from "vitest"
import { Decoder } from "../../src/input/Decoder.ts"
import { ENCODINGS, oneByteOf, widthOf } from "../../src/input/Encoding.ts"

/** Letters of the words below in encodings that have one byte a letter. */
const BYTES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "windows-1250": {
    ą: 0xb9,
    ę: 0xea,
    ł: 0xb3,
    Ł: 0xa3,
    ś: 0x9c,
    Ś: 0x8c,
    ź: 0x9f,
    ż: 0xbf,
    ń: 0xf1,
    ć: 0xe6,
    ó: 0xf3
  },
  "iso-8859-2": {
    ą: 0xb1,
    ę: 0xea,
    ł: 0xb3,
    Ł: 0xa3,
    ś: 0xb6,
    Ś: 0xa6,
    ź: 0xbc,
    ż: 0xbf,
    ń: 0xf1,
    ć: 0xe6,
    ó: 0xf3
  },
  latin1: { é: 0xe9, ñ: 0xf1, ø: 0xf8, ê: 0xea, ö: 0xf6, "£": 0xa3 },
  dos: { ą: 0xa5, ł: 0x88, ś: 0x98 }
}
const bytes = (text: string, encoding: string) =>
  Uint8Array.from(text, (letter) => BYTES[encoding]![letter] ?? letter.charCodeAt(0))
const decoded = (...pieces: ReadonlyArray<Uint8Array>) => {
  const decoder = new Decoder()
  const text = pieces.map((piece) => decoder.push(piece)).join("") + decoder.end()
  return { text, doubt: decoder.doubt?._tag }
}

describe("oneByteOf", () => {
  it.each([
    "Rozgrywający",
    "NS pod kreską",
    "Łukasz",
    "Paweł",
    "Jaśkowiak",
    "Ślusarz",
    "Kaźmierczak",
    "Bożena"
  ])("knows %s in Windows-1250", (word) =>
    expect(oneByteOf(bytes(word, "windows-1250"))).toEqual({ _tag: "Told", encoding: "windows-1250" })
  )
  it.each(["Rozgrywający", "Jaśkowiak", "Ślusarz", "Kaźmierczak"])("knows %s in ISO 8859-2", (word) =>
    expect(oneByteOf(bytes(word, "iso-8859-2"))).toEqual({ _tag: "Told", encoding: "iso-8859-2" })
  )
  it("finds nothing to tell apart in letters that stand in the same place", () => {
    expect(oneByteOf(bytes("José, Jörg, Wójcik", "latin1"))).toEqual({ _tag: "Shared" })
  })
  it.each([
    ["Zieliński", "windows-1250", ["Zieliñski", "Zieliński"]],
    ["Zięba", "windows-1250", ["Ziêba", "Zięba"]],
    ["Bjørn", "latin1", ["Bjørn", "Bjřrn"]]
  ] as const)("does not guess %s", (word, encoding, words) => {
    expect(oneByteOf(bytes(`x,${word};y`, encoding))).toEqual({ _tag: "Alike", words })
  })
  it("says so when no encoding fits", () => {
    const seen = oneByteOf(bytes("x,Rozgrywający;Paweł", "dos"))
    expect(seen).toEqual({ _tag: "Unknown", word: "Rozgrywaj¥cy" })
  })
  it("reads a price in pounds as Latin-1", () => {
    expect(oneByteOf(bytes("£5", "latin1"))).toEqual({ _tag: "Told", encoding: "latin1" })
  })
})

describe("widthOf", () => {
  it("lets a stray NUL pass, and no picture", () => {
    expect(widthOf(new TextEncoder().encode("2HS8\n\0\u0001\n3NE9\n"))).toBe("narrow")
    expect(widthOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3))).toBe(undefined)
  })
})

describe("Decoder", () => {
  const utf8 = (text: string) => new TextEncoder().encode(text)

  it("reads lines of two encodings in one file", () => {
    expect(decoded(utf8("łąka\n"), bytes("Rozgrywający\nźle\n", "windows-1250"), utf8("♠ żuk"))).toEqual({
      text: "łąka\nRozgrywający\nźle\n♠ żuk",
      doubt: undefined
    })
  })
  it("decides when the first foreign letters come, however late", () => {
    const ascii = utf8("4SXW8\n".repeat(20_000))
    expect(decoded(ascii, bytes("Paweł\n", "windows-1250")).text.endsWith("Paweł\n")).toBe(true)
  })
  it("joins letters that a piece cuts in two", () => {
    const whole = utf8("żółw ♠\nżółw")
    const pieces = Array.from(whole, (byte) => Uint8Array.of(byte))
    expect(decoded(...pieces).text).toBe("żółw ♠\nżółw")
  })
  it("doubts once, and reads as Latin-1 meanwhile", () => {
    expect(decoded(bytes("Zieliński\n", "windows-1250"))).toEqual({ text: "Zieliñski\n", doubt: "Alike" })
  })
  it("does not doubt letters of a file whose other lines have shown the encoding", () => {
    expect(decoded(bytes("Paweł\n", "windows-1250"), bytes("Zieliński\n", "windows-1250"))).toEqual({
      text: "Paweł\nZieliński\n",
      doubt: undefined
    })
  })
  it("takes the word of whoever says it", () => {
    const decoder = new Decoder("windows-1250")
    expect(decoder.push(bytes("Zieliński\n", "windows-1250"))).toBe("Zieliński\n")
    expect(ENCODINGS).toContain("windows-1250")
  })
  it("holds PBN for Latin-1, as its standard says, unless words show otherwise", () => {
    const read = (piece: Uint8Array) => {
      const decoder = new Decoder(undefined, "latin1")
      return [decoder.push(piece), decoder.doubt]
    }
    expect(read(bytes("Bjørn\n", "latin1"))).toEqual(["Bjørn\n", undefined])
    expect(read(bytes("Paweł\n", "windows-1250"))).toEqual(["Paweł\n", undefined])
  })
})
