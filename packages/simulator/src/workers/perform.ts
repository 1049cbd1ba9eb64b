/** Does one task, in whatever thread it is called. */
import type { Dealer, DealSpec, Tricks } from "../dealing/DealSpec.ts"
import { chooser } from "../prediction/Choice.ts"
import { inquire } from "../prediction/Inquiry.ts"
import type { Cell, Reply, Solver, Task } from "./protocol.ts"

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
    const { cell: solveCell, makes } = solver()
    const { chances, chosen, coins, hidden, probabilities, spreads } = choose(task, deals)
    const choice = { chosen, coins, probabilities, spreads }
    const { tricks: least, ...inquiries } = inquire(task, chances, choice, (deal, cell) => ({
      tricks: () => solveCell(deals, 16 * deal, cell >> 2, cell & 3),
      reaches: makes && ((wanted) => makes(deals, 16 * deal, cell >> 2, cell & 3, wanted))
    }))
    const sampling = { chances, hidden, chosen, probabilities, ...inquiries }
    return { kind: "answer", deals, tricks: least, tries, share, sampling }
  }
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
