/** The worked rubber of docs/rules.md#worked-rubber: North–South are We. */
export const GOLDEN_RESULTS = [
  "2HS10",
  "4SXW8",
  "3NE10",
  "3SW9",
  "2DE6",
  "6HXN13",
  "1NW8",
  "3CS9",
  "3HE9"
] as const

/** After each deal: We above, We below, They above, They below, partscores, games. */
export const GOLDEN_STATES = [
  [60, 60, 0, 0, "60-0", "0-0"],
  [360, 60, 0, 0, "60-0", "0-0"],
  [360, 60, 30, 100, "0-0", "0-1"],
  [360, 60, 30, 190, "0-90", "0-1"],
  [560, 60, 30, 190, "0-90", "0-1"],
  [1210, 420, 30, 190, "0-0", "1-1"],
  [1210, 420, 60, 230, "0-40", "1-1"],
  [1210, 480, 60, 230, "60-40", "1-1"],
  [1210, 480, 560, 320, "0-0", "1-2"]
] as const
