import { describe, expect, it } from "vitest"
import { foldLines } from "../../src/terminal/foldLines.ts"

describe("foldLines", () => {
  it("leaves lines alone that fit", () => {
    expect(foldLines("a  b\n   c", 4)).toBe("a  b\n   c")
  })

  it("breaks between words, what follows two columns further in", () => {
    expect(foldLines("  one  two three\nfour", 12)).toBe("  one  two\n    three\nfour")
  })

  it("counts columns, not letters, and keeps a long word whole", () => {
    expect(foldLines("漢字 漢字 x", 7)).toBe("漢字\n  漢字\n  x")
    expect(foldLines("abcdefgh ij", 5)).toBe("abcdefgh\n  ij")
  })
})
