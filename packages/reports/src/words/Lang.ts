/** The languages of text, charts, sheets, help and errors. Numbers, JSON keys and notation are the same in all. */
import { Schema } from "effect"

export const Lang = Schema.Literals(["en", "pl"])
export type Lang = typeof Lang.Type
export const LANGS: ReadonlyArray<Lang> = Lang.literals
