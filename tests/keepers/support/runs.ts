import type { Term } from '../../../src/adapters/db/leader.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { createKeeperRuns, type KeeperRuns, type KeeperRunsOptions } from '../../../src/keepers/runs.ts';

/** Another process wins the leadership of a chain's keepers. */
export async function winTerm(db: PrismaClient, chain: string): Promise<Term> {
  const name = `keepers:${chain}`;
  const { epoch } = await db.leadership.upsert({
    where: { name },
    create: { name, epoch: 1n, wonAt: new Date() },
    update: { epoch: { increment: 1n }, wonAt: new Date() },
  });
  return { name, epoch };
}

/** Runs as of who won just now. */
export const keeperRuns = async (options: Omit<KeeperRunsOptions, 'term'>): Promise<KeeperRuns> =>
  createKeeperRuns({ ...options, term: await winTerm(options.db, options.chain) });
