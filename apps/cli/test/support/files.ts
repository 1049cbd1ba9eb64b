/** Files for one test, gone when it is over. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"

/** An empty folder. */
export const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), "rubber-test-"))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A file with this content. */
export const file = (content: string | Uint8Array, name = "input.txt"): string => {
  const path = join(folder(), name)
  writeFileSync(path, content)
  return path
}

/** The golden rubber G1 of docs/rules.md, as result lines: the side that wins the rubber loses on points. */
export const G1 = `# G1
2HS10
4SXE8
3NTW10
3SE9
2DW-2
6HXN13
1NTE8
3CS9
3HW9
`
