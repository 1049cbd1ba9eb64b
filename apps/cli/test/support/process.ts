/** Runs the built bundle as a process of its own, under a given Node. */
import { execFileSync, spawn } from "node:child_process"
import { fileURLToPath } from "node:url"

export const BUNDLE = fileURLToPath(new URL("../../dist/main.js", import.meta.url))

export interface Ended {
  readonly out: string
  readonly err: string
  readonly code: number | null
}

export interface Running {
  /** Presses Ctrl-C. */
  readonly interrupt: () => void
  readonly ended: Promise<Ended>
}

/** Starts `node bundle args`; standard input is empty unless `input` is given. */
export const start = (node: string, args: ReadonlyArray<string>, input = ""): Running => {
  const child = spawn(node, [BUNDLE, ...args], { stdio: ["pipe", "pipe", "pipe"] })
  let out = ""
  let err = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text))
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text))
  child.stdin.on("error", () => undefined)
  child.stdin.end(input)
  const ended = new Promise<Ended>((resolve) => {
    child.on("close", (code) => resolve({ out, err, code }))
  })
  return { interrupt: () => void child.kill("SIGINT"), ended }
}

/**
 * Starts it and presses Ctrl-C after a second and a half; after twice as long each time when it had not yet come so far
 * as `far` asks, as happens on a busy machine, and for the last time after 24 seconds.
 */
export const interrupted = async (
  node: string,
  args: ReadonlyArray<string>,
  far: (ended: Ended) => boolean,
  after = 1500
): Promise<Ended> => {
  const running = start(node, args)
  setTimeout(running.interrupt, after)
  const ended = await running.ended
  return far(ended) || after >= 24_000 ? ended : interrupted(node, args, far, 2 * after)
}

const FETCHED = "20.20.2"

/** A Node 20: the machine's own where it is one, otherwise the official binary from the npm registry. */
export const oldNode = (): string => {
  const candidates = [process.env["RUBBER_MACHINE_NODE"], process.execPath, "node"]
  const own = candidates.find((node) => node !== undefined && versionOf(node).startsWith("v20."))
  if (own !== undefined) return own
  const name = `node-${process.platform}-${process.arch}@${FETCHED}`
  const print = ["--yes", `--package=${name}`, "--", "node", "-p", "process.execPath"]
  return execFileSync("npx", print, { encoding: "utf8" }).trim().split("\n").at(-1)!
}

const versionOf = (node: string): string => execFileSync(node, ["--version"], { encoding: "utf8" }).trim()
