/** A rubber from deal to deal. Rules: docs/rules.md#order-of-events, #game, #partscore, #vulnerability, #rubber-bonus */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { opponentsOf, partnerOf, nextSeat, SEATS, SIDES } from "../../src/deal/Seat.ts"
import { type DealResult, PASSED_OUT } from "../../src/result/DealResult.ts"
import { columns, margin, play, type Rubber, start, winner } from "../../src/rubber/Rubber.ts"
import { parse as parseState, toText as stateText, vulnerable } from "../../src/rubber/RubberState.ts"
import { totals } from "../../src/scoring/ScoreLine.ts"
import { GOLDEN_RESULTS, GOLDEN_STATES } from "../support/goldenRubber.ts"
import { enter, isFinished, type Ledger, summary } from "../support/ledger.ts"
import { random, randomResult } from "../support/random.ts"
import { error, ok, result } from "../support/read.ts"

const after = (rubber: Rubber, ...texts: ReadonlyArray<string>): Rubber =>
  texts.reduce((so, text) => ok(play(so, result(text))).rubber, rubber)
const from = (state: string): Rubber => start("North", ok(parseState(state)))

describe("play", () => {
  it("writes the golden rubber with every state on the way", () => {
    let rubber = start()
    const states = GOLDEN_RESULTS.map((text) => {
      rubber = after(rubber, text)
      const { EastWest, NorthSouth } = columns(rubber)
      const { games, partscore } = rubber
      return [
        NorthSouth.above,
        NorthSouth.below,
        EastWest.above,
        EastWest.below,
        `${partscore.NorthSouth}-${partscore.EastWest}`,
        `${games.NorthSouth}-${games.EastWest}`
      ]
    })
    assert.deepStrictEqual(
      states,
      GOLDEN_STATES.map((row) => [...row])
    )
    assert.strictEqual(columns(rubber).NorthSouth.total, 1690)
    assert.strictEqual(columns(rubber).EastWest.total, 880)
    assert.strictEqual(winner(rubber), "EastWest")
    assert.deepStrictEqual(margin(rubber), { NorthSouth: 810, EastWest: -810 })
  })

  it("finishes a rubber that was under way: 930 to 120", () => {
    // North–South have a game of 100, 70 towards the next and 20 above; East–West 60 below and 60 above.
    const before: Rubber = {
      ...from("1-0 70/60"),
      above: { NorthSouth: 20, EastWest: 60 },
      below: { NorthSouth: [100, 70], EastWest: [0, 60] }
    }
    const done = after(before, "1NS=")
    assert.strictEqual(columns(done).NorthSouth.total, 930)
    assert.strictEqual(columns(done).EastWest.total, 120)
  })

  it("adds partscores of any number of deals until they reach exactly 100", () => {
    const rubber = after(start(), "1CS=", "1DN=", "2HS-1", "1CN=", "1DS=")
    assert.strictEqual(stateText(rubber), "0-0 80/0")
    assert.strictEqual(stateText(after(rubber, "1CS=")), "1-0 0/0")
  })

  it.each([
    ["0-0 0/0", "3NS=", "1-0 0/0"],
    ["0-0 0/0", "5CS=", "1-0 0/0"],
    ["0-0 0/0", "5DS=", "1-0 0/0"],
    ["0-0 60/0", "1NS=", "1-0 0/0"],
    ["0-0 0/0", "2SXS=", "1-0 0/0"],
    ["0-0 0/0", "1NXS=", "0-0 80/0"],
    ["0-0 0/0", "2CXS=", "0-0 80/0"],
    ["0-0 40/0", "2HS=", "1-0 0/0"],
    ["0-0 90/60", "4HE+1", "0-1 0/0"],
    ["0-0 60/40", "2SW=", "0-1 0/0"],
    ["0-0 60/30", "2SW=", "0-0 60/90"]
  ])("takes %s with %s to %s", (state, text, next) => {
    assert.strictEqual(stateText(after(from(state), text)), next)
  })

  it("carries no surplus into the next game", () => {
    assert.strictEqual(stateText(after(from("0-0 90/0"), "7SXXS=")), "1-0 0/0")
  })

  it("counts no overtrick, penalty or honours towards game", () => {
    assert.strictEqual(stateText(after(start(), "3SS13")), "0-0 90/0")
    assert.strictEqual(stateText(after(start(), "7NXXS0")), "0-0 0/0")
    assert.strictEqual(stateText(after(start(), "3SS= honours S 150")), "0-0 90/0")
  })

  it("keeps wiped partscores in the total", () => {
    const rubber = after(start(), "3SS=", "4HE=")
    assert.deepStrictEqual(rubber.below, { NorthSouth: [90, 0], EastWest: [120, 0] })
    assert.strictEqual(columns(rubber).NorthSouth.total, 90)
  })

  it("takes the vulnerability before the deal", () => {
    const slam = ok(play(start(), result("6SS=")))
    assert.deepStrictEqual(totals(slam.lines).NorthSouth, { below: 180, above: 500 })
    assert.deepStrictEqual(vulnerable(slam.rubber), { NorthSouth: true, EastWest: false })
    const again = ok(play(slam.rubber, result("6SXS=")))
    assert.deepStrictEqual(totals(again.lines).NorthSouth, { below: 360, above: 750 + 50 + 700 })
    assert.strictEqual(totals(ok(play(slam.rubber, result("4SXW-1"))).lines).NorthSouth.above, 100)
    assert.strictEqual(totals(ok(play(slam.rubber, result("4SXN-1"))).lines).EastWest.above, 200)
  })

  it("gives 700 for two games to none and 500 for two to one", () => {
    assert.strictEqual(columns(after(start(), "3NS=", "4SS=")).NorthSouth.total, 920)
    assert.strictEqual(columns(after(start(), "3NS=", "3NE=", "4SS=")).NorthSouth.total, 720)
  })

  it("calls equal totals a tie, though one side won the rubber", () => {
    const tie = after(start(), "4SXS-4", "1NS-2", "3NS=", "3NS=")
    assert.strictEqual(winner(tie), "NorthSouth")
    assert.strictEqual(columns(tie).NorthSouth.total, 900)
    assert.deepStrictEqual(margin(tie), { NorthSouth: 0, EastWest: 0 })
  })

  it("gives honours to the side that holds them, made or not", () => {
    assert.deepStrictEqual(totals(ok(play(start(), result("4HS-1 honours S 100"))).lines), {
      NorthSouth: { below: 0, above: 100 },
      EastWest: { below: 0, above: 50 }
    })
  })

  it("passes the deal on after every deal, passed-out ones too", () => {
    for (const dealer of SEATS) {
      const once = ok(play(start(dealer), PASSED_OUT))
      assert.deepStrictEqual(once.lines, [])
      assert.strictEqual(once.rubber.dealer, nextSeat(dealer))
      assert.strictEqual(once.rubber.deals, 1)
      assert.deepStrictEqual(columns(once.rubber), columns(start(dealer)))
    }
  })

  it("refuses a deal after the rubber is over, passed-out or not", () => {
    const done = after(start(), "3NS=", "3NS=")
    assert.strictEqual(error(play(done, result("1CE="))).winner, "NorthSouth")
    assert.strictEqual(error(play(done, PASSED_OUT))._tag, "RubberIsOver")
  })

  it("changes nothing in the rubber it was given", () => {
    const rubber = from("1-0 60/40")
    const before = JSON.stringify(rubber)
    play(rubber, result("4SXS="))
    assert.strictEqual(JSON.stringify(rubber), before)
  })
})

/** The same result with the sides exchanged: every seat moves one place. */
const turned = (one: DealResult): DealResult => {
  if (one._tag === "PassedOut") return one
  const contract = { ...one.contract, declarer: nextSeat(one.contract.declarer) }
  return one.honours === undefined
    ? { ...one, contract }
    : { ...one, contract, honours: { ...one.honours, seat: nextSeat(one.honours.seat) } }
}

describe("random rubbers", () => {
  const source = random(2026)
  const rubbers = Array.from({ length: 1500 }, () => {
    const dealer = source.pick(SEATS)
    let rubber = start(dealer)
    const results: Array<DealResult> = []
    while (winner(rubber) === undefined && results.length < 60) {
      const one = randomResult(source)
      results.push(one)
      rubber = ok(play(rubber, one)).rubber
    }
    return { dealer, results, rubber }
  })

  it("agree with a ledger kept on paper after every deal", () => {
    for (const { dealer, results } of rubbers) {
      let rubber = start(dealer)
      let ledger: Ledger = []
      for (const one of results) {
        rubber = ok(play(rubber, one)).rubber
        ledger = enter(ledger, one)
        assert.deepStrictEqual(
          SIDES.map((side) => {
            const { above, below } = columns(rubber)[side]
            return { games: rubber.games[side], part: rubber.partscore[side], below, above }
          }),
          summary(ledger).map((side) => (isFinished(ledger) ? { ...side, part: 0 } : side))
        )
        assert.strictEqual(winner(rubber) !== undefined, isFinished(ledger))
      }
    }
  })

  it("include both kinds of bonus, and losers of the rubber who win on points", () => {
    const finished = rubbers.filter(({ rubber }) => winner(rubber) !== undefined)
    const swept = finished.filter(
      ({ rubber }) => Math.min(rubber.games.NorthSouth, rubber.games.EastWest) === 0
    )
    assert.isAbove(swept.length, 200)
    assert.isAbove(finished.length - swept.length, 200)
    assert.isAbove(finished.filter(({ rubber }) => margin(rubber)[winner(rubber)!] < 0).length, 50)
  })

  it("exchange their columns when the sides are exchanged", () => {
    for (const { dealer, results, rubber } of rubbers) {
      let mirror = start(nextSeat(dealer))
      for (const one of results) mirror = ok(play(mirror, turned(one))).rubber
      for (const side of SIDES) {
        assert.deepStrictEqual(columns(mirror)[opponentsOf(side)], columns(rubber)[side])
        assert.strictEqual(mirror.games[opponentsOf(side)], rubber.games[side])
      }
    }
  })

  it("do not change when partners exchange seats", () => {
    for (const { results, rubber } of rubbers.slice(0, 300)) {
      let other = start()
      for (const one of results) {
        const swapped =
          one._tag === "PassedOut"
            ? one
            : { ...one, contract: { ...one.contract, declarer: partnerOf(one.contract.declarer) } }
        other = ok(play(other, swapped)).rubber
      }
      assert.deepStrictEqual(columns(other), columns(rubber))
    }
  })

  it("add up: the columns are the sum of all lines", () => {
    for (const { dealer, results, rubber } of rubbers) {
      let so = start(dealer)
      const lines = results.flatMap((one) => {
        const written = ok(play(so, one))
        so = written.rubber
        return written.lines
      })
      const sums = totals(lines)
      for (const side of SIDES) {
        const { above, below, total } = columns(rubber)[side]
        assert.deepStrictEqual({ above, below }, sums[side])
        assert.strictEqual(total, above + below)
      }
    }
  })

  it("keep partscores below 100 and never 10, and move the dealer each time", () => {
    for (const { dealer, results, rubber } of rubbers) {
      for (const side of SIDES) {
        assert.isBelow(rubber.partscore[side], 100)
        assert.notStrictEqual(rubber.partscore[side], 10)
      }
      assert.strictEqual(rubber.dealer, SEATS[(SEATS.indexOf(dealer) + results.length) % 4])
      assert.strictEqual(rubber.deals, results.length)
      if (winner(rubber) !== undefined) assert.isTrue(Result.isFailure(play(rubber, PASSED_OUT)))
    }
  })
})
