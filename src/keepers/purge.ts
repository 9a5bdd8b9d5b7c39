import type { Clock } from '../core/clock.ts';
import { purgeNonces } from '../domains/account/index.ts';
import { purgeSealedCalls } from '../domains/transaction/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Keeper } from './keeper.ts';

export interface PurgeDeps {
  readonly db: PrismaClient;
  readonly clock: Clock;
  readonly purgePayloads?: ((now: Date) => Promise<number>) | undefined;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;
/** Runs of keepers and reconciliations are kept so long. */
const RUNS_MS = 90 * DAY_MS;

/** When what was last deleted; null: not since this process leads. */
export interface Purged {
  readonly nonces: Date | null;
  readonly records: Date | null;
}

/** What is to be deleted at the wall clock's `now`: nonces every week, records whose time is over every day. */
export function purgeDue(
  { nonces, records }: Purged,
  now: Date,
): { readonly nonces: boolean; readonly records: boolean } {
  const older = (date: Date | null, ms: number) => date === null || now.getTime() - date.getTime() >= ms;
  return { nonces: older(nonces, WEEK_MS), records: older(records, DAY_MS) };
}

/**
 * Deletes the sealed bytes of built transactions once they expired, every minute, expired nonces, and the service's own
 * records when their time is over. Nothing else is ever deleted by itself: no row of people's, and no line of the audit
 * log.
 */
export function createPurgeKeeper({ db, clock, purgePayloads }: PurgeDeps): Keeper {
  let purged: Purged = { nonces: null, records: null };

  async function records(now: Date): Promise<number> {
    const before = new Date(now.getTime() - RUNS_MS);
    const runs = await db.keeperRun.deleteMany({ where: { startedAt: { lt: before } } });
    const comparisons = await db.reconciliationRun.deleteMany({ where: { startedAt: { lt: before } } });
    return runs.count + comparisons.count + ((await purgePayloads?.(now)) ?? 0);
  }

  return {
    name: 'purge',
    everyMs: MINUTE_MS,
    async run(run) {
      const now = clock.now();
      await run.deleted(await purgeSealedCalls(db, now));
      const due = purgeDue(purged, now);
      if (due.nonces) {
        await run.deleted(await purgeNonces(db));
        purged = { ...purged, nonces: now };
      }
      if (due.records) {
        await run.deleted(await records(now));
        purged = { ...purged, records: now };
      }
    },
  };
}
