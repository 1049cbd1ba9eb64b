import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import * as Card from "../../../src/cards/Card.ts"
import * as PbnDeal from "../../../src/deal/PbnDeal.ts"
import { resultOf } from "../../../src/formats/DealRecord.ts"
import { agreesWithPlay } from "../../../src/formats/lin/LinPlay.ts"
import { read, toText } from "../../../src/formats/lin/LinFile.ts"
import { toText as resultText } from "../../../src/result/ResultText.ts"

/** A deal made for this test: every hand holds one suit, so the play can be checked by eye. */
const SUITS = "3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432"
const head = (board: string, more = "") =>
  `qx|o${board}|pn|Cy,Di,Ann,Bo|st||md|${SUITS},|rh||ah|Board ${board}|sv|o|${more}`
/** North deals; East's 1♠ is doubled and left in. West holds hearts, South all the spades. */
const AUCTION = "mb|p|mb|1S|an|five|mb|d!|mb|p|mb|p|mb|p|pg||"
const BOARD = `${head("3", AUCTION)}pc|S2|pc|H2|pc|D2|pc|C2|pg||mc|0|pg||`

const boards = (text: string) => read(text).boards
const results = (text: string) =>
  boards(text).map((board) => {
    const result = resultOf(board)
    return result === undefined ? undefined : resultText(result)
  })
const faults = (text: string) =>
  read(text).errors.map(({ column, line, value }) => `${line}:${column} ${value.fault}`)

describe("read", () => {
  it("reads hands in the order South, West, North, East and derives the fourth", () => {
    const [board] = boards(BOARD)
    assert.strictEqual(board!.dealer, "North")
    assert.strictEqual(
      PbnDeal.toText(board!.deal!, "South"),
      "S:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    )
    assert.deepStrictEqual(board!.players, { South: "Cy", West: "Di", North: "Ann", East: "Bo" })
    assert.strictEqual(board!.board, "3")
    assert.deepStrictEqual(board!.vulnerable, { NorthSouth: false, EastWest: false })
  })

  it("takes the contract from the auction and the tricks from the claim", () => {
    assert.deepStrictEqual(results(BOARD), ["1SXE0"])
  })

  it("counts the tricks of the cards played, the last trick from what is left", () => {
    const rank = "23456789TJQKA"
    const trick = (n: number) => ["S", "H", "D", "C"].map((suit) => `pc|${suit}${rank[n]}|`).join("")
    const tricks = (count: number) => Array.from({ length: count }, (_, n) => trick(n)).join("pg||")
    assert.deepStrictEqual(results(head("1", AUCTION) + tricks(13)), ["1SXE0"])
    assert.deepStrictEqual(results(head("1", AUCTION) + tricks(12)), ["1SXE0"])
    assert.deepStrictEqual(results(head("1", AUCTION) + tricks(11)), [undefined])
    const [board] = boards(head("1", AUCTION) + tricks(11))
    assert.deepStrictEqual(board!.played, { tricks: 11, declarer: 0 })
    assert.deepStrictEqual(
      [0, 1, 2, 3].map((n) => agreesWithPlay(n, board!.played!)),
      [true, true, true, false]
    )
  })

  it.each([
    ["trailing line feeds", `${BOARD}\n\n`],
    ["a line break inside", BOARD.replace("md|", "\nmd|").replace("|an|", "|\r\nan|")],
    ["no bar at the end", BOARD.replace(/\|$/u, "")],
    ["the fourth hand given", BOARD.replace(`${SUITS},`, `${SUITS},CAKQJT98765432`)],
    ["lower case and 10", BOARD.replace("DAKQJT9", "dakqj109").replace("mb|d!|", "mb|D|")],
    ["a byte-order mark", `\uFEFF${BOARD}`]
  ])("reads the same board with %s", (_, text) => {
    assert.deepStrictEqual(results(text), ["1SXE0"])
    assert.deepStrictEqual(read(text).errors, [])
    assert.strictEqual(boards(text)[0]!.deal!.East!.Clubs, 0x1fff)
  })

  it("reads several boards on one line, and boards that only begin with md", () => {
    const passed = `${head("4")}mb|p|mb|p|mb|p|mb|p|pg||`
    assert.deepStrictEqual(results(BOARD + passed + BOARD), ["1SXE0", "pass", "1SXE0"])
    const bare = `md|${SUITS}|mb|p|mb|p|mb|p|mb|p|`
    assert.deepStrictEqual(results(`${bare}\n${bare}`), ["pass", "pass"])
  })

  it("reads hand-viewer links", () => {
    const link = `https://example.org/tools/handviewer.html?bbo=y&lin=${encodeURIComponent(BOARD)}`
    assert.deepStrictEqual(results(`${link}\n${link}`), ["1SXE0", "1SXE0"])
  })

  it("takes results from the list of a match in its own order", () => {
    const match = "vg|Final,1,I,1,2,A,0,B,0|rs|4HN+1,4SWx-4,3NN=,|pn|a,b,c,d,e,f,g,h|"
    const text = `${match}qx|o1|md|${SUITS}|qx|c1|md|${SUITS}|qx|o2|md|${SUITS}|qx|c2|md|${SUITS}|`
    assert.deepStrictEqual(results(text), ["4HN11", "4SXW6", "3NN9", undefined])
    assert.deepStrictEqual(
      boards(text).map((board) => board.players.South),
      ["a", "e", "a", "e"]
    )
  })

  it.each([
    [`md|9${SUITS}|mb|p|`, "1:1 Dealer"],
    ["md|3SAK,,,|mb|p|", "1:1 HandSize"],
    ["md|3SAKQJT98765432,SAKQJT98765432|", "1:1 CardTwice"],
    ["md|3SAKQJTZ|", "1:1 HandCard"],
    ["md|3S2,H2,D2,C2,S3|", "1:1 HandCount"],
    [`md|${SUITS}|sv|q|`, "1:50 Vulnerable"],
    [`md|${SUITS}|mb|8H|`, "1:50 Call"],
    [`md|${SUITS}|mb|1H|mb|1C|`, "1:56 CallNotAllowed"],
    [`md|${SUITS}|pc|S1|`, "1:50 Card"],
    [`md|${SUITS}|mc|14|`, "1:50 Claim"],
    ["no bars at all", "1:1 NoFields"]
  ])("refuses %j at %s and keeps the next board", (text, fault) => {
    assert.deepStrictEqual(faults(text), [fault])
    assert.strictEqual(boards(`${text}qx|o9|rs||${BOARD}`).length >= 1, true)
  })

  it("keeps a board whose place in the match's list is no result, or another contract", () => {
    const tags = (text: string) => read(text).warnings.map(({ value }) => value._tag)
    assert.deepStrictEqual(tags("rs|4H+1|qx|o1|md|3|"), ["ListUnclear"])
    assert.deepStrictEqual(tags(`rs|4HN=,,2SE=|${head("1", AUCTION)}|${head("2", AUCTION)}`), [
      "ListDisagrees",
      "ListDisagrees"
    ])
    assert.deepStrictEqual(results(`rs|4H+1|${head("1", AUCTION)}mc|5|`), ["1SXE5"])
  })

  it("takes a bar in a name for what it is", () => {
    const [board] = boards(`qx|o1|pn|Cy|x,Di,Ann,Bo|md|${SUITS}|${AUCTION}mc|3|`)
    assert.strictEqual(board!.players.South, "Cy|x")
    assert.strictEqual(board!.tricks, 3)
  })

  it("names the board and the field in its message", () => {
    const message = read(`${head("12")}mb|8H|`).errors[0]!.value.message
    assert.include(message, "board 12, mb|8H|")
  })

  it("tells of names that cannot be told apart and of play that does not fit", () => {
    const text = BOARD.replace("Cy,Di,Ann,Bo", "Smith, Cy,Di,Ann,Bo").replace("pc|H2|", "pc|C3|")
    assert.deepStrictEqual(
      read(text).warnings.map(({ value }) => value._tag),
      ["NamesUnclear", "PlayIgnored"]
    )
    assert.deepStrictEqual(results(text), ["1SXE0"])
  })
})

describe("toText", () => {
  it("writes a board that reads back as the same record", () => {
    const [board] = boards(BOARD)
    const [again] = boards(toText(board!, 3).text)
    const plain = ({
      auction,
      contract,
      deal,
      dealer,
      play,
      players,
      tricks,
      vulnerable
    }: typeof board & {}) => ({
      auction,
      contract,
      deal,
      dealer,
      play: play.map(Card.toText),
      players,
      tricks,
      vulnerable
    })
    assert.deepStrictEqual(plain(again!), plain(board!))
  })

  it("says what it cannot hold", () => {
    const [board] = boards("rs|4HN+1|qx|o1|md|3|")
    const written = toText({ ...board!, honours: { seat: "North", points: 100 } }, 1)
    assert.deepStrictEqual(written.losses, ["contract", "tricks", "honours"])
    assert.isTrue(Result.isResult(Result.succeed(written)))
  })
})
