import type { PrismaClient } from '../../generated/prisma/client.ts';

/** Runs of keepers and reconciliations are kept so long. */
const KEPT_MS = 90 * 86_400_000;

/** Deletes runs of keepers and reconciliations that began 90 days before `now`; answers how many. */
export async function purgeRuns(db: PrismaClient, now: Date): Promise<number> {
  const startedAt = { lt: new Date(now.getTime() - KEPT_MS) };
  const runs = await db.keeperRun.deleteMany({ where: { startedAt } });
  const comparisons = await db.reconciliationRun.deleteMany({ where: { startedAt } });
  return runs.count + comparisons.count;
}
