/** Exact shares of random hands by counting, for tests of the dealers. */

/** n over k as a double, exact up to 2^53. */
export const binomial = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0
  let result = 1
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i
  return result
}

/** Share of hands of so many cards with each number of high-card points, 0 to 37 (for 13 cards) or 40. */
export const hcpShares = (cards = 13): ReadonlyArray<number> => {
  const shares = Array.from({ length: cards > 15 ? 41 : 38 }, () => 0)
  for (let aces = 0; aces <= 4; aces++)
    for (let kings = 0; kings <= 4; kings++)
      for (let queens = 0; queens <= 4; queens++)
        for (let jacks = 0; jacks <= 4; jacks++) {
          const honours = aces + kings + queens + jacks
          const points = 4 * aces + 3 * kings + 2 * queens + jacks
          if (honours > cards) continue
          const ways = [aces, kings, queens, jacks].reduce((product, n) => product * binomial(4, n), 1)
          shares[points]! += (ways * binomial(36, cards - honours)) / binomial(52, cards)
        }
  return shares
}
