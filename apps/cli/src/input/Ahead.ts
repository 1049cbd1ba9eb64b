/**
 * Works ahead on a sequence while nobody asks for it, up to a few items: so the next files are read and unpacked while
 * the first is being written out, and still none runs away with the memory.
 */
export const ahead = <A>(make: () => AsyncIterable<A>, most = 2): AsyncIterator<A> => {
  const source = make()[Symbol.asyncIterator]()
  const ready: Array<Promise<IteratorResult<A>>> = []
  const state = { ended: false }
  const fill = () => {
    for (let n = ready.length; n < most && !state.ended; n++) {
      const next = source.next()
      ready.push(next)
      next.then(
        ({ done }) => (state.ended ||= done === true),
        () => (state.ended = true)
      )
    }
  }
  return {
    next: () => {
      fill()
      const next = ready.shift() ?? source.next()
      fill()
      return next
    }
  }
}
