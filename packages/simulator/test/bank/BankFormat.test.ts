import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { type Bank, decode, encode, HEADER_BYTES, RECORD_BYTES } from "../../src/bank/BankFormat.ts"
import { crc32 } from "../../src/bank/Crc32.ts"
import { HANDS_COUNT, rankOf, SIDES_COUNT, unrank } from "../../src/bank/DealRank.ts"
import { dealUniform } from "../../src/dealing/Uniform.ts"
import { Rng } from "../../src/random/Rng.ts"

const bankOf = (count: number): Bank => {
  const deals = new Uint16Array(count * 16)
  const tricks = new Uint8Array(count * 20)
  for (let n = 0; n < count; n++) {
    const rng = new Rng(5, n)
    dealUniform(rng, deals, n * 16)
    for (let cell = 0; cell < 20; cell++) tricks[n * 20 + cell] = rng.below(14)
  }
  return { count, seed: 2 ** 40 + 5, first: 7, deals, tricks }
}

const oneHand = (seat: number) =>
  Uint16Array.from({ length: 16 }, (_, at) => ((at & 3) === ((at >> 2) ^ seat) ? 0x1fff : 0))

describe("DealRank", () => {
  it("numbers all 52! / 13!^4 deals", () => {
    expect(BigInt(SIDES_COUNT) * BigInt(HANDS_COUNT)).toBe(53644737765488792839237440000n)
    expect(Math.log2(SIDES_COUNT)).toBeLessThan(49)
    expect(Math.log2(HANDS_COUNT)).toBeLessThan(47)
  })

  it.each([0, 1, 2, 3])("brings back a deal of four whole suits, arrangement %i", (seat) => {
    const again = new Uint16Array(16)
    unrank(rankOf(oneHand(seat)), again)
    expect(again).toEqual(oneHand(seat))
  })

  it("brings back the first and the last deal", () => {
    for (const rank of [
      { sides: 0, hands: 0 },
      { sides: SIDES_COUNT - 1, hands: HANDS_COUNT - 1 }
    ]) {
      const deal = new Uint16Array(16)
      unrank(rank, deal)
      expect(rankOf(deal)).toEqual(rank)
    }
  })
})

describe("crc32", () => {
  it("gives the published check value, in one piece and in two", () => {
    const bytes = new TextEncoder().encode("123456789")
    expect(crc32(bytes)).toBe(0xcbf43926)
    expect(crc32(bytes.subarray(4), crc32(bytes.subarray(0, 4)))).toBe(0xcbf43926)
  })
})

describe("decode", () => {
  const bank = bankOf(2000)
  const bytes = encode(bank)

  it("gives back what was encoded, 22 bytes a deal", () => {
    expect(bytes.length).toBe(32 + 22 * 2000)
    expect(Result.getOrThrow(decode(bytes))).toEqual(bank)
  })

  it.each([
    [
      "a changed byte in the middle",
      () => bytes.map((byte, at) => (at === 4000 ? byte ^ 1 : byte)),
      "Checksum",
      "checksum"
    ],
    ["a file cut short", () => bytes.slice(0, -5), "Length", "2000 deals make 44032 bytes, not"],
    ["something else", () => new TextEncoder().encode('[Event "x"]'.padEnd(64)), "NoBank", "RBBANK01"],
    ["an empty file", () => new Uint8Array(0), "HeaderCut", "header"]
  ])("refuses %s", (_, damaged, fault, reason) => {
    const error = Result.getOrThrow(Result.flip(decode(damaged())))
    expect(error.fault).toBe(fault)
    expect(error.message).toContain(reason)
    expect(error.message).toContain("pnpm bank:build")
  })

  it("refuses impossible trick counts even under a right checksum", () => {
    const wrong = encode(bankOf(3))
    wrong[HEADER_BYTES + RECORD_BYTES + 12] = 255
    new DataView(wrong.buffer).setUint32(24, crc32(wrong.subarray(HEADER_BYTES)), true)
    expect(Result.getOrThrow(Result.flip(decode(wrong)))).toMatchObject({ fault: "Deal", deals: 2 })
  })
})
