/** Comments of PBN, with the line length that export allows. */

/** A comment whose lines fit into a line of PBN; longer ones are broken at a blank. */
export const fitted = (comment: string): string =>
  comment
    .split("\n")
    .flatMap((line) => broken(line.replaceAll("\t", " ").trimEnd()))
    .join("\n")

const LONGEST_LINE = 240

function broken(line: string): ReadonlyArray<string> {
  if (line.length <= LONGEST_LINE) return [line]
  const blank = line.lastIndexOf(" ", LONGEST_LINE)
  const at = blank > 0 ? blank : LONGEST_LINE
  return [line.slice(0, at), ...broken(line.slice(at).trimStart())]
}
