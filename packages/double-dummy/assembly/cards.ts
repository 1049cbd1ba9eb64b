// Cards. A hand is one 64-bit word with a lane of 16 bits for each suit: bit 0 is the two, bit 12 the
// ace, the three bits above are always zero. A card is the number of its bit: suit * 16 + rank. The trump
// suit always lies in the highest lane; the caller's suits are exchanged on the way in and out.

/** All bits of the lowest lane. */
export const LANE: u64 = 0xffff
/** The 13 ranks in all four lanes. */
export const DECK: u64 = 0x1fff_1fff_1fff_1fff
/** Bit 63 is free: in a result it says that North and South reach their goal. */
export const YES: u64 = 0x8000_0000_0000_0000
/** Bit 62 is free too: where an answer may be missing it says that this is one. */
export const PROVEN: u64 = 0x4000_0000_0000_0000

/** Number of the first trump card: 48, or 64 at notrump, which no card reaches. */
export let firstTrump: u32 = 64
/** The lane of the trump suit, or nothing. */
export let trumpLane: u64 = 0

export function setTrump(present: bool): void {
  firstTrump = present ? 48 : 64
  trumpLane = present ? LANE << 48 : 0
}

// @ts-ignore: decorator
@inline
export function laneOf(card: u32): u64 {
  return LANE << (<u64>card & 48)
}

// @ts-ignore: decorator
@inline
export function lowest(cards: u64): u64 {
  return cards & (0 - cards)
}

const HIGHEST_BITS: u64 = 0x8000_8000_8000_8000
const LOWEST_BITS: u64 = 0x0001_0001_0001_0001

/** The lowest card of each lane. */
// @ts-ignore: decorator
@inline
export function lowestOfEach(cards: u64): u64 {
  // The bit on top keeps an empty lane from borrowing.
  return cards & ~((cards | HIGHEST_BITS) - LOWEST_BITS)
}

/** Every bit below the lowest card of each lane; all places of a card where there is none. */
// @ts-ignore: decorator
@inline
export function belowEach(cards: u64): u64 {
  const some = cards | HIGHEST_BITS
  return (some - LOWEST_BITS) & ~some
}

/** Number of the highest card. Requires at least one. */
// @ts-ignore: decorator
@inline
export function top(cards: u64): u32 {
  return 63 - <u32>clz(cards)
}

/** The highest `count` of the cards, or all when there are fewer. */
export function highest(cards: u64, count: i32): u64 {
  for (let spare = <i32>popcnt(cards) - count; spare > 0; spare--) cards &= cards - 1
  return cards
}

/**
 * One card of each run of equals, always the lowest. Cards are equals when every rank between them is in
 * this hand or gone; `all` are the cards in play at the start of the trick.
 */
// @ts-ignore: decorator
@inline
export function representatives(hand: u64, all: u64): u64 {
  const gone = ~all & DECK
  const run = hand | gone
  const start = run & ~(run << 1)
  // A start that is a hole ripples up to the first rank of the run that is not one.
  return hand & (start | ((gone + (start & gone)) & ~gone))
}

/** Every rank at or below the highest card of each lane. */
// @ts-ignore: decorator
@inline
export function fillDown(cards: u64): u64 {
  cards |= (cards >> 1) & 0x7fff_7fff_7fff_7fff
  cards |= (cards >> 2) & 0x3fff_3fff_3fff_3fff
  cards |= (cards >> 4) & 0x0fff_0fff_0fff_0fff
  return cards | ((cards >> 8) & 0x00ff_00ff_00ff_00ff)
}

/** Bit 13 of each lane that is not empty. */
// @ts-ignore: decorator
@inline
export function lanes(cards: u64): u64 {
  return (cards + DECK) & 0x2000_2000_2000_2000
}

/** The shape without one card of a seat. */
// @ts-ignore: decorator
@inline
export function without(shape: u64, seat: u32, card: u32): u64 {
  return shape - (<u64>1 << <u64>((seat << 4) | ((card >> 4) << 2)))
}

/** What a seat wants to hear: `YES` for North and South. */
// @ts-ignore: decorator
@inline
export function wish(seat: u32): u64 {
  return seat & 1 ? 0 : YES
}
