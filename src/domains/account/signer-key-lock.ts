import { AppError } from '../../core/errors/app-error.ts';
import type { KeyAddress } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';

/**
 * Holds a key's link until the transaction ends. Code that writes work addressed to a key calls this first in the same
 * transaction: an unlinking waits for it and then finds the work, or was first, and the work is not written. Several
 * keys are taken one after the other, in any order.
 *
 * @throws ANNOUNCEMENT_MISSING where nobody has linked the key: its announcement goes with the link
 */
export async function lockSignerKey(tx: Tx, key: KeyAddress): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM account_signer_keys WHERE key = ${key} FOR SHARE`;
  if (rows.length === 0) throw new AppError('ANNOUNCEMENT_MISSING');
}
