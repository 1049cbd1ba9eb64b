import { type Schema } from "effect"
import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { errorText, hasErrorText } from "../../src/words/index.ts"
import { exampleOf } from "./support/exampleOf.ts"

type ErrorClass = {
  new (fields: never): Error & { readonly _tag: string }
  readonly fields: Schema.Struct.Fields
}

const PACKAGES = ["core", "double-dummy", "simulator", "reports"]

/** Every error class that a source module of these packages exports, found by loading the modules. */
async function errorClasses(): Promise<ReadonlyArray<ErrorClass>> {
  // Modules that run as worker threads or in a page start something when they are loaded; they export no errors.
  const paths = PACKAGES.flatMap((name) => {
    const root = fileURLToPath(new URL(`../../../${name}/src/`, import.meta.url))
    const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    return files
      .filter((file) => /^(?!.*(?:worker|client)\.ts$).*\.ts$/iu.test(file))
      .map((file) => root + file)
  })
  const modules = await Promise.all(paths.map((path) => import(path) as Promise<Record<string, unknown>>))
  const exported = modules.flatMap((module) => Object.values(module))
  const classes = exported.filter(
    (value) => typeof value === "function" && value.prototype instanceof Error && "fields" in value
  )
  return [...new Set(classes as ReadonlyArray<ErrorClass>)]
}

const classes = await errorClasses()

describe("errorText", () => {
  it("finds the errors of the packages", () => {
    expect(classes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["UnreadableResult", "IllegalCall", "RubberIsOver", "UnusableLine"])
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
        expect(polish).toContain("text" in error ? error.text : "")
      }
    }
  )

  it("speaks English for an error that the catalogue does not know", () => {
    expect(errorText({ _tag: "Unheard", message: "no such thing" }, "pl")).toBe("no such thing")
  })
})
