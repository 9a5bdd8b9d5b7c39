import type { PrismaClient } from '../../generated/prisma/client.ts';
import { NONCE_LIFETIME_MS } from './rules.ts';

/** Mutations whose record says that a nonce was issued. */
const ISSUING = ['signInNonce', 'addWalletChallenge', 'signerKeyChallenge'];

/**
 * Deletes every nonce past its time, used or not, and the records of having issued them; run weekly. Answers how many
 * nonces.
 */
export async function purgeNonces(db: PrismaClient, now: Date): Promise<number> {
  const { count } = await db.authNonce.deleteMany({ where: { expiresAt: { lte: now } } });
  const issuedBefore = new Date(now.getTime() - NONCE_LIFETIME_MS);
  await db.idempotencyRecord.deleteMany({ where: { operation: { in: ISSUING }, startedAt: { lte: issuedBefore } } });
  return count;
}
