import { inPieces, PIECE } from '../../core/pieces.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

/** The days for which the payload of a dispatched message is kept. */
const PAYLOAD_DAYS = 30;
const DAY_MS = 86_400_000;

/** Empties the payloads of messages that were dispatched more than 30 days before `now`; returns how many. The rows stay. */
export async function purgePayloads(db: PrismaClient, now: Date): Promise<number> {
  const before = new Date(now.getTime() - PAYLOAD_DAYS * DAY_MS);
  return inPieces(
    () => db.$executeRaw`
      UPDATE outbox SET payload = NULL WHERE id IN (
        SELECT id FROM outbox WHERE state = 'DISPATCHED' AND dispatched_at < ${before} AND payload IS NOT NULL
        LIMIT ${PIECE})`,
  );
}
