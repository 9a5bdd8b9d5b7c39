import type { Tx } from '../core/tx.ts';
import { type SqlText, sql } from './derivation.ts';

/** The SQL expression of the number of a chain's index lock. */
const lockNumber = (chain: string): SqlText => sql`hashtextextended(${`indexer:${chain}`}, 0)`;

/** Locks the index of a chain until the transaction ends, so that no other process changes it. Waits for a process that holds
 * the lock. */
export async function lockIndex(tx: Tx, chain: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${lockNumber(chain)})) AS locked`;
}

/** The SQL expression that tries to lock the index of a chain without waiting; true if it has the lock. */
export const tryLock = (chain: string): SqlText => sql`pg_try_advisory_xact_lock(${lockNumber(chain)})`;

/**
 * Tries, without waiting, to keep the index of a chain from moving until the transaction ends, so that everything read in it
 * is of one block. Returns false if the index is moving now.
 */
export async function indexStandsStill(tx: Tx, chain: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ still: boolean }[]>`
    SELECT pg_try_advisory_xact_lock_shared(${lockNumber(chain)}) AS still`;
  return row?.still === true;
}
