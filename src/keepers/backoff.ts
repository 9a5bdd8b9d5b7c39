import type { Clock } from '../core/clock.ts';

const FIRST_MS = 30_000;
const LAST_MS = 6 * 3_600_000;

/** When what failed so many times in a row is tried again: after 30 seconds, twice as long each time, 6 hours at most. */
export function nextAttempt(attempts: number, now: Date): Date {
  const delay = Math.min(FIRST_MS * 2 ** Math.min(Math.max(attempts, 1) - 1, 20), LAST_MS);
  return new Date(now.getTime() + delay);
}

/**
 * What failed lately and is not tried for a while, by name. In memory: asking again too early costs a simulation.
 */
export interface Backoff {
  waits(name: string): boolean;
  failed(name: string): void;
  /** It went well, or is not due any more. */
  over(name: string): void;
}

const MOST = 10_000;

export function createBackoff(clock: Clock): Backoff {
  const known = new Map<string, { readonly attempts: number; readonly until: number }>();
  return {
    waits: (name) => (known.get(name)?.until ?? 0) > clock.now().getTime(),
    failed(name) {
      const attempts = (known.get(name)?.attempts ?? 0) + 1;
      known.delete(name);
      known.set(name, { attempts, until: nextAttempt(attempts, clock.now()).getTime() });
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    },
    over: (name) => void known.delete(name),
  };
}
