import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, levelOf } from '../../core/failures.ts';
import type { Log } from '../../core/log.ts';

type Rest = (ms: number) => Promise<unknown>;

/** Does the parts of an outbox again and again until the signal aborts. */
export interface Repeater {
  /** Repeats it until the end, at once as long as there is something to do; more and more slowly while it fails. */
  repeat(part: string, work: () => Promise<number>, rest: Rest, ms: number): Promise<void>;
  /** Repeats it until it succeeds, or the end. */
  untilDone(part: string, work: () => Promise<unknown>): Promise<void>;
  readonly pause: Rest;
  /** The code of the failure that lasts; null where there is none. */
  failure(): string | null;
}

const MAX_BACKOFF_MS = 15_000;

/** `pollMs`: the shortest pause after a failure. */
export function createRepeater(signal: AbortSignal, log: Log, pollMs: number): Repeater {
  const failures = new Map<string, string>();
  const pause: Rest = (ms) => wait(ms, undefined, { signal }).catch(() => {});
  const backoff = (failed: number) => Math.min(pollMs * 2 ** Math.min(failed, 10), MAX_BACKOFF_MS);

  /** Does something once; null where it failed. Says each new kind of failure once, and when it is over. */
  async function attempt(part: string, work: () => Promise<number>): Promise<number | null> {
    try {
      const done = await work();
      if (failures.delete(part)) log.info({ part }, 'The outbox goes on.');
      return done;
    } catch (error) {
      const code = codeOf(error);
      if (failures.get(part) !== code)
        log[levelOf(error)]({ part, code, err: error }, 'The outbox failed; it tries again.');
      failures.set(part, code);
      return null;
    }
  }

  async function repeat(part: string, work: () => Promise<number>, rest: Rest, ms: number): Promise<void> {
    let failed = 0;
    while (!signal.aborted) {
      const done = await attempt(part, work);
      failed = done === null ? failed + 1 : 0;
      if (signal.aborted || (done ?? 0) > 0) continue;
      await rest(failed === 0 ? ms : backoff(failed));
    }
  }

  async function untilDone(part: string, work: () => Promise<unknown>): Promise<void> {
    const once = async () => {
      await work();
      return 0;
    };
    for (let failed = 1; !signal.aborted && (await attempt(part, once)) === null; failed += 1) {
      await pause(backoff(failed));
    }
  }

  return {
    repeat,
    untilDone,
    pause,
    failure: () => [...failures.values()][0] ?? null,
  };
}
