/**
 * The solver itself: one instance of the WebAssembly module with its own memory. Synchronous, plain numbers, the same in
 * Node, in worker threads and in browsers; nothing here imports anything of the platform.
 *
 * Seats are 0–3 (N E S W), denominations 0–4 (C D H S N), cards suit × 13 + rank. A kernel remembers the deal and the
 * denomination it was asked about last, so several questions about one contract cost little more than one.
 */
import { illegalCard, illegalCardText, SEAT_NAMES } from "./Play.ts"
import { cardsEach, faultOf, holderOf, type Position, positionFaultText } from "./Position.ts"

/** What the kernel has done since its counters were cleared. Equal questions to a new kernel give equal counts. */
export interface Counters {
  /** Cards played in the search. */
  readonly nodes: number
  /** Look-ups in the pattern table, the patterns compared there, and the proofs stored. */
  readonly probes: number
  readonly comparisons: number
  readonly stores: number
  /** How often the table was full and forgotten. */
  readonly resets: number
  /** The most bytes the table has taken since the kernel began. */
  readonly peakBytes: number
}

export interface KernelOptions {
  /** Bytes the pattern table may take; 64 MiB if not given. Less memory costs time, never correctness. */
  readonly tableBytes?: number
}

const DEFAULT_TABLE_BYTES = 64 * 1024 * 1024
/** Below this there is no room for the empty table. */
const LEAST_TABLE_BYTES = 128 * 1024

interface Exports {
  readonly memory: WebAssembly.Memory
  readonly input: () => number
  readonly output: () => number
  readonly limit: (bytes: number) => void
  readonly forgetEvery: (stores: number) => void
  readonly resetCounters: () => void
  readonly counter: (which: number) => number
  readonly table: () => void
  readonly position: (denomination: number, leader: number, played: number) => number
  readonly atLeast: (denomination: number, leader: number, played: number, need: number) => number
  readonly leads: (denomination: number, leader: number) => void
  readonly line: (denomination: number, leader: number, count: number) => void
}

export class Kernel {
  readonly #exports: Exports
  #views: { readonly input: Uint16Array; readonly cards: Uint8Array; readonly output: Uint8Array } | undefined

  /** A new instance of the compiled module, with a memory of its own. */
  constructor(module: WebAssembly.Module, options: KernelOptions = {}) {
    this.#exports = new WebAssembly.Instance(module).exports as unknown as Exports
    const bytes = options.tableBytes ?? DEFAULT_TABLE_BYTES
    if (!(bytes >= LEAST_TABLE_BYTES && bytes <= 2 ** 31)) {
      throw new RangeError(
        `a table of ${bytes} bytes is not possible; give ${LEAST_TABLE_BYTES} to ${2 ** 31}`
      )
    }
    this.#exports.limit(Math.trunc(bytes))
  }

  /** A kernel from the bytes of `double-dummy.wasm`. Browsers allow this in workers; elsewhere compile first. */
  static fromBytes(bytes: BufferSource, options?: KernelOptions): Kernel {
    return new Kernel(new WebAssembly.Module(bytes), options)
  }

  /** The declarer's tricks in all 20 contracts, index denomination × 4 + declarer, of the deal at `offset`. */
  table(deal: Position, offset = 0): Uint8Array {
    this.#load(deal, offset)
    this.#exports.table()
    return this.#view().output.slice(0, 20)
  }

  /** Tricks `declarer` takes in `denomination` with the opening lead to come. */
  tricks(deal: Position, denomination: number, declarer: number): number {
    this.#load(deal, 0)
    const northSouth = this.#exports.position(checked(denomination, 5), (checked(declarer, 4) + 1) & 3, 0)
    return declarer % 2 === 0 ? northSouth : cardsEach(deal) - northSouth
  }

  /** Whether `declarer` takes at least `tricks` in `denomination`. Half the work of `tricks` or less. */
  makes(deal: Position, denomination: number, declarer: number, tricks: number): boolean {
    this.#load(deal, 0)
    const leader = (checked(declarer, 4) + 1) & 3
    checked(denomination, 5)
    if (declarer % 2 === 0) return this.#exports.atLeast(denomination, leader, 0, tricks) !== 0
    return this.#exports.atLeast(denomination, leader, 0, cardsEach(deal) - tricks + 1) === 0
  }

  /**
   * Tricks North and South take of those left, from any point of the play. `trick` are the cards (0 to 3) played to the current
   * trick by `leader` and the next seats; the holdings still contain them.
   */
  northSouthTricks(
    position: Position,
    denomination: number,
    leader: number,
    trick: ReadonlyArray<number> = []
  ): number {
    this.#load(position, 0)
    this.#playCards(position, leader, trick)
    return this.#exports.position(checked(denomination, 5), leader, trick.length)
  }

  /**
   * Each opening lead of a contract: the tricks `declarer` takes after it, index suit × 13 + rank, 255 for the cards
   * that the leader does not hold.
   */
  leads(deal: Position, denomination: number, declarer: number): Uint8Array {
    this.#load(deal, 0)
    this.#exports.leads(checked(denomination, 5), (checked(declarer, 4) + 1) & 3)
    const cards = cardsEach(deal)
    return this.#view()
      .output.slice(0, 52)
      .map((defence) => (defence === 255 ? 255 : cards - defence))
  }

  /**
   * A line of play from the opening lead: the tricks `declarer` takes in all with best play from there, first before any card,
   * then after each of `cards`. Throws a RangeError at a card that is not legal.
   */
  play(deal: Position, denomination: number, declarer: number, cards: ReadonlyArray<number>): Uint8Array {
    this.#load(deal, 0)
    const leader = (checked(declarer, 4) + 1) & 3
    const fault = illegalCard(deal, checked(denomination, 5), leader, cards)
    if (fault !== undefined)
      throw new RangeError(illegalCardText({ ...fault, seat: SEAT_NAMES[fault.seat]! }))
    this.#view().cards.set(cards)
    this.#exports.line(denomination, leader, cards.length)
    const results = this.#view().output.slice(0, cards.length + 1)
    const all = cardsEach(deal)
    return declarer % 2 === 0 ? results : results.map((northSouth) => all - northSouth)
  }

  counters(): Counters {
    const [nodes, probes, comparisons, stores, resets, peakBytes] = Array.from({ length: 6 }, (_, which) =>
      this.#exports.counter(which)
    ) as [number, number, number, number, number, number]
    return { nodes, probes, comparisons, stores, resets, peakBytes }
  }

  clearCounters(): void {
    this.#exports.resetCounters()
  }

  /** Forgets the table after so many stored proofs, 0 for never: a knob for tests, results do not depend on it. */
  forgetEvery(stores: number): void {
    this.#exports.forgetEvery(stores)
  }

  #load(position: Position, offset: number): void {
    const fault = faultOf(position, offset)
    if (fault !== undefined)
      throw new RangeError(`this position cannot be solved: ${positionFaultText(fault)}`)
    this.#view().input.set(position.subarray(offset, offset + 16))
  }

  #playCards(position: Position, leader: number, trick: ReadonlyArray<number>): void {
    checked(leader, 4)
    if (trick.length > 3) throw new RangeError(`${trick.length} cards are a complete trick; give 0 to 3`)
    for (const [n, card] of trick.entries()) {
      if (holderOf(position, card) !== ((leader + n) & 3))
        throw new RangeError(`card ${card} of the trick is not in the hand that plays it`)
    }
    this.#view().cards.set(trick)
  }

  /** The views of the memory, made again when it has grown. */
  #view() {
    const { buffer } = this.#exports.memory
    if (this.#views === undefined || this.#views.input.buffer !== buffer) {
      const input = this.#exports.input()
      this.#views = {
        input: new Uint16Array(buffer, input, 16),
        cards: new Uint8Array(buffer, input + 64, 52),
        output: new Uint8Array(buffer, this.#exports.output(), 64)
      }
    }
    return this.#views
  }
}

function checked(value: number, below: number): number {
  if (Number.isInteger(value) && value >= 0 && value < below) return value
  throw new RangeError(`${value} is not one of 0 to ${below - 1}`)
}
