/** The same bytes in a worker of a browser: `npm run test:browser`. */
import { readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { stripTypeScriptTypes } from "node:module"
import type { AddressInfo } from "node:net"
import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { launch } from "../../reports/test-browser/support/chromium.ts"
import { WASM_FILE } from "../src/NodeModule.ts"
import { newKernel, solvedDeals } from "../test/support/deals.ts"

const WORKER = `
  import { Kernel } from "/src/Kernel.ts"
  const bytes = await (await fetch("/double-dummy.wasm")).arrayBuffer()
  onmessage = ({ data }) => {
    const kernel = Kernel.fromBytes(bytes)
    const tables = data.map((deal) => [...kernel.table(Uint16Array.from(deal))])
    postMessage({ tables, counters: kernel.counters() })
  }
  postMessage("ready")
`

let browser: Browser
let server: Server
let address = ""

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname
    const script = (text: string) => {
      response.setHeader("content-type", "text/javascript")
      response.end(text)
    }
    if (path === "/double-dummy.wasm") response.end(readFileSync(WASM_FILE))
    else if (path === "/worker.js") script(WORKER)
    else if (/^\/src\/\w+\.ts$/.test(path))
      script(stripTypeScriptTypes(readFileSync(new URL(`..${path}`, import.meta.url), "utf8")))
    else {
      response.setHeader("content-type", "text/html")
      response.end("<!doctype html><title>solver</title>")
    }
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await launch()
})

afterAll(async () => {
  await browser.close()
  server.close()
})

describe("Kernel in a Chromium worker", () => {
  it("gives the tables and visits the nodes that it does in Node", async () => {
    const deals = solvedDeals().slice(1, 5)
    const kernel = newKernel()
    const tables = deals.map(({ deal }) => [...kernel.table(deal)])
    const page = await browser.newPage()
    await page.goto(address)
    const answer = await page.evaluate(
      (positions) =>
        new Promise((resolve, reject) => {
          const worker = new Worker("/worker.js", { type: "module" })
          worker.addEventListener("error", (event) => reject(new Error(event.message)))
          worker.addEventListener("message", ({ data }) => {
            // oxlint-disable-next-line require-post-message-target-origin -- a worker has none
            if (data === "ready") worker.postMessage(positions)
            else resolve(data)
          })
        }),
      deals.map(({ deal }) => [...deal])
    )
    expect(answer).toEqual({ tables, counters: kernel.counters() })
    expect(tables).toEqual(deals.map(({ table }) => table))
  })
})
