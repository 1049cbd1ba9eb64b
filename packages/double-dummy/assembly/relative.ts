// Relative ranks: the owners of the cards in play, from the highest of each suit down, and masks of the first few.
// Seats take two bits a card. A wide word has a 32-bit lane a suit; a narrow one has the suits one after the other.
import { RELATIVE } from "./memory"

/** Builds the owner strings of every holding from the owners of its cards, two bits a rank. */
export function buildRelative(lane: u32, owners: u32): void {
  const table = RELATIVE + (<usize>lane << 15)
  store<u32>(table, 0)
  // With one rank more on top every string moves down by a card.
  for (let rank: u32 = 0; rank < 13; rank++) {
    const owner = ((owners >> (rank << 1)) & 3) << 30
    const half = table + (<usize>4 << rank)
    if (rank < 2) {
      for (let at = table; at < half; at += 4) store<u32>(at + (<usize>4 << rank), owner | (load<u32>(at) >> 2))
      continue
    }
    const owners4 = i32x4.splat(owner)
    for (let at = table; at < half; at += 16)
      v128.store(at + (<usize>4 << rank), v128.or(owners4, i32x4.shr_u(v128.load(at), 2)))
  }
}

/** Owners of the cards in play, one 32-bit lane a suit. */
// @ts-ignore: decorator
@inline
export function wideOwners(all: u64): v128 {
  let owners = v128.load_zero<u32>(RELATIVE + ((<usize>all & 0x1fff) << 2))
  owners = v128.load_lane<u32>(RELATIVE + (<usize>(all >> 14) & 0x7ffc), owners, 1, 1 << 15)
  owners = v128.load_lane<u32>(RELATIVE + (<usize>(all >> 30) & 0x7ffc), owners, 2, 2 << 15)
  return v128.load_lane<u32>(RELATIVE + (<usize>(all >> 46) & 0x7ffc), owners, 3, 3 << 15)
}

/** Owners of at most 32 cards in play, suit after suit without gaps from bit 63 down. */
// @ts-ignore: decorator
@inline
export function narrowOwners(all: u64): u64 {
  let shift = popcnt(all & 0x1fff) << 1
  let owners = <u64>load<u32>(RELATIVE + ((<usize>all & 0x1fff) << 2)) << 32
  owners |= (<u64>load<u32>(RELATIVE + (<usize>(all >> 14) & 0x7ffc), 1 << 15) << 32) >> shift
  shift += popcnt(all & 0x1fff_0000) << 1
  owners |= (<u64>load<u32>(RELATIVE + (<usize>(all >> 30) & 0x7ffc), 2 << 15) << 32) >> shift
  shift += popcnt(all & 0x1fff_0000_0000) << 1
  // With no card left the shift would be by 64; the owners are 0 then.
  return owners | ((<u64>load<u32>(RELATIVE + (<usize>(all >> 46) & 0x7ffc), 3 << 15) << 32) >> shift)
}

/** The highest 2 * depth bits of a lane. */
// @ts-ignore: decorator
@inline
function topBits(depth: u32): i32 {
  return <i32>(0xffff_ffff_0000_0000 >> (<u64>(depth & 15) << 1))
}

// @ts-ignore: decorator
@inline
export function wideMask(depths: u32): v128 {
  let mask = i32x4.splat(topBits(depths))
  mask = i32x4.replace_lane(mask, 1, topBits(depths >> 4))
  mask = i32x4.replace_lane(mask, 2, topBits(depths >> 8))
  return i32x4.replace_lane(mask, 3, topBits(depths >> 12))
}

// @ts-ignore: decorator
@inline
export function narrowMask(depths: u32, all: u64): u64 {
  const ones: u64 = 0xffff_ffff_ffff_ffff
  let mask = ~(ones >> (<u64>(depths & 15) << 1))
  let shift = popcnt(all & 0x1fff) << 1
  mask |= ~(ones >> (<u64>(depths >> 4 & 15) << 1)) >> shift
  shift += popcnt(all & 0x1fff_0000) << 1
  mask |= ~(ones >> (<u64>(depths >> 8 & 15) << 1)) >> shift
  shift += popcnt(all & 0x1fff_0000_0000) << 1
  return mask | (~(ones >> (<u64>(depths >> 12 & 15) << 1)) >> shift)
}
