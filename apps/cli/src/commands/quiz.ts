/** `rubber quiz`: exercises for a class, and their key apart from them. */
import { answerOf } from "@rubber-bridge/reports/lesson/quiz/Answer"
import { QuizLevel } from "@rubber-bridge/reports/lesson/quiz/Exercise"
import { makeQuiz } from "@rubber-bridge/reports/lesson/quiz/makeQuiz"
import { quizKey, quizSheet } from "@rubber-bridge/reports/lesson/quiz/quizDocument"
import { page } from "@rubber-bridge/reports/lesson/document/Document"
import { renderDocument } from "@rubber-bridge/reports/lesson/document/renderDocument"
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect, Option } from "effect"
import { Command, Flag } from "effect/cli"
import { choiceFlag, readSeed, readWhole, seedFlag } from "../input/Flags.ts"
import { checkBeside } from "../output/Beside.ts"
import { emitDocument, formOf } from "../output/EmitDocument.ts"
import { remark } from "../output/Warn.ts"
import { writeFile } from "../output/WriteFile.ts"
import { Settings } from "../settings.ts"

export const quiz = (words: Words) =>
  Command.make(
    "quiz",
    {
      count: Flag.String("count").pipe(
        Flag.withMetavar("N"),
        Flag.withDescription(words.teach.quiz.count),
        Flag.withDefault("10")
      ),
      level: choiceFlag("level", QuizLevel.literals).pipe(
        Flag.withDescription(words.teach.quiz.level),
        Flag.withDefault("easy")
      ),
      seed: seedFlag(words),
      key: Flag.String("key").pipe(
        Flag.withMetavar("FILE"),
        Flag.withDescription(words.teach.quiz.key),
        Flag.optional
      )
    },
    Effect.fn(function* (flags) {
      const count = yield* readWhole("--count", flags.count, 1, 1000)
      const { seed } = yield* readSeed(flags.seed)
      const { ascii, format, lang, output } = yield* Settings
      const options = { ascii, lang }
      const made = makeQuiz({ level: flags.level, seed, count })
      const forPeople = format === "text" || format === "md"
      const keyFile = Option.getOrElse(flags.key, () =>
        forPeople && output !== undefined ? besideKey(output) : undefined
      )
      if (keyFile !== undefined) yield* checkBeside("--key", keyFile)
      yield* emitDocument({
        document: () =>
          keyFile === undefined
            ? [...quizSheet(made, options), page, ...quizKey(made, options)]
            : quizSheet(made, options),
        items: [
          {
            level: made.level,
            seed,
            exercises: made.exercises.map((exercise, n) => ({
              number: n + 1,
              ...exercise,
              answer: answerOf(exercise)
            }))
          }
        ],
        table: () => ({
          columns: ["number", "exercise", "answer"],
          rows: made.exercises.map((exercise, n) => [
            n + 1,
            JSON.stringify(exercise),
            JSON.stringify(answerOf(exercise))
          ])
        })
      })
      if (keyFile === undefined) return
      const form = format === "md" && formOf(keyFile) === "text" ? "md" : formOf(keyFile)
      yield* writeFile(keyFile, `${renderDocument(quizKey(made, options), form, options).trimEnd()}\n`)
      yield* remark(words.teach.quiz.keyWritten(keyFile))
    })
  ).pipe(
    Command.withDescription(words.teach.quiz.about),
    Command.withExamples([
      {
        command: "rubber quiz --level medium --seed 1 --output handout.html",
        description: words.teach.quiz.examples.print
      },
      { command: "rubber quiz --count 3 --level hard --seed 7", description: words.teach.quiz.examples.text }
    ])
  )

/** `handout.key.html` for `handout.html`; none for a device such as /dev/stdout. */
function besideKey(file: string): string | undefined {
  if (file.startsWith("/dev/")) return undefined
  const ending = /\.[^./\\]+$/u.exec(file)?.[0] ?? ""
  return `${file.slice(0, file.length - ending.length)}.key${ending}`
}
