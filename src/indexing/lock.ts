import type { Tx } from '../core/tx.ts';

/** Until the transaction ends no other one moves the index of a chain, or takes anything back. Waits for one that does. */
export async function lockIndex(tx: Tx, chain: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended(${`indexer:${chain}`}, 0))) AS held`;
}

/**
 * Whether the index of a chain stands still until the transaction ends: what is read in it is of one block, and what is written
 * about that block is taken back with it. False where the index is being moved; nothing waits for that.
 */
export async function indexStandsStill(tx: Tx, chain: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ still: boolean }[]>`
    SELECT pg_try_advisory_xact_lock_shared(hashtextextended(${`indexer:${chain}`}, 0)) AS still`;
  return row?.still === true;
}
