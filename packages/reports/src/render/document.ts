/** A DOM without a browser, enough for Plot. */
import { parseHTML } from "linkedom"

export const newDocument = (): Document => parseHTML("<!doctype html><html><body></body></html>").document
