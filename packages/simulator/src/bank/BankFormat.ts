/**
 * The bytes of a bank of solved deals. A header of 32 bytes, then 22 bytes a deal; numbers are little-endian.
 *
 *   0   8  the letters RBBANK01
 *   8   4  how many deals follow
 *   12  8  seed of the deals
 *   20  4  number of the first deal: deal n of the file is deal first + n of the seed
 *   24  4  CRC-32 of everything after the header
 *   28  4  0
 *
 * A record is a deal in 12 bytes (`DealRank`) and its double-dummy table in 10. The deal: `sides` needs 49 bits and
 * `hands` 47; the lower 48 bits of `sides`, then `hands` with the highest bit of `sides` above it. The table: for
 * each denomination, C D H S N, a byte for North and South (tricks of North + 14 × tricks of South as declarer) and
 * one for East and West.
 */
import { type PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { Result, Schema } from "effect"
import { crc32 } from "./Crc32.ts"
import { HANDS_COUNT, rankOf, SIDES_COUNT, unrank } from "./DealRank.ts"

export const HEADER_BYTES = 32
export const RECORD_BYTES = 22
const MAGIC = "RBBANK01"
const TWO_47 = 2 ** 47
const TWO_48 = 2 ** 48

/** Solved deals in memory. */
export interface Bank {
  readonly count: number
  readonly seed: number
  /** Number of the first deal in the stream of the seed. */
  readonly first: number
  /** 16 holdings a deal. */
  readonly deals: PackedDeal
  /** 20 trick counts a deal, index denomination × 4 + declarer. */
  readonly tricks: Uint8Array
}

/** The bytes are no bank, or a damaged one. */
export class UnreadableBank extends Schema.TaggedError<UnreadableBank>()("UnreadableBank", {
  at: Schema.Int,
  fault: Schema.Literals(["HeaderCut", "NoBank", "Length", "Checksum", "Deal"]),
  /** Deals the header tells of, or the number of the deal at fault; 0 where neither matters. */
  deals: Schema.Int
}) {
  override get message() {
    const reason = {
      HeaderCut: "the header is cut short",
      NoBank: `no ${MAGIC} there`,
      Length: `${this.deals} deals make ${HEADER_BYTES + this.deals * RECORD_BYTES} bytes, not what the file has`,
      Checksum: "the checksum differs",
      Deal: `deal ${this.deals} is impossible`
    }[this.fault]
    return `the bank of solved deals cannot be read: ${reason} (byte ${this.at}); build it again with pnpm bank:build`
  }
}

/** Writes one record from `at`. */
export const writeRecord = (
  bytes: DataView,
  at: number,
  packed: PackedDeal,
  dealOffset: number,
  tricks: ArrayLike<number>,
  tricksOffset: number
): void => {
  const { hands, sides } = rankOf(packed, dealOffset)
  const top = sides >= TWO_48 ? 1 : 0
  writeUint48(bytes, at, sides - top * TWO_48)
  writeUint48(bytes, at + 6, hands + top * TWO_47)
  for (let byte = 0; byte < 10; byte++) {
    const cell = tricksOffset + (byte >> 1) * 4 + (byte & 1)
    bytes.setUint8(at + 12 + byte, tricks[cell]! + 14 * tricks[cell + 2]!)
  }
}

/** The whole file of these solved deals. */
export const encode = (bank: Bank): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(HEADER_BYTES + bank.count * RECORD_BYTES)
  const view = new DataView(bytes.buffer)
  for (let n = 0; n < bank.count; n++) {
    writeRecord(view, HEADER_BYTES + n * RECORD_BYTES, bank.deals, n * 16, bank.tricks, n * 20)
  }
  bytes.set(headerOf(bank.seed, bank.first, bytes.subarray(HEADER_BYTES)))
  return bytes
}

/** The header for these records. */
export const headerOf = (seed: number, first: number, records: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(HEADER_BYTES)
  const view = new DataView(bytes.buffer)
  for (let n = 0; n < 8; n++) view.setUint8(n, MAGIC.charCodeAt(n))
  view.setUint32(8, records.length / RECORD_BYTES, true)
  view.setBigUint64(12, BigInt(seed), true)
  view.setUint32(20, first, true)
  view.setUint32(24, crc32(records), true)
  return bytes
}

/** Reads a whole file. Every record is checked: the deal's rank and the trick counts must be possible. */
export const decode = (bytes: Uint8Array): Result.Result<Bank, UnreadableBank> => {
  const broken = (at: number, fault: UnreadableBank["fault"], deals = 0) =>
    Result.fail(new UnreadableBank({ at, fault, deals }))
  if (bytes.length < HEADER_BYTES) return broken(bytes.length, "HeaderCut")
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let n = 0; n < 8; n++) if (view.getUint8(n) !== MAGIC.charCodeAt(n)) return broken(n, "NoBank")
  const count = view.getUint32(8, true)
  const expected = HEADER_BYTES + count * RECORD_BYTES
  if (bytes.length !== expected) return broken(Math.min(bytes.length, expected), "Length", count)
  if (view.getUint32(24, true) !== crc32(bytes.subarray(HEADER_BYTES))) return broken(24, "Checksum")
  const deals = new Uint16Array(count * 16)
  const tricks = new Uint8Array(count * 20)
  for (let n = 0; n < count; n++) {
    const at = HEADER_BYTES + n * RECORD_BYTES
    if (!readRecord(view, at, deals, n * 16, tricks, n * 20)) return broken(at, "Deal", n + 1)
  }
  return Result.succeed({
    count,
    seed: Number(view.getBigUint64(12, true)),
    first: view.getUint32(20, true),
    deals,
    tricks
  })
}

function readRecord(
  bytes: DataView,
  at: number,
  deals: PackedDeal,
  dealOffset: number,
  tricks: Uint8Array,
  tricksOffset: number
): boolean {
  const upper = readUint48(bytes, at + 6)
  const top = upper >= TWO_47 ? 1 : 0
  const rank = { sides: readUint48(bytes, at) + top * TWO_48, hands: upper - top * TWO_47 }
  if (rank.sides >= SIDES_COUNT || rank.hands >= HANDS_COUNT) return false
  unrank(rank, deals, dealOffset)
  for (let byte = 0; byte < 10; byte++) {
    const both = bytes.getUint8(at + 12 + byte)
    if (both >= 196) return false
    const cell = tricksOffset + (byte >> 1) * 4 + (byte & 1)
    tricks[cell] = both % 14
    tricks[cell + 2] = Math.trunc(both / 14)
  }
  return true
}

function writeUint48(bytes: DataView, at: number, value: number): void {
  bytes.setUint32(at, value % 4294967296, true)
  bytes.setUint16(at + 4, Math.floor(value / 4294967296), true)
}

function readUint48(bytes: DataView, at: number): number {
  return bytes.getUint32(at, true) + bytes.getUint16(at + 4, true) * 4294967296
}
