/**
 * What somebody would have written who made one particular mistake. Each reason has its own ways of going wrong; the
 * figures they give are compared with the figure found. Rules and examples: docs/files.md#reasons
 */
import type { Level } from "../auction/Contract.ts"
import { denominationNumbered } from "../auction/Denomination.ts"
import { DOUBLINGS } from "../auction/Doubling.ts"
import { undertrickValue } from "../scoring/Penalty.ts"
import { overtrickValue, slamBonus } from "../scoring/Premium.ts"
import { LATER_TRICK, trickScore } from "../scoring/TrickScore.ts"
import type { Figures } from "./Entry.ts"
import type { Reason } from "./Reason.ts"
import { denominationOf, doublingOf, levelOf, oldPenalty, partsOf } from "./ScoreTable.ts"
import { figuresOf, type Parts, partsIn, type Situation } from "./Situation.ts"

const MULTIPLIER = [1, 2, 4]

/** Everything the reasons below need to know, worked out once. */
interface Known {
  readonly situation: Situation
  readonly parts: Parts
  readonly level: number
  readonly denomination: number
  readonly doubling: number
  /** Tricks over the contract; negative when it went down. */
  readonly margin: number
  readonly made: boolean
}

type Ways = (known: Known) => ReadonlyArray<Partial<Parts>>

/** For each reason the figures that its mistakes give; those equal to the right ones are no mistake and do no harm. */
export const figuresByReason = (
  situation: Situation
): ReadonlyArray<readonly [Reason, ReadonlyArray<Figures>]> => {
  const level = levelOf(situation.contract)
  const margin = situation.tricks - 6 - level
  const parts = partsIn(situation)
  const known: Known = {
    situation,
    parts,
    level,
    denomination: denominationOf(situation.contract),
    doubling: doublingOf(situation.contract),
    margin,
    made: margin >= 0
  }
  return WAYS.map(([reason, ways]) => [
    reason,
    ways(known).map((change) => figuresOf({ ...parts, ...change }, situation.side))
  ])
}

/** Figures that stand on the wrong side: all of them, those below, or those above. */
export const swapped = ([nsBelow, nsAbove, ewBelow, ewAbove]: Figures): ReadonlyArray<Figures> => [
  [ewBelow, ewAbove, nsBelow, nsAbove],
  [ewBelow, nsAbove, nsBelow, ewAbove],
  [nsBelow, ewAbove, ewBelow, nsAbove]
]

const vulnerability: Ways = ({ situation: { contract, scale, tricks, variantBonus, vulnerable } }) => [
  {
    ...partsOf(contract, !vulnerable, tricks, scale),
    variantBonus: variantBonus === 300 ? 500 : variantBonus === 500 ? 300 : variantBonus
  }
]

/** The open game counted wrongly: a running total in place of the deal's points, or a game missed or invented. */
const partscoreCarry: Ways = ({
  made,
  parts,
  situation: { games, isRubber, partscore, rubberBonus, wiped }
}) => {
  if (!isRubber || !made) return []
  const running = partscore > 0 ? [{ below: parts.below + partscore }] : []
  if (rubberBonus > 0) return parts.below < 100 ? [...running, { rubberBonus: 0 }] : running
  const withWiped = games[0] === 1 && wiped > 0 && partscore + wiped + parts.below >= 100
  return withWiped ? [...running, { rubberBonus: games[1] === 0 ? 700 : 500 }] : running
}

const otherDoubling: Ways = ({
  doubling,
  level,
  made,
  denomination,
  situation: { contract, scale, tricks, vulnerable }
}) => {
  const others = [0, 1, 2].filter((one) => one !== doubling)
  const plain = contract - doubling
  const ways: Array<Partial<Parts>> = others.map((one) => partsOf(plain + one, vulnerable, tricks, scale))
  if (doubling === 0) return ways
  if (made) {
    // Both flags set at once: eightfold, and both insults.
    const undoubled = trickScore({
      level: level as Level,
      denomination: denominationNumbered(denomination),
      doubling: "Undoubled"
    })
    ways.push({ below: undoubled * 8, insult: 150 })
  }
  return ways
}

const firstNotrumpTrick: Ways = ({ denomination, doubling, level, made, margin }) => {
  if (denomination !== 4 || !made) return []
  const each = MULTIPLIER[doubling]!
  const over =
    doubling === 0 && margin > 0 ? [{ overtricks: 40 * margin }, { overtricks: 40 + 30 * (margin - 1) }] : []
  return [
    { below: each * 30 * level },
    { below: each * 40 * level },
    { below: each * (30 + 40 * (level - 1)) },
    ...over
  ]
}

const overtricks: Ways = ({
  denomination,
  doubling,
  level,
  made,
  margin,
  parts,
  situation: { vulnerable }
}) => {
  if (!made) return []
  const name = denominationNumbered(denomination)
  const each = overtrickValue(name, DOUBLINGS[doubling]!, vulnerable)
  const ways: Array<Partial<Parts>> = []
  for (let count = 0; count <= 7 - level; count++)
    if (count !== margin) ways.push({ overtricks: count * each })
  if (margin === 0) return ways
  const trick = LATER_TRICK[name] * MULTIPLIER[doubling]!
  ways.push({ below: parts.below + margin * trick, overtricks: 0 }, { below: parts.below + margin * trick })
  if (doubling > 0) {
    ways.push({ overtricks: margin * LATER_TRICK[name] }, { overtricks: margin * trick })
    ways.push({ below: parts.below + margin * each, overtricks: 0 })
  }
  return ways
}

const undertricks: Ways = ({ doubling, level, made, margin, situation: { contract, scale, vulnerable } }) => {
  if (made) return []
  const down = -margin
  const ways: Array<Partial<Parts>> = [{ penalty: 0 }]
  for (let count = 1; count <= level + 6; count++) {
    if (count !== down)
      ways.push({ penalty: partsOf(contract, vulnerable, level + 6 - count, scale).penalty })
  }
  // Every undertrick at the price of the first, the second or the fourth.
  for (const nth of [1, 2, 4])
    ways.push({ penalty: down * undertrickValue(nth, DOUBLINGS[doubling]!, vulnerable) })
  return ways
}

const slamNotBid: Ways = ({ level, made, situation: { tricks, vulnerable } }) => {
  if (!made || tricks < 12 || level >= tricks - 6) return []
  const premiums =
    tricks === 13 ? [slamBonus(7, vulnerable), slamBonus(6, vulnerable)] : [slamBonus(6, vulnerable)]
  return level === 6 ? [{ slam: slamBonus(7, vulnerable) }] : premiums.map((slam) => ({ slam }))
}

const slam: Ways = ({ doubling, level, made, parts, situation: { vulnerable } }) => {
  if (!made || level < 6) return []
  const values = [
    0,
    slamBonus(6, vulnerable),
    slamBonus(7, vulnerable),
    slamBonus(6, !vulnerable),
    slamBonus(7, !vulnerable)
  ]
  return [...values, parts.slam * MULTIPLIER[doubling]!, parts.slam + slamBonus(6, vulnerable)].map(
    (value) => ({ slam: value })
  )
}

/** Left out, or the price of the other doubling. */
const insult: Ways = ({ doubling, made }) =>
  made && doubling > 0 ? [{ insult: 0 }, { insult: doubling === 1 ? 100 : 50 }] : []

/** The claim left out, at the other price or on the other side; or a claim where the hands have none. */
const honours: Ways = ({ denomination, situation }) => {
  const { honoursKnown, honoursSide } = situation
  if (situation.honours === 0) return honoursKnown ? anyHonours(denomination) : []
  return [
    { honours: 0 },
    { honours: 250 - situation.honours },
    { honoursSide: 1 - honoursSide },
    { honours: 250 - situation.honours, honoursSide: 1 - honoursSide },
    { honours: situation.honours * 2 }
  ]
}

function anyHonours(denomination: number): ReadonlyArray<Partial<Parts>> {
  const prices = denomination === 4 ? [150] : [100, 150]
  return prices.flatMap((price) => [0, 1].map((honoursSide) => ({ honours: price, honoursSide })))
}

const explainedByHonours: Ways = ({ denomination, situation }) =>
  situation.honours === 0 && !situation.honoursKnown ? anyHonours(denomination) : []

/** 700 and 500 exchanged or left out; written with the first game; or 200 for that game, as an old form had it. */
const rubberBonus: Ways = ({
  made,
  parts,
  situation: { games, isRubber, partscore, rubberBonus: bonus, tricks }
}) => {
  if (!isRubber || !made) return []
  // With twelve tricks 500 is the premium of a slam and nothing else.
  const first = games[0] === 0 && partscore + parts.below >= 100 && tricks < 12
  const values = bonus > 0 || first ? [0, 200, 500, 700] : [200, games[1] === 0 ? 700 : 500]
  return values.filter((value) => value !== bonus).map((value) => ({ rubberBonus: value }))
}

/** The bonuses of duplicate: beside the lines of a rubber, in place of its bonus, or the wrong one where they belong. */
const duplicateBonus: Ways = ({ made, parts, situation: { isRubber, rubberBonus: bonus, vulnerable } }) => {
  if (!made) return []
  const game = vulnerable ? 500 : 300
  if (!isRubber) return [0, 50, 100, 300, 500].map((variantBonus) => ({ variantBonus }))
  // With a partscore before it a deal may have been taken for a game or not.
  const values = parts.below >= 100 ? [game] : [50, game]
  const ways = values.map((variantBonus) => ({ variantBonus }))
  return bonus === 0 ? ways : [...ways, ...ways.map(({ variantBonus }) => ({ variantBonus, rubberBonus: 0 }))]
}

const oldScale: Ways = ({ doubling, made, margin, situation: { contract, scale, tricks, vulnerable } }) => {
  if (scale === "old") return []
  return made
    ? [partsOf(contract, vulnerable, tricks, "old")]
    : [{ penalty: oldPenalty(-margin, doubling, vulnerable) }]
}

const WAYS: ReadonlyArray<readonly [Reason, Ways]> = [
  ["Vulnerability", vulnerability],
  ["PartscoreCarry", partscoreCarry],
  ["Doubling", otherDoubling],
  ["FirstNotrumpTrick", firstNotrumpTrick],
  ["Overtricks", overtricks],
  ["Undertricks", undertricks],
  ["SlamNotBid", slamNotBid],
  ["Slam", slam],
  ["Insult", insult],
  ["Honours", honours],
  ["RubberBonus", rubberBonus],
  ["DuplicateBonus", duplicateBonus],
  ["ExplainedByHonours", explainedByHonours],
  ["ExplainedByOldScale", oldScale]
]
