import { describe, expect, it, vi } from "vitest"
import { json, rubber } from "../support/run.ts"

// Seconds of work each, and many times that on a machine with much else to do.
vi.setConfig({ testTimeout: 120_000 })

describe("rubber equity", () => {
  it("has the JSON keys of its contract, the other model beside", async () => {
    const { bank, equity, states } = await json("equity", "--rubber", "1-0 0/0")
    expect([equity, bank]).toEqual(["field", { deals: 20_000, seed: 19_311_207 }])
    expect(states).toHaveLength(1)
    expect(states[0]).toMatchObject({
      rubber: "1-0 0/0",
      value: { mean: expect.any(Number), se: expect.any(Number), modelSpread: expect.any(Number) },
      winsRubber: expect.any(Number),
      dealsLeft: expect.any(Number),
      others: { par: { value: { mean: expect.any(Number), se: expect.any(Number) } } }
    })
  })

  it("shows all 324 states in both models with errors", async () => {
    const { code, err, out } = await rubber("equity")
    expect({ code, err }).toEqual({ code: 0, err: "" })
    const rows = out.split("\n").filter((line) => /^[01]-[01] \d+\/\d+ /u.test(line))
    expect(rows).toHaveLength(324)
    for (const row of rows) expect(row).toMatch(/± \d+\.\d\s+\S+ ± \d+\.\d/u)
    expect(out).toMatch(/field: \+3\d\d ± \d/u)
    expect(out).toMatch(/par: \+3\d\d ± \d/u)
  })

  it("shows the rule of thumb when asked for", async () => {
    const { bank, equity, states } = await json("equity", "--equity", "folklore", "--rubber", "1-0 60/0")
    expect([equity, bank]).toEqual(["folklore", null])
    expect(states[0].value).toEqual({ mean: 470, se: 0, modelSpread: null })
  })

  it("says who should want to stop (question 9)", async () => {
    const { states } = await json("equity", "--rubber", "1-0 0/60", "--settle")
    const by = (edition: string, equity: string) =>
      states[0].settle.find((row: any) => row.edition === edition && row.equity === equity)
    expect(by("1993", "field").stopping).toBe(200)
    expect(by("50", "field").stopping).toBe(250)
    expect(by("1993", "par")).toMatchObject({ shouldStop: "EastWest" })
    const { out } = await rubber("equity", "--rubber", "1-0 0/60", "--settle")
    expect(out).toContain("should want to stop")
  })

  it("writes rows for a spreadsheet", async () => {
    const { out } = await rubber("equity", "--format", "csv")
    expect(out.split("\n")[0]).toBe("rubber,equity,value,se,model_spread,wins_rubber,deals_left")
    expect(out.trim().split("\n")).toHaveLength(1 + 2 * 324)
  })

  it.each([
    [["equity", "--rubber", "2-0"], "2 games"],
    [["equity", "--rubber", "0-0 10/0"], "partscore of 10 cannot exist"],
    [["equity", "--equity", "magic"], "magic"]
  ])("refuses %j in one line", async (args, reason) => {
    const { code, err, out } = await rubber(...args)
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(err.trim().split("\n")).toHaveLength(1)
    expect(err).toContain(reason)
  })
})

describe("rubber breakeven", () => {
  it("has the JSON keys of its contract for the four states of games", async () => {
    const { a, b, bank, down, states } = await json("breakeven", "4SS", "3SS")
    expect([a, b, down, bank.deals]).toEqual(["4SS", "3SS", 1, 20_000])
    expect(states.map((state: any) => state.rubber)).toEqual(["0-0 0/0", "1-0 0/0", "0-1 0/0", "1-1 0/0"])
    for (const { probability } of states) {
      expect(Object.keys(probability)).toEqual(["field", "par"])
      // Between the models of docs/equity.md: 38 to 62 %.
      for (const chance of Object.values(probability)) {
        expect(chance).toBeGreaterThan(0.36)
        expect(chance).toBeLessThan(0.62)
      }
    }
  })

  it("needs two thirds for a grand slam in every state (question 4)", async () => {
    const { states } = await json("breakeven", "7HN", "6HN")
    for (const { probability } of states) {
      for (const chance of Object.values(probability)) {
        expect(chance).toBeGreaterThan(0.64)
        expect(chance).toBeLessThan(0.7)
      }
    }
  })

  it("says always and never", async () => {
    const { out } = await rubber("breakeven", "4SS", "2SS", "--rubber", "0-0 40/0")
    expect(out).toMatch(/0-0 40\/0\s+never\s+never/u)
    const slam = await rubber("breakeven", "1SS", "4SS", "--rubber", "0-0 90/0")
    expect(slam.out).toMatch(/0-0 90\/0\s+always\s+always/u)
  })

  it("takes the declarer from a flag", async () => {
    const { a } = await json("breakeven", "3N", "2N", "--declarer", "S", "--rubber", "1-1")
    expect(a).toBe("3NS")
  })

  it("refuses a contract without declarer", async () => {
    const { code, err } = await rubber("breakeven", "4S", "3SS")
    expect(code).toBe(2)
    expect(err).toContain("names no declarer")
  })
})

describe("rubber sacrifice", () => {
  it("pays at two down and not clearly at three, at favourable vulnerability (question 5)", async () => {
    const rows = await json("sacrifice", "4SW", "--rubber", "0-1 0/0")
    for (const equity of ["field", "par"]) {
      const row = (down: number) => rows.find((one: any) => one.equity === equity && one.down === down)
      expect(row(2)).toMatchObject({ rubber: "0-1 0/0", cost: 300, saves: true, clear: true })
      expect(row(3).cost).toBe(500)
      expect(row(3).saves && row(3).clear).toBe(false)
      expect(row(1).letThemMake).toBeGreaterThan(440)
      expect(row(1).letThemMake).toBeLessThan(520)
    }
    const { out } = await rubber("sacrifice", "4SW", "--rubber", "0-1 0/0", "--chances", "3=1")
    expect(out).toMatch(/field: 2 down pays; (?:3 down comes to the same|an? \d+ % chance of 3 down)/u)
    expect(out).not.toContain("the save pays")
  })

  it("breaks even at a 40 % chance of three down at game all (question 6)", async () => {
    const mixed = async (chances: string) =>
      (await json("sacrifice", "4HW", "--rubber", "1-1", "--chances", chances))[0]
    expect(await mixed("2=0.75,3=0.25")).toMatchObject({ cost: 575, letThemMake: 620, saves: true })
    expect(await mixed("2=0.55,3=0.45")).toMatchObject({ cost: 635, letThemMake: 620, saves: false })
    expect(await mixed("2=75%,3=25 %")).toMatchObject({ cost: 575, saves: true, clear: true })
    const { out } = await rubber("sacrifice", "4HW", "--rubber", "1-1")
    expect(out).toContain("a 40 % chance of 3 down instead breaks even")
  })

  it.each([["2=0.5,3=0.6"], ["2=0.5"], ["2:1"], ["2=1,2=0"], ["14=1"], [""]])(
    "refuses the chances %s",
    async (chances) => {
      const { code, err, out } = await rubber("sacrifice", "4HW", "--chances", chances)
      expect({ code, out }).toEqual({ code: 2, out: "" })
      expect(err).toContain("--chances")
    }
  )

  it("refuses a chance above one", async () => {
    const { code, err } = await rubber("sacrifice", "4HW", "--makes", "1.2")
    expect(code).toBe(2)
    expect(err).toContain('--makes: "1.2" cannot be used')
  })
})

describe("rubber simulate", () => {
  it("gives no error where one rubber cannot know it", async () => {
    const { out } = await rubber("simulate", "--rubbers", "1", "--seed", "1")
    expect(out.split("\n").slice(1).join("\n")).not.toContain("±")
  })

  const args = ["simulate", "--rubbers", "600", "--seed", "1"]

  it("gives the figures of rubbers between equals (question 10)", async () => {
    const run = await json(...args)
    expect(run).toMatchObject({
      ns: "field",
      ew: "field",
      rubber: "0-0 0/0",
      rubbers: 600,
      seed: 1,
      difference: null
    })
    expect(run.deals.mean).toBeGreaterThan(4.8)
    expect(run.deals.mean).toBeLessThan(6.2)
    expect(run.twoGames.mean).toBeGreaterThan(0.42)
    expect(run.twoGames.mean).toBeLessThan(0.54)
    expect(run.rubbersToTell50).toBeGreaterThan(800)
    expect(run.course.at(-1).rubber).toBe(600)
    expect(Math.abs(run.course.at(-1).points - run.margin.mean * 600)).toBeLessThan(1)
  })

  it("gives the same bytes again", async () => {
    const strategies = ["--ns", "field:score=no", "--ew", "bold", "--format", "json"]
    expect((await rubber(...args, ...strategies)).out).toBe((await rubber(...args, ...strategies)).out)
  })

  it("pairs different strategies, and equals when asked to", async () => {
    const paired = await json(...args, "--ew", "field:score=no")
    expect(paired.rubbers).toBe(600)
    expect(paired.difference.mean).toBeGreaterThan(-2 * paired.difference.se)
    const equal = await json(...args, "--paired", "yes")
    expect(equal.difference).toEqual({ mean: 0, se: 0 })
    const { out } = await rubber(...args, "--paired", "yes")
    expect(out).toContain("exactly 0")
  })

  it("tells the seed it drew", async () => {
    const { err } = await rubber("simulate", "--rubbers", "10")
    expect(err).toMatch(/seed \d+ was drawn/u)
  })

  it.each([
    [["--ns", "fiel"], "--ns, column 1", "field, par, careful, bold"],
    [["--ew", "field:score=maybe"], "--ew, column 13", "score=no or score=yes"],
    [["--rubbers", "0"], "--rubbers", "a whole number"],
    [["--rubber", "1-1 100/0"], "--rubber", "cannot exist"]
  ])("refuses %j in one line", async (wrong, place, expected) => {
    const { code, err, out } = await rubber("simulate", ...wrong)
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(err.trim().split("\n")).toHaveLength(1)
    expect(err).toContain(place)
    expect(err).toContain(expected)
  })

  it("speaks Polish", async () => {
    const { out } = await rubber(...args, "--lang", "pl")
    expect(out).toContain("rozdań na robra")
    const { err } = await rubber("simulate", "--ns", "x", "--lang", "pl")
    expect(err).toContain("strategi")
  })
})

describe("help", () => {
  it.each(["equity", "breakeven", "sacrifice", "simulate"])("of %s shows an example", async (command) => {
    const { out } = await rubber(command, "--help")
    expect(out).toContain(`rubber ${command}`)
    expect(out).toContain("Examples")
  })
})
