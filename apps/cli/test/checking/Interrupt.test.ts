import { spawn } from "node:child_process"
import { describe, expect, it } from "vitest"
import { BUNDLE } from "../support/process.ts"

describe("rubber validate", () => {
  it("keeps what it found when it is interrupted, and says how far it came", async () => {
    const child = spawn(process.execPath, [BUNDLE, "validate", "-", "--from", "csv", "--format", "json"])
    let out = ""
    let err = ""
    let pressed = false
    child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text))
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text
      // Standard input stays open, so that the command would wait for ever. A second Ctrl-C would end it at once.
      if (!pressed && out.includes("}")) pressed = child.kill("SIGINT")
    })
    child.stdin.write("rubber,contract,declarer,tricks,ns_below\n1,3NT,N,9,90\n2,3NT,N,9,100\n")
    const code = await new Promise((resolve) => child.on("close", resolve))
    expect(code).toBe(130)
    expect(JSON.parse(out)).toMatchObject([{ line: 2, reason: "FirstNotrumpTrick" }])
    expect(err).toBe("\nInterrupted; so far: 2 records checked in 1 file, 1 wrong figure\n")
  })
})
