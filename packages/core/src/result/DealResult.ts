/** What became of one deal: passed out, or a contract with the tricks declarer took and any honours claimed. */
import { Schema } from "effect"
import { Contract, tricksNeeded } from "../auction/Contract.ts"
import { Seat } from "../deal/Seat.ts"

/** Honours held in one hand: 100 for four of the five trump honours, 150 for all five or four aces in notrump. */
export const HonoursClaim = Schema.Struct({ seat: Seat, points: Schema.Literals([100, 150]) })
export type HonoursClaim = typeof HonoursClaim.Type

/** Tricks taken, 0 to 13. */
export const Tricks = Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 0, maximum: 13 })))

export const DealResult = Schema.TaggedUnion({
  PassedOut: {},
  Played: { contract: Contract, tricks: Tricks, honours: Schema.optionalKey(HonoursClaim) }
})
export type DealResult = typeof DealResult.Type
export type Played = Extract<DealResult, { readonly _tag: "Played" }>

export const PASSED_OUT: DealResult = { _tag: "PassedOut" }

/** The result of a contract played; `tricks` is what declarer took, 0 to 13. */
export const played = (contract: Contract, tricks: number, honours?: HonoursClaim): Played =>
  honours === undefined ? { _tag: "Played", contract, tricks } : { _tag: "Played", contract, tricks, honours }

/** Tricks above the contract (positive), short of it (negative), or 0 for just made. */
export const margin = ({ contract, tricks }: Played): number => tricks - tricksNeeded(contract)

export const isMade = (result: Played): boolean => margin(result) >= 0

/** Tricks past the contract, 0 when it was not beaten upwards. */
export const overtricks = (result: Played): number => Math.max(0, margin(result))

/** Tricks short of the contract, 0 when it was made. */
export const undertricks = (result: Played): number => Math.max(0, -margin(result))
