// The memory map. Nothing is allocated by the runtime: every structure has a fixed place in linear
// memory, and the arena behind them grows on demand. Addresses are bytes.
//
//   64 KB  cards of the four seats · input · output · move lists
//  128 KB  relative ranks: 4 suits x 8192 holdings x 4 bytes
//   64 KB  ranks of the cards of a holding: 8192 x 8 bytes
//   64 KB  cut-off cache
//     …    arena: shape table and pattern blocks

/** Cards of each seat, one 64-bit word a seat. */
export const HANDS: usize = 0x10000
/** What a caller writes: 16 holdings (u16, seat * 4 + suit); then up to 52 cards (u8). */
export const INPUT: usize = 0x10100
export const INPUT_CARDS: usize = 0x10140
/** What a caller reads: up to 64 results (u8). */
export const OUTPUT: usize = 0x10180
/** Scored moves of a lead, 16 words of 4 bytes for each number of tricks left. */
export const MOVES: usize = 0x10200
/** First free block of each size class. */
export const FREE_BLOCKS: usize = 0x10600
/** Owners of the cards of every holding of every suit. */
export const RELATIVE: usize = 0x20000
/** Ranks of the cards of every holding. */
export const PLACES: usize = 0x40000
/** Slots of the cut-off cache. */
export const CUTOFFS: usize = 0x50000
export const CUTOFF_BITS: u32 = 15
/** Start of the arena. */
export const ARENA: usize = CUTOFFS + (2 << CUTOFF_BITS)

/** End of the part of the arena in use, and of the part it may use. */
export let arenaEnd: usize = ARENA
export let arenaLimit: usize = ARENA + (64 << 20)
export let arenaPeak: usize = ARENA

/** Sets how many bytes the arena may take. */
export function limitArena(bytes: usize): void {
  arenaLimit = ARENA + bytes
}

export function emptyArena(): void {
  arenaEnd = ARENA
  memory.fill(FREE_BLOCKS, 0, 128)
}

/** `bytes` more of the arena (a multiple of 16), or 0 when that would pass the limit. */
export function takeFromArena(bytes: usize): usize {
  const start = arenaEnd
  const end = start + bytes
  if (end > arenaLimit) return 0
  const have = (<usize>memory.size()) << 16
  if (end > have) {
    // Grow by a megabyte at a time; what the engine refuses counts as the limit.
    const pages = <i32>max<usize>((end - have + 0xffff) >> 16, 16)
    if (memory.grow(pages) < 0) return 0
  }
  arenaEnd = end
  if (end > arenaPeak) arenaPeak = end
  return start
}
