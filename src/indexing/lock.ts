import type { Tx } from '../core/tx.ts';
import { type SqlText, sql } from './derivation.ts';

/** The number of the lock that a transaction has while it moves the index of a chain. */
const lockOf = (chain: string): SqlText => sql`hashtextextended(${`indexer:${chain}`}, 0)`;

/** Until the transaction ends no other one moves the index of a chain, or takes anything back. Waits for one that does. */
export async function lockIndex(tx: Tx, chain: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${lockOf(chain)})) AS held`;
}

/** The same as an expression of a statement, which does not wait: whether it got the lock. */
export const takesLock = (chain: string): SqlText => sql`pg_try_advisory_xact_lock(${lockOf(chain)})`;

/**
 * Whether the index of a chain stands still until the transaction ends: what is read in it is of one block, and what is written
 * about that block is taken back with it. False where the index is being moved; nothing waits for that.
 */
export async function indexStandsStill(tx: Tx, chain: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ still: boolean }[]>`
    SELECT pg_try_advisory_xact_lock_shared(${lockOf(chain)}) AS still`;
  return row?.still === true;
}
