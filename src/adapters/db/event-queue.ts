/** A queue of items for one reader. A reader that lets more than `most` items wait loses them all, and the queue ends. */
export interface EventQueue<T> {
  push(item: T): void;
  /** Ends the queue. The reader still gets the waiting items. */
  end(): void;
  readonly iterator: AsyncIterableIterator<T>;
}

/** Creates a queue. @param onEnd called at the end of the queue; `isOverflow` is true if too many items waited */
export function createEventQueue<T>(most: number, onEnd: (isOverflow: boolean) => void): EventQueue<T> {
  const waiting: T[] = [];
  let hasEnded = false;
  let wake: (() => void) | null = null;

  const endQueue = (isOverflow: boolean) => {
    if (hasEnded) return;
    hasEnded = true;
    if (isOverflow) waiting.length = 0;
    onEnd(isOverflow);
    wake?.();
  };
  const end = () => endQueue(false);

  const iterator: AsyncIterableIterator<T> = {
    async next() {
      while (waiting.length === 0 && !hasEnded) {
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
      if (hasEnded) return;
      waiting.push(item);
      if (waiting.length > most) endQueue(true);
      wake?.();
    },
    end,
    iterator,
  };
}
