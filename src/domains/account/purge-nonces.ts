import type { PrismaClient } from '../../generated/prisma/client.ts';
import { purgeAttempts } from '../operations/index.ts';
import { NONCE_LIFETIME_MS } from './rules.ts';

/** Mutations whose record says that a nonce was issued. */
const ISSUING = ['signInNonce', 'addWalletChallenge', 'signerKeyChallenge'];

/**
 * Deletes every nonce past its time by the database's clock, used or not, and the records of having issued them; run
 * weekly. Answers how many nonces.
 */
export async function purgeNonces(db: PrismaClient): Promise<number> {
  const count = await db.$executeRaw`DELETE FROM auth_nonces WHERE expires_at <= now()`;
  await purgeAttempts(db, ISSUING, NONCE_LIFETIME_MS);
  return count;
}
