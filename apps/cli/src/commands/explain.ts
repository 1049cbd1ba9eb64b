/** `rubber explain RULE|RESULT`: a rule or a result as a lesson. */
import type { DealResult } from "@rubber-bridge/core/result/DealResult"
import * as ResultText from "@rubber-bridge/core/result/ResultText"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import * as RubberState from "@rubber-bridge/core/rubber/RubberState"
import { explainList, explainResult, explainTopic, work } from "@rubber-bridge/reports/lesson/explain"
import {
  similarTopics,
  type Topic,
  TOPIC_EXAMPLE,
  topicOf,
  TOPICS
} from "@rubber-bridge/reports/lesson/Topic"
import { topicFigures } from "@rubber-bridge/reports/lesson/topicFigures"
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect } from "effect"
import { Argument, Command } from "effect/cli"
import { readState, rubberFlag } from "../input/Flags.ts"
import { readArgument } from "../input/Located.ts"
import { emitDocument } from "../output/EmitDocument.ts"
import { WrongUse } from "../output/Failure.ts"
import { Settings } from "../settings.ts"

export const explain = (words: Words) =>
  Command.make(
    "explain",
    {
      rule: Argument.String("rule").pipe(
        Argument.withDescription(words.teach.explain.rule),
        Argument.variadic()
      ),
      rubber: rubberFlag(words)
    },
    Effect.fn(function* (flags) {
      const text = flags.rule.join(" ").trim()
      if (text === "") return yield* emitList
      const topic = topicOf(text)
      if (topic !== undefined) return yield* emitTopic(topic)
      const results = ResultText.parseMany(text)
      if (results._tag === "Failure" && !/^\d/u.test(text)) return yield* unknown(text)
      const state = yield* readState(flags.rubber)
      yield* emitResults(
        (yield* readArgument("RULE", results)).map(({ result }) => result),
        state
      )
    })
  ).pipe(
    Command.withDescription(words.teach.explain.about),
    Command.withExamples([
      { command: "rubber explain honours", description: words.teach.explain.examples.rule },
      {
        command: 'rubber explain 4SXW-2 --rubber "0-1 60/0"',
        description: words.teach.explain.examples.result
      }
    ])
  )

const emitList = Effect.gen(function* () {
  const { ascii, lang, words } = yield* Settings
  yield* emitDocument({
    document: () => explainList({ ascii, lang }),
    items: TOPICS.map((topic) => ({ rule: topic, title: words.topics[topic].title })),
    table: () => ({
      columns: ["rule", "title"],
      rows: TOPICS.map((topic) => [topic, words.topics[topic].title])
    })
  })
})

const emitTopic = Effect.fn("emitTopic")(function* (topic: Topic) {
  const { ascii, lang, words } = yield* Settings
  const { example, mistake, rule, title, why } = words.topics[topic]
  const figures = topicFigures(topic, words)
  yield* emitDocument({
    document: () => explainTopic(topic, { ascii, lang }),
    items: [
      {
        rule: topic,
        title,
        text: rule,
        figures: figures.map(({ head, rows }) => ({ columns: head, rows })),
        why,
        example: { text: example, ...TOPIC_EXAMPLE[topic] },
        mistake,
        source: `docs/${words.lesson.rulesPage}#${topic}`
      }
    ],
    table: () => ({ columns: figures[0]?.head ?? [], rows: figures[0]?.rows ?? [] })
  })
})

const emitResults = Effect.fn("emitResults")(function* (
  results: ReadonlyArray<DealResult>,
  state: RubberState.RubberState
) {
  const { ascii, lang, words } = yield* Settings
  const worked = results.map((result) => work(Rubber.start("North", state), result))
  const linesOf = (index: number) =>
    worked[index]!.written.lines.map((line) => ({ ...line, why: words.topics[line.rule].why }))
  yield* emitDocument({
    document: () => results.flatMap((result) => explainResult(result, state, { ascii, lang })),
    items: worked.map(({ result, written }, n) => ({
      result: ResultText.toText(result),
      rubber: RubberState.toText(state),
      lines: linesOf(n),
      after: { games: written.rubber.games, partscore: written.rubber.partscore }
    })),
    table: () => ({
      columns: ["result", "side", "where", "kind", "points", "rule", "sum", "why"],
      rows: worked.flatMap(({ result }, n) =>
        linesOf(n).map(({ kind, points, rule, side, sum, where, why }) => [
          ResultText.toText(result),
          side,
          where,
          kind,
          points,
          rule,
          sum,
          why
        ])
      )
    })
  })
})

const unknown = Effect.fn("unknown")(function* (text: string) {
  const { lang, words } = yield* Settings
  return yield* new WrongUse({ detail: words.lesson.unknownTopic(text, similarTopics(text, lang)) })
})
