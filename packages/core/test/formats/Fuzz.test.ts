/** Mutated files for a fixed number of rounds with a fixed seed: no crash, no hang, and the good records around them stay. */
import { assert, describe, it } from "@effect/vitest"
import { read as readLin } from "../../src/formats/lin/LinFile.ts"
import { read as readPbn } from "../../src/formats/pbn/PbnFile.ts"
import { read as readResults } from "../../src/formats/results/ResultFile.ts"
import { CsvCheck } from "../../src/validation/files/CsvCheck.ts"
import type { CheckOptions } from "../../src/validation/files/FileCheck.ts"
import { JsonlCheck, LinCheck, PbnFileCheck, ResultCheck } from "../../src/validation/files/LineChecks.ts"
import { archive, Sequence } from "../support/archive/index.ts"

const OPTIONS: CheckOptions = { variant: "rubber", scale: "current", result: undefined, columns: new Map() }
const LIN =
  "qx|o1|pn|a,b,c,d|st||md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|sv|o|mb|1S|an|x|mb|p|mb|p|mb|p|pc|HA|mc|7|"
const PBN = `[Event "x"]
[Board "1"]
[Dealer "N"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "N"]
[Contract "1S"]
[Result "7"]
{a comment
of lines}
[Auction "N"]
1S =1= Pass Pass Pass
[Note "1:good"]
[Play "E"]
HA - - S2
*
[ScoreRubber "NS 0/30 EW 0/0"]
`
const RESULTS =
  "dealer N\n4SXW8 wrote NS above 300\nhonours S 100\npass; 3NT E +1\ntotal NS 400 EW 100\nrubber\nNS below 60\n"
const JSONL = '{"rubber":1,"contract":"4S","declarer":"S","tricks":12,"ns_below":120,"ns_above":60}\n'
const CSV = archive("csv", 3, 3, 5).text

const NOISE = [
  "{",
  "}",
  '"',
  "[",
  "]",
  "|",
  ";",
  "%",
  "#",
  "\0",
  "\n",
  "\r",
  "\\",
  ",",
  "\uFFFD",
  "ł",
  "♠",
  "=",
  "^",
  "$",
  "-",
  "99999999999",
  "x".repeat(300),
  "%7C",
  "\uD83D"
]

/** A few random cuts, insertions, repetitions and swaps. */
const mutated = (text: string, sequence: Sequence): string => {
  let now = text
  for (let n = 1 + sequence.below(4); n > 0; n--) {
    const at = sequence.below(now.length + 1)
    const to = at + sequence.below(20)
    const piece = now.slice(at, to)
    const kinds = [
      now.slice(0, at) + now.slice(to),
      now.slice(0, at) + sequence.pick(NOISE) + now.slice(at),
      now.slice(0, at) + piece.repeat(1 + sequence.below(5)) + now.slice(to),
      now.slice(0, at),
      now.slice(0, at) + [...piece].toReversed().join("") + now.slice(to)
    ]
    now = sequence.pick(kinds)
  }
  return now
}

const FORMATS = [
  ["PBN", PBN, () => new PbnFileCheck(OPTIONS)],
  ["LIN", LIN, () => new LinCheck(OPTIONS)],
  ["result lines", RESULTS, () => new ResultCheck(OPTIONS)],
  ["JSON Lines", JSONL, () => new JsonlCheck(OPTIONS)],
  ["CSV", CSV, () => new CsvCheck(OPTIONS)]
] as const

describe("mutated files", () => {
  it.each(FORMATS)("do not stop the check of %s", (_, text, make) => {
    const sequence = new Sequence(7)
    for (let round = 0; round < 400; round++) {
      const check = make()
      const file = mutated(text, sequence)
      const batches = [check.push(file.slice(0, 50)), check.push(file.slice(50)), check.end()]
      assert.isTrue(batches.every(({ errors, records }) => errors.length + records >= 0))
    }
  })

  it("cost no good game of PBN behind a blank line", () => {
    const sequence = new Sequence(11)
    for (let round = 0; round < 400; round++) {
      const bad = mutated(PBN, sequence).replaceAll(/<\/?PBN>/gu, "")
      const good = readPbn(`${PBN}\n${bad}\n\n${PBN}\n${PBN}`).entries.filter(
        ({ board }) => board.tricks === 7
      )
      // A brace that opens in the bad game may swallow a comment's worth of text, never the games before it.
      assert.isAtLeast(good.length, 2, JSON.stringify(bad))
    }
  })

  it("cost no good result line before or behind", () => {
    const sequence = new Sequence(13)
    for (let round = 0; round < 400; round++) {
      const bad = mutated(RESULTS, sequence).replaceAll(/[\r\n]/gu, " ")
      const { rubbers } = readResults(`2HS8\nrubber\n${bad}\nrubber\n2HS8\n`)
      const kept = [rubbers.at(0), rubbers.at(-1)].map((rubber) => rubber?.deals.length)
      assert.deepStrictEqual(kept, [1, 1], JSON.stringify(bad))
    }
  })

  it("cost no good board of LIN behind the next qx", () => {
    const sequence = new Sequence(17)
    for (let round = 0; round < 400; round++) {
      const bad = mutated(LIN, sequence)
      const { boards } = readLin(`${LIN}\n${bad}|\n${LIN}|${LIN}`)
      assert.isAtLeast(boards.filter(({ tricks }) => tricks === 7).length, 2, JSON.stringify(bad))
    }
  })
})
