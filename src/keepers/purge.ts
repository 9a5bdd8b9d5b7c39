import type { Clock } from '../core/clock.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Keeper, Purge } from './keeper.ts';

const MINUTE_MS = 60_000;
const EVERY_MS = { minute: 0, day: 24 * 60 * MINUTE_MS, week: 7 * 24 * 60 * MINUTE_MS } as const;

/** Whether something is to be deleted at the wall clock's `now`. `last`: null where this process has not done it yet. */
export const purgeDue = (every: Purge['every'], last: Date | null, now: Date): boolean =>
  last === null || now.getTime() - last.getTime() >= EVERY_MS[every];

/**
 * Deletes what the modules say, each kind as often as it says. Nothing else is ever deleted by itself: no row of people's,
 * and no line of the audit log.
 */
export function createPurgeKeeper(deps: {
  readonly db: PrismaClient;
  readonly clock: Clock;
  readonly purges: readonly Purge[];
}): Keeper {
  const { db, clock, purges } = deps;
  const last = new Map<Purge, Date>();
  return {
    name: 'purge',
    everyMs: MINUTE_MS,
    async run(run) {
      const now = clock.now();
      for (const purge of purges) {
        if (!purgeDue(purge.every, last.get(purge) ?? null, now)) continue;
        await run.deleted(await purge.run(db, now));
        last.set(purge, now);
      }
    },
  };
}
