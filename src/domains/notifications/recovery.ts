import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { JobQueue, Tx } from './ports.ts';

/** Rows looked at in one transaction. */
const PAGE = 1_000;

/**
 * Finds rows that wait for a job which does not come: given up while its process was killed again and again, or gone with
 * the queue's tables. A row that somebody works on at this moment is left to them.
 */
export function createRecovery({ db, jobs }: { readonly db: PrismaClient; readonly jobs: JobQueue }) {
  /** Goes through rows by id, a transaction a page. */
  async function pages(page: (tx: Tx, after: string | null) => Promise<readonly { readonly id: string }[]>) {
    let after: string | null = null;
    do {
      const rows: readonly { readonly id: string }[] = await db.$transaction((tx) => page(tx, after));
      after = rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null;
    } while (after !== null);
  }

  const withStanding = async (tx: Tx, queue: 'outbox' | 'mail', rows: readonly { readonly id: string }[]) => {
    const standing = await jobs.standing(
      tx,
      queue,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id }) => ({ id, standing: standing.get(id) }));
  };
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

  return {
    /** Messages whose job was given up are DEAD; those that have none wait again. */
    outbox: () =>
      pages(async (tx, after) => {
        const rows = await tx.$queryRaw<{ id: string }[]>`
          SELECT id::text AS id FROM outbox
          WHERE state = 'QUEUED' AND (${after}::text IS NULL OR id > ${after}::uuid)
          ORDER BY id LIMIT ${PAGE} FOR UPDATE SKIP LOCKED`;
        const found = await withStanding(tx, 'outbox', rows);
        const over = idsOf(found.filter((row) => row.standing === 'OVER'));
        const lost = idsOf(found.filter((row) => row.standing === undefined));
        await tx.outboxMessage.updateMany({
          where: { id: { in: over } },
          data: { state: 'DEAD', errorCode: 'TIMEOUT' },
        });
        await tx.outboxMessage.updateMany({ where: { id: { in: lost } }, data: { state: 'PENDING' } });
        return rows;
      }),

    /** Mails whose job was given up are DEAD; those that have none get one. */
    mail: () =>
      pages(async (tx, after) => {
        const rows = await tx.$queryRaw<{ id: string }[]>`
          SELECT id::text AS id FROM email_outbox
          WHERE state = 'PENDING' AND (${after}::text IS NULL OR id > ${after}::uuid)
          ORDER BY id LIMIT ${PAGE} FOR UPDATE SKIP LOCKED`;
        const found = await withStanding(tx, 'mail', rows);
        const over = idsOf(found.filter((row) => row.standing === 'OVER'));
        await tx.emailMessage.updateMany({
          where: { id: { in: over } },
          data: { state: 'DEAD', errorCode: 'TIMEOUT' },
        });
        await jobs.put(tx, 'mail', idsOf(found.filter((row) => row.standing === undefined)));
        return rows;
      }),
  };
}
