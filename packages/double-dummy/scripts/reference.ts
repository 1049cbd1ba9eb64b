/**
 * Debian's libdds beside our own solver: compiles `dds-driver.cpp` where a C++ compiler and libdds-dev are installed, and
 * asks it one question at a time in a process of its own.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

export interface Answer {
  /** CPU time of the question, in milliseconds. */
  readonly milliseconds: number
  readonly results: ReadonlyArray<number>
}

export interface Reference {
  readonly version: string
  readonly ask: (question: string) => Promise<Answer>
  /** Ends the process; its peak memory in bytes. */
  readonly close: () => Promise<number>
}

/** The reference, or one line that says why there is none. */
export const openReference = (): Reference | string => {
  if (!existsSync("/usr/include/dds/dll.h")) return "libdds is not installed (Debian: apt install libdds-dev)"
  const folder = mkdtempSync(join(tmpdir(), "rubber-dds-"))
  const program = join(folder, "dds-driver")
  const source = fileURLToPath(new URL("dds-driver.cpp", import.meta.url))
  const compiled = spawnSync("c++", ["-O2", "-o", program, source, "-ldds"], { encoding: "utf8" })
  if (compiled.status !== 0) {
    rmSync(folder, { recursive: true })
    return `the libdds driver does not compile: ${compiled.error?.message ?? compiled.stderr.split("\n")[0]}`
  }
  const child: ChildProcess = spawn(program, { stdio: ["pipe", "pipe", "inherit"] })
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
  const next = async (question: string): Promise<ReadonlyArray<number>> => {
    child.stdin!.write(`${question}\n`)
    const { done, value } = await lines.next()
    if (done === true) throw new Error(`libdds ended at the question ${question}`)
    return value.split(" ").map(Number)
  }
  return {
    version: packageVersion(),
    ask: async (question) => {
      const [micros, ...results] = await next(question)
      return { milliseconds: micros! / 1000, results }
    },
    close: async () => {
      const [kilobytes] = await next("Q")
      child.stdin!.end()
      rmSync(folder, { recursive: true })
      return kilobytes! * 1024
    }
  }
}

function packageVersion(): string {
  const asked = spawnSync("dpkg-query", ["-W", "-f", "${Version}", "libdds0"], { encoding: "utf8" })
  return asked.status === 0 ? `Debian's libdds ${asked.stdout}` : "libdds"
}
