import type { PrismaClient } from '../../generated/prisma/client.ts';

/** Rows a statement. */
const CHUNK = 5_000;

/** Empties the payloads of messages that were dispatched before `before`; answers how many. Their rows stay. */
export async function purgePayloads(db: PrismaClient, before: Date): Promise<number> {
  let purged = 0;
  let count: number;
  do {
    count = await db.$executeRaw`
      UPDATE outbox SET payload = NULL WHERE id IN (
        SELECT id FROM outbox WHERE state = 'DISPATCHED' AND dispatched_at < ${before} AND payload IS NOT NULL
        LIMIT ${CHUNK})`;
    purged += count;
  } while (count === CHUNK);
  return purged;
}
