/** What was pushed, in order, for one reader. */
export interface EventQueue<T> {
  push(item: T): void;
  /** The reader gets what is waiting, then the end. */
  end(): void;
  readonly iterator: AsyncIterableIterator<T>;
}

/** @param onEnd called once, when the queue takes nothing any more */
export function createEventQueue<T>(most: number, onEnd: () => void): EventQueue<T> {
  const waiting: T[] = [];
  let ended = false;
  let wake: (() => void) | null = null;

  const end = () => {
    if (ended) return;
    ended = true;
    onEnd();
    wake?.();
  };

  const iterator: AsyncIterableIterator<T> = {
    async next() {
      while (waiting.length === 0 && !ended) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const value = waiting.shift();
      return value === undefined ? { done: true, value: undefined } : { done: false, value };
    },
    async return() {
      waiting.length = 0;
      end();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => iterator,
  };

  return {
    push(item) {
      if (ended) return;
      waiting.push(item);
      if (waiting.length > most) end();
      wake?.();
    },
    end,
    iterator,
  };
}
