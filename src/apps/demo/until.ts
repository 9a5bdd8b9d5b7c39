import { setTimeout as wait } from 'node:timers/promises';
import { SetupError } from '../../core/errors/setup-error.ts';

const DEADLINE_MS = 60_000;
const POLL_MS = 100;

/** Looks again and again until there is what is looked for: what keepers do, they do in their own time. @throws SetupError naming it */
export async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const deadline = performance.now() + DEADLINE_MS;
  while (performance.now() < deadline) {
    const found = await look();
    if (found !== null) return found;
    await wait(POLL_MS);
  }
  throw new SetupError(`${what} did not come in ${DEADLINE_MS / 1000} s`);
}
