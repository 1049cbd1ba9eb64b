/** What docs/teaching.md shows is what the commands print. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { rubber } from "../support/run.ts"

const PAGE = readFileSync(join(import.meta.dirname, "../../../../docs/teaching.md"), "utf8")
const shown = [...PAGE.matchAll(/```console\n\$ rubber (.+)\n([\s\S]*?)```/gu)].map(
  ([, line = "", output = ""]) => ({
    line,
    output
  })
)

describe("docs/teaching.md", () => {
  it("shows commands with their output", () => expect(shown).toHaveLength(2))
  it.each(shown)("rubber $line", async ({ line, output }) => {
    expect((await rubber(...line.split(" "))).out).toBe(output)
  })
})
