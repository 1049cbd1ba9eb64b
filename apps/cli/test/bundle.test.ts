import { execFileSync, spawnSync } from "node:child_process"
import { beforeAll, describe, expect, it } from "vitest"
import { file, G1 } from "./support/files.ts"
import { BUNDLE, interrupted, oldNode, start } from "./support/process.ts"

const COMPARE = ["compare", "3NS,1NS", "--south", "AQ75.KJ4.A83.QJ6", "--seed", "1"]

describe.each([
  ["Node 20", oldNode],
  ["this Node", () => process.execPath]
])("the bundle under %s", (_, find) => {
  let node = ""
  beforeAll(() => {
    node = find()
  })

  it("scores, draws and deals", async () => {
    const scored = await start(node, ["score", "4SXW-2"]).ended
    expect(scored).toMatchObject({ code: 0, err: "" })
    expect(scored.out).toContain("300")
    const sheet = await start(node, ["sheet", "-", "--quiet"], G1).ended
    expect(sheet.out).toContain("1690")
    const dealt = await start(node, ["deal", "--seed", "1"]).ended
    expect(dealt.out).toMatch(/\[Deal "N:/u)
  })

  it("simulates in worker threads, the same bytes with one as with two", async () => {
    const run = (workers: string) =>
      start(node, [...COMPARE, "--deals", "16", "--format", "json", "--workers", workers]).ended
    const one = await run("1")
    expect(one.code).toBe(0)
    expect(JSON.parse(one.out).model.deals).toBe(16)
    expect((await run("2")).out).toBe(one.out)
  })

  it("finds deals in worker threads, the same bytes with one as with two", async () => {
    const args = ["deal", "--file", "-", "--seed", "4", "--quiet", "--workers"]
    const asks = "produce 2 condition tricks(north, spades) >= 8 action printoneline tricks(east, hearts)"
    const one = await start(node, [...args, "1"], asks).ended
    expect(one.code).toBe(0)
    expect(one.out.split("\n")).toHaveLength(3)
    expect((await start(node, [...args, "2"], asks).ended).out).toBe(one.out)
  })

  it("ends with 130 and what was done so far when interrupted", async () => {
    const args = [...COMPARE, "--deals", "100000", "--workers", "1"]
    const { code, err, out } = await interrupted(node, args, ({ err }) => err.includes("so far"))
    expect({ code, out }).toEqual({ code: 130, out: "" })
    expect(err).toContain("Interrupted after")
    expect(err).toContain("3NT S")
    expect(err).not.toMatch(/\n\s+at /u)
  })
})

describe("the bundle among other programs", () => {
  it("gives them the rubbers played so far when interrupted", async () => {
    const args = "simulate --rubbers 900000000 --seed 1 --workers 1 --format jsonl".split(" ")
    const { code, err, out } = await interrupted(process.execPath, args, ({ err }) => err.includes("so far"))
    expect(code).toBe(130)
    expect(err).toMatch(/Interrupted after \d+ of 900000000 rubbers/u)
    expect(err).toContain(`Interrupted after ${JSON.parse(out).rubbers} of`)
  })

  const shell = (command: string) => spawnSync("sh", ["-c", command], { encoding: "utf8" })
  const rubber = `"${process.execPath}" "${BUNDLE}"`

  it("ends quietly when the reader of its output goes away", () => {
    const { stderr, stdout } = shell(`${rubber} table --format csv | head -n 2`)
    expect(stdout.split("\n")).toHaveLength(3)
    expect(stderr).toBe("")
  })

  it("ends quietly in the middle of dealing when the reader goes away", () => {
    const { stderr, stdout } = shell(`${rubber} deal --count 100000000 --seed 1 --as line | head -n 1`)
    expect(stdout).toMatch(/^n \S+ e \S+ s \S+ w \S+\n$/u)
    expect(stderr).toBe("")
  })

  it("leaves a complete document when dealing is interrupted", async () => {
    const args = ["deal", "--count", "100000000", "--seed", "1", "--format", "json", "--workers", "1"]
    const { code, err, out } = await interrupted(process.execPath, args, ({ out }) => out.length > 1000)
    expect(code).toBe(130)
    const deals = JSON.parse(out) as ReadonlyArray<{ readonly number: number }>
    expect(deals.length).toBeGreaterThan(1)
    expect(err).toContain(`interrupted: ${deals.length} deals`)
  })

  it("says so in one line when the disk is full", () => {
    const { status, stderr } = shell(`${rubber} table --format csv > /dev/full`)
    expect(status).toBe(2)
    expect(stderr).toMatch(/^rubber: [^\n]*full[^\n]*\n$/u)
  })

  it("keeps an older file when the new one cannot be written", () => {
    const path = file("precious", "sheet.txt")
    const { status } = shell(`${rubber} sheet no-such-file.txt --output "${path}"`)
    expect(status).toBe(2)
    expect(execFileSync("cat", [path], { encoding: "utf8" })).toBe("precious")
  })

  it("gives completions for the shells", () => {
    for (const name of ["bash", "zsh", "fish"]) {
      expect(shell(`${rubber} --completions ${name}`).stdout).toContain("compare")
    }
  })

  it("prints its version and its help on standard output", () => {
    expect(shell(`${rubber} --version`).stdout).toMatch(/^rubber \d+\.\d+\.\d+\n$/u)
    const help = shell(`${rubber} compare --help`)
    expect(help.status).toBe(0)
    expect(help.stdout).toContain("rubber compare 1NS,2NS,3NS")
    expect(help.stderr).toBe("")
  })
})
