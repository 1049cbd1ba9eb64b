/** The JSON of runs as far as reports need it. The keys are those of docs/cli.md. */
import { Denomination } from "@rubber-bridge/core/auction/Denomination"
import { Seat, Side } from "@rubber-bridge/core/deal/Seat"
import { ScoreLine } from "@rubber-bridge/core/scoring/ScoreLine"
import { Schema } from "effect"

const Figure = Schema.Struct({ mean: Schema.Finite, se: Schema.Finite })
const Interval = Schema.Struct({ ...Figure.fields, low: Schema.Finite, high: Schema.Finite })
const ByModel = Schema.Record(Schema.String, Schema.NullOr(Schema.Finite))
const bySide = <S extends Schema.Top>(value: S) => Schema.Struct({ NorthSouth: value, EastWest: value })

export const ComparisonJson = Schema.Struct({
  model: Schema.Struct({
    deals: Schema.Int,
    seed: Schema.Int,
    rubber: Schema.String,
    side: Side,
    equity: Schema.Literals(["field", "par", "folklore", "none"]),
    equitySe: Schema.Finite,
    tricks: Schema.Literals(["double-dummy", "realistic"]),
    confidence: Schema.Finite,
    punish: Schema.NullOr(Schema.Int),
    acceptance: Schema.Finite
  }),
  contracts: Schema.Array(
    Schema.Struct({
      contract: Schema.String,
      makes: Interval,
      tricks: Schema.Struct({ ...Figure.fields, distribution: Schema.Array(Schema.Finite) }),
      score: Figure,
      equity: Schema.NullOr(Figure),
      total: Schema.NullOr(Figure)
    })
  ),
  differences: Schema.Array(Schema.Struct({ a: Schema.String, b: Schema.String, ...Interval.fields })),
  best: Schema.Array(Schema.String),
  /** How the estimates moved: each contract's total (or score) after some deals. */
  course: Schema.optionalKey(
    Schema.Array(Schema.Struct({ deals: Schema.Int, values: Schema.Array(Figure) }))
  ),
  /** Hands that were known, by seat, as `AQ752.K4.T93.J82`. */
  hands: Schema.optionalKey(Schema.Record(Schema.String, Schema.String))
})
export type ComparisonJson = typeof ComparisonJson.Type

export const SolvedJson = Schema.Struct({
  deal: Schema.String,
  tricks: Schema.Record(Denomination, Schema.Record(Seat, Schema.Int)),
  par: Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({
        contracts: Schema.Array(Schema.String),
        points: bySide(Schema.Finite),
        total: bySide(Schema.Finite),
        equity: Schema.String
      })
    )
  )
})
export type SolvedJson = typeof SolvedJson.Type

export const SheetJson = Schema.Struct({
  label: Schema.optionalKey(Schema.String),
  players: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  deals: Schema.Array(Schema.Struct({ result: Schema.String, dealer: Schema.optionalKey(Seat) })),
  settlement: Schema.optionalKey(Schema.Array(ScoreLine)),
  rubberWonBy: Schema.NullOr(Side)
})
export type SheetJson = typeof SheetJson.Type

/** The solved deals that values of the rubber were computed from; `null` where a rule of thumb speaks. */
const Bank = Schema.optionalKey(Schema.NullOr(Schema.Struct({ deals: Schema.Int, seed: Schema.Int })))

const StateFigures = Schema.Struct({
  value: Schema.Struct({
    ...Figure.fields,
    modelSpread: Schema.optionalKey(Schema.NullOr(Schema.Finite))
  }),
  winsRubber: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
  dealsLeft: Schema.optionalKey(Schema.NullOr(Schema.Finite))
})

export const EquityJson = Schema.Struct({
  equity: Schema.String,
  bank: Bank,
  states: Schema.Array(
    Schema.Struct({
      rubber: Schema.String,
      ...StateFigures.fields,
      /** What the other models say of the state, by their names. */
      others: Schema.optionalKey(Schema.Record(Schema.String, StateFigures))
    })
  )
})
export type EquityJson = typeof EquityJson.Type

export const BreakEvenJson = Schema.Struct({
  a: Schema.String,
  b: Schema.String,
  /** How many tricks A goes down when it fails. */
  down: Schema.optionalKey(Schema.Int),
  bank: Bank,
  states: Schema.Array(
    Schema.Struct({
      rubber: Schema.String,
      probability: ByModel,
      /** What A gains over B in points when A makes, and when it does not. */
      whenMade: Schema.optionalKey(ByModel),
      whenDown: Schema.optionalKey(ByModel)
    })
  )
})
export type BreakEvenJson = typeof BreakEvenJson.Type

export const SimulationJson = Schema.Struct({
  rubbers: Schema.Int,
  seed: Schema.optionalKey(Schema.Int),
  ns: Schema.optionalKey(Schema.String),
  ew: Schema.optionalKey(Schema.String),
  /** Where the rubbers start; love all when it is missing. */
  rubber: Schema.optionalKey(Schema.String),
  /** The solved deals that the rubbers' deals were drawn from. */
  bank: Bank,
  margin: Schema.optionalKey(Figure),
  difference: Schema.optionalKey(Schema.NullOr(Figure)),
  wins: Schema.optionalKey(Figure),
  deals: Schema.optionalKey(Figure),
  twoGames: Schema.optionalKey(Figure),
  winnerBehind: Schema.optionalKey(Figure),
  /** Shares of rubbers by deals played; index is the number of deals. */
  lengths: Schema.optionalKey(Schema.Array(Schema.Finite)),
  margins: Schema.optionalKey(
    Schema.Array(Schema.Struct({ low: Schema.Finite, high: Schema.Finite, share: Schema.Finite }))
  ),
  /** Points NorthSouth lead by after some rubbers of the run. */
  course: Schema.optionalKey(Schema.Array(Schema.Struct({ rubber: Schema.Int, points: Schema.Finite })))
})
export type SimulationJson = typeof SimulationJson.Type

const Entry = Schema.NullOr(Schema.Union([Schema.Finite, Schema.String]))

/** One finding; a validation is a list of them. */
export const FindingJson = Schema.Struct({
  file: Schema.String,
  line: Schema.Int,
  rubber: Schema.NullOr(Schema.String),
  field: Schema.String,
  expected: Entry,
  found: Entry,
  reason: Schema.String,
  alsoExplainedBy: Schema.Array(Schema.String),
  severity: Schema.Literals(["error", "note"]),
  couldBe: Schema.optionalKey(Schema.Array(Schema.String))
})
export type FindingJson = typeof FindingJson.Type

/** One check of the rules themselves; `validate --rules` writes a list of them. */
export const RuleCheckJson = Schema.Struct({
  check: Schema.String,
  cases: Schema.Int,
  failed: Schema.Int,
  /** The first case that failed. */
  example: Schema.NullOr(Schema.String)
})
export type RuleCheckJson = typeof RuleCheckJson.Type
