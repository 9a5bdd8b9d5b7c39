/**
 * An iterator whose `return` ends a generator at once. A generator that waits for its next value cannot be ended from
 * outside by `return` alone: it would first have to get that value. `ended` is called once it is over in whatever way,
 * perhaps more than once.
 */
export function abortable<T>(
  make: (signal: AbortSignal) => AsyncGenerator<T>,
  ended: () => void = () => {},
): AsyncIterableIterator<T> {
  const controller = new AbortController();
  const generator = make(controller.signal);
  return {
    async next() {
      try {
        const result = await generator.next();
        if (result.done) ended();
        return result;
      } catch (error) {
        ended();
        throw error;
      }
    },
    async return() {
      ended();
      controller.abort();
      return generator.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
