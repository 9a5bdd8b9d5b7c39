import { setTimeout as wait } from 'node:timers/promises';

/** Who waits for a block to be indexed. */
export interface Waiters {
  /** Resolves once the block is reached. Rejects when either signal aborts. `begun` is called where it is to be waited for. */
  reached(block: bigint, signal: AbortSignal | undefined, begun: () => void): Promise<void>;
  /** The index has reached this block. */
  at(cursor: bigint): void;
  any(): boolean;
}

export function createWaiters(stopping: AbortSignal): Waiters {
  const waiters = new Set<{ readonly block: bigint; readonly done: () => void }>();
  return {
    reached: (block, signal, begun) =>
      new Promise((resolve, reject) => {
        const over = AbortSignal.any([stopping, ...(signal ? [signal] : [])]);
        const abort = () => {
          waiters.delete(waiter);
          reject(over.reason);
        };
        const waiter = {
          block,
          done: () => {
            waiters.delete(waiter);
            over.removeEventListener('abort', abort);
            resolve();
          },
        };
        if (over.aborted) return reject(over.reason);
        over.addEventListener('abort', abort, { once: true });
        waiters.add(waiter);
        begun();
      }),
    at(cursor) {
      for (const waiter of waiters) if (cursor >= waiter.block) waiter.done();
    },
    any: () => waiters.size > 0,
  };
}

/** A pause that can be ended early, from now on. */
export function createPause(stopping: AbortSignal) {
  let ended = new AbortController();
  return {
    async rest(ms: number): Promise<void> {
      await wait(ms, undefined, { signal: AbortSignal.any([stopping, ended.signal]) }).catch(() => {});
      if (ended.signal.aborted) ended = new AbortController();
    },
    end: () => ended.abort(),
  };
}
