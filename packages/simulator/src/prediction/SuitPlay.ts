/**
 * One suit played alone: how many tricks a side takes in it when it may lead it as it likes and the others may not,
 * stopping once it has lost more than a stated number of tricks. Nothing outside the suit counts, so this is no bound on a
 * deal; it is what the honours, the finesses and the length of a suit are worth, found by searching all plays of at
 * most 13 cards. What has been found is kept, because the suits of many deals are alike.
 *
 * A layout is a number: a leading 1, then two bits a card with the owner's seat, from the highest card down.
 */

/** Who may lead: both hands of a side, or one hand of it. */
export const LEADERS = { NorthSouth: 0, EastWest: 1, North: 2, East: 3, South: 4, West: 5 } as const

/** Seats as a mask, by number of the leaders. */
const SEATS = [0b0101, 0b1010, 0b0001, 0b0010, 0b0100, 0b1000]
/** Values kept for a layout: leaders × 4 + losses allowed. */
const VALUES = 24
const UNKNOWN = 255
/** Layouts remembered at most; then all are forgotten. */
const MOST = 1 << 20

export class SuitPlay {
  private slots = 1 << 15
  private used = 0
  /** The hands being looked at, by number of cards: a search asks about ever fewer. */
  private readonly hands = Array.from({ length: 14 }, () => new Uint16Array(4))
  private keys = new Uint32Array(this.slots)
  private values = new Uint8Array(this.slots * VALUES).fill(UNKNOWN)

  /** Tricks for the side of `leaders` with at most `losses` (0 to 3) lost; 3 is nearly all that can be had. */
  tricks(layout: number, leaders: number, losses: number): number {
    if (layout === 1) return 0
    const kind = leaders * 4 + losses
    // Looking for a slot may move the tables, so it comes before their use.
    let slot = this.slot(layout)
    const known = this.values[slot * VALUES + kind]!
    if (known !== UNKNOWN) return known
    const best = this.search(layout, leaders, losses)
    slot = this.slot(layout)
    this.values[slot * VALUES + kind] = best
    return best
  }

  private search(layout: number, leaders: number, losses: number): number {
    const hands = this.handsOf(layout)
    const side = leaders & 1
    const longest = Math.max(count(hands[side]!), count(hands[side + 2]!))
    let best = 0
    for (let leader = side; leader < 4; leader += 2) {
      if (((SEATS[leaders]! >> leader) & 1) === 0) continue
      for (let cards = tops(hands[leader]!); cards !== 0 && best < longest; cards &= cards - 1) {
        const card = cards & -cards
        best = Math.max(best, this.second(layout, hands, leader, leaders, losses, card, best))
      }
    }
    return best
  }

  private second(
    layout: number,
    hands: Uint16Array,
    leader: number,
    leaders: number,
    losses: number,
    first: number,
    enough: number
  ): number {
    let worst = 99
    let cards = tops(hands[(leader + 1) & 3]!)
    do {
      const card = cards & -cards
      worst = Math.min(worst, this.third(layout, hands, leader, leaders, losses, first, card))
      cards &= cards - 1
    } while (cards !== 0 && worst > enough)
    return worst
  }

  private third(
    layout: number,
    hands: Uint16Array,
    leader: number,
    leaders: number,
    losses: number,
    first: number,
    second: number
  ): number {
    let best = 0
    let cards = tops(hands[(leader + 2) & 3]!)
    do {
      const card = cards & -cards
      best = Math.max(best, this.fourth(layout, hands, leader, leaders, losses, first | card, second, best))
      cards &= cards - 1
    } while (cards !== 0)
    return best
  }

  private fourth(
    layout: number,
    hands: Uint16Array,
    leader: number,
    leaders: number,
    losses: number,
    ours: number,
    second: number,
    enough: number
  ): number {
    let worst = 99
    let cards = tops(hands[(leader + 3) & 3]!)
    do {
      const theirs = second | (cards & -cards)
      const won = ours > theirs
      const rest = won || losses > 0 ? without(layout, ours | theirs) : 1
      const value = (won ? 1 : 0) + this.tricks(rest, leaders, won ? losses : losses - 1)
      worst = Math.min(worst, value)
      cards &= cards - 1
    } while (cards !== 0 && worst > enough)
    return worst
  }

  /** The cards of each seat as bits, the lowest card of the suit bit 0; kept until a layout of as many cards is asked about. */
  private handsOf(layout: number): Uint16Array {
    const hands = this.hands[(31 - Math.clz32(layout)) >> 1]!
    hands[0] = hands[1] = hands[2] = hands[3] = 0
    for (let rest = layout, bit = 1; rest > 1; rest >>= 2, bit <<= 1) hands[rest & 3]! |= bit
    return hands
  }

  private slot(layout: number): number {
    const mask = this.slots - 1
    let at = (Math.imul(layout, 0x9e3779b1) >>> 8) & mask
    while (this.keys[at] !== layout) {
      if (this.keys[at] === 0) {
        if (this.used * 2 >= this.slots) {
          this.grow()
          return this.slot(layout)
        }
        this.used++
        this.keys[at] = layout
        return at
      }
      at = (at + 1) & mask
    }
    return at
  }

  private grow(): void {
    const { keys, slots, values } = this
    const full = slots >= 2 * MOST
    if (!full) this.slots *= 2
    this.keys = new Uint32Array(this.slots)
    this.values = new Uint8Array(this.slots * VALUES).fill(UNKNOWN)
    this.used = 0
    if (full) return
    for (let n = 0; n < slots; n++) {
      if (keys[n] === 0) continue
      const slot = this.slot(keys[n]!)
      this.values.set(values.subarray(n * VALUES, (n + 1) * VALUES), slot * VALUES)
    }
  }
}

/** The highest card of each run of equals. */
const tops = (hand: number): number => hand & ~(hand >> 1)

function count(hand: number): number {
  let cards = 0
  for (; hand !== 0; hand &= hand - 1) cards++
  return cards
}

/** The layout with some cards played. */
function without(layout: number, played: number): number {
  for (let cards = played; cards !== 0;) {
    const place = 31 - Math.clz32(cards)
    cards ^= 1 << place
    const shift = 2 * place
    layout = ((layout >>> (shift + 2)) << shift) | (layout & ((1 << shift) - 1))
  }
  return layout
}
