import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { toText as callText } from "../../../src/auction/Call.ts"
import { toText as contractText } from "../../../src/auction/Contract.ts"
import * as Card from "../../../src/cards/Card.ts"
import * as PbnDeal from "../../../src/deal/PbnDeal.ts"
import { resultOf } from "../../../src/formats/DealRecord.ts"
import { countTricks } from "../../../src/formats/Play.ts"
import { read } from "../../../src/formats/pbn/PbnFile.ts"
import { type PbnGame } from "../../../src/formats/pbn/PbnGame.ts"
import { fileText, isLatin1, toText } from "../../../src/formats/pbn/PbnWriter.ts"
import { rubbersOf } from "../../../src/formats/Rubbers.ts"
import { toText as resultText } from "../../../src/result/ResultText.ts"

/** The deal and the play of the example in the standard, typed anew with our own names. */
const WHOLE = `% PBN 2.1
[Event "Club \\"Odra\\""]
[Site "Wrocław"]
[Date "2020.01.02"]
[Board "1"]
[West "Di"]
[North "Ann"]
[East "Bo"]
[South "Cy"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Scoring "Rubber"]
[Declarer "S"]
[Contract "5HX"]
[Result "9"]
{
  S
  H 6 3

  a blank line inside a comment ends nothing
}
[Auction "N"]
1D 1S 3H =1= 4S
4NT =2= X Pass Pass
5C X 5H X ! {doubtful}
Pass Pass Pass
[Note "1:six cards"]
[Note "2:minors"]
[Play "W"]
SK =1= H3 S4 S3
C5 C2 C6 CK
S2 H6 S5 S7
C8 CA CT C4
D2 DA DT D3
D4 DK H5 H7
- - - H2
*
[Note "1:top of a sequence"]
[ScoreRubber "EW 300/0"]
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N C 9
N "D x" 8
`

const games = (text: string) => read(text).entries.map(({ game }) => game)
const boards = (text: string) => read(text).entries.map(({ board }) => board)
const faults = (text: string) =>
  read(text).errors.map(({ column, line, value }) => `${line}:${column} ${value.fault}`)
const doubts = (text: string) => read(text).warnings.map(({ line, value }) => `${line} ${value.doubt}`)
/** A game without the places it was read from. */
const bare = (game: PbnGame) =>
  JSON.parse(
    JSON.stringify(game, (key, value: unknown) => (key === "line" || key === "column" ? undefined : value))
  )

const tricks = (result: string) =>
  boards(`[Declarer "S"]\n[Contract "2S"]\n[Result "${result}"]`).map((board) => board.tricks)
const gameText = (contract: string, declarer: string, result: number, more = "") =>
  `[Declarer "${declarer}"]\n[Contract "${contract}"]\n[Result "${result}"]\n${more}\n\n`

describe("read", () => {
  it("reads a whole game", () => {
    const [board] = boards(WHOLE)
    assert.strictEqual(contractText(board!.contract as never), "5HXS")
    assert.strictEqual(board!.tricks, 9)
    assert.strictEqual(board!.dealer, "North")
    assert.deepStrictEqual(board!.players, { North: "Ann", East: "Bo", South: "Cy", West: "Di" })
    assert.deepStrictEqual(board!.scoring, ["Rubber"])
    assert.strictEqual(
      board!.auction!.calls.map(callText).join(" "),
      "1D 1S 3H 4S 4N X Pass Pass 5C X 5H X Pass Pass Pass"
    )
    assert.deepStrictEqual(board!.scoreRubber, { NorthSouth: undefined, EastWest: { above: 300, below: 0 } })
    assert.deepStrictEqual(read(WHOLE).errors, [])
    assert.deepStrictEqual(read(WHOLE).warnings, [])
  })

  it("takes the play by seat and gives it in order of play", () => {
    const [board] = boards(WHOLE)
    const play = board!.play.map(Card.toText).join(" ")
    assert.strictEqual(play, "SK H3 S4 S3 C2 C6 CK C5 S7 S2 H6 S5 CA CT C4 C8 DA DT D3 D2 DK H5 H7 D4 H2")
    const count = countTricks(board!.play, { declarer: "South", denomination: "Hearts" }, board!.deal)
    assert.deepStrictEqual(count, Result.succeed({ tricks: 6, declarer: 6 }))
  })

  it.each([
    ["CRLF and a mark", `\uFEFF${WHOLE.replaceAll("\n", "\r\n")}`],
    ["CR alone", WHOLE.replaceAll("\n", "\r")],
    ["many blank lines", `\n\n${WHOLE}\n\n \t\n`],
    [
      "white space in the tags",
      WHOLE.replaceAll('[Board "1"]', '[ Board\t"1" ]').replace('[Result "9"]', '[Result\n"9"\n]')
    ],
    ["two tags on a line", WHOLE.replace('"9"]\n{', '"9"] {').replace('"N"]\n[Vul', '"N"][Vul')],
    [
      "lower case",
      WHOLE.replace('"5HX"', '"5hx"')
        .replace("SK =1= H3", "sk =1= h3")
        .replace('[Dealer "N"]', '[Dealer "n"]')
    ],
    [
      "another first hand",
      WHOLE.replace(
        "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85",
        "W:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4"
      )
    ],
    ["an auction table that begins with West", WHOLE.replace('[Auction "N"]\n', '[Auction "W"]\n- ')],
    [
      "a play table that begins with North",
      WHOLE.replace(
        /\[Play "W"\][^*]*\*/u,
        '[Play "N"]\nH3 S4 S3 SK =1=\nC2 C6 CK C5\nH6 S5 S7 S2\nCA CT C4 C8\nDA DT D3 D2\nDK H5 H7 D4\n- - H2 -\n*'
      )
    ],
    ["lines of other programs", WHOLE.replaceAll("\n[", "\n%Font 12\n[")],
    ["a repeated tag", WHOLE.replace("[Scoring", '[Contract "5HX"]\n[Scoring')],
    ["the auction to all pass", WHOLE.replace("Pass Pass Pass\n[Note", "AP\n[Note")]
  ])("reads the same game from a file with %s", (name, text) => {
    const same = games(text).map(bare)
    // AP is another spelling of the same calls, and stays.
    if (name === "the auction to all pass") same[0].auction = bare(games(WHOLE)[0]!).auction
    assert.deepStrictEqual(same, games(WHOLE).map(bare))
    assert.deepStrictEqual(
      boards(text).map((board) => resultText(resultOf(board)!)),
      ["5HXS9"]
    )
  })

  it("reads the result in all its forms", () => {
    assert.deepStrictEqual(
      ["9", "NS 9", "EW 4", "NS 9 EW 4", "EW 4 NS 9", "^9"].flatMap(tricks),
      [9, 9, 9, 9, 9, 9]
    )
  })

  it("loses no other game for a bad one", () => {
    const text = `${WHOLE}\n[Board "2"]\n[Contract "8S"]\n\n[Board "3"]\n[Deal "N:AA"]\n\n[Board "4"]\n{ never closed\n\n[Board "5"]\n[Event "open]\n\n[Board "6"]\n{ fine }\n`
    assert.deepStrictEqual(
      games(text).map((game) => game.tags.find(({ name }) => name === "Board")?.value),
      ["1", "6"]
    )
    assert.strictEqual(read(text).errors.length, 4)
  })

  it("loses only the last game of a file that is cut off", () => {
    for (const cut of ['[Board "2"]\n[Eve', '[Board "2"]\n[Event "x', '[Board "2"]\n{ to be', "[Board"]) {
      assert.strictEqual(games(`${WHOLE}\n${cut}`).length, 1)
      assert.strictEqual(read(`${WHOLE}\n${cut}`).errors.length, 1, cut)
    }
  })

  it.each([
    ['[Deal "N:AKQJT98765432... AKQJT98765432... - -"]', "1:8 Deal"],
    ['[Deal "N:AKQJT98765432.2.. - - -"]', "1:8 Deal"],
    ['[Contract "0S"]', "1:12 Contract"],
    ['[Contract "8S"]', "1:12 Contract"],
    ['[Contract "4ZX"]', "1:12 Contract"],
    ['[Contract "4SXXX"]', "1:12 Contract"],
    ['[Declarer "S"]\n[Contract "4S"]\n[Result "14"]', "3:10 Result"],
    ['[Declarer "S"]\n[Contract "4S"]\n[Result "+1"]', "3:10 Result"],
    ['[Declarer "S"]\n[Contract "4S"]\n[Result "NS 9 EW 5"]', "3:10 Result"],
    ['[Dealer "Q"]', "1:10 Dealer"],
    ['[Vulnerable "maybe"]', "1:14 Vulnerable"],
    ['[Event "open]', "1:1 QuoteOpen"],
    ["[Event closed]", "1:1 TagText"],
    ['  { no end\n[Event "x"]', "1:3 BraceOpen"],
    ['[Auction "N"]\n1D 1Z', "2:4 Call"],
    ['[Play "N"]\nSA S1', "2:4 Card"],
    ['[ScoreRubber "many"]', "1:15 ScoreRubber"],
    ['[ScoreRubberHistory "NS 0 0/0"]', "1:22 History"]
  ])("refuses %j at %s", (text, fault) => assert.deepStrictEqual(faults(text), [fault]))

  it("inherits with # and ##, but never the deal", () => {
    const text = `[Event "##Monday"]\n[Board "1"]\n[Site "Here"]\n[Deal "N:AKQJT98765432... - - -"]\n\n[Board "2"]\n[Site "#"]\n[Deal "#"]\n\n[Event "Tuesday"]\n\n[Board "4"]`
    const values = (name: string) =>
      games(text).map((game) => game.tags.find((tag) => tag.name === name)?.value)
    assert.deepStrictEqual(values("Event"), ["Monday", "Monday", "Tuesday", "Tuesday"])
    assert.deepStrictEqual(values("Site"), ["Here", "Here", undefined, undefined])
    assert.strictEqual(boards(text)[1]?.deal, undefined)
    assert.deepStrictEqual(doubts(text), ["8 InheritanceForbidden"])
  })

  it("reads games embedded in another document", () => {
    const text = `<p>Deals</p>\n<PBN>\n[Board "1"]\n\n[Board "2"]\n</PBN>\n<p>[Board "3"]</p>\n`
    assert.strictEqual(games(text).length, 2)
    assert.deepStrictEqual(doubts(text), ["1 TextIgnored"])
  })

  it("reads an end position", () => {
    const [board] = boards('[Deal "N:A... K... Q... J..."]\n[Contract "NT"]')
    assert.strictEqual(board!.position!.denomination, "Notrump")
    assert.strictEqual(board!.deal, undefined)
  })

  it("takes the contract from the auction when it stands nowhere else", () => {
    const [board] = boards('[Dealer "N"]\n[Result "9"]\n[Auction "N"]\nPass 1D Pass 1S\nPass 2S AP')
    assert.strictEqual(contractText(board!.contract as never), "2SW")
    assert.strictEqual(board!.tricks, 9)
    assert.deepStrictEqual(boards('[Dealer "N"]\n[Auction "N"]\nAP')[0]!.contract, "PassedOut")
  })

  it("takes a declarer that is unknown from an auction that ends in the contract", () => {
    const text = (contract: string) =>
      `[Dealer "N"]\n[Declarer "?"]\n[Contract "${contract}"]\n[Result "7"]\n[Auction "N"]\n1NT X AP`
    assert.strictEqual(contractText(boards(text("1NTX"))[0]!.contract as never), "1NXN")
    assert.isUndefined(boards(text("1NT"))[0]!.contract)
  })

  it("warns of a play that the hands cannot have made", () => {
    const deal =
      '[Deal "N:AKQJT98765432... - - .AKQJT98765432.."]\n[Declarer "S"]\n[Contract "1NT"]\n[Play "W"]\n'
    assert.deepStrictEqual(doubts(`${deal}HA S2 - -`), [])
    assert.deepStrictEqual(doubts(`${deal}HA HK D2 D3`), ["4 PlayNotPossible"])
  })

  it("tells text behind the last tag line by line", () => {
    const text = '[Result "9"]\nGenerated 10 hands\nProduced 1\n{a comment}\nTime needed 1'
    assert.deepStrictEqual(doubts(text), ["2 TextIgnored", "3 TextIgnored", "5 TextIgnored"])
  })

  it("warns when the auction ends otherwise or is not legal", () => {
    const head = '[Dealer "N"]\n[Declarer "N"]\n[Contract "1D"]\n[Result "7"]\n[Auction "N"]\n'
    assert.deepStrictEqual(doubts(`${head}1D AP`), [])
    assert.deepStrictEqual(doubts(`${head}1H AP`), ["5 AuctionDisagrees"])
    assert.deepStrictEqual(doubts(`${head}1H 1C AP`), ["5 CallNotAllowed"])
    assert.deepStrictEqual(doubts(`${head}1H ^I 1C AP`), [])
  })
})

describe("toText", () => {
  it("gives back the same games", () => {
    const first = games(
      `${WHOLE}\n[Board "2"]\n; open } brace\n[Contract "Pass"]\n\n{before}\n[Deal "W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -"]`
    )
    const again = games(fileText(first))
    assert.deepStrictEqual(again.map(bare), first.map(bare))
    assert.strictEqual(fileText(again), fileText(first))
  })

  it("follows the rules of export", () => {
    const text = fileText(games(WHOLE))
    const lines = text.split("\r\n")
    assert.strictEqual(lines.slice(0, 2).join("|"), "% PBN 2.1|% EXPORT")
    assert.notInclude(text.replaceAll("\r\n", ""), "\n")
    assert.isTrue(lines.every((line) => line.length <= 253 && !line.includes("\t")))
    assert.include(
      text,
      '1D 1S 3H =1= 4S\r\n4NT =2= X Pass Pass\r\n5C X 5H X $1 {doubtful}\r\nPass Pass Pass\r\n[Note "1:six cards"]'
    )
    const mandatory = lines.flatMap((line) => /^\[(\w+) /u.exec(line)?.[1] ?? []).slice(0, 15)
    assert.strictEqual(
      mandatory.join(" "),
      "Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result"
    )
  })

  it("writes a passed-out deal without declarer and result, and notes behind their section", () => {
    const [game] = games(
      '[Dealer "E"]\n[Declarer "S"]\n[Contract "Pass"]\n[Result "0"]\n[Auction "E"]\nPass =1= AP\n[Note "1:a weak hand"]\n[Play "W"]'
    )
    const text = toText(game!)
    assert.notInclude(text, "[Play")
    assert.include(text, '[Declarer ""]\r\n[Contract "Pass"]\r\n[Result ""]')
    assert.include(text, 'Pass =1= AP\r\n[Note "1:a weak hand"]')
  })

  it("knows what Latin-1 can write", () => {
    assert.isTrue(isLatin1("José"))
    assert.isFalse(isLatin1("Wrocław"))
  })
})

describe("rubbersOf", () => {
  it("takes games in file order and starts a rubber when the last is won", () => {
    const text =
      gameText("4H", "S", 10) + gameText("Pass", "", 0) + gameText("4H", "N", 10) + gameText("2S", "E", 8)
    const { doubts: found, rubbers } = rubbersOf(boards(text))
    assert.deepStrictEqual(
      rubbers.map((rubber) => rubber.deals.map((deal) => resultText(deal.result))),
      [["4HS10", "pass", "4HN10"], ["2SE8"]]
    )
    assert.deepStrictEqual(found, [])
  })

  it("finds the honours in the hands", () => {
    const deal = '[Deal "N:AKQJT.432.432.32 - - -"]'
    const { rubbers } = rubbersOf(boards(gameText("4S", "E", 6, deal)))
    assert.strictEqual(resultText(rubbers[0]!.deals[0]!.result), "4SE6 honours N 150")
  })

  it("tells of deals without a result and of a vulnerability that the games do not give", () => {
    const text = `[Board "7"]\n\n${gameText("4H", "S", 10, '[Vulnerable "NS"]')}${gameText("4H", "S", 9, '[Vulnerable "NS"]')}`
    const { doubts: found } = rubbersOf(boards(text))
    assert.deepStrictEqual(
      found.map((doubt) => [doubt._tag, doubt.line]),
      [
        ["NoResult", 1],
        ["VulnerableDisagrees", 3]
      ]
    )
  })

  it("starts anew where the history says that the state is fresh", () => {
    const fresh = '[ScoreRubberHistory "NS 0 0/0 EW 0 0/0"]'
    const { rubbers } = rubbersOf(
      boards(gameText("4H", "S", 10, fresh) + gameText("2H", "S", 8, fresh) + gameText("2H", "S", 8))
    )
    assert.deepStrictEqual(
      rubbers.map(({ deals }) => deals.length),
      [1, 2]
    )
  })
})

describe("parse", () => {
  it("reads the deals of a file without contracts", () => {
    const text = '[Deal "S:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4"]\n\n'.repeat(
      3
    )
    const deals = boards(text).map((board) => PbnDeal.toText(board.deal!, "South"))
    assert.strictEqual(deals.length, 3)
    assert.include(deals[0], "S:KQT2.AT.J6542.85 .63.AKQ987.A9732")
  })

  it("reads suit symbols in calls and cards, and sides with a hyphen", () => {
    const text = '[Dealer "N"]\n[Vulnerable "E-W"]\n[Auction "N"]\n1♠ Pass 4♠️ AP\n[Play "E"]\n♥A ♥2 ♥3 ♥4\n'
    const [board] = boards(text)
    assert.deepStrictEqual(board!.vulnerable, { NorthSouth: false, EastWest: true })
    assert.strictEqual(board!.contract === "PassedOut" ? 0 : board!.contract?.level, 4)
    assert.strictEqual(board!.play.length, 4)
  })
})
