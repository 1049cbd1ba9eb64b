import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"

const SCRIPT = fileURLToPath(new URL("../../../scripts/readme.mjs", import.meta.url))

it("README.md and docs/ show what their commands really print", { timeout: 300_000 }, () => {
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, "--check"], { encoding: "utf8" })
  expect(stdout).toBe("")
  expect(status).toBe(0)
})
