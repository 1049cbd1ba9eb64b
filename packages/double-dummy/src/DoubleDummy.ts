/** The solver as a service: deals of core in, tables and tricks out, failures typed. */
import { type Denomination, DENOMINATION_NUMBER } from "@rubber-bridge/core/auction/Denomination"
import type { Card } from "@rubber-bridge/core/cards/Card"
import type { Deal } from "@rubber-bridge/core/deal/Deal"
import { pack, type PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { Seat, SEAT_NUMBER, seatNumbered } from "@rubber-bridge/core/deal/Seat"
import { Context, Effect, Layer, Schema } from "effect"
import type { DoubleDummyTable } from "./DoubleDummyTable.ts"
import { Kernel, type KernelOptions } from "./Kernel.ts"
import { illegalCard, illegalCardText, PLAY_FAULTS } from "./Play.ts"
import { faultOf, POSITION_FAULTS, positionFaultText } from "./Position.ts"

/** The solver stopped: a defect of ours, or no memory to be had. The next question starts a new instance. */
export class SolverTrap extends Schema.TaggedError<SolverTrap>()("SolverTrap", { cause: Schema.Defect() }) {
  override get message() {
    return `the double-dummy solver stopped: ${this.cause instanceof Error ? this.cause.message : String(this.cause)}`
  }
}

/** The four hands are no position: a card twice, or hands of unequal length. */
export class UnsolvablePosition extends Schema.TaggedError<UnsolvablePosition>()("UnsolvablePosition", {
  fault: Schema.Literals(POSITION_FAULTS),
  /** The holdings, bits, suit or numbers of cards that are at fault. */
  found: Schema.String
}) {
  override get message() {
    return `this position cannot be solved: ${positionFaultText(this)}`
  }
}

/** A line of play breaks the rules at the card numbered `index`, from 0; `seat` was to play. */
export class IllegalPlay extends Schema.TaggedError<IllegalPlay>()("IllegalPlay", {
  index: Schema.Int,
  fault: Schema.Literals(PLAY_FAULTS),
  seat: Seat,
  /** As text, such as CA. */
  card: Schema.String
}) {
  override get message() {
    return illegalCardText(this)
  }
}

export type SolverError = SolverTrap | UnsolvablePosition

/** All results are tricks. Hands may have fewer than 13 cards, all four the same number. */
export class DoubleDummy extends Context.Service<
  DoubleDummy,
  {
    /** The tricks of every declarer in every denomination. */
    readonly solve: (deal: Deal) => Effect.Effect<DoubleDummyTable, SolverError>
    /** The tricks of one declarer in one denomination: about a tenth of the work of `solve`. */
    readonly tricks: (
      deal: Deal,
      denomination: Denomination,
      declarer: Seat
    ) => Effect.Effect<number, SolverError>
    /** Whether a declarer takes at least `tricks`: about a twentieth of the work of `solve`. */
    readonly makes: (
      deal: Deal,
      denomination: Denomination,
      declarer: Seat,
      tricks: number
    ) => Effect.Effect<boolean, SolverError>
    /** The declarer's tricks after each opening lead, by card. */
    readonly leads: (
      deal: Deal,
      denomination: Denomination,
      declarer: Seat
    ) => Effect.Effect<ReadonlyMap<Card, number>, SolverError>
    /** The declarer's tricks in all, before the opening lead and after each card of a line of play. */
    readonly play: (
      deal: Deal,
      denomination: Denomination,
      declarer: Seat,
      cards: ReadonlyArray<Card>
    ) => Effect.Effect<ReadonlyArray<number>, SolverError | IllegalPlay>
  }
>()("@rubber-bridge/double-dummy/DoubleDummy") {
  /** A solver on the calling thread, from the compiled module. */
  static readonly layer = (module: WebAssembly.Module, options?: KernelOptions): Layer.Layer<DoubleDummy> =>
    Layer.sync(DoubleDummy, () => make(module, options))
}

function make(module: WebAssembly.Module, options: KernelOptions | undefined): DoubleDummy["Service"] {
  let kernel: Kernel | undefined
  const ask = <A>(question: (kernel: Kernel) => A): Effect.Effect<A, SolverTrap> =>
    Effect.try({
      try: () => question((kernel ??= new Kernel(module, options))),
      catch: (cause) => {
        // After a trap the memory of the instance is in no known state.
        kernel = undefined
        return new SolverTrap({ cause })
      }
    })
  const about = <A>(deal: Deal, question: (kernel: Kernel, packed: PackedDeal) => A) =>
    Effect.suspend((): Effect.Effect<A, SolverError> => {
      const packed = pack(deal)
      const fault = faultOf(packed)
      return fault === undefined
        ? ask((kernel) => question(kernel, packed))
        : Effect.fail(new UnsolvablePosition(fault))
    })
  return {
    solve: (deal) => about(deal, (kernel, packed) => kernel.table(packed)),
    tricks: (deal, denomination, declarer) =>
      about(deal, (kernel, packed) =>
        kernel.tricks(packed, DENOMINATION_NUMBER[denomination], SEAT_NUMBER[declarer])
      ),
    makes: (deal, denomination, declarer, tricks) =>
      about(deal, (kernel, packed) =>
        kernel.makes(packed, DENOMINATION_NUMBER[denomination], SEAT_NUMBER[declarer], tricks)
      ),
    leads: (deal, denomination, declarer) =>
      about(deal, (kernel, packed) => {
        const results = kernel.leads(packed, DENOMINATION_NUMBER[denomination], SEAT_NUMBER[declarer])
        return new Map([...results.entries()].filter(([, tricks]) => tricks !== 255))
      }),
    play: (deal, denomination, declarer, cards) =>
      Effect.suspend((): Effect.Effect<ReadonlyArray<number>, SolverError | IllegalPlay> => {
        const trump = DENOMINATION_NUMBER[denomination]
        const fault = illegalCard(pack(deal), trump, (SEAT_NUMBER[declarer] + 1) & 3, cards)
        if (fault !== undefined) {
          return Effect.fail(new IllegalPlay({ ...fault, seat: seatNumbered(fault.seat) }))
        }
        return about(deal, (kernel, packed) => [...kernel.play(packed, trump, SEAT_NUMBER[declarer], cards)])
      })
  }
}
