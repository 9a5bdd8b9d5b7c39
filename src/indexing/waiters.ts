import { setTimeout as wait } from 'node:timers/promises';
import { joinSignals } from '@income-series/protocol/joined-signal';

/** The callers that wait for a block to be indexed. */
export interface Waiters {
  /** Resolves once the block is indexed; rejects when a signal aborts. `onWait` is called if it has to wait. */
  wait(block: bigint, signal: AbortSignal | undefined, onWait: () => void): Promise<void>;
  /** Resolves all callers that wait for this block or an earlier one. */
  resolveUpTo(cursor: bigint): void;
  any(): boolean;
}

/** Creates an empty list of waiting callers, who are all rejected when `stopping` aborts. */
export function createWaiters(stopping: AbortSignal): Waiters {
  const waiters = new Set<{ readonly block: bigint; readonly finish: () => void }>();
  return {
    wait: (block, signal, onWait) =>
      new Promise((resolve, reject) => {
        const end = joinSignals(stopping, signal);
        const abort = () => {
          waiters.delete(waiter);
          reject(end.signal.reason);
        };
        const waiter = {
          block,
          finish: () => {
            waiters.delete(waiter);
            end.release();
            resolve();
          },
        };
        if (end.signal.aborted) return reject(end.signal.reason);
        end.signal.addEventListener('abort', abort);
        waiters.add(waiter);
        onWait();
      }),
    resolveUpTo(cursor) {
      for (const waiter of waiters) if (cursor >= waiter.block) waiter.finish();
    },
    any: () => waiters.size > 0,
  };
}

/** Creates pauses. `end` ends the current pause early, or the next one if none is running. */
export function createPause(stopping: AbortSignal) {
  let ended = new AbortController();
  return {
    async rest(ms: number): Promise<void> {
      const end = joinSignals(stopping, ended.signal);
      await wait(ms, undefined, { signal: end.signal }).catch(() => {});
      end.release();
      if (ended.signal.aborted) ended = new AbortController();
    },
    end: () => ended.abort(),
  };
}
