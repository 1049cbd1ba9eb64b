/**
 * Faults that simulators and solvers have had in public, each with two cases of our own, as a user would meet them. The numbers
 * are those of the collected reports; the modules' own tests have further cases.
 */
import { describe, expect, it } from "vitest"
import { file } from "../support/files.ts"
import { json, rubber } from "../support/run.ts"

const HAND = "AQ752.K4.T93.J82"

/** Deals as four hands by seat, each hand by suits from the spades. */
const deals = async (...args: ReadonlyArray<string>): Promise<Array<Array<Array<string>>>> => {
  const { code, err, out } = await rubber("deal", ...args, "--format", "jsonl")
  if (code !== 0) throw new Error(`exit ${code}: ${err}`)
  return out
    .trim()
    .split("\n")
    .map((line) =>
      (JSON.parse(line).deal as string)
        .slice(2)
        .split(" ")
        .map((hand) => hand.split("."))
    )
}

/** How many standard errors a count is from what is expected. */
const off = (count: number, of: number, chance: number): number =>
  Math.abs(count - of * chance) / Math.sqrt(of * chance * (1 - chance))

describe("a seed (C1)", () => {
  it("fixes deals under a condition, and one deal alone like one of many", async () => {
    const args = ["--seed", "77", "--north", "12-14 bal", "--where", "hearts(south) >= 4"]
    const many = await deals("--count", "6", ...args)
    expect(await deals("--count", "6", ...args)).toEqual(many)
    expect(await deals("--count", "1", ...args)).toEqual(many.slice(0, 1))
  })

  it("fixes which deals are solved, with any number of workers", async () => {
    const args = ["compare", "6HS,7HS", "--south", "82.AQT963.K5.AKQ", "--north", "AQ3.KJ52.A74.972"]
    const run = (workers: string) =>
      rubber(...args, "--regression", "--deals", "30", "--seed", "3", "--workers", workers, "-f", "json")
    const [one, three] = await Promise.all([run("1"), run("3")])
    expect(one.code).toBe(0)
    expect(three.out).toBe(one.out)
  })
})

describe("dealing (C2, C3)", () => {
  it("gives each seat every card equally often", async () => {
    const all = await deals("--count", "2000", "--seed", "12")
    for (const [suit, card] of [
      [1, "K"],
      [0, "2"],
      [2, "7"]
    ] as const) {
      for (let seat = 0; seat < 4; seat++) {
        const count = all.filter((deal) => deal[seat]![suit]!.includes(card)).length
        expect(off(count, 2000, 1 / 4)).toBeLessThan(4.5)
      }
    }
  })

  it("spreads the rest evenly beside a known hand, first and last cards alike", async () => {
    const all = await deals("--count", "1500", "--seed", "8", "--east", HAND)
    for (const [suit, card] of [
      [0, "K"],
      [3, "3"]
    ] as const) {
      for (const seat of [0, 2, 3]) {
        const count = all.filter((deal) => deal[seat]![suit]!.includes(card)).length
        expect(off(count, 1500, 1 / 3)).toBeLessThan(4.5)
      }
    }
  })
})

describe("known cards (C5)", () => {
  it("are in every deal, not only in the first", async () => {
    for (const deal of await deals("--count", "7", "--seed", "1", "--west", HAND))
      expect(deal[3]!.join(".")).toBe(HAND)
  })

  it("stay through a script's predeal as well", async () => {
    const script = file("predeal south SAKQ, H2 west DA\nproduce 6\n", "known.dl")
    const { printed } = await json("deal", "--file", script, "--seed", "5")
    expect(printed).toHaveLength(6)
    for (const text of printed) {
      const [, , south, west] = text
        .slice(2)
        .split(" ")
        .map((hand: string) => hand.split("."))
      expect(south[0]).toMatch(/^AKQ/u)
      expect(south[1]).toContain("2")
      expect(west[2]).toMatch(/^A/u)
    }
  })
})

describe("opening leads (C6)", () => {
  it.each([
    ["3NS", "N:Q8.J76.AT53.K863 AT7.K52.J74.A742 K9643.AQ8.Q2.QT5 J52.T943.K986.J9", "Notrump", "South"],
    ["2DE", "N:Q8.J76.AT53.K863 AT7.K52.J74.A742 K9643.AQ8.Q2.QT5 J52.T943.K986.J9", "Diamonds", "East"]
  ])("are counted for declarer: the best one against %s leaves what the table says", async (...row) => {
    const [contract, deal, denomination, declarer] = row
    const { leads, tricks } = await json("solve", deal, "--leads", contract)
    const left = leads.map((lead: { tricks: number }) => lead.tricks)
    expect(Math.min(...left)).toBe(tricks[denomination][declarer])
    expect(Math.max(...left)).toBeGreaterThan(Math.min(...left))
    const leader = { South: "West", East: "South" }[declarer]
    expect(new Set(leads.map((lead: { seat: string }) => lead.seat))).toEqual(new Set([leader]))
  })
})

describe("losers (C7)", () => {
  it.each([
    [HAND, 8],
    ["-.AKQ32.A5432.KJ2", 4]
  ])("of %s are %d", async (hand, losers) => {
    const counting = (number: number) => [
      "--seed",
      "1",
      "--north",
      hand,
      "--where",
      `losers(north) == ${number}`
    ]
    expect(await deals("--count", "1", ...counting(losers))).toHaveLength(1)
    const { code, err } = await rubber("deal", ...counting(losers + 1))
    expect([code, err.trim().split("\n").length]).toEqual([2, 1])
  })
})

describe("a comment with # (C9)", () => {
  it("may follow a condition, whatever it says", async () => {
    const script = file('condition hcp(north) > 20 # any ( " thing\nproduce 1 # one', "trailing.dl")
    const { printed } = await json("deal", "--file", script, "--seed", "1")
    expect(printed).toHaveLength(1)
  })

  it("may fill a line; what follows a fault is still pointed at by line and column", async () => {
    const script = file("# first\n  # second\ncondition hcp(north >= 20\n", "fault.dl")
    const { code, err } = await rubber("deal", "--file", script)
    expect(code).toBe(2)
    expect(err).toMatch(/fault\.dl:3:\d+/u)
  })
})

describe("shapes with ten and more cards (C10)", () => {
  it("are written T, J, Q and K", async () => {
    const ten = await deals("--north", "AKQJT98765.A.K.Q", "--where", "shape(north, T111)")
    const all = await deals("--north", "AKQJT98765432.-.-.-", "--where", "shape(north, any K000)")
    expect([ten.length, all.length]).toEqual([1, 1])
  })

  it("do not match a hand with another card fewer", async () => {
    const { code } = await rubber("deal", "--north", "AKQJT98765.A.K.Q", "--where", "shape(north, any J110)")
    expect(code).toBe(2)
  })
})

describe("completions (C15)", () => {
  const known = ["--north", "AKQ5.A32.K432.32", "--south", "432.K54.AQ5.K654"]

  it("carry equal weight: two missing honours lie together as often as they must", async () => {
    const all = await deals("--count", "1500", "--seed", "6", ...known)
    const together = all.filter((deal) => deal[1]![1]!.startsWith("QJ")).length
    expect(off(together, 1500, (13 / 26) * (12 / 25))).toBeLessThan(4.5)
  })

  it("follow the vacant places where a length is known", async () => {
    // Six spades are out. With five of them West has eight places and East twelve for the other twenty cards.
    const all = await deals("--count", "1500", "--seed", "6", ...known, "--where", "spades(west) == 5")
    const west = all.filter((deal) => deal[3]![1]!.includes("Q")).length
    expect(off(west, 1500, 8 / 20)).toBeLessThan(4.5)
  })
})

describe("best (C19)", () => {
  const hands = ["--south", "AQ75.KJ4.A83.QJ6", "--north", "863.A72.KJ52.T94"]

  it("leaves nothing out at one standard error", async () => {
    const { best, contracts, differences } = await json(
      "compare",
      "3NS,2NS,1NS",
      ...hands,
      "--deals",
      "30",
      "--seed",
      "2"
    )
    const leader = contracts.toSorted((a: any, b: any) => b.total.mean - a.total.mean)[0].contract
    for (const { a, b, mean, se } of differences) {
      if (a !== leader && b !== leader) continue
      const other = a === leader ? b : a
      // Left out only beyond the one-sided 5 % of the normal, 1.64 standard errors; within it always kept.
      expect(best.includes(other) || Math.abs(mean) > 1.64 * se).toBe(true)
    }
    expect(best).toContain(leader)
  })

  it("asks more evidence at a higher confidence", async () => {
    const at = async (confidence: string) => {
      const args = ["6HS,7HS", "--south", "82.AQT963.K5.AKQ", "--north", "AQ3.KJ52.A74.972"]
      return (await json("compare", ...args, "--deals", "12", "--seed", "4", "--confidence", confidence)).best
    }
    const [easy, strict] = [await at("0.5"), await at("0.999999")]
    expect(easy).toHaveLength(1)
    expect(strict).toHaveLength(2)
  })
})
