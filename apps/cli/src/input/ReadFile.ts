/** A whole input file as text, or standard input for `-`. Big archives are streamed elsewhere. */
import { Effect, FileSystem, Stdio, Stream } from "effect"
import { reasonOf, reasonText } from "../output/WriteFile.ts"
import { WrongUse } from "../output/Failure.ts"
import { Settings } from "../settings.ts"

/** How messages name the input: the file's name, or `<stdin>`. */
export const inputName = (file: string): string => (file === "-" ? "<stdin>" : file === "" ? '""' : file)

/**
 * The text of `file` without a byte-order mark: UTF-16 where there is one of it, UTF-8 or else Latin-1. Fails when
 * the bytes are no text, for example those of a picture.
 */
export const readText = Effect.fn("readText")(function* (file: string) {
  const bytes = yield* file === "-" ? readStdin : readBytes(file)
  const text = decode(bytes)
  if (!text.includes("\0")) return text
  const { words } = yield* Settings
  return yield* new WrongUse({ detail: words.cli.notText(inputName(file)) })
})

const readStdin = Effect.gen(function* () {
  const stdio = yield* Stdio.Stdio
  const chunks = yield* Stream.runCollect(stdio.stdin)
  return Buffer.concat(chunks) as Uint8Array
}).pipe(Effect.mapError(() => new WrongUse({ detail: "<stdin>" })))

const readBytes = Effect.fn("readBytes")(function* (file: string) {
  const { words } = yield* Settings
  const fs = yield* FileSystem.FileSystem
  const refuse = (why: string) => new WrongUse({ detail: `${inputName(file)}: ${why}` })
  const unreadable = (error: Parameters<typeof reasonOf>[0]) =>
    refuse(words.cli.notReadable(reasonText(reasonOf(error), words)))
  const info = yield* Effect.mapError(fs.stat(file), (error) =>
    error.reason._tag === "NotFound" ? refuse(words.cli.noSuchFile) : unreadable(error)
  )
  if (info.type === "Directory") return yield* refuse(words.cli.isFolder)
  return yield* Effect.mapError(fs.readFile(file), unreadable)
})

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("latin1").decode(bytes)
  }
}
