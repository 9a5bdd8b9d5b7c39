/**
 * Makes an iterator whose `return` ends its generator at once, by aborting the signal that `make` receives. `return` alone
 * would wait for the generator's next value. `onEnd` is called when the iterator ends, fails or is returned, perhaps repeatedly.
 */
export function createAbortable<T>(
  make: (signal: AbortSignal) => AsyncGenerator<T>,
  onEnd: () => void = () => {},
): AsyncIterableIterator<T> {
  const controller = new AbortController();
  const generator = make(controller.signal);
  return {
    async next() {
      try {
        const result = await generator.next();
        if (result.done) onEnd();
        return result;
      } catch (error) {
        onEnd();
        throw error;
      }
    },
    async return() {
      onEnd();
      controller.abort();
      return generator.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
