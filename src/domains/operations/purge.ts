import { inPieces, PIECE } from '../../core/pieces.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

const DAY_MS = 86_400_000;
/** Runs of keepers and reconciliations are kept so long. */
const RUNS_MS = 90 * DAY_MS;
/** A key answers what its mutation did for so long. */
const KEYS_MS = 7 * DAY_MS;

/** Deletes runs of keepers and reconciliations that began 90 days before `now`; answers how many. */
export async function purgeRuns(db: PrismaClient, now: Date): Promise<number> {
  const startedAt = { lt: new Date(now.getTime() - RUNS_MS) };
  const runs = await db.keeperRun.deleteMany({ where: { startedAt } });
  const comparisons = await db.reconciliationRun.deleteMany({ where: { startedAt } });
  return runs.count + comparisons.count;
}

/** Deletes records of idempotency keys whose mutation began 7 days before `now`; answers how many. */
export async function purgeKeys(db: PrismaClient, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEYS_MS);
  return inPieces(
    () => db.$executeRaw`
      DELETE FROM idempotency_records WHERE (caller, key) IN (
        SELECT caller, key FROM idempotency_records WHERE started_at < ${before} LIMIT ${PIECE})`,
  );
}
