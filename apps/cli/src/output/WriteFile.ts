/** Writing a result to a file: whole or not at all, so that a failure never leaves half of it over an older one. */
import { type Words, wordsOf } from "@rubber-bridge/reports/words/index"
import { Effect, FileSystem, Schema } from "effect"

export class UnwritableFile extends Schema.TaggedError<UnwritableFile>()("UnwritableFile", {
  file: Schema.String,
  /** What `reasonOf` gives. */
  reason: Schema.String
}) {
  override get message() {
    return unwritableText(this, wordsOf("en"))
  }
}

/** The error in the words of a language. */
export const unwritableText = ({ file, reason }: UnwritableFile, words: Words): string =>
  words.cli.notWritable(file === "" ? '""' : file, reasonText(reason, words))

const describe = (file: string) =>
  Effect.mapError(
    (error: { readonly message: string; readonly reason?: unknown }) =>
      new UnwritableFile({ file, reason: reasonOf(error) })
  )

/** Writes text or bytes to `file`, replacing what was there only when everything has been written. */
export const writeFile = Effect.fn("writeFile")(function* (file: string, content: string | Uint8Array) {
  if (file === "") return yield* new UnwritableFile({ file, reason: "NoName" })
  const fs = yield* FileSystem.FileSystem
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
  const info = yield* Effect.option(fs.stat(file))
  const type = info._tag === "Some" ? info.value.type : "File"
  if (type === "Directory") return yield* new UnwritableFile({ file, reason: "Folder" })
  if (type !== "File") return yield* fs.writeFile(file, bytes).pipe(describe(file))
  const draft = `${file}.${process.pid}.part`
  yield* fs.writeFile(draft, bytes).pipe(
    Effect.andThen(fs.rename(draft, file)),
    Effect.tapError(() => Effect.ignore(fs.remove(draft))),
    describe(file)
  )
})

/** Fails at once when `file` cannot be written later, before any long work is done for it. */
export const checkWritable = Effect.fn("checkWritable")(function* (file: string) {
  if (file === "") return yield* new UnwritableFile({ file, reason: "NoName" })
  const fs = yield* FileSystem.FileSystem
  const draft = `${file}.${process.pid}.part`
  const info = yield* Effect.option(fs.stat(file))
  if (info._tag === "Some" && info.value.type === "Directory") {
    return yield* new UnwritableFile({ file, reason: "Folder" })
  }
  if (info._tag === "Some" && info.value.type !== "File") return
  yield* fs.writeFile(draft, new Uint8Array()).pipe(Effect.andThen(fs.remove(draft)), describe(file))
})

type FileReason = keyof Words["cli"]["fileReasons"]

const BY_CODE: Readonly<Record<string, FileReason>> = {
  ENOSPC: "DiskFull",
  EDQUOT: "DiskFull",
  EISDIR: "Folder",
  ENOTDIR: "NoFolder",
  EROFS: "ReadOnly",
  ENAMETOOLONG: "NameTooLong",
  ELOOP: "LinkLoop",
  EIO: "DeviceFault",
  EACCES: "PermissionDenied",
  ERR_INVALID_ARG_VALUE: "ControlInName"
}

/** Why a file could not be used: a key of the words for it, or the system's own text where we have none. */
export const reasonOf = (error: { readonly message: string; readonly reason?: unknown }): string => {
  const { _tag = "", cause } = (error.reason ?? {}) as { readonly _tag?: string; readonly cause?: unknown }
  const { code = "" } = (cause ?? error) as { readonly code?: string }
  return BY_CODE[code] ?? (_tag in wordsOf("en").cli.fileReasons ? _tag : error.message.split("\n")[0]!)
}

/** The reason of `reasonOf` in words. */
export const reasonText = (reason: string, { cli }: Words): string =>
  cli.fileReasons[reason as FileReason] ?? reason
