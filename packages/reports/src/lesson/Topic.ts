/** The rules that can be explained, by the anchors of docs/rules.md, and how they are found by name. */
import type { Lang } from "../words/index.ts"
import { topics as english } from "../words/en/topics.ts"
import { LANGS, wordsOf } from "../words/index.ts"

export type Topic = keyof typeof english

/** In the order of docs/rules.md. */
export const TOPICS = Object.keys(english) as ReadonlyArray<Topic>

/** A worked example: results played one after another from a state of the rubber. */
export interface TopicExample {
  readonly rubber: string
  readonly results: ReadonlyArray<string>
  /** Settle what is left by the laws of 1993. */
  readonly settle?: true
}

/** North–South are We in every example. */
export const TOPIC_EXAMPLE: Readonly<Record<Topic, TopicExample>> = {
  contract: { rubber: "0-0 0/0", results: ["4SW10"] },
  auction: { rubber: "0-0 0/0", results: ["2DS8"] },
  tricks: { rubber: "0-0 0/0", results: ["3NS9"] },
  "trick-score": { rubber: "0-0 0/0", results: ["3NS9"] },
  overtricks: { rubber: "0-0 0/0", results: ["1NS9"] },
  undertricks: { rubber: "0-0 0/0", results: ["4SXW8"] },
  slam: { rubber: "0-0 0/0", results: ["6NS12"] },
  insult: { rubber: "0-0 0/0", results: ["1HXXS7"] },
  honours: { rubber: "0-0 0/0", results: ["4HS9 honours S 100"] },
  partscore: { rubber: "0-0 60/0", results: ["1NS7"] },
  game: { rubber: "0-0 90/60", results: ["2HE8"] },
  vulnerability: { rubber: "0-0 0/0", results: ["6SS12"] },
  "rubber-bonus": { rubber: "0-0 0/0", results: ["3NS9", "4SS10"] },
  "rubber-state": { rubber: "1-0 60/40", results: ["1NN7"] },
  "order-of-events": { rubber: "0-1 60/0", results: ["6HXN13"] },
  "passed-out": { rubber: "0-0 60/40", results: ["pass"] },
  "unfinished-rubber": { rubber: "1-0 0/60", results: [], settle: true },
  stakes: { rubber: "0-0 0/0", results: ["3NS9", "4SS10"] },
  "old-scale": { rubber: "0-0 0/0", results: ["4SXS6"] },
  duplicate: { rubber: "0-0 0/0", results: ["4SS11"] },
  chicago: { rubber: "0-0 0/0", results: ["4HS10"] }
}

/** Rules to read next. */
export const TOPIC_RELATED: Readonly<Record<Topic, ReadonlyArray<Topic>>> = {
  contract: ["auction", "trick-score"],
  auction: ["contract", "passed-out"],
  tricks: ["trick-score", "undertricks"],
  "trick-score": ["overtricks", "game"],
  overtricks: ["trick-score", "slam"],
  undertricks: ["vulnerability", "old-scale"],
  slam: ["overtricks", "vulnerability"],
  insult: ["trick-score", "old-scale"],
  honours: ["passed-out"],
  partscore: ["game", "trick-score"],
  game: ["partscore", "vulnerability"],
  vulnerability: ["undertricks", "slam"],
  "rubber-bonus": ["game", "unfinished-rubber"],
  "rubber-state": ["vulnerability", "partscore"],
  "order-of-events": ["game", "rubber-bonus"],
  "passed-out": ["auction"],
  "unfinished-rubber": ["rubber-bonus", "stakes"],
  stakes: ["rubber-bonus"],
  "old-scale": ["undertricks", "insult"],
  duplicate: ["chicago"],
  chicago: ["duplicate", "unfinished-rubber"]
}

/** The topic of this name: its anchor, its title or a synonym in any language, in either case. */
export const topicOf = (text: string): Topic | undefined => {
  const asked = plain(text)
  return TOPICS.find((topic) => LANGS.some((lang) => namesOf(topic, lang).includes(asked)))
}

/**
 * The topics whose names begin like the text or lie within two letters of it (one, where it has fewer than six), the best
 * first, three at most.
 */
export const similarTopics = (text: string, lang: Lang): ReadonlyArray<Topic> => {
  const asked = plain(text)
  const scored = TOPICS.flatMap((topic) => {
    const least = Math.min(
      ...[lang, ...LANGS]
        .flatMap((language) => namesOf(topic, language))
        .map((name) => difference(asked, name))
    )
    return least <= Math.min(2, asked.length / 3) ? [{ topic, least }] : []
  })
  return scored
    .toSorted((a, b) => a.least - b.least)
    .slice(0, 3)
    .map(({ topic }) => topic)
}

function namesOf(topic: Topic, lang: Lang): ReadonlyArray<string> {
  const { names, title } = wordsOf(lang).topics[topic]
  return [topic, title, ...names].map(plain)
}

/** Lower case, blanks for hyphens, Polish letters without their marks: `nadrobki` finds `nadróbki`. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll(/[-–_\s]+/gu, " ")
    .trim()
}

/** Letters to put in, take out or change; 1 where one text begins the other and has at least four letters. */
function difference(a: string, b: string): number {
  if (a.length >= 4 && b.startsWith(a)) return 1
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (const [n, letter] of [...a].entries()) {
    const next = [n + 1]
    for (let m = 0; m < b.length; m++) {
      next.push(Math.min(next[m]! + 1, row[m + 1]! + 1, row[m]! + (letter === b[m] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]!
}
