/* oxlint-disable no-await-in-loop -- a reader does one thing after another */
import axe from "axe-core"
import { Result } from "effect"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import type { Browser, Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { ChartSpec } from "../src/charts/specs.ts"
import { reportPage } from "../src/page/report.ts"
import { sectionsOf } from "../src/page/sectionsOf.ts"
import { readRuns } from "../src/runs/RunFile.ts"
import type { Lang } from "../src/words/index.ts"
import { exampleSpecs } from "../test/charts/support/examples.ts"
import { launch } from "./support/chromium.ts"

const folder = mkdtempSync(join(tmpdir(), "rubber-report-"))
const url = (name: string): string => pathToFileURL(join(folder, name)).href
let browser: Browser

async function write(lang: Lang): Promise<void> {
  const runs = ["compare", "solve", "sheet"].flatMap((name) => {
    const file = fileURLToPath(new URL(`../test/fixtures/${name}.json`, import.meta.url))
    return Result.getOrThrow(readRuns(file, readFileSync(file, "utf8")))
  })
  const title = lang === "en" ? "Tuesday rubbers" : "Wtorkowe robry"
  writeFileSync(
    join(folder, `report-${lang}.html`),
    await reportPage(sectionsOf(runs, lang), { lang, title })
  )
  const all: ReadonlyArray<ChartSpec> = Object.values(exampleSpecs(lang))
  const charts = await reportPage([{ title: "Charts", lead: "", charts: all, tail: "" }], { lang, title })
  writeFileSync(join(folder, `charts-${lang}.html`), charts)
}

/** A page and everything it complained about or asked the network for. */
async function open(
  name: string,
  options: {
    readonly width?: number
    readonly colorScheme?: "light" | "dark"
    readonly javaScriptEnabled?: boolean
  } = {}
): Promise<{ readonly page: Page; readonly complaints: ReadonlyArray<string> }> {
  const { colorScheme = "light", javaScriptEnabled = true, width = 960 } = options
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme,
    javaScriptEnabled
  })
  const page = await context.newPage()
  const complaints: Array<string> = []
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`))
  page.on("request", (request) => {
    if (request.url() !== url(name)) complaints.push(`request: ${request.url()}`)
  })
  await page.goto(url(name))
  if (javaScriptEnabled) await drawn(page)
  return { page, complaints }
}

/** Waits until the page's script has drawn every chart. */
const drawn = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>("[data-chart]")].every((figure) => "width" in figure.dataset)
  )

beforeAll(async () => {
  browser = await launch()
  await write("en")
  await write("pl")
})

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})

afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

describe("the report", () => {
  it("stays under a megabyte for a run of 2,000 deals", () => {
    expect(readFileSync(join(folder, "report-en.html")).byteLength).toBeLessThan(1_000_000)
  })

  it.each(["report-en.html", "report-pl.html", "charts-en.html", "charts-pl.html"])(
    "opens %s without a complaint and without the network",
    async (name) => {
      const { complaints } = await open(name)
      expect(complaints).toEqual([])
    }
  )

  it("needs less than a second of the browser's main thread to open and draw everything", async () => {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    // Thread time: a busy machine makes the clock on the wall run, not this one.
    await session.send("Performance.enable", { timeDomain: "threadTicks" })
    await page.goto(url("report-en.html"))
    await drawn(page)
    const { metrics } = await session.send("Performance.getMetrics")
    const time = metrics.find(({ name }) => name === "ThreadTime")!.value
    expect(time).toBeGreaterThan(0)
    expect(time).toBeLessThan(1)
  })

  it("shows a tip on the mark that is pointed at", async () => {
    const { page } = await open("report-en.html")
    const figure = page.locator("figure[data-chart='0']")
    await figure.locator("[aria-label=dot] *").last().hover()
    const tip = figure.locator("[aria-label=tip]").filter({ hasText: "both together" })
    await tip.waitFor({ state: "visible" })
    expect(await tip.textContent()).toMatch(/[234]♠|3NT|5♦X.*−?\d/u)
  })

  it("sorts a table by a click and back by a second one", async () => {
    const { page } = await open("report-en.html")
    const table = page.locator("table").first()
    const totals = () =>
      table
        .locator("tbody tr td:nth-child(6)")
        .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset["value"])))
    const before = await totals()
    const ascending = before.toSorted((a, b) => a - b)
    await table.getByRole("button", { name: "Total" }).click()
    expect(await totals()).toEqual(ascending)
    expect(await table.locator("th:nth-child(6)").getAttribute("aria-sort")).toBe("ascending")
    await table.getByRole("button", { name: "Total" }).click()
    expect(await totals()).toEqual(ascending.toReversed())
    await table.getByRole("button", { name: "Contract" }).click()
    expect(await table.locator("th:nth-child(6)").getAttribute("aria-sort")).toBeNull()
  })

  it("can be used from the keyboard: links, the theme, sorting", async () => {
    const { page } = await open("report-en.html")
    const reached: Array<string> = []
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press("Tab")
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ""))
    }
    expect(reached).toEqual(expect.arrayContaining(["Light / dark", "Score sheet", "Contract", "Total"]))
    await page.locator("table").first().getByRole("button", { name: "Tricks" }).focus()
    await page.keyboard.press("Enter")
    expect(await page.locator("th[aria-sort=ascending]").textContent()).toBe("Tricks")
  })

  it("follows the reader's theme and lets them change it", async () => {
    const { page } = await open("report-en.html", { colorScheme: "dark" })
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const chart = () => page.locator("figure[data-chart='0'] svg rect").first().getAttribute("fill")
    expect([await ground(), await chart()]).toEqual(["rgb(22, 24, 29)", "#16181d"])
    await page.getByRole("button", { name: "Light / dark" }).click()
    expect([await ground(), await chart()]).toEqual(["rgb(255, 255, 255)", "#ffffff"])
  })

  it.each([360, 390, 768, 1600])("does not scroll sideways at %d pixels", async (width) => {
    const { page } = await open("report-pl.html", { width })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

  it("redraws its charts when the window changes", async () => {
    const { page } = await open("report-en.html")
    await page.setViewportSize({ width: 420, height: 800 })
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>("[data-chart]")?.dataset["width"]) < 420
    )
    expect(Number(await page.locator("figure[data-chart='0'] > svg").getAttribute("width"))).toBeLessThan(420)
  })

  it("is printed light and at the width of the paper, whatever the theme", async () => {
    const { page } = await open("report-en.html", { colorScheme: "dark" })
    const look = () => page.evaluate(() => (window as unknown as { printed: unknown }).printed)
    await page.evaluate(() =>
      addEventListener("beforeprint", () => {
        const charts = [...document.querySelectorAll("figure[data-chart] > svg")]
        Object.assign(window, {
          printed: charts.map((svg) => [
            svg.getAttribute("width"),
            svg.querySelector("rect")?.getAttribute("fill")
          ])
        })
      })
    )
    const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/gu)
    expect(await look()).toEqual(Array.from({ length: 4 }, () => ["688", "#ffffff"]))
    expect(pages?.length).toBeLessThanOrEqual(6)
    await page.waitForFunction(
      () => document.querySelector("figure svg rect")?.getAttribute("fill") === "#16181d"
    )
  })

  it("has larger letters on a projector, in charts as on the page", async () => {
    const { page } = await open("report-en.html", { width: 1920 })
    const height = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().height)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe("22px")
    expect(await height("figure[data-chart='0'] text")).toBeGreaterThan(22)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1920)
  })

  it("shows charts and tables without scripts too", async () => {
    const { complaints, page } = await open("report-en.html", { javaScriptEnabled: false })
    expect(await page.locator("figure[data-chart] > svg").count()).toBe(4)
    expect(await page.locator("table").first().isVisible()).toBe(true)
    expect(await page.locator("#theme").isVisible()).toBe(false)
    expect(complaints).toEqual([])
  })

  it.each([
    ["report-en.html", "light", 960],
    ["report-en.html", "dark", 390],
    ["report-pl.html", "dark", 960],
    ["report-pl.html", "light", 390],
    ["charts-en.html", "dark", 960]
  ] as const)("has no serious accessibility problem: %s, %s, %d wide", async (name, colorScheme, width) => {
    const { page } = await open(name, { colorScheme, width })
    await page.evaluate(axe.source)
    const results = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
    const serious = results.violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    expect(serious.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 120))])).toEqual([])
  })
})
