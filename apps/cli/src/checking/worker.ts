/** A checking thread: checks one file after another, a bounded amount ahead of what is asked of it. */
import { parentPort } from "node:worker_threads"
import { fileReport, include, noCounts, type Part } from "./FileReport.ts"
import { type Delivery, MOST_AHEAD, type Order } from "./protocol.ts"

/** Parts put together, so that a file with few findings is one message. */
let gathered: Array<Part> = []
let size = 0
let asked = false
/** Lets the work go on when what was gathered has been handed over. */
let resume: (() => void) | undefined

const send = (delivery: Delivery): void => parentPort?.postMessage(delivery, [])

function hand(last: boolean, json: boolean): void {
  const counts = noCounts()
  for (const part of gathered) include(counts, part.counts)
  const outs = gathered.flatMap(({ out }) => (out === "" ? [] : [out]))
  send({
    kind: "part",
    part: {
      out: outs.join(json ? ",\n" : ""),
      err: gathered.map(({ err }) => err).join(""),
      counts
    },
    last
  })
  gathered = []
  size = 0
  asked = false
  resume?.()
  resume = undefined
}

async function check({ file, request, style }: Extract<Order, { readonly kind: "check" }>): Promise<void> {
  const json = style.format === "json"
  for await (const part of fileReport(file, request, style)) {
    gathered.push(part)
    size += part.out.length + part.err.length
    if (asked) hand(false, json)
    else if (size > MOST_AHEAD) {
      await new Promise<void>((go) => (resume = go))
    }
  }
  hand(true, json)
}

let json = false
parentPort?.on("message", (order: Order) => {
  if (order.kind === "give") {
    asked = true
    if (gathered.length > 0) hand(false, json)
    return
  }
  json = order.style.format === "json"
  asked = false
  check(order).catch((error: unknown) =>
    send({ kind: "broken", message: error instanceof Error ? error.message : String(error) })
  )
})
