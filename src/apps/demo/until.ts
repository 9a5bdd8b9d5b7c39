import { setTimeout as wait } from 'node:timers/promises';
import { SetupError } from '../../core/errors/setup-error.ts';

const DEADLINE_MS = 60_000;
const POLL_MS = 100;

/**
 * Polls until `look` returns a value, for up to a minute, because keepers act at their own pace. @throws SetupError that names
 * `awaited`
 */
export async function pollUntil<T>(awaited: string, look: () => Promise<T | null>): Promise<T> {
  const deadline = performance.now() + DEADLINE_MS;
  while (performance.now() < deadline) {
    const value = await look();
    if (value !== null) return value;
    await wait(POLL_MS);
  }
  throw new SetupError(`${awaited} did not come in ${DEADLINE_MS / 1000} s`);
}
