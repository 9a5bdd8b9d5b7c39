import type { PrismaClient } from '../../generated/prisma/client.ts';

/** Deletes every nonce past its time by the database's clock, used or not; run weekly. Answers how many. */
export async function purgeNonces(db: PrismaClient): Promise<number> {
  return db.$executeRaw`DELETE FROM auth_nonces WHERE expires_at <= now()`;
}
