import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { JobQueue } from './ports.ts';

/** Rows looked at in one transaction. */
const PAGE = 1_000;
/** Where a job was given up: its process died at every try. */
const DEAD = { state: 'DEAD', errorCode: 'TIMEOUT' } as const;

/**
 * Finds rows that wait for a job which does not come: given up while its process was killed again and again, or gone with
 * the queue's tables. A row that another process works on now is left to it.
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

  /** Of the rows: whose job was given up, and who has none. */
  async function waitInVain(tx: Tx, queue: 'outbox' | 'mail', rows: readonly { readonly id: string }[]) {
    const ids = rows.map(({ id }) => id);
    const states = await jobs.states(tx, queue, ids);
    return { over: ids.filter((id) => states.get(id) === 'OVER'), lost: ids.filter((id) => !states.has(id)) };
  }

  return {
    /** Messages whose job was given up are DEAD; those that have none wait again. */
    outbox: () =>
      pages(async (tx, after) => {
        const rows = await tx.$queryRaw<{ id: string }[]>`
          SELECT id::text AS id FROM outbox
          WHERE state = 'QUEUED' AND (${after}::text IS NULL OR id > ${after}::uuid)
          ORDER BY id LIMIT ${PAGE} FOR UPDATE SKIP LOCKED`;
        const { over, lost } = await waitInVain(tx, 'outbox', rows);
        await tx.outboxMessage.updateMany({ where: { id: { in: over } }, data: DEAD });
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
        const { over, lost } = await waitInVain(tx, 'mail', rows);
        await tx.emailMessage.updateMany({ where: { id: { in: over } }, data: DEAD });
        await jobs.put(tx, 'mail', lost);
        return rows;
      }),
  };
}
