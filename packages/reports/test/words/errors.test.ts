import { type Schema } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { errorText, hasErrorText } from "../../src/words/index.ts"
import { exampleOf } from "./support/exampleOf.ts"

type ErrorClass = {
  new (fields: never): Error & { readonly _tag: string }
  readonly fields: Schema.Struct.Fields
}

const PACKAGES = ["core", "double-dummy", "simulator", "reports"]

/** Source files of the repository, by a folder of it. */
function sourcesOf(folder: string): ReadonlyArray<string> {
  const root = fileURLToPath(new URL(`../../../../${folder}/src/`, import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  return files.filter((file) => file.endsWith(".ts")).map((file) => root + file)
}

/** Every error class that a source module of these packages exports, found by loading the modules that define one. */
async function errorClasses(): Promise<ReadonlyArray<ErrorClass>> {
  const paths = PACKAGES.flatMap((name) => sourcesOf(`packages/${name}`)).filter(
    (file) => tagsIn(file).length > 0
  )
  const modules = await Promise.all(paths.map((path) => import(path) as Promise<Record<string, unknown>>))
  const exported = modules.flatMap((module) => Object.values(module))
  const classes = exported.filter(
    (value) => typeof value === "function" && value.prototype instanceof Error && "fields" in value
  )
  return [...new Set(classes as ReadonlyArray<ErrorClass>)]
}

/** The tags of the error classes that a file defines, exported or not. */
const tagsIn = (file: string): ReadonlyArray<string> =>
  [...readFileSync(file, "utf8").matchAll(/TaggedError<\w+>\(\)\(\s*"(\w+)"/gu)].map(([, tag]) => tag!)

/** Errors of the command line that never meet `errorText`: their text is made of the words, or they say nothing. */
const OWN_WORDS = ["Misread", "WrongUse", "UnwritableFile"]
const SILENT = ["Findings", "ReportedAlready", "OutputClosed"]

const classes = await errorClasses()

/** Three English words in a row that the Polish text has too: a part that was never translated. Fields are left out. */
function sharedPhrases(english: string, polish: string, error: object): ReadonlyArray<string> {
  const fields = Object.values(error).flatMap((value) => (Array.isArray(value) ? value : [value]))
  const bare = fields
    .filter((value) => typeof value === "string" && value !== "")
    .reduce<string>((text, value) => text.replaceAll(value, "¦"), english)
  const phrases =
    bare.match(/(?=\b([a-z]+ [a-z]+ [a-z]+)\b)/gu) === null
      ? []
      : [...bare.matchAll(/(?=\b([a-z]+ [a-z]+ [a-z]+)\b)/gu)]
  return phrases.map(([, phrase]) => phrase!).filter((phrase) => polish.includes(phrase))
}

describe("errorText", () => {
  it("finds the errors of the packages", () => {
    expect(classes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["UnreadableResult", "IllegalCall", "RubberIsOver", "UnusableLine"])
    )
  })

  it("has a Polish text for every tag that a source file defines", () => {
    const folders = [...PACKAGES.map((name) => `packages/${name}`), "apps/cli"]
    const tags = folders.flatMap(sourcesOf).flatMap(tagsIn)
    expect(tags.length).toBeGreaterThan(30)
    expect(tags.filter((tag) => !hasErrorText(tag, "pl")).toSorted()).toEqual(
      [...OWN_WORDS, ...SILENT].toSorted()
    )
  })

  it.each(classes.map((cls) => [cls.name, cls] as const))(
    "has a Polish text for %s, fault by fault",
    (_, cls) => {
      for (const error of exampleOf(cls)) {
        expect(hasErrorText(error._tag, "pl")).toBe(true)
        const polish = errorText(error, "pl")
        expect(polish).not.toBe(error.message)
        expect(polish).not.toMatch(/undefined|NaN|\[object/u)
        expect(polish.split("\n")).toHaveLength(1)
        expect(errorText(error, "en")).toBe(error.message)
        expect(polish).toContain("text" in error && !("detail" in error) ? error.text : "")
        expect(sharedPhrases(error.message, polish, error)).toEqual([])
      }
    }
  )

  it("speaks English for an error that the catalogue does not know", () => {
    expect(errorText({ _tag: "Unheard", message: "no such thing" }, "pl")).toBe("no such thing")
  })
})
