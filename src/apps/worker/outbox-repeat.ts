import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, levelOf } from '../../core/failures.ts';
import type { Log } from '../../core/log.ts';

type Rest = (ms: number) => Promise<unknown>;

/** Repeats the work of an outbox until a signal aborts. */
export interface Repeater {
  /**
   * Repeats work until the end: at once while it returns more than 0, else after `rest(ms)`, and ever more slowly while it
   * fails.
   */
  repeat(part: string, work: () => Promise<number>, rest: Rest, ms: number): Promise<void>;
  /** Repeats work until it succeeds, or until the end. */
  untilDone(part: string, work: () => Promise<unknown>): Promise<void>;
  readonly pause: Rest;
  /** The code of a current failure; null if nothing fails. */
  failure(): string | null;
}

const MAX_BACKOFF_MS = 15_000;

/** Creates a repeater. `pollMs` is the shortest pause after a failure. */
export function createRepeater(signal: AbortSignal, log: Log, pollMs: number): Repeater {
  const failures = new Map<string, string>();
  const pause: Rest = (ms) => wait(ms, undefined, { signal }).catch(() => {});
  const backoffMs = (failureCount: number) => Math.min(pollMs * 2 ** Math.min(failureCount, 10), MAX_BACKOFF_MS);

  /** Runs work once; null if it failed. Each new kind of failure, and its end, is logged once. */
  async function attempt(part: string, work: () => Promise<number>): Promise<number | null> {
    try {
      const count = await work();
      if (failures.delete(part)) log.info({ part }, 'The outbox works again.');
      return count;
    } catch (error) {
      const code = codeOf(error);
      if (failures.get(part) !== code)
        log[levelOf(error)]({ part, code, err: error }, 'The outbox failed; it tries again.');
      failures.set(part, code);
      return null;
    }
  }

  async function repeat(part: string, work: () => Promise<number>, rest: Rest, ms: number): Promise<void> {
    let failureCount = 0;
    while (!signal.aborted) {
      const count = await attempt(part, work);
      failureCount = count === null ? failureCount + 1 : 0;
      if (signal.aborted || (count ?? 0) > 0) continue;
      await rest(failureCount === 0 ? ms : backoffMs(failureCount));
    }
  }

  async function untilDone(part: string, work: () => Promise<unknown>): Promise<void> {
    // An attempt that fails returns null.
    const workAsCount = async () => {
      await work();
      return 0;
    };
    for (let failureCount = 1; !signal.aborted && (await attempt(part, workAsCount)) === null; failureCount += 1) {
      await pause(backoffMs(failureCount));
    }
  }

  return {
    repeat,
    untilDone,
    pause,
    failure: () => [...failures.values()][0] ?? null,
  };
}
