/**
 * The generator behind everything random here: our own, so that a seed means the same deals for ever and everywhere.
 *
 * Numbers come from xoshiro128++ (Blackman and Vigna): four 32-bit words, period 2^128 − 1, a few additions and
 * rotations a number. A stream is addressed, not advanced to: the words (seed, deal number, purpose, block) go through a
 * fixed 128-bit permutation of additions, rotations and exclusive ors, and what comes out is the starting state. A
 * permutation never maps two addresses to one state, so no two deals ever start alike, and deal 4711 is made
 * without making the 4710 before it, by any worker. Only 32-bit integers and exact products of doubles are used:
 * the same numbers on every machine. Choice and checks: docs/decisions/random-numbers.md
 */

const TWO_32 = 4294967296
const TWO_53 = 9007199254740992

/** What a stream is for: deals and the noise of a model must not share numbers. Any whole number 0 to 2047. */
export const PURPOSE = {
  deals: 0,
  readings: 1,
  choices: 2,
  resampling: 3,
  backdrop: 4,
  selection: 5
} as const

/** The largest seed and deal number, 2^53 − 1. */
export const LARGEST_SEED = Number.MAX_SAFE_INTEGER

export class Rng {
  private a = 0
  private b = 0
  private c = 0
  private d = 0

  /** Preconditions: whole numbers, `seed` and `deal` 0 to `LARGEST_SEED`, `purpose` and `block` 0 to 2047. */
  constructor(seed: number, deal = 0, purpose = 0, block = 0) {
    this.seek(seed, deal, purpose, block)
  }

  /** Goes to the start of a stream; cheaper than a new generator. Same preconditions as the constructor. */
  seek(seed: number, deal = 0, purpose = 0, block = 0): void {
    let a = seed | 0
    let b = (Math.floor(seed / TWO_32) | 0) ^ (purpose << 21)
    let c = deal | 0
    let d = (Math.floor(deal / TWO_32) | 0) ^ (block << 21)
    // Each round is invertible: adding, xoring and rotating one word by others. Six rounds mix every bit into every word.
    for (let round = 1; round <= 6; round++) {
      a = (a + b + Math.imul(round, 0x9e3779b9)) | 0
      d ^= a
      d = (d << 16) | (d >>> 16)
      c = (c + d) | 0
      b ^= c
      b = (b << 12) | (b >>> 20)
      a = (a + b) | 0
      d ^= a
      d = (d << 8) | (d >>> 24)
      c = (c + d) | 0
      b ^= c
      b = (b << 7) | (b >>> 25)
    }
    // The one address that would give the forbidden state of zeros starts elsewhere.
    if ((a | b | c | d) === 0) a = 1
    this.a = a
    this.b = b
    this.c = c
    this.d = d
  }

  /** A whole number, uniform from 0 to 2^32 − 1. */
  next(): number {
    const { a, b, c, d } = this
    const sum = (a + d) | 0
    const result = (((sum << 7) | (sum >>> 25)) + a) >>> 0
    const e = d ^ b
    const f = c ^ a
    this.a = a ^ e
    this.b = b ^ f
    this.c = f ^ (b << 9)
    this.d = (e << 11) | (e >>> 21)
    return result
  }

  /**
   * A whole number, uniform from 0 to `n` − 1, without the bias of a remainder: the few draws that would make
   * some numbers likelier are drawn again. Precondition: 1 ≤ `n` ≤ 2^21, where products of doubles are exact.
   */
  below(n: number): number {
    for (;;) {
      const product = this.next() * n
      const number = Math.floor(product / TWO_32)
      const rest = product - number * TWO_32
      if (rest >= n || rest >= TWO_32 % n) return number
    }
  }

  /** A whole number, uniform from 0 to `n` − 1 without bias, for large `n`. Precondition: 1 ≤ `n` ≤ 2^53. */
  belowLarge(n: number): number {
    for (;;) {
      const high = this.next() >>> 11
      const number = high * TWO_32 + this.next()
      const rest = number % n
      if (number - rest <= TWO_53 - n) return rest
    }
  }

  /** A number from 0 (included) to 1 (excluded), a multiple of 2^−53, each equally likely. */
  fraction(): number {
    const high = this.next() >>> 5
    const low = this.next() >>> 6
    return (high * 67108864 + low) / 9007199254740992
  }
}
