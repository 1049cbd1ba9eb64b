/** Does one task, in whatever thread it is called. */
import type { Dealer, DealSpec, Tricks } from "../dealing/DealSpec.ts"
import { chooser } from "../prediction/Choice.ts"
import { TRICK_COUNTS } from "../prediction/Network.ts"
import type { Cell, Reply, SampleTask, Sampling, Solver, Task } from "./protocol.ts"

/** A function that does tasks. The solver is asked for only when a cell is to be solved. */
export const performer = (solver: () => Solver, dealerOf: (spec: DealSpec, tricks: Tricks) => Dealer) => {
  const tricks: Tricks = (deal, offset, denomination, declarer) =>
    solver().cell(deal, offset, denomination, declarer)
  let lastSpec: DealSpec | undefined
  let dealer: Dealer | undefined
  const choose = chooser()
  return (task: Task): Reply => {
    if (task.kind === "solve") {
      return {
        kind: "answer",
        deals: task.deals,
        tricks: solve(task.deals, task.cells, solver),
        tries: 0,
        share: 1
      }
    }
    if (dealer === undefined || lastSpec === undefined || !sameSpec(lastSpec, task.spec))
      dealer = dealerOf(task.spec, tricks)
    lastSpec = task.spec
    const deals = new Uint16Array(16 * task.count)
    let tries = 0
    for (let n = 0; n < task.count; n++) {
      const taken = dealer.deal(task.seed, task.first + n, deals, 16 * n)
      if (taken === 0)
        return {
          kind: "not found",
          deal: task.first + n,
          tries: task.spec.limit,
          impossible: dealer.plan.impossible
        }
      tries += taken
    }
    const { share } = dealer.plan
    if (task.kind === "deal")
      return { kind: "answer", deals, tricks: solve(deals, task.cells, solver), tries, share }
    const sampling = choose(task, deals)
    return {
      kind: "answer",
      deals,
      tricks: solveChosen(task, deals, sampling, solver),
      tries,
      share,
      sampling
    }
  }
}

/** The cells of the chosen deals, each as exactly as the task asks. */
function solveChosen(
  task: SampleTask,
  deals: Uint16Array,
  sampling: Sampling,
  solver: () => Solver
): Uint8Array {
  const { cells, steps } = task
  const { cell: solveCell, makes } = solver()
  const tricks = new Uint8Array(sampling.chosen.length * cells.length)
  for (const [n, deal] of sampling.chosen.entries()) {
    for (const [m, cell] of cells.entries()) {
      const between = steps[m]
      const at = (deal * cells.length + m) * TRICK_COUNTS
      tricks[n * cells.length + m] =
        between === undefined || makes === undefined || sampling.exact[n] === 1
          ? solveCell(deals, 16 * deal, cell >> 2, cell & 3)
          : bracket(between, sampling.chances.subarray(at, at + TRICK_COUNTS), (wanted) =>
              makes(deals, 16 * deal, cell >> 2, cell & 3, wanted)
            )
    }
  }
  return tricks
}

/** The highest step that is reached, 0 where none is; the most open question is asked first. */
function bracket(
  steps: ReadonlyArray<number>,
  chances: Float32Array,
  reaches: (tricks: number) => boolean
): number {
  let low = 0
  let left = steps
  while (left.length > 0) {
    const open = left.map((step) =>
      Math.abs(chances.subarray(step).reduce((sum, chance) => sum + chance, 0) - 0.5)
    )
    const step = left[open.indexOf(Math.min(...open))]!
    if (reaches(step)) {
      low = step
      left = left.filter((other) => other > step)
    } else left = left.filter((other) => other < step)
  }
  return low
}

function solve(deals: Uint16Array, cells: ReadonlyArray<Cell>, solver: () => Solver): Uint8Array {
  const count = deals.length / 16
  const tricks = new Uint8Array(count * cells.length)
  if (cells.length === 0) return tricks
  const { cell: solveCell, table } = solver()
  for (let n = 0; n < count; n++) {
    // From about half a table on, the table's shared work is cheaper than the cells one by one.
    if (cells.length > 10) {
      const all = table(deals, 16 * n)
      for (let m = 0; m < cells.length; m++) tricks[n * cells.length + m] = all[cells[m]!]!
    } else {
      for (let m = 0; m < cells.length; m++) {
        const cell = cells[m]!
        tricks[n * cells.length + m] = solveCell(deals, 16 * n, cell >> 2, cell & 3)
      }
    }
  }
  return tricks
}

/** Tasks of one run repeat their specification; each arrives as a copy. */
function sameSpec(a: DealSpec, b: DealSpec): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
