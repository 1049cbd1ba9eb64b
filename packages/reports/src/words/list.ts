/** `a, b or c`: what a message offers to choose from, with the word of its language before the last. */
export const listOf = (items: ReadonlyArray<string>, or: string): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${or} ${items.at(-1)}`
