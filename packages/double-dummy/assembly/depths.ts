// Depths: how many of the highest cards of each suit matter, four bits a suit, the lowest suit first. Relevant cards become depths when a
// proof is kept, and depths become the cards of another position when it fits.
import { belowEach, DECK } from "./cards"
import { PLACES } from "./memory"

/** How far the lowest relevant card of each suit is down. */
// @ts-ignore: decorator
@inline
export function depthsOf(relevant: u64, all: u64): u32 {
  const cards = all & ~belowEach(relevant & DECK)
  const low = <u32>popcnt(cards & 0xffff) | (<u32>popcnt(cards & 0xffff_0000) << 4)
  return low | (<u32>popcnt(cards & 0xffff_0000_0000) << 8) | (<u32>popcnt(cards >> 48) << 12)
}

/** The card at the depth of each suit, which stands for those above it. */
// @ts-ignore: decorator
@inline
export function cardsOf(depths: u32, all: u64): u64 {
  return (cardAt(depths, all, 0) | cardAt(depths, all, 1) | cardAt(depths, all, 2) | cardAt(depths, all, 3)) & DECK
}

/** The card of one suit; at depth 0 a bit that is no card. */
// @ts-ignore: decorator
@inline
function cardAt(depths: u32, all: u64, suit: u64): u64 {
  const places = load<u64>(PLACES + (<usize>((all >> (suit << 4)) & 0x1fff) << 3))
  const depth = <u64>(depths >> <u32>(suit << 2)) & 15
  return <u64>1 << (((places >> (depth << 2)) & 15) + (suit << 4))
}

/** The number of cards that matter. */
// @ts-ignore: decorator
@inline
export function spread(depths: u32): u32 {
  const pairs = (depths & 0x0f0f) + ((depths >> 4) & 0x0f0f)
  return (pairs & 0xff) + (pairs >> 8)
}

/**
 * The ranks of every holding, four bits a card from the highest on, behind 15 for none. To look the card at a depth up is quicker than to
 * count down to it.
 */
function buildPlaces(): void {
  for (let holding: u32 = 0; holding < 8192; holding++) {
    let places: u64 = 15
    let shift: u64 = 4
    for (let rest = holding; rest != 0; shift += 4) {
      const rank = 31 - clz(rest)
      places |= <u64>rank << shift
      rest ^= 1 << rank
    }
    store<u64>(PLACES + (<usize>holding << 3), places)
  }
}

buildPlaces()
