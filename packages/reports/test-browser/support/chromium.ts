/** A Chromium of the machine: `CHROMIUM` names its program, otherwise the usual names are tried. */
import { existsSync } from "node:fs"
import process from "node:process"
import { type Browser, chromium } from "playwright-core"

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"
]

export const launch = (): Promise<Browser> => {
  const executablePath = process.env["CHROMIUM"] ?? PLACES.find((place) => existsSync(place))
  if (executablePath === undefined) {
    throw new Error("no Chromium was found; name its program in the environment variable CHROMIUM")
  }
  return chromium.launch({ executablePath, args: ["--no-sandbox"] })
}
