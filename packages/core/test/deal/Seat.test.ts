import { assert, describe, it } from "@effect/vitest"
import * as Seat from "../../src/deal/Seat.ts"

describe("seats", () => {
  it("go clockwise, partners opposite", () => {
    assert.deepStrictEqual(
      Seat.SEATS.map((seat) => [seat, Seat.nextSeat(seat), Seat.partnerOf(seat), Seat.sideOf(seat)]),
      [
        ["North", "East", "South", "NorthSouth"],
        ["East", "South", "West", "EastWest"],
        ["South", "West", "North", "NorthSouth"],
        ["West", "North", "East", "EastWest"]
      ]
    )
    assert.strictEqual(Seat.seatNumbered(-1), "West")
    assert.strictEqual(Seat.seatNumbered(6), "South")
  })
  it("are read from their letters in either case, and nothing else", () => {
    for (const seat of Seat.SEATS) {
      assert.strictEqual(Seat.seatOfLetter(Seat.SEAT_LETTER[seat]), seat)
      assert.strictEqual(Seat.seatOfLetter(Seat.SEAT_LETTER[seat].toLowerCase()), seat)
    }
    for (const wrong of ["", "X", "NE", "north"]) assert.isUndefined(Seat.seatOfLetter(wrong))
    assert.strictEqual(Seat.sideOfLetters("ns"), "NorthSouth")
    assert.strictEqual(Seat.sideOfLetters("EW"), "EastWest")
    assert.isUndefined(Seat.sideOfLetters("NE"))
  })
  it("have opponents on the other side", () => {
    assert.strictEqual(Seat.opponentsOf("NorthSouth"), "EastWest")
    assert.strictEqual(Seat.opponentsOf("EastWest"), "NorthSouth")
  })
})
