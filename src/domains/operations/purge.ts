import { inPieces, PIECE } from '../../core/pieces.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

const DAY_MS = 86_400_000;
/** The milliseconds for which runs of keepers and reconciliations are kept. */
const RUNS_MS = 90 * DAY_MS;
/** The milliseconds for which the record of an idempotency key is kept. */
const KEYS_MS = 7 * DAY_MS;

/** Deletes runs of keepers and reconciliations that began more than 90 days before `now`; returns how many. */
export async function purgeRuns(db: PrismaClient, now: Date): Promise<number> {
  const startedAt = { lt: new Date(now.getTime() - RUNS_MS) };
  const runs = await db.keeperRun.deleteMany({ where: { startedAt } });
  const comparisons = await db.reconciliationRun.deleteMany({ where: { startedAt } });
  return runs.count + comparisons.count;
}

/** Deletes records of idempotency keys whose mutation began more than 7 days before `now`; returns how many. */
export async function purgeKeys(db: PrismaClient, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEYS_MS);
  return inPieces(
    () => db.$executeRaw`
      DELETE FROM idempotency_records WHERE (caller, key) IN (
        SELECT caller, key FROM idempotency_records WHERE started_at < ${before} LIMIT ${PIECE})`,
  );
}
