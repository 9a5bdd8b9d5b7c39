/** What was pushed, in order, for one reader: one that lets more than `most` wait loses all of it, and gets no more. */
export interface EventQueue<T> {
  push(item: T): void;
  /** The reader gets what is waiting, then the end. */
  end(): void;
  readonly iterator: AsyncIterableIterator<T>;
}

/** @param onEnd called once, when the queue takes nothing any more; `tooMuch` where too much waited */
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
