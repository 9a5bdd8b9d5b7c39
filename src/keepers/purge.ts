import type { Clock } from '@income-series/protocol/clock';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Keeper, Purge } from './keeper.ts';

const MINUTE_MS = 60_000;
const EVERY_MS = { minute: 0, day: 24 * 60 * MINUTE_MS, week: 7 * 24 * 60 * MINUTE_MS } as const;

/** True if a purge is due at the wall clock's time `now`. `last`: its last run in this process, or null. */
export const purgeDue = (every: Purge['every'], last: Date | null, now: Date): boolean =>
  last === null || now.getTime() - last.getTime() >= EVERY_MS[every];

/**
 * Creates the keeper that runs the purges of the modules. Nothing else is deleted automatically, in particular no record of a
 * person and no line of the audit log.
 */
export function createPurgeKeeper(deps: {
  readonly db: PrismaClient;
  readonly clock: Clock;
  readonly purges: readonly Purge[];
}): Keeper {
  const { db, clock, purges } = deps;
  const lastRuns = new Map<Purge, Date>();
  return {
    name: 'purge',
    everyMs: MINUTE_MS,
    async run(run) {
      const now = clock.now();
      for (const purge of purges) {
        if (!purgeDue(purge.every, lastRuns.get(purge) ?? null, now)) continue;
        await run.deleted(await purge.run(db, now));
        lastRuns.set(purge, now);
      }
    },
  };
}
