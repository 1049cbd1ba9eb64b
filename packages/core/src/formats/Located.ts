/** Something with its place in a file: lines and columns count from 1. */
export interface Located<A> {
  readonly line: number
  readonly column: number
  readonly value: A
}

export const located = <A>(line: number, column: number, value: A): Located<A> => ({ line, column, value })
