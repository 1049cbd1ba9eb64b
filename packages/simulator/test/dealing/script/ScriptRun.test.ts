import { describe, expect, it } from "vitest"
import { ScriptRun } from "../../../src/dealing/script/ScriptRun.ts"
import { script } from "../../support/language.ts"

const run = (text: string, produce?: number) => {
  const printed: Array<string> = []
  const made = new ScriptRun(script(text), {
    seed: 3,
    produce,
    tricks: () => 9,
    print: (part) => printed.push(part)
  })
  while (made.end === undefined) made.step(100)
  return { made, text: printed.join("") + made.closing() }
}

describe("ScriptRun", () => {
  it("prints deals as the original lays them out", () => {
    expect(run("produce 1 action printall").text).toBe(
      [
        "   1.",
        "J 2                 7 5                 A T 8 6             K Q 9 4 3",
        "K T 9 3             A Q 8               J 7 5 2             6 4",
        "A Q 2               K J 9 7 5 4 3       8                   T 6",
        "A K 8 4             T                   J 9 7 5             Q 6 3 2",
        "",
        ""
      ].join("\n")
    )
    expect(run("produce 1 action printew").text.split("\n")[0]).toBe("K Q 9 4 3           7 5")
    expect(run("produce 1 action printoneline hcp(north)").text).toBe(
      "n J2.KT93.AQ2.AK84 e 75.AQ8.KJ97543.T s AT86.J752.8.J975 w KQ943.64.T6.Q632 17\n"
    )
    expect(run("produce 1 action printcompact").text.split("\n")[2]).toBe("s AT86.J752.8.J975")
    expect(run('produce 1 action printes("p ", hcp(north), \\n)').text).toBe("p 17\n")
    expect(run("produce 1 dealer east vulnerable all action printpbn").text).toContain(
      '[Dealer "E"]\n[Vulnerable "All"]\n[Deal "E:75.AQ8.KJ97543.T AT86.J752.8.J975 KQ943.64.T6.Q632 J2.KT93.AQ2.AK84"]'
    )
    expect(run("produce 5 action print(south)").text).toContain("South hands:")
  })

  it("keeps 40 deals to print and 100,000 to count, unless told otherwise", () => {
    expect(run("action printoneline").made.produced).toBe(40)
    expect(run("action average hcp(north)").made.produced).toBe(100_000)
    expect(run("action average hcp(north)", 7).made.produced).toBe(7)
    expect(run("").text.match(/^ +\d+\.$/gmu)).toHaveLength(40)
  })

  it("averages with a standard error", () => {
    const { made, text } = run('produce 400 action average "points" hcp(north)')
    const [{ figure }] = made.averages as [(typeof made.averages)[0]]
    expect(figure.count).toBe(400)
    expect(Math.abs(figure.mean! - 10)).toBeLessThan(4.5 * figure.se!)
    expect(figure.se).toBeGreaterThan(0.15)
    expect(text).toMatch(/^points: [\d.]+ ± 0\.\d+\n$/u)
  })

  it("counts frequencies with rows for what lies outside", () => {
    const { made } = run(
      "produce 500 action frequency (spades(north), 3, 4), frequency (spades(north), 3, 4, hearts(north), 2, 2)"
    )
    const [one, two] = made.frequencies
    expect(one!.figure.rows.map(({ value }) => value)).toEqual(["Low", 3, 4, "High"])
    expect(one!.figure.rows.reduce((sum, { counts }) => sum + counts[0]!, 0)).toBe(500)
    expect(two!.figure.columns).toEqual(["Low", 2, "High"])
    for (const [n, { counts }] of two!.figure.rows.entries()) {
      expect(counts.reduce((sum, value) => sum + value, 0)).toBe(one!.figure.rows[n]!.counts[0])
    }
  })

  it("lays tables out as the original, in the order of the actions", () => {
    const text =
      'produce 20 action frequency "f" (hcp(north) - hcp(south), -3, 3), average "a" 3, frequency "g" (spades(north), 2, 3, hearts(north), 2, 2)'
    expect(run(text).text.split("\n")).toEqual([
      "Frequency f:",
      "Low\t       5",
      "   -3\t       0",
      "   -2\t       1",
      "   -1\t       1",
      "    0\t       0",
      "    1\t       3",
      "    2\t       1",
      "    3\t       0",
      "High\t       9",
      "a: 3 ± 0",
      "Frequency g:",
      "        Low      2   High    Sum",
      "Low       0      0      1      1",
      "   2      0      0      5      5",
      "   3      2      1      3      6",
      "High      4      3      1      8",
      "Sum       6      4     10     20",
      "",
      ""
    ])
  })

  it("has no mean without a deal, and no error of one", () => {
    const { made, text } = run("generate 3 condition hcp(north) > 30 action average hcp(north)")
    expect([text, made.averages[0]!.figure.mean]).toEqual(["-\n", null])
    expect(run("produce 1 action average 4").text).toBe("4\n")
  })

  it("takes generate as the deals tried, dealt directly or not", () => {
    // One deal in about 21 is a 15 to 17 notrump.
    const { made } = run(
      "generate 2100 produce 5000 condition hcp(north) >= 15 and hcp(north) <= 17 and shape(north, any 4333 + any 4432 + any 5332) action printoneline"
    )
    expect(made.end).toBe("generated")
    expect(made.produced).toBe(Math.floor(2100 * made.plan.share))
  })

  it("ends when the condition is impossible", () => {
    expect(run("hcp(north) > 40 action printall").made.end).toBe("impossible")
  })

  it("asks the solver for tricks", () => {
    expect(run("produce 2 action average tricks(north, spades)").made.averages[0]!.figure.mean).toBe(9)
  })
})
