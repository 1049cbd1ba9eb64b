/** The figures of a rule as tables, computed by the rules themselves, so that a lesson cannot differ from the score. */
import type { Level } from "@rubber-bridge/core/auction/Contract"
import type { Denomination } from "@rubber-bridge/core/auction/Denomination"
import { DOUBLING_MARK, DOUBLINGS } from "@rubber-bridge/core/auction/Doubling"
import { parse as parseHand } from "@rubber-bridge/core/cards/HandText"
import { SIDE_LETTERS } from "@rubber-bridge/core/deal/Seat"
import { rubberBonus } from "@rubber-bridge/core/rubber/Rubber"
import { parse as parseState } from "@rubber-bridge/core/rubber/RubberState"
import { hundreds, Rounding } from "@rubber-bridge/core/rubber/Stakes"
import { settlement, UnfinishedEdition } from "@rubber-bridge/core/rubber/Unfinished"
import { honoursOf } from "@rubber-bridge/core/scoring/Honours"
import { penalty, undertrickValue } from "@rubber-bridge/core/scoring/Penalty"
import { insultBonus, overtrickValue, slamBonus } from "@rubber-bridge/core/scoring/Premium"
import { trickScore } from "@rubber-bridge/core/scoring/TrickScore"
import { Result } from "effect"
import type { Words } from "../words/index.ts"
import { type DocumentTable, table } from "./document/Document.ts"
import type { Topic } from "./Topic.ts"

type Figures = (words: Words) => ReadonlyArray<DocumentTable>

/** The tables of a topic; none where a sentence says it all. */
export const topicFigures = (topic: Topic, words: Words): ReadonlyArray<DocumentTable> =>
  FIGURES[topic]?.(words) ?? []

/** What the defenders write in all, for 1 to `most` undertricks, not vulnerable and vulnerable. */
export const penaltyTotals = (
  { lesson }: Words,
  most = 13,
  vulnerabilities: ReadonlyArray<boolean> = BOTH
): DocumentTable => {
  const kinds = vulnerabilities.flatMap((vulnerable) =>
    DOUBLINGS.map((doubling) => ({ doubling, vulnerable }))
  )
  return figures(
    [
      lesson.heads.down,
      ...kinds.map(({ doubling, vulnerable }) =>
        `${lesson.vul(vulnerable)} ${DOUBLING_MARK[doubling]}`.trimEnd()
      )
    ],
    upTo(most).map((down) => [
      down,
      ...kinds.map(({ doubling, vulnerable }) => penalty(down, doubling, vulnerable))
    ])
  )
}

/** The lowest level that completes a game from each partscore, undoubled. */
export const gameLevels = ({ lesson }: Words): DocumentTable =>
  figures(
    [lesson.heads.partscore, "♣ ♦", "♥ ♠", lesson.notrump],
    [0, 20, 30, 40, 50, 60, 70, 80, 90].map((part) => [
      part,
      ...(["Clubs", "Hearts", "Notrump"] as const).map((denomination) => lowestGame(part, denomination))
    ])
  )

/** The lowest level whose trick score, undoubled, reaches 100 with this partscore. */
export const lowestGame = (partscore: number, denomination: Denomination): number =>
  LEVELS.find((level) => partscore + trickScore({ level, denomination, doubling: "Undoubled" }) >= 100) ?? 0

const LEVELS: ReadonlyArray<Level> = [1, 2, 3, 4, 5, 6, 7]
const BOTH = [false, true] as const

const FIGURES: Partial<Record<Topic, Figures>> = {
  contract: ({ lesson }) => [
    figures(
      [lesson.heads.level, lesson.heads.tricks],
      LEVELS.map((level) => [level, level + 6])
    )
  ],
  "trick-score": ({ lesson, score }) => [
    figures(
      [lesson.heads.eachTrick, ...DOUBLINGS.map((doubling) => score.doubled[doubling])],
      [
        ["♣ ♦", ...trickValues("Clubs", 1)],
        ["♥ ♠", ...trickValues("Hearts", 1)],
        [lesson.firstInNotrump, ...trickValues("Notrump", 1)],
        [lesson.laterInNotrump, ...trickValues("Notrump", 2)]
      ]
    )
  ],
  overtricks: ({ lesson, score }) => [
    figures(
      [lesson.heads.eachOvertrick, ...BOTH.map(score.vulnerability)],
      [
        [`${score.doubled.Undoubled}, ♣ ♦`, ...BOTH.map((vul) => overtrickValue("Clubs", "Undoubled", vul))],
        [
          `${score.doubled.Undoubled}, ♥ ♠ ${lesson.notrump}`,
          ...BOTH.map((vul) => overtrickValue("Notrump", "Undoubled", vul))
        ],
        [score.doubled.Doubled, ...BOTH.map((vul) => overtrickValue("Spades", "Doubled", vul))],
        [score.doubled.Redoubled, ...BOTH.map((vul) => overtrickValue("Spades", "Redoubled", vul))]
      ]
    )
  ],
  undertricks: (words) => [
    figures(
      penaltyTotals(words).head.with(0, words.lesson.heads.undertrick),
      ([1, 2, 4] as const).map((nth) => [
        words.lesson.undertrick[nth],
        ...BOTH.flatMap((vul) => DOUBLINGS.map((doubling) => undertrickValue(nth, doubling, vul)))
      ])
    ),
    penaltyTotals(words, 7)
  ],
  slam: ({ lesson, score }) => [
    figures(
      [lesson.heads.slam, ...BOTH.map(score.vulnerability)],
      ([6, 7] as const).map((level) => [score.slam(level === 7), ...BOTH.map((vul) => slamBonus(level, vul))])
    )
  ],
  insult: ({ lesson, score }) => [
    figures(
      [lesson.heads.contractMade, lesson.heads.points],
      (["Doubled", "Redoubled"] as const).map((doubling) => [score.doubled[doubling], insultBonus(doubling)])
    )
  ],
  honours: ({ lesson, score }) => [
    figures(
      [lesson.heads.inOneHand, lesson.heads.points],
      [
        [score.reason.Honours(100, false), held("AKQJ2.432.432.32", "Spades")],
        [score.reason.Honours(150, false), held("AKQJT.432.432.32", "Spades")],
        [`${lesson.notrump}: ${score.reason.Honours(150, true)}`, held("A432.A32.A32.A32", "Notrump")]
      ]
    )
  ],
  partscore: (words) => [gameLevels(words)],
  game: (words) => [gameLevels(words)],
  vulnerability: ({ lesson, score }) => [
    figures(
      [lesson.heads.what, ...BOTH.map(score.vulnerability)],
      [
        [
          `${lesson.undertrick[1]}, ${score.doubled.Undoubled}`,
          ...BOTH.map((vul) => undertrickValue(1, "Undoubled", vul))
        ],
        [
          `${lesson.undertrick[1]}, ${score.doubled.Doubled}`,
          ...BOTH.map((vul) => undertrickValue(1, "Doubled", vul))
        ],
        [
          `${score.over(1)}, ${score.doubled.Doubled}`,
          ...BOTH.map((vul) => overtrickValue("Spades", "Doubled", vul))
        ],
        [score.slam(false), ...BOTH.map((vul) => slamBonus(6, vul))],
        [score.slam(true), ...BOTH.map((vul) => slamBonus(7, vul))]
      ]
    )
  ],
  "rubber-bonus": ({ lesson }) => [
    figures(
      [lesson.heads.games, lesson.heads.points],
      [0, 1].map((other) => [`2–${other}`, rubberBonus({ NorthSouth: 2, EastWest: other }, "NorthSouth")])
    )
  ],
  "unfinished-rubber": ({ lesson }) => [
    figures(
      [lesson.heads.state, ...UnfinishedEdition.literals.map((edition) => `--unfinished ${edition}`)],
      ["1-0 0/0", "1-1 0/0", "0-0 60/0", "0-0 60/40", "1-0 0/60"].map((text) => [
        text,
        ...UnfinishedEdition.literals.map((edition) => settled(text, edition))
      ])
    )
  ],
  stakes: ({ lesson }) => [
    figures(
      [lesson.heads.margin, ...Rounding.literals.map((rounding) => `--round ${rounding}`)],
      [840, 850, 860, 950].map((margin) => [
        margin,
        ...Rounding.literals.map((rounding) => hundreds(margin, rounding))
      ])
    )
  ],
  "old-scale": ({ lesson }) => [
    figures(
      [lesson.heads.down, lesson.heads.formerly, lesson.heads.now],
      // 100 for the first and 200 for every further one: docs/rules.md#old-scale
      upTo(7).map((down) => [down, 200 * down - 100, penalty(down, "Doubled", false)])
    )
  ]
}

/** A first column of words and figures to the right of it. */
function figures(
  head: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string | number>>
): DocumentTable {
  return table(
    head,
    rows.map((row) => row.map(String)),
    head.map((_, n) => (n === 0 ? "left" : "right"))
  )
}

function trickValues(denomination: Denomination, nth: 1 | 2): ReadonlyArray<number> {
  return DOUBLINGS.map((doubling) => {
    const upToLevel = (level: Level) => trickScore({ level, denomination, doubling })
    return nth === 1 ? upToLevel(1) : upToLevel(2) - upToLevel(1)
  })
}

function held(hand: string, denomination: Denomination): number {
  return honoursOf(Result.getOrThrow(parseHand(hand)), denomination)
}

function settled(state: string, edition: UnfinishedEdition): string {
  const lines = settlement(Result.getOrThrow(parseState(state)), edition)
  return lines.length === 0
    ? "–"
    : lines.map(({ points, side }) => `${SIDE_LETTERS[side]} ${points}`).join(", ")
}

function upTo(most: number): ReadonlyArray<number> {
  return Array.from({ length: most }, (_, n) => n + 1)
}
