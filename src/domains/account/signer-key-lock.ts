import { AppError } from '../../core/errors/app-error.ts';
import type { KeyAddress } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';

/**
 * Holds a key's link until the transaction ends. Code that writes work addressed to a key calls this first in the same
 * transaction: an unlinking waits for it and then finds the work, or was first, and the work is not written. Several
 * keys are taken one after the other, in any order.
 *
 * @param accountId whose link it must be; anybody's where it is left out
 * @returns the link's id
 * @throws ANNOUNCEMENT_MISSING where nobody has linked the key: its announcement goes with the link; SIGNER_KEY_NOT_LINKED
 * where the account has not
 */
export async function lockSignerKey(tx: Tx, key: KeyAddress, accountId?: string): Promise<string> {
  const [link] = await tx.$queryRaw<{ readonly id: string; readonly accountId: string }[]>`
    SELECT id::text AS id, account_id::text AS "accountId" FROM account_signer_keys WHERE key = ${key} FOR SHARE`;
  if (accountId !== undefined && link?.accountId !== accountId) throw new AppError('SIGNER_KEY_NOT_LINKED');
  if (!link) throw new AppError('ANNOUNCEMENT_MISSING');
  return link.id;
}
