/** `rubber convert FILE --to FORMAT`: between formats, saying what the target cannot hold. */
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { ahead } from "../input/Ahead.ts"
import { FILE_KINDS, kindOf } from "../input/FileKind.ts"
import { choiceFlag, encodingFlag } from "../input/Flags.ts"
import { columnsFlag, readColumns, resultFlag } from "../input/TableFlags.ts"
import { inputName } from "../input/ReadFile.ts"
import { type RecordRead, recordsReader, type RecordsReader } from "../input/ReadRecords.ts"
import { InputFailure, textPieces } from "../input/TextPieces.ts"
import { failureLine, Misread, ReportedAlready } from "../output/Failure.ts"
import { inputProblem } from "../output/InputProblem.ts"
import { RecordWriter, type TargetKind } from "../output/RecordWriter.ts"
import { streamOut } from "../output/StreamOut.ts"
import { Streams } from "../output/Streams.ts"
import { warn } from "../output/Warn.ts"
import { Settings } from "../settings.ts"

const TARGETS: ReadonlyArray<TargetKind> = ["pbn", "lin", "jsonl", "results"]

export const convert = (words: Words) =>
  Command.make(
    "convert",
    {
      file: Argument.String("file").pipe(Argument.withDescription(words.validate.help.convertFile)),
      to: choiceFlag("to", TARGETS).pipe(Flag.withDescription(words.validate.help.to)),
      from: choiceFlag("from", FILE_KINDS).pipe(
        Flag.withDescription(words.validate.help.from),
        Flag.optional
      ),
      encoding: choiceFlag("encoding", ["latin1", "utf-8"]).pipe(
        Flag.withDescription(words.validate.help.encoding),
        Flag.optional
      ),
      inputEncoding: encodingFlag(words),
      result: resultFlag(words),
      columns: columnsFlag(words)
    },
    Effect.fn(function* ({ columns: mapping, encoding, file, from, inputEncoding, result, to }) {
      const columns = yield* readColumns(mapping)
      const { lang } = yield* Settings
      const streams = yield* Streams
      const name = inputName(file)
      const out = yield* streamOut
      const pieces = ahead(() => textPieces(file, { encoding: Option.getOrUndefined(inputEncoding) }))
      let writer: RecordWriter | undefined
      const write = Effect.gen(function* () {
        let reader: RecordsReader | undefined
        let unreadable = 0
        for (;;) {
          const next = yield* nextPiece(pieces, name, words)
          const text = next.done === true ? "" : next.value
          if (reader === undefined) {
            const kind = Option.getOrElse(from, () => kindOf(file, text))
            reader = recordsReader(kind, { result: Option.getOrUndefined(result), columns })
            writer = new RecordWriter(to)
          }
          const found: ReadonlyArray<RecordRead> = next.done === true ? reader.end() : reader.push(text)
          let converted = ""
          for (const one of found) {
            if (one._tag === "Record") converted += writer!.write(one.record, one.game, one.lost)
            else if (one._tag === "Sheet") converted += writer!.sheet(one.sheet)
            else if (one._tag === "Warning") {
              const { column, line, value } = one.warning
              yield* warn(`${name}:${line}:${column}: ${words.validate.doubt(value)}`)
            } else {
              unreadable++
              const { column, line, value } = one.error
              const misread = new Misread({ where: `${name}:${line}:${column}`, cause: value })
              yield* streams.err(`${failureLine(misread, lang)}\n`)
            }
          }
          if (next.done === true) converted += writer!.end()
          const latin1 = to === "pbn" && Option.getOrUndefined(encoding) === "latin1"
          if (converted !== "") yield* out.write(latin1 ? replaced(converted) : converted)
          if (next.done === true) break
        }
        yield* tellLosses(writer!, to, Option.getOrUndefined(encoding), words)
        return unreadable
      })
      const unreadable = yield* write.pipe(
        Effect.tapError(() => out.abandon),
        Effect.onInterrupt(() => out.abandon),
        Effect.onInterrupt(() =>
          streams.err(`\n${words.cli.interrupted}: ${words.deal.produced(writer?.number ?? 0)}\n`)
        )
      )
      yield* out.done
      if (unreadable > 0) return yield* new ReportedAlready()
      return undefined
    })
  ).pipe(
    Command.withDescription(words.validate.help.convert),
    Command.withExamples([
      { command: "rubber convert evening.pbn --to results", description: words.validate.help.convertExample }
    ])
  )

const nextPiece = (pieces: AsyncIterator<string>, name: string, words: Words) =>
  Effect.tryPromise({
    try: () => pieces.next(),
    catch: (error) => {
      if (error instanceof InputFailure) return inputProblem(name, error, words)
      throw error
    }
  })

const tellLosses = Effect.fn("tellLosses")(function* (
  writer: RecordWriter,
  to: TargetKind,
  encoding: string | undefined,
  words: Words
) {
  for (const [loss, count] of writer.losses)
    yield* warn(words.validate.lostSome(to, words.validate.lost[loss], count))
  if (writer.cut > 0) yield* warn(words.validate.cut(writer.cut))
  if (writer.notLatin1 && encoding === undefined) yield* warn(words.validate.notLatin1)
})

/** Letters outside Latin-1 by their plain letter, or a question mark, as the standard advises. */
function replaced(text: string): string {
  const plain = text.replaceAll("ł", "l").replaceAll("Ł", "L")
  return [...plain].map((letter) => (letter > "\u00FF" ? plainLetter(letter) : letter)).join("")
}

function plainLetter(letter: string): string {
  const base = letter.normalize("NFD")[0]!
  return base <= "\u00FF" ? base : "?"
}
