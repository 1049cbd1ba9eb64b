/** The languages of text, charts, sheets, help and errors. Numbers, JSON keys and notation are the same in all. */

export const LANGS = ["en", "pl"] as const
export type Lang = (typeof LANGS)[number]
