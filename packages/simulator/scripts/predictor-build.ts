/**
 * Trains the trick predictor on the shipped bank: pnpm predictor:build [notrump|suits] [EPOCHS]. Nine tenths of the deals
 * teach, the last tenth judges; at notrump the lessons of pnpm lessons:build teach as well. Writes src/prediction/*Weights.ts and prints the errors that docs/statistics.md gives.
 */
import { Effect } from "effect"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { crc32 } from "../src/bank/Crc32.ts"
import { HEADER_BYTES } from "../src/bank/BankFormat.ts"
import { BANK_FILE, loadBank } from "../src/bank/LoadBank.ts"
import type { Layer } from "../src/prediction/Layer.ts"
import { type Network, Predictor, TRICK_COUNTS } from "../src/prediction/Network.ts"
import { networkFromText, networkToText } from "../src/prediction/NetworkText.ts"
import { layoutOf, SUIT_FACTS, writeSuitFacts } from "../src/prediction/SuitFacts.ts"
import { SuitPlay } from "../src/prediction/SuitPlay.ts"
import { Rng } from "../src/random/Rng.ts"
import { LESSON_BYTES, LESSONS, LESSONS_FILE, readLessons } from "./lessons.ts"
import { type Course, type Examples, type Taught, train } from "./training.ts"
import { unworked, withWork } from "./work.ts"

const SEED = 19
const HELD_OUT = 2000
const SOUTH = 2
const [which = "both", epochs] = process.argv.slice(2)
const COURSES: Readonly<Record<"notrump" | "suits", Course>> = {
  notrump: {
    encoder: 96,
    context: 64,
    hidden: [96, 48],
    decay: 0.02,
    epochs: Number(epochs ?? 40),
    rate: 0.003,
    batch: 256
  },
  suits: {
    encoder: 64,
    context: 32,
    hidden: [40],
    decay: 0.02,
    epochs: Number(epochs ?? 12),
    rate: 0.003,
    batch: 256
  }
}

const bank = await Effect.runPromise(loadBank())
const taught = bank.count - HELD_OUT
const play = new SuitPlay()
const clock = () => (process.cpuUsage().user / 1e6).toFixed(0)

const lessons = which === "suits" ? undefined : lessonsThere()
const lessonCount = lessons?.tricks.length ?? 0

/** Facts by deal of the bank, declarer and suit; then by lesson and suit, South declaring. */
const facts = new Float32Array((bank.count * 16 + lessonCount * 4) * SUIT_FACTS)
/** Writes the facts of the four suits of a deal as number `place` of such fours. */
function writeDeal(deals: Uint16Array, at: number, declarer: number, place: number): void {
  for (let suit = 0; suit < 4; suit++) {
    const holdings = [0, 1, 2, 3].map((seat) => deals[at + ((declarer + seat) & 3) * 4 + suit]!)
    const [a, b, c, d] = holdings as [number, number, number, number]
    const to = (place * 4 + suit) * SUIT_FACTS
    writeSuitFacts(play, holdings, layoutOf(a, b, c, d), facts.subarray(to, to + SUIT_FACTS))
  }
}
for (let deal = 0; deal < bank.count; deal++)
  for (let declarer = 0; declarer < 4; declarer++)
    writeDeal(bank.deals, deal * 16, declarer, deal * 4 + declarer)
for (let lesson = 0; lesson < lessonCount; lesson++)
  writeDeal(lessons!.deals, lesson * 16, SOUTH, bank.count * 4 + lesson)
console.log(`facts of ${bank.count} deals and ${lessonCount} lessons: ${clock()} s`)

// Training sees them measured from their means in standard deviations, which it needs to get anywhere fast.
const centre = new Float64Array(SUIT_FACTS)
const scale = new Float64Array(SUIT_FACTS)
for (const [n, value] of facts.entries()) centre[n % SUIT_FACTS]! += value
for (let n = 0; n < SUIT_FACTS; n++) centre[n]! /= facts.length / SUIT_FACTS
for (const [n, value] of facts.entries()) scale[n % SUIT_FACTS]! += (value - centre[n % SUIT_FACTS]!) ** 2
for (let n = 0; n < SUIT_FACTS; n++) scale[n] = Math.sqrt(scale[n]! / (facts.length / SUIT_FACTS))
for (const [n, value] of facts.entries())
  facts[n] = (value - centre[n % SUIT_FACTS]!) / scale[n % SUIT_FACTS]!

/** The same network for facts as they are. */
const unscaled = (network: Taught): Taught => ({
  ...network,
  side: unscaledLayer(network.side),
  trump: network.trump === undefined ? undefined : unscaledLayer(network.trump)
})

function unscaledLayer({ bias, inputs, outputs, weights }: Layer): Layer {
  const own = weights.map((weight, at) => weight / scale[Math.trunc(at / outputs)]!)
  const moved = bias.map((value, m) => {
    let sum = value
    for (let n = 0; n < inputs; n++) sum -= centre[n]! * own[n * outputs + m]!
    return sum
  })
  return { inputs, outputs, weights: own, bias: moved }
}

function examplesOf(denominations: ReadonlyArray<number>): Examples {
  const also = denominations.length === 1 ? lessonCount : 0
  const cells = denominations.flatMap((denomination) =>
    [0, 1, 2, 3].map((seat) => [denomination, seat] as const)
  )
  const count = taught * cells.length + also
  const suits = new Uint32Array(4 * count)
  const tricks = new Uint8Array(count)
  let example = 0
  for (let deal = 0; deal < taught; deal++) {
    for (const [denomination, declarer] of cells) {
      const others = [0, 1, 2, 3].filter((suit) => suit !== denomination)
      const order = denomination < 4 ? [denomination, ...others] : others
      for (const [n, suit] of order.entries()) suits[4 * example + n] = (deal * 4 + declarer) * 4 + suit
      tricks[example++] = bank.tricks[deal * 20 + denomination * 4 + declarer]!
    }
  }
  for (let lesson = 0; lesson < also; lesson++) {
    for (let suit = 0; suit < 4; suit++) suits[4 * example + suit] = (bank.count * 4 + lesson) * 4 + suit
    tricks[example++] = lessons!.tricks[lesson]!
  }
  return { facts, suits, tricks }
}

/** The lessons, where enough were made. */
function lessonsThere(): ReturnType<typeof readLessons> {
  const bytes = existsSync(LESSONS_FILE) ? readFileSync(LESSONS_FILE) : new Uint8Array(0)
  if (bytes.length < LESSONS * LESSON_BYTES) {
    console.error(`the notrump predictor needs ${LESSONS} lessons; make them first: pnpm lessons:build`)
    process.exit(1)
  }
  return readLessons(bytes.subarray(0, LESSONS * LESSON_BYTES))
}

/** Root mean square error in tricks, and how often the likeliest number is the right one, on the deals kept apart. */
function judge(network: Network, denominations: ReadonlyArray<number>): string {
  let squares = 0
  let right = 0
  let surprise = 0
  let count = 0
  for (const denomination of denominations) {
    for (let declarer = 0; declarer < 4; declarer++) {
      const predictor = new Predictor(network, denomination, declarer, play)
      for (let deal = taught; deal < bank.count; deal++) {
        const { chances } = predictor.predict(bank.deals, 16 * deal)
        const tricks = bank.tricks[deal * 20 + denomination * 4 + declarer]!
        let mean = 0
        for (let n = 0; n < TRICK_COUNTS; n++) mean += n * chances[n]!
        squares += (mean - tricks) ** 2
        if (chances.indexOf(Math.max(...chances)) === tricks) right++
        surprise -= Math.log(Math.max(1e-9, chances[tricks]!))
        count++
      }
    }
  }
  return `held out: error ${Math.sqrt(squares / count).toFixed(3)} tricks, ${((100 * right) / count).toFixed(1)} % right, ${(surprise / count).toFixed(3)} nats (${count} cells)`
}

const source = {
  seed: bank.seed,
  deals: bank.count,
  checksum: crc32(readFileSync(BANK_FILE).subarray(HEADER_BYTES))
}
for (const [name, denominations] of [
  ["notrump", [4]],
  ["suits", [0, 1, 2, 3]]
] as const) {
  if (which !== "both" && which !== name) continue
  const trained = train(
    examplesOf(denominations),
    name === "suits",
    COURSES[name],
    new Rng(SEED, denominations.length),
    (epoch, network) => {
      if (epoch % 4 === 0)
        console.log(
          `  ${name} epoch ${epoch}: ${judge(unworked(unscaled(network)), denominations)}, ${clock()} s`
        )
    }
  )
  const text = networkToText(withWork(unscaled(trained), name, bank, play))
  console.log(`${name}: ${judge(networkFromText(text), denominations)}`)
  writeFileSync(
    new URL(`../src/prediction/${name}Weights.ts`, import.meta.url),
    `/**
 * Generated by pnpm predictor:build from the shipped bank of solved deals (seed ${source.seed}, ${source.deals} deals, checksum
 * ${source.checksum}). Do not edit. Format: NetworkText.ts
 */
import type { NetworkText } from "./NetworkText.ts"

export const ${name}Weights: NetworkText = ${JSON.stringify(text, null, 2).replace(/"(\w+)":/g, "$1:")}
`
  )
}
