/** A whole input file as text, or standard input for `-`. Big archives are streamed elsewhere. */
import { Effect, FileSystem, Schema, Stdio, Stream } from "effect"
import { reasonOf } from "../output/WriteFile.ts"
import { WrongUse } from "../output/Failure.ts"
import { Settings } from "../settings.ts"

/** The bytes are no text in UTF-8 and not in Latin-1 either, for example those of a picture. */
export class NotText extends Schema.TaggedError<NotText>()("NotText", { file: Schema.String }) {
  override get message() {
    return `${this.file} is not a text file; name a file of result lines or PBN`
  }
}

/** How messages name the input: the file's name, or `<stdin>`. */
export const inputName = (file: string): string => (file === "-" ? "<stdin>" : file)

/** The text of `file`, UTF-8 or else Latin-1, without a byte-order mark. */
export const readText = Effect.fn("readText")(function* (file: string) {
  const bytes = yield* file === "-" ? readStdin : readBytes(file)
  if (bytes.includes(0)) return yield* new NotText({ file: inputName(file) })
  return decode(bytes)
})

const readStdin = Effect.gen(function* () {
  const stdio = yield* Stdio.Stdio
  const chunks = yield* Stream.runCollect(stdio.stdin)
  return Buffer.concat(chunks) as Uint8Array
}).pipe(Effect.mapError(() => new WrongUse({ detail: "<stdin>" })))

const readBytes = Effect.fn("readBytes")(function* (file: string) {
  const { words } = yield* Settings
  const fs = yield* FileSystem.FileSystem
  const refuse = (why: string) => new WrongUse({ detail: `${file}: ${why}` })
  const info = yield* Effect.mapError(fs.stat(file), (error) =>
    error.reason._tag === "NotFound"
      ? refuse(words.cli.noSuchFile)
      : refuse(words.cli.notReadable(reasonOf(error)))
  )
  if (info.type === "Directory") return yield* refuse(words.cli.isFolder)
  return yield* Effect.mapError(fs.readFile(file), (error) => refuse(words.cli.notReadable(reasonOf(error))))
})

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("latin1").decode(bytes)
  }
}
