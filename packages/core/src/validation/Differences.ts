/** The figures of a record that differ from the right ones, each with its reasons. */
import type { Entry, Figures } from "./Entry.ts"
import { netOf } from "./Entry.ts"
import { figuresByReason, swapped } from "./Hypotheses.ts"
import { isPossibleAbove, isPossibleBelow } from "./PossibleFigures.ts"
import { explained, type Finding, type FindingField, type Reason } from "./Reason.ts"
import type { Situation } from "./Situation.ts"

const FIELDS: ReadonlyArray<FindingField> = ["ns_below", "ns_above", "ew_below", "ew_above"]

const NONE: ReadonlyArray<Finding> = []

/**
 * One finding for each recorded figure that is wrong. A mistake that gives all figures of the record explains it; where no
 * single one does, each figure is explained by itself. `situation` is asked only when something differs; a passed-out
 * deal has none.
 */
export const differences = (
  entry: Entry,
  right: Figures,
  situation: () => Situation | undefined
): ReadonlyArray<Finding> => {
  const found: Figures = [entry.nsBelow, entry.nsAbove, entry.ewBelow, entry.ewAbove]
  const wrong = [0, 1, 2, 3].filter((n) => !Number.isNaN(found[n]) && found[n] !== right[n])
  const net = netOf(right)
  const netWrong = !Number.isNaN(entry.nsScore) && entry.nsScore !== net
  if (wrong.length === 0 && !netWrong) return NONE
  const place = situation()
  const ways: ReadonlyArray<Way> = [
    ...(place === undefined ? [] : figuresByReason(place)),
    ["WrongSide", swapped(right)]
  ]
  const matching = (fits: (figures: Figures) => boolean) =>
    ways.flatMap(([reason, figures]): ReadonlyArray<Reason> => (figures.some(fits) ? [reason] : []))
  const whole = matching((figures) => fitsRecord(figures, found, entry.nsScore))
  const finding = (
    field: FindingField,
    expected: number,
    figure: number,
    alone: ReadonlyArray<Reason>
  ): Finding => ({
    line: entry.line,
    rubber: entry.rubber ?? null,
    field,
    expected,
    found: figure,
    ...explained(whole.length > 0 ? whole : alone)
  })
  const findings = wrong.map((n) => {
    // By itself a figure stands on the wrong side only where the right side lacks it.
    const mirror = (n + 2) % 4
    const alone = ways.flatMap(([reason, figures]): ReadonlyArray<Reason> =>
      figures.some(
        (one) => one[n] === found[n] && (reason !== "WrongSide" || isMissing(found[mirror]!, one[mirror]!))
      )
        ? [reason]
        : []
    )
    const last: ReadonlyArray<Reason> = isPossible(n, found[n]!, place) ? [] : ["ImpossibleFigure"]
    return finding(FIELDS[n]!, right[n]!, found[n]!, alone.length > 0 ? alone : last)
  })
  if (netWrong)
    findings.push(
      finding(
        "ns_score",
        net,
        entry.nsScore,
        matching((one) => netOf(one) === entry.nsScore)
      )
    )
  return findings
}

type Way = readonly [Reason, ReadonlyArray<Figures>]

/** True when the figures are those of the record, in every column that was recorded. */
function fitsRecord(figures: Figures, found: Figures, net: number): boolean {
  return (
    found.every((figure, n) => Number.isNaN(figure) || figure === figures[n]) &&
    (Number.isNaN(net) || net === netOf(figures))
  )
}

function isMissing(found: number, turned: number): boolean {
  return Number.isNaN(found) || found === turned
}

/** Whether any deal at all can write this figure in this column, at either vulnerability. */
function isPossible(n: number, figure: number, place: Situation | undefined): boolean {
  if (n % 2 === 0) return isPossibleBelow(figure)
  const bonus = place?.rubberBonus ?? 0
  return [false, true].some((own) =>
    [false, true].some((theirs) =>
      [0, bonus].some((one) => isPossibleAbove(figure - one, { own, theirs }, place?.scale))
    )
  )
}
