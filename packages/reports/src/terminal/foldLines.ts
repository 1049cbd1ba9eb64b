/** Text for a terminal that it is too wide for. */
import { displayWidth } from "./displayWidth.ts"

/** Every line that is wider broken between its words, what follows a little further in. */
export const foldLines = (text: string, width: number): string =>
  text
    .split("\n")
    .map((line) => (displayWidth(line) <= width ? line : foldLine(line, width)))
    .join("\n")

function foldLine(line: string, width: number): string {
  const indent = `${/^ */u.exec(line)![0]}  `
  const lines: Array<string> = []
  let now = ""
  for (const [part, word] of line.matchAll(/ *([^ ]+)/gu)) {
    if (now === "" || displayWidth(now) + displayWidth(part) <= width) now += part
    else {
      lines.push(now)
      now = indent + word!
    }
  }
  return [...lines, now].join("\n")
}
