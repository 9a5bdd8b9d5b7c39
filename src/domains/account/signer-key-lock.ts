import { AppError } from '@income-series/protocol/errors/app-error';
import type { KeyAddress } from '@income-series/protocol/hex';
import type { Tx } from '../../core/tx.ts';

/**
 * Locks the link of a signer key until the transaction ends. A transaction that writes work addressed to a key calls this
 * first, because a parallel unlinking must then wait and find the work. Several keys may be locked in any order.
 *
 * @param accountId the account that must have linked the key; any account if undefined
 * @returns the link's id
 * @throws ANNOUNCEMENT_MISSING if nobody has linked the key, because an unlinked key has no announcement;
 * SIGNER_KEY_NOT_LINKED if `accountId` has not linked it
 */
export async function lockSignerKey(tx: Tx, key: KeyAddress, accountId?: string): Promise<string> {
  const [link] = await tx.$queryRaw<{ readonly id: string; readonly accountId: string }[]>`
    SELECT id::text AS id, account_id::text AS "accountId" FROM account_signer_keys WHERE key = ${key} FOR SHARE`;
  if (accountId !== undefined && link?.accountId !== accountId) throw new AppError('SIGNER_KEY_NOT_LINKED');
  if (!link) throw new AppError('ANNOUNCEMENT_MISSING');
  return link.id;
}
