/** Numbers of a fixed sequence: the same seed gives the same archive. */
export class Sequence {
  private state: number
  constructor(seed: number) {
    this.state = seed >>> 0
  }
  below(limit: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.trunc((this.state / 2 ** 32) * limit)
  }
  pick<A>(list: ReadonlyArray<A>): A {
    return list[this.below(list.length)]!
  }
}
