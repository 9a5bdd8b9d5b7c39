/** A queue of items for one reader. A reader that lets more than `most` items wait loses them all, and the queue ends. */
export interface EventQueue<T> {
  push(item: T): void;
  /** Ends the queue. The reader still gets the waiting items. */
  end(): void;
  readonly iterator: AsyncIterableIterator<T>;
}

/** Creates a queue. @param onEnd called once at the end of the queue; `tooMuch` is true if too many items waited */
export function createEventQueue<T>(most: number, onEnd: (tooMuch: boolean) => void): EventQueue<T> {
  const waiting: T[] = [];
  let ended = false;
  let wake: (() => void) | null = null;

  const endBy = (tooMuch: boolean) => {
    if (ended) return;
    ended = true;
    if (tooMuch) waiting.length = 0;
    onEnd(tooMuch);
    wake?.();
  };
  const end = () => endBy(false);

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
      if (waiting.length > most) endBy(true);
      wake?.();
    },
    end,
    iterator,
  };
}
