import { setTimeout as wait } from 'node:timers/promises';

/** The callers that wait for a block to be indexed. */
export interface Waiters {
  /** Resolves when the block is indexed, and rejects when a signal aborts. `onWait` is called if the signals allow the wait. */
  wait(block: bigint, signal: AbortSignal | undefined, onWait: () => void): Promise<void>;
  /** Resolves all callers that wait for this block or an earlier one. */
  resolveUpTo(cursor: bigint): void;
  /** True if nobody waits. */
  isEmpty(): boolean;
}

export function createWaiters(stopping: AbortSignal): Waiters {
  const waiters = new Set<{ readonly block: bigint; readonly finish: () => void }>();
  return {
    wait: (block, signal, onWait) =>
      new Promise((resolve, reject) => {
        const aborted = AbortSignal.any([stopping, ...(signal ? [signal] : [])]);
        const abort = () => {
          waiters.delete(waiter);
          reject(aborted.reason);
        };
        const waiter = {
          block,
          finish: () => {
            waiters.delete(waiter);
            aborted.removeEventListener('abort', abort);
            resolve();
          },
        };
        if (aborted.aborted) return reject(aborted.reason);
        aborted.addEventListener('abort', abort, { once: true });
        waiters.add(waiter);
        onWait();
      }),
    resolveUpTo(cursor) {
      for (const waiter of waiters) if (cursor >= waiter.block) waiter.finish();
    },
    isEmpty: () => waiters.size === 0,
  };
}

/** Creates a pause. `end` ends the current rest early, or the next one if none is running. */
export function createPause(stopping: AbortSignal) {
  let ending = new AbortController();
  return {
    async rest(ms: number): Promise<void> {
      await wait(ms, undefined, { signal: AbortSignal.any([stopping, ending.signal]) }).catch(() => {});
      if (ending.signal.aborted) ending = new AbortController();
    },
    end: () => ending.abort(),
  };
}
