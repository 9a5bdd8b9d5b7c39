/**
 * An iterator whose `return` ends a generator at once. A generator that waits for its next value cannot be ended from
 * outside by `return` alone: it would first have to get that value.
 */
export function abortable<T>(make: (signal: AbortSignal) => AsyncGenerator<T>): AsyncIterableIterator<T> {
  const controller = new AbortController();
  const generator = make(controller.signal);
  return {
    next: () => generator.next(),
    async return() {
      controller.abort();
      return generator.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
