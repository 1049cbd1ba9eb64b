/**
 * Exercises from a seed. Each has its own stream of random numbers, so a longer quiz begins with the same draws. Kinds
 * follow one another from the short to the long, in the proportions of the level.
 */
import { type Level, tricksNeeded } from "@rubber-bridge/core/auction/Contract"
import { type Denomination, DENOMINATIONS } from "@rubber-bridge/core/auction/Denomination"
import type { Doubling } from "@rubber-bridge/core/auction/Doubling"
import { SEATS } from "@rubber-bridge/core/deal/Seat"
import { type HonoursClaim, played } from "@rubber-bridge/core/result/DealResult"
import * as ResultText from "@rubber-bridge/core/result/ResultText"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import * as RubberState from "@rubber-bridge/core/rubber/RubberState"
import { totals } from "@rubber-bridge/core/scoring/ScoreLine"
import { toText as contractText } from "@rubber-bridge/core/auction/Contract"
import { PURPOSE, Rng } from "@rubber-bridge/simulator/random/Rng"
import { Result } from "effect"
import type { Exercise, Quiz, QuizLevel } from "./Exercise.ts"
import { honoursHand } from "./honoursHand.ts"

type Kind = Exercise["_tag"]

/** Ten exercises of each level, short ones first. */
const KINDS: Readonly<Record<QuizLevel, ReadonlyArray<Kind>>> = {
  easy: [
    "Entries",
    "Entries",
    "Entries",
    "GameBid",
    "Entries",
    "Entries",
    "GameBid",
    "Tricks",
    "State",
    "State"
  ],
  medium: [
    "Entries",
    "Entries",
    "GameBid",
    "Entries",
    "Honours",
    "Honours",
    "Tricks",
    "State",
    "State",
    "Settle"
  ],
  hard: ["Entries", "Tricks", "Honours", "State", "Save", "State", "Settle", "Save", "State", "WholeRubber"]
}

/** What a level draws from; a value that stands twice comes twice as often. */
interface Range {
  readonly levels: ReadonlyArray<Level>
  readonly doublings: ReadonlyArray<Doubling>
  readonly partscores: ReadonlyArray<number>
  /** One deal in this many carries honours; 0 for none. */
  readonly honours: number
}

const RANGE: Readonly<Record<QuizLevel, Range>> = {
  easy: {
    levels: [1, 2, 2, 3, 3, 4, 4, 5],
    doublings: ["Undoubled"],
    partscores: [0, 0, 30, 40, 60],
    honours: 0
  },
  medium: {
    levels: [1, 2, 3, 3, 4, 4, 5, 6, 7],
    doublings: ["Undoubled", "Undoubled", "Doubled", "Doubled", "Redoubled"],
    partscores: [0, 0, 20, 30, 40, 60, 70, 90],
    honours: 4
  },
  hard: {
    levels: [1, 2, 3, 4, 4, 5, 6, 6, 7],
    doublings: ["Undoubled", "Doubled", "Doubled", "Redoubled"],
    partscores: [0, 20, 30, 40, 50, 60, 70, 80, 90],
    honours: 3
  }
}

/** The quiz of this seed. Preconditions: `count` at least 1, `seed` as in `Rng`. */
export const makeQuiz = (options: {
  readonly level: QuizLevel
  readonly seed: number
  readonly count: number
}): Quiz => {
  const { count, level, seed } = options
  const kinds = KINDS[level]
  const exercises = Array.from({ length: count }, (_, n) => {
    const kind =
      kinds[count < kinds.length ? Math.floor(((n + 0.5) * kinds.length) / count) : n % kinds.length]!
    return makeExercise(kind, level, new Rng(seed, n, PURPOSE.choices))
  })
  return { level, seed, exercises }
}

function makeExercise(kind: Kind, level: QuizLevel, rng: Rng): Exercise {
  const range = RANGE[level]
  switch (kind) {
    case "Entries":
    case "State":
      return { _tag: kind, rubber: randomState(range, rng), result: randomResult(range, rng) }
    case "GameBid":
      return {
        _tag: "GameBid",
        rubber: `${rng.below(2)}-${rng.below(2)} ${pick(GAME_BIDS, rng)}/${pick(range.partscores, rng)}`,
        denomination: pick(DENOMINATIONS, rng)
      }
    case "Tricks":
      return tricksExercise(range, rng)
    case "Honours":
      return honoursExercise(rng)
    case "Settle":
      return { _tag: "Settle", rubber: `${pick(["1-0", "0-1", "0-0", "1-1"], rng)} ${pick(SETTLED, rng)}` }
    case "Save": {
      const { ours, theirs } = pick(SAVES, rng)
      return {
        _tag: "Save",
        rubber: `${rng.below(2)}-1 0/0`,
        theirs: theirs + pick(["E", "W"], rng),
        ours: ours + pick(["N", "S"], rng)
      }
    }
    case "WholeRubber":
      return wholeRubber(range, rng)
  }
}

const GAME_BIDS = [0, 20, 30, 40, 60, 70, 80, 90]
const SETTLED = ["0/0", "60/0", "0/40", "30/90", "0/70", "20/20"]

/** Games bid by them, and what we could bid over each. */
const SAVES = [
  { theirs: "4H", ours: "4SX" },
  { theirs: "4H", ours: "5CX" },
  { theirs: "4S", ours: "5DX" },
  { theirs: "4S", ours: "5HX" },
  { theirs: "3N", ours: "4CX" },
  { theirs: "5C", ours: "5DX" },
  { theirs: "5D", ours: "5HX" }
]

/** Tricks above or below the contract, as often as lessons want them. */
const MARGINS = [-4, -3, -2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 3]

function randomState({ partscores }: Range, rng: Rng): string {
  return `${rng.below(2)}-${rng.below(2)} ${pick(partscores, rng)}/${pick(partscores, rng)}`
}

function randomContract({ doublings, levels }: Range, rng: Rng) {
  return {
    level: pick(levels, rng),
    denomination: pick(DENOMINATIONS, rng),
    doubling: pick(doublings, rng),
    declarer: pick(SEATS, rng)
  }
}

function randomResult(range: Range, rng: Rng, margins: ReadonlyArray<number> = MARGINS): string {
  const contract = randomContract(range, rng)
  const tricks = within(tricksNeeded(contract) + pick(margins, rng))
  const claimed = range.honours > 0 && rng.below(range.honours) === 0
  const honours = claimed ? claimIn(contract.denomination, rng) : undefined
  return ResultText.toText(played(contract, tricks, honours))
}

function claimIn(denomination: Denomination, rng: Rng): HonoursClaim {
  return { seat: pick(SEATS, rng), points: denomination === "Notrump" ? 150 : pick([100, 100, 150], rng) }
}

function tricksExercise(range: Range, rng: Rng): Exercise {
  const rubber = randomState(range, rng)
  const contract = randomContract(range, rng)
  const tricks = within(tricksNeeded(contract) + pick(MARGINS, rng))
  const before = Rubber.start("North", Result.getOrThrow(RubberState.parse(rubber)))
  const { lines } = Result.getOrThrow(Rubber.play(before, played(contract, tricks)))
  return { _tag: "Tricks", rubber, contract: contractText(contract), points: totals(lines) }
}

function honoursExercise(rng: Rng): Exercise {
  const denomination = pick(DENOMINATIONS, rng)
  const contract = { level: pick([1, 2, 3, 4] as const, rng), denomination, declarer: pick(SEATS, rng) }
  return {
    _tag: "Honours",
    contract: contractText({ ...contract, doubling: "Undoubled" }),
    seat: pick(SEATS, rng),
    hand: honoursHand(denomination, rng)
  }
}

/** Four to eight deals that finish a rubber; seldom does it take more than a few tries. */
function wholeRubber(range: Range, rng: Rng): Exercise {
  for (let tries = 0; ; tries++) {
    const dealer = pick(SEATS, rng)
    const results: Array<string> = []
    let rubber = Rubber.start(dealer)
    while (Rubber.winner(rubber) === undefined && results.length < 8) {
      const text =
        rng.below(10) === 0
          ? "pass"
          : randomResult(
              { ...range, levels: RUBBER_LEVELS, doublings: RUBBER_DOUBLINGS },
              rng,
              RUBBER_MARGINS
            )
      results.push(text)
      const { result } = Result.getOrThrow(ResultText.parse(text))
      rubber = Result.getOrThrow(Rubber.play(rubber, result)).rubber
    }
    const finished = Rubber.winner(rubber) !== undefined && results.length >= 4
    if (finished || tries > 1000) return { _tag: "WholeRubber", dealer, results }
  }
}

const RUBBER_LEVELS: ReadonlyArray<Level> = [1, 2, 2, 3, 3, 4, 4, 4, 5, 6]
const RUBBER_DOUBLINGS: ReadonlyArray<Doubling> = ["Undoubled", "Undoubled", "Undoubled", "Doubled"]
const RUBBER_MARGINS = [-2, -1, -1, 0, 0, 0, 0, 1, 1, 2]

function pick<A>(items: ReadonlyArray<A>, rng: Rng): A {
  return items[rng.below(items.length)]!
}

function within(tricks: number): number {
  return Math.max(0, Math.min(13, tricks))
}
