/** Writing a result to a file: whole or not at all, so that a failure never leaves half of it over an older one. */
import { Effect, FileSystem, Schema } from "effect"

export class UnwritableFile extends Schema.TaggedError<UnwritableFile>()("UnwritableFile", {
  file: Schema.String,
  reason: Schema.String
}) {
  override get message() {
    return `${this.file} cannot be written: ${this.reason}; name a file in a folder that exists and is writable`
  }
}

const describe = (file: string) =>
  Effect.mapError(
    (error: { readonly message: string; readonly reason?: unknown }) =>
      new UnwritableFile({ file, reason: reasonOf(error) })
  )

/** Writes text or bytes to `file`, replacing what was there only when everything has been written. */
export const writeFile = Effect.fn("writeFile")(function* (file: string, content: string | Uint8Array) {
  const fs = yield* FileSystem.FileSystem
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
  const special = yield* fs.stat(file).pipe(
    Effect.map((info) => info.type !== "File"),
    Effect.orElseSucceed(() => false)
  )
  if (special) return yield* fs.writeFile(file, bytes).pipe(describe(file))
  const draft = `${file}.${process.pid}.part`
  yield* fs.writeFile(draft, bytes).pipe(
    Effect.andThen(fs.rename(draft, file)),
    Effect.tapError(() => Effect.ignore(fs.remove(draft))),
    describe(file)
  )
})

/** Fails at once when `file` cannot be written later, before any long work is done for it. */
export const checkWritable = Effect.fn("checkWritable")(function* (file: string) {
  const fs = yield* FileSystem.FileSystem
  const draft = `${file}.${process.pid}.part`
  const info = yield* Effect.option(fs.stat(file))
  if (info._tag === "Some" && info.value.type === "Directory") {
    return yield* new UnwritableFile({ file, reason: "it is a folder" })
  }
  if (info._tag === "Some" && info.value.type !== "File") return
  yield* fs.writeFile(draft, new Uint8Array()).pipe(Effect.andThen(fs.remove(draft)), describe(file))
})

/** The reason in a few words, without the path that the message names anyway. */
export const reasonOf = (error: { readonly message: string; readonly reason?: unknown }): string => {
  const tag = (error.reason as { readonly _tag?: string } | undefined)?._tag
  const known: Record<string, string> = {
    NotFound: "there is no such file or folder",
    PermissionDenied: "permission is denied",
    AlreadyExists: "it exists already",
    BadResource: "it is not a file",
    Busy: "it is in use"
  }
  return known[tag ?? ""] ?? error.message.split("\n")[0]!
}
