import type { ChainSource } from '../chains/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { projectionsOf } from './commit.ts';
import { readEvents } from './event-store.ts';
import { lockIndex } from './lock.ts';
import type { IndexedModule } from './parts.ts';

/** Blocks that the node is asked for at once. */
const PAGE = 100;

/**
 * Empties everything that is derived from the chain, the cursor included, so that the next start indexes from the first
 * block. For an operator, after a halt: no row that people wrote is touched. Notifications are retracted where
 * the node has its block no more, and stays where it has: the new index notifies of neither again.
 *
 * @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH, CHAIN_REFUSED; nothing was changed
 */
export async function resetIndex(
  db: PrismaClient,
  source: Pick<ChainSource, 'name' | 'hashesAt'>,
  modules: readonly IndexedModule[],
): Promise<void> {
  const chain = source.name;
  const fork = await lastShared(db, source);
  await db.$transaction(
    async (tx) => {
      await lockIndex(tx, chain);
      const removed = await readEvents(tx, { chain, blockNumber: { gt: fork } });
      for (const module of modules) await module.onRemoved?.(tx, chain, removed, fork);
      await tx.indexerCursor.deleteMany({ where: { chain } });
      await tx.indexUndo.deleteMany({ where: { chain } });
      for (const projection of projectionsOf(modules)) await projection.reset({ tx, chain });
      await tx.chainEvent.deleteMany({ where: { chain } });
      await tx.indexedBlock.deleteMany({ where: { chain } });
    },
    { timeout: 60_000 },
  );
}

/** The last block with events that index and node share; -1 where there is none. */
async function lastShared(db: PrismaClient, source: Pick<ChainSource, 'name' | 'hashesAt'>): Promise<bigint> {
  let below: bigint | null = null;
  for (;;) {
    const rows: readonly { readonly number: bigint; readonly hash: string }[] = await db.$queryRaw`
      SELECT DISTINCT block_number AS number, block_hash AS hash FROM chain_events
      WHERE chain = ${source.name} AND (${below}::bigint IS NULL OR block_number < ${below})
      ORDER BY block_number DESC LIMIT ${PAGE}`;
    const held = await source.hashesAt(rows.map(({ number }) => number));
    const shared = rows.find(({ number, hash }) => held.get(number) === hash);
    if (shared !== undefined) return shared.number;
    below = rows.at(-1)?.number ?? null;
    if (below === null) return -1n;
  }
}
