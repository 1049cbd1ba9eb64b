/** Deals for benchmarks and long checks, from seeds, and the words in which the reference is asked about them. */
import { DECK, numbers, toHoldings } from "../test/support/deals.ts"

type Below = (n: number) => number

/** Uniformly random deals. */
export const randomDeal = (below: Below): Uint16Array => {
  const deck = shuffled(below)
  return toHoldings([0, 1, 2, 3].map((seat) => deck.slice(seat * 13, seat * 13 + 13)))
}

/** Deals with long suits and voids: each seat is drawn to one suit and shuns another, to a random degree. */
export const freakDeal = (below: Below): Uint16Array => {
  const weights = Array.from({ length: 16 }, () => 2 ** below(7))
  const hands: Array<Array<number>> = [[], [], [], []]
  for (const card of shuffled(below)) {
    const suit = Math.trunc(card / 13)
    const open = [0, 1, 2, 3].filter((seat) => hands[seat]!.length < 13)
    let at = below(open.reduce((sum, seat) => sum + weights[seat * 4 + suit]!, 0))
    const seat = open.find((one) => (at -= weights[one * 4 + suit]!) < 0)!
    hands[seat]!.push(card)
  }
  return toHoldings(hands)
}

/**
 * Four voids, one a seat, and no two adjacent ranks in a hand: each suit goes round among the three seats that hold it, so
 * no cards are equals. Which suit a seat lacks, and where each round starts from the top, is random.
 */
export const hostileDeal = (below: Below): Uint16Array => {
  const deal = new Uint16Array(16)
  const voids = shuffled(below)
    .slice(0, 4)
    .map((card, n) => [card, n] as const)
    .toSorted()
    .map(([, n]) => n)
  for (let suit = 0; suit < 4; suit++) {
    // The seat after the void gets five cards of the suit: one suit of five for each seat.
    const turn = below(2) === 0 ? [1, 2, 3] : [1, 3, 2]
    for (let rank = 0; rank < 13; rank++)
      deal[((voids[suit]! + turn[rank % 3]!) & 3) * 4 + suit]! |= 1 << rank
  }
  return deal
}

function shuffled(below: Below): Array<number> {
  const deck = [...DECK]
  for (let last = 51; last > 0; last--) {
    const other = below(last + 1)
    const card = deck[last]!
    deck[last] = deck[other]!
    deck[other] = card
  }
  return deck
}

export const manyDeals = (make: (below: Below) => Uint16Array, count: number, seed: number) => {
  const below = numbers(seed)
  return Array.from({ length: count }, () => make(below))
}

export const askTable = (deal: Uint16Array): string => `T ${deal.join(" ")}`
export const askCell = (deal: Uint16Array, cell: number): string =>
  `C ${deal.join(" ")} ${cell >> 2} ${((cell & 3) + 1) & 3}`
/** Whether the defenders take `tricks`, as libdds asks from the side on lead. */
export const askDefence = (deal: Uint16Array, cell: number, tricks: number): string =>
  `Y ${deal.join(" ")} ${cell >> 2} ${((cell & 3) + 1) & 3} ${tricks}`

/** A deal as PBN writes it, for messages. */
export const toText = (deal: Uint16Array): string =>
  `N:${[0, 1, 2, 3]
    .map((seat) =>
      [3, 2, 1, 0]
        .map((suit) =>
          Array.from("AKQJT98765432", (letter, n) =>
            (deal[seat * 4 + suit]! & (1 << (12 - n))) === 0 ? "" : letter
          ).join("")
        )
        .join(".")
    )
    .join(" ")}`
