/**
 * The figures of the law as data, typed from its tables and used only to check the scoring rooms against. Nothing here is
 * computed from them or the other way round. Source: the tables of docs/rules.md
 */

/** Trick points by denomination (C D H S N) and doubling (none, X, XX): first trick, later tricks. */
export const TRICK_POINTS: ReadonlyArray<ReadonlyArray<readonly [first: number, later: number]>> = [
  [
    [20, 20],
    [40, 40],
    [80, 80]
  ],
  [
    [20, 20],
    [40, 40],
    [80, 80]
  ],
  [
    [30, 30],
    [60, 60],
    [120, 120]
  ],
  [
    [30, 30],
    [60, 60],
    [120, 120]
  ],
  [
    [40, 30],
    [80, 60],
    [160, 120]
  ]
]

/** Each overtrick by doubling and vulnerability, for minors, majors and notrump. */
export const OVERTRICKS: ReadonlyArray<ReadonlyArray<readonly [notVulnerable: number, vulnerable: number]>> =
  [
    [
      [20, 20],
      [100, 200],
      [200, 400]
    ],
    [
      [20, 20],
      [100, 200],
      [200, 400]
    ],
    [
      [30, 30],
      [100, 200],
      [200, 400]
    ],
    [
      [30, 30],
      [100, 200],
      [200, 400]
    ],
    [
      [30, 30],
      [100, 200],
      [200, 400]
    ]
  ]

/** What 1 to 13 undertricks cost together: by doubling, then not vulnerable and vulnerable. */
export const UNDERTRICKS: ReadonlyArray<
  readonly [notVulnerable: ReadonlyArray<number>, vulnerable: ReadonlyArray<number>]
> = [
  [
    [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650],
    [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300]
  ],
  [
    [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
    [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800]
  ],
  [
    [200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000],
    [400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600]
  ]
]

/** Slam premiums by level: not vulnerable and vulnerable. */
export const SLAMS: Readonly<Record<number, readonly [notVulnerable: number, vulnerable: number]>> = {
  6: [500, 750],
  7: [1000, 1500]
}

/** For making a contract undoubled, doubled, redoubled. */
export const INSULT: readonly [number, number, number] = [0, 50, 100]
