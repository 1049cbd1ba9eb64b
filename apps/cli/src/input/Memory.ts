/**
 * Keeps the memory of a long reading low. Left alone, the engine lets garbage pile up to several times what is in use before
 * it looks; asked now and then, it gives it back, at about a fifth of the time.
 */
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

/** Characters read between two collections. */
const INTERVAL = 1 << 20

/** Call it with the characters of each piece; it collects when enough have come. */
export const memoryKeeper = (): ((characters: number) => void) => {
  let collect: (() => void) | undefined
  let since = 0
  return (characters) => {
    since += characters
    if (since < INTERVAL) return
    since = 0
    if (collect === undefined) {
      setFlagsFromString("--expose-gc")
      collect = runInNewContext("gc") as () => void
    }
    collect()
  }
}
