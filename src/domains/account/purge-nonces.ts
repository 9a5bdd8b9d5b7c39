import type { PrismaClient } from '../../generated/prisma/client.ts';

/** Deletes the nonces that have expired by the database's clock, used or not. Returns their number. */
export async function purgeNonces(db: PrismaClient): Promise<number> {
  return db.$executeRaw`DELETE FROM auth_nonces WHERE expires_at <= now()`;
}
