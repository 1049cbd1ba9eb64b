/** Where a text stops being JSON (RFC 8259): the engines' own messages name the place in English or not at all. */

const BLANK = /[ \t\n\r]*/uy
const STRING = /"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\w.+-])/uy

type Wanted = "value" | "value or ]" | "key" | "key or }" | "next" | "end"

/** The offset of the first piece that cannot stand where it stands, the length for a text cut short; undefined for JSON. */
export const jsonFaultAt = (text: string): number | undefined => {
  const open: Array<"{" | "["> = []
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const length = pattern.exec(text)?.[0].length
    at += length ?? 0
    return length !== undefined
  }
  const sign = (wanted: string): boolean => {
    if (text[at] !== wanted) return false
    at++
    return true
  }
  const after = (): Wanted => (open.length === 0 ? "end" : "next")
  let wanted: Wanted = "value"
  for (;;) {
    take(BLANK)
    if (at >= text.length) return wanted === "end" ? undefined : at
    const closes = wanted === "value or ]" || wanted === "key or }" || wanted === "next"
    if (wanted === "end") return at
    if (closes && open.length > 0 && sign(open.at(-1) === "{" ? "}" : "]")) {
      open.pop()
      wanted = after()
    } else if (wanted === "next") {
      if (!sign(",")) return at
      wanted = open.at(-1) === "{" ? "key" : "value"
    } else if (wanted === "key" || wanted === "key or }") {
      if (!take(STRING)) return at
      take(BLANK)
      if (!sign(":")) return at
      wanted = "value"
    } else if (text[at] === "{" || text[at] === "[") {
      const bracket = text[at] as "{" | "["
      open.push(bracket)
      at++
      wanted = bracket === "{" ? "key or }" : "value or ]"
    } else if (take(STRING) || take(SCALAR)) wanted = after()
    else return at
  }
}
