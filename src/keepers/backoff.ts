import type { Clock } from '@income-series/protocol/clock';

const FIRST_MS = 30_000;
const LAST_MS = 6 * 3_600_000;

/** The time of the next try after `attempts` failures in a row: 30 seconds later, doubled each time, at most 6 hours. */
export function nextAttempt(attempts: number, now: Date): Date {
  const delay = Math.min(FIRST_MS * 2 ** Math.min(Math.max(attempts, 1) - 1, 20), LAST_MS);
  return new Date(now.getTime() + delay);
}

/**
 * The calls that failed lately and wait before the next try, by name. It is kept in memory, because a try that comes too early
 * after a restart only costs a simulation.
 */
export interface Backoff {
  /** True while the call waits. */
  waits(name: string): boolean;
  /** Records a failure, and lets the call wait longer than before. */
  failed(name: string): void;
  /** Forgets a call's failures, because it succeeded or is not due any more. */
  over(name: string): void;
}

/** The most calls that are remembered. */
const MOST = 10_000;

/** Creates a backoff without failures. Beyond `MOST` calls, the one that failed longest ago is forgotten. */
export function createBackoff(clock: Clock): Backoff {
  const failures = new Map<string, { readonly attempts: number; readonly until: number }>();
  return {
    waits: (name) => (failures.get(name)?.until ?? 0) > clock.now().getTime(),
    failed(name) {
      const attempts = (failures.get(name)?.attempts ?? 0) + 1;
      failures.delete(name);
      failures.set(name, { attempts, until: nextAttempt(attempts, clock.now()).getTime() });
      const [oldest] = failures.keys();
      if (failures.size > MOST && oldest !== undefined) failures.delete(oldest);
    },
    over: (name) => void failures.delete(name),
  };
}
