/** Contracts in notrump as the language of the handout has them: `3NT` in English, `3BA` in Polish. */
import { type Lang, wordsOf } from "../../words/index.ts"
import { type Document, mapText } from "./Document.ts"

/** The document with the notrump of its language; both words are two letters, so drawings keep their shape. */
export const ownNotrump = (document: Document, lang: Lang): Document => {
  const { notrump } = wordsOf(lang).lesson
  return notrump === "NT"
    ? document
    : mapText(document, (text) => text.replaceAll(/(?<=\b[1-7])NT/gu, notrump))
}
