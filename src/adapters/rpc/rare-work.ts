import { AppError } from '@income-series/protocol/errors/app-error';

/** Runs work when it has a place. @throws OVERLOADED if it gets none in time */
export type RareWork = <T>(work: () => Promise<T>) => Promise<T>;

export interface RareWorkOptions {
  /** The number of pieces of work that run at once. */
  readonly count: number;
  /** The longest wait for a place, in milliseconds. */
  readonly waitMs: number;
}

/** Creates places for work that must stay rare. Work without a place waits in the order in which it came. */
export function createRareWork({ count, waitMs }: RareWorkOptions): RareWork {
  const waiting = new Set<() => void>();
  let free = count;

  const enter = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(new AppError('OVERLOADED', { detail: { retryAfterSeconds: Math.ceil(waitMs / 1_000) } }));
      }, waitMs);
      waiting.add(start);
    });
  };

  /** Gives a place to the first that waits, or keeps it free. */
  const leave = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
