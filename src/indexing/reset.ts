import type { ChainSource } from '../chains/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { projectionsOf } from './commit.ts';
import { readEvents } from './event-store.ts';
import { lockIndex } from './lock.ts';
import type { IndexedModule } from './parts.ts';

/** The number of blocks whose hashes are read from the node at once. */
const PAGE = 100;

/**
 * Deletes everything that is derived from a chain, including the cursor, so that the next start indexes from the first block.
 * An operator calls it after a halt; rows that people wrote stay. Notifications of events whose block the node no longer has
 * are retracted and the others stay. The new index repeats none of them.
 *
 * @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH, CHAIN_REFUSED, with nothing changed
 */
export async function resetIndex(
  db: PrismaClient,
  source: Pick<ChainSource, 'name' | 'hashesAt'>,
  modules: readonly IndexedModule[],
): Promise<void> {
  const chain = source.name;
  const fork = await findShared(db, source);
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

/** Finds the last block with events that index and node share; -1 if there is none. */
async function findShared(db: PrismaClient, source: Pick<ChainSource, 'name' | 'hashesAt'>): Promise<bigint> {
  let below: bigint | null = null;
  for (;;) {
    const rows: readonly { readonly number: bigint; readonly hash: string }[] = await db.$queryRaw`
      SELECT DISTINCT block_number AS number, block_hash AS hash FROM chain_events
      WHERE chain = ${source.name} AND (${below}::bigint IS NULL OR block_number < ${below})
      ORDER BY block_number DESC LIMIT ${PAGE}`;
    const onNode = await source.hashesAt(rows.map(({ number }) => number));
    const shared = rows.find(({ number, hash }) => onNode.get(number) === hash);
    if (shared !== undefined) return shared.number;
    below = rows.at(-1)?.number ?? null;
    if (below === null) return -1n;
  }
}
