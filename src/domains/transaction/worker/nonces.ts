import type { TransactionLook } from '../../../chains/index.ts';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { TrackedTransaction } from './tracker-store.ts';

/** True if a block has a transaction with the row's nonce. */
export const isUsed = ({ wallet, nonce }: TrackedTransaction, { nonces }: TransactionLook): boolean =>
  nonce !== null && nonce < (nonces.get(wallet) ?? 0n);

/** Creates the search for rows whose hash no block has and whose nonce another transaction took. */
export function createTakenNonces({ db, chain }: { readonly db: PrismaClient; readonly chain: string }) {
  /** The newest block of the look that first saw a row's nonce used, with the row's hash, by the row's id. */
  const usedAt = new Map<string, { readonly txHash: string; readonly head: bigint }>();

  /** Remembers which nonces are used since when, and returns the rows that an earlier look knew as such. */
  function usedEarlier(rows: readonly TrackedTransaction[], look: TransactionLook): readonly TrackedTransaction[] {
    return rows.filter((row) => {
      const { id, txHash } = row;
      if (row.life !== 'SENT' || look.mined.get(txHash) || !isUsed(row, look)) {
        usedAt.delete(id);
        return false;
      }
      if (usedAt.get(id)?.txHash === txHash) return true;
      usedAt.set(id, { txHash, head: look.head });
      return false;
    });
  }

  /**
   * Returns the ids of the rows whose nonce was used in a block that the index has read: if an event of the call is not indexed
   * by now, the transaction with the nonce did not emit it. No old state is read, because nodes keep little of it.
   */
  return async (rows: readonly TrackedTransaction[], look: TransactionLook): Promise<ReadonlySet<string>> => {
    const used = usedEarlier(rows, look);
    if (used.length === 0) return new Set();
    const cursor = await db.indexerCursor.findUnique({ where: { chain }, select: { blockNumber: true } });
    const indexed = cursor?.blockNumber ?? -1n;
    const isIndexed = (head: bigint | undefined) => head !== undefined && head <= indexed;
    return new Set(used.flatMap(({ id }) => (isIndexed(usedAt.get(id)?.head) ? [id] : [])));
  };
}
