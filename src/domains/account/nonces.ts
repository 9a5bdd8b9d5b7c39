import type { Address } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import { AppError } from '@income-series/protocol/errors/app-error';
import { randomBytes } from '@noble/hashes/utils.js';
import type { Tx } from '../../core/tx.ts';
import {
  type IssuedNonce,
  NONCE_LIFETIME_MS,
  type NoncePurpose,
  type ReadNonce,
  type SignInSite,
} from './model/index.ts';

/**
 * Stores a new nonce of 128 random bits and returns it in hex. It is valid for ten minutes by the database's clock, because
 * gateways' own clocks differ. Its times are whole seconds, because some wallet libraries write times without fractions.
 */
export async function issueNonce(
  tx: Tx,
  site: SignInSite,
  row: { purpose: NoncePurpose; chain: string; address: Address; accountId: string | null },
): Promise<string> {
  const nonce = toHex(randomBytes(16)).slice(2);
  await tx.$executeRaw`
    INSERT INTO auth_nonces (nonce, purpose, chain, address, account_id, domain, uri, issued_at, expires_at)
    SELECT ${nonce}, ${row.purpose}, ${row.chain}, ${row.address}, ${row.accountId}::uuid, ${site.domain}, ${site.uri},
      issued_at, issued_at + ${NONCE_LIFETIME_MS}::int * interval '1 millisecond'
    FROM (SELECT date_trunc('second', now()) AS issued_at) AS time`;
  return nonce;
}

/** Reads the row of a nonce and the database's time; null if there is none. */
export async function readNonce(db: Tx, nonce: string): Promise<ReadNonce | null> {
  const [row] = await db.$queryRaw<ReadNonce[]>`
    SELECT nonce, purpose, chain, address, account_id AS "accountId", domain, uri, issued_at AS "issuedAt",
      expires_at AS "expiresAt", consumed_at AS "consumedAt", now() AS "readAt"
    FROM auth_nonces WHERE nonce = ${nonce}`;
  return row ?? null;
}

/** Marks a nonce as used; of several attempts only the first succeeds. @throws NONCE_INVALID if it was used or has expired */
export async function consumeNonce(tx: Tx, { nonce, purpose }: IssuedNonce): Promise<void> {
  const count = await tx.$executeRaw`
    UPDATE auth_nonces SET consumed_at = now()
    WHERE nonce = ${nonce} AND purpose = ${purpose} AND consumed_at IS NULL AND expires_at > now()`;
  if (count !== 1) throw new AppError('NONCE_INVALID');
}
