/** Legality and the contract an auction leaves. Rule: docs/rules.md#auction */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import {
  add,
  type Auction,
  CallFault,
  contract,
  empty,
  fromCalls,
  isOver,
  turn
} from "../../src/auction/Auction.ts"
import { bidNumber, type Call, parse as parseCall } from "../../src/auction/Call.ts"
import { toText } from "../../src/auction/Contract.ts"
import { type Seat, SEATS } from "../../src/deal/Seat.ts"
import { random, randomCall } from "../support/random.ts"
import { error, ok } from "../support/read.ts"

const calls = (text: string): ReadonlyArray<Call> => text.split(" ").map((word) => ok(parseCall(word)))
const auction = (dealer: Seat, text: string): Auction => ok(fromCalls(dealer, calls(text)))
const left = (dealer: Seat, text: string): string => {
  const done = auction(dealer, text)
  assert.isTrue(isOver(done))
  const found = contract(done)
  return found === undefined ? "pass" : toText(found)
}

describe("contract", () => {
  it.each([
    ["North", "P P P P", "pass"],
    ["North", "1N P P P", "1NN"],
    ["North", "P P P 1C P P P", "1CW"],
    // The first of the side to name the denomination declares, not the last.
    ["North", "1S P 2S P 4S P P P", "4SN"],
    ["East", "1H P 1S P 2H P 4H P P P", "4HE"],
    ["South", "P 1H P 2C P 2H P P P", "2HW"],
    // The opponents named it first: that does not count.
    ["North", "1S 2H 3H 4S P P P", "4SW"],
    ["North", "1S 2S P P P", "2SE"],
    ["North", "1C P 1S 2S 3S P P P", "3SS"],
    ["West", "1C 1D 2C 2D 3C X P P P", "3CXW"],
    ["North", "1S X P P P", "1SXN"],
    ["North", "1S P P X P P P", "1SXN"],
    ["North", "1S X XX P P P", "1SXXN"],
    ["North", "1S X P P XX P P P", "1SXXN"]
  ] as const)("dealer %s, %s: %s", (dealer, text, expected) => {
    assert.strictEqual(left(dealer, text), expected)
  })

  it.each([
    ["1N X 2D P P P", "2DS"],
    ["1N X XX 2C P P P", "2CW"],
    ["1S X XX 2D P 3D P P P", "3DW"],
    ["1H X 2H X P P P", "2HXN"]
  ] as const)("a new bid ends the doubles before it: %s leaves %s", (text, expected) => {
    assert.strictEqual(left("North", text), expected)
  })
})

describe("add", () => {
  it.each([
    ["1S", "1H", "BidTooLow"],
    ["1S", "1S", "BidTooLow"],
    ["2C", "1N", "BidTooLow"],
    ["7N", "7N", "BidTooLow"],
    ["P", "X", "NothingToDouble"],
    ["P", "XX", "NothingToDouble"],
    ["1S P", "X", "OwnBid"],
    ["1S X", "X", "AlreadyDoubled"],
    ["1S X P", "X", "AlreadyDoubled"],
    ["1S X XX", "X", "AlreadyDoubled"],
    ["1S X XX P P", "XX", "AlreadyDoubled"],
    ["1S", "XX", "NotDoubled"],
    ["1S P", "XX", "NotDoubled"],
    ["1S X P", "XX", "NotDoubled"],
    ["1N X 2D", "XX", "NotDoubled"],
    ["P P P P", "P", "AuctionIsOver"],
    ["1S P P P", "2S", "AuctionIsOver"]
  ] as const)("after %s refuses %s: %s", (before, call, fault) => {
    const failure = error(add(auction("North", before), ok(parseCall(call))))
    assert.strictEqual(failure.fault, fault)
    assert.strictEqual(failure.number, before.split(" ").length + 1)
  })

  it.each([
    ["P P P", "1C"],
    ["1S", "X"],
    ["1S P P", "X"],
    ["1S X", "XX"],
    ["1S X P P", "XX"],
    ["1N X 2D", "X"],
    ["1S P P", "P"]
  ] as const)("after %s allows %s", (before, call) => {
    assert.isTrue(Result.isSuccess(add(auction("North", before), ok(parseCall(call)))))
  })
})

describe("turn", () => {
  it("goes clockwise from the dealer", () => {
    for (const [n, seat] of SEATS.entries()) {
      assert.strictEqual(turn(empty(seat)), seat)
      assert.strictEqual(turn(auction(seat, "P 1C")), SEATS[(n + 2) % 4])
    }
  })
})

describe("isOver", () => {
  it("needs four passes without a bid and three after one", () => {
    assert.isFalse(isOver(empty("North")))
    assert.isFalse(isOver(auction("North", "P P P")))
    assert.isFalse(isOver(auction("North", "P P 1C P P")))
    assert.isFalse(isOver(auction("North", "1C P P X P P")))
    assert.isTrue(isOver(auction("North", "1C P P X P P P")))
  })
})

/** A second account of the law, by the seat that called: what stands, and who doubled it. */
const legal = (dealer: Seat, past: ReadonlyArray<Call>, call: Call): boolean => {
  const seatOf = (n: number) => (SEATS.indexOf(dealer) + n) % 4
  const spoken = past.map((one, n) => ({ one, seat: seatOf(n) })).filter(({ one }) => one._tag !== "Pass")
  const passes = past.length - 1 - past.findLastIndex((one) => one._tag !== "Pass")
  const someBid = past.some((one) => one._tag === "Bid")
  if (someBid ? passes >= 3 : past.length >= 4) return false
  if (call._tag === "Pass") return true
  const last = spoken.at(-1)
  const lastBid = spoken.findLast(({ one }) => one._tag === "Bid")?.one
  if (call._tag === "Bid") {
    return lastBid?._tag !== "Bid" || bidNumber(call.bid) > bidNumber(lastBid.bid)
  }
  // A double answers a bid, and a redouble a double, of the seats at odd distance.
  const answers = call._tag === "Double" ? "Bid" : "Double"
  return last?.one._tag === answers && (last.seat + seatOf(past.length)) % 2 === 1
}

describe("random auctions", () => {
  it("agree call for call with a second account of the law", () => {
    const source = random(7)
    const seen: Record<string, number> = {}
    for (let run = 0; run < 1500; run++) {
      const dealer = source.pick(SEATS)
      let current = empty(dealer)
      for (let n = 0; n < 25; n++) {
        const call = randomCall(source)
        const next = add(current, call)
        assert.strictEqual(Result.isSuccess(next), legal(dealer, current.calls, call))
        const kind = Result.isSuccess(next) ? call._tag : next.failure.fault
        seen[kind] = (seen[kind] ?? 0) + 1
        if (Result.isSuccess(next)) current = next.success
      }
    }
    // Each kind of call was made and each fault met, so that the agreement says something.
    for (const kind of [...CallFault.literals, "Pass", "Double", "Redouble", "Bid"]) {
      assert.isAbove(seen[kind] ?? 0, 50, kind)
    }
  })
})
