import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { JobQueue } from './model/ports.ts';

/** The number of rows that one transaction checks. */
const PAGE = 1_000;
/** The final columns of a row whose job was given up without a recorded failure, because its process died at every try. */
const DEAD = { state: 'DEAD', errorCode: 'INTERNAL' } as const;

/**
 * Finds rows that wait for a job that will never run: the job was given up because its process was killed at every try, or
 * it was lost with the queue's tables. Rows that another process has locked are skipped.
 */
export function createRecovery({ db, jobs }: { readonly db: PrismaClient; readonly jobs: JobQueue }) {
  /** Calls `page` for one page of rows after the other, ordered by id, each in a transaction. */
  async function eachPage(page: (tx: Tx, after: string | null) => Promise<readonly { readonly id: string }[]>) {
    let after: string | null = null;
    do {
      const rows: readonly { readonly id: string }[] = await db.$transaction((tx) => page(tx, after));
      after = rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null;
    } while (after !== null);
  }

  /** The ids of the rows whose job was given up, and of those that have no job (`lost`). */
  async function findStranded(tx: Tx, queue: 'outbox' | 'mail', rows: readonly { readonly id: string }[]) {
    const ids = rows.map(({ id }) => id);
    const states = await jobs.states(tx, queue, ids);
    return { givenUp: ids.filter((id) => states.get(id) === 'OVER'), lost: ids.filter((id) => !states.has(id)) };
  }

  return {
    /** Marks messages whose job was given up as DEAD, and those without a job as PENDING again. */
    outbox: () =>
      eachPage(async (tx, after) => {
        const rows = await tx.$queryRaw<{ id: string }[]>`
          SELECT id::text AS id FROM outbox
          WHERE state = 'QUEUED' AND (${after}::text IS NULL OR id > ${after}::uuid)
          ORDER BY id LIMIT ${PAGE} FOR UPDATE SKIP LOCKED`;
        const { givenUp, lost } = await findStranded(tx, 'outbox', rows);
        await tx.outboxMessage.updateMany({ where: { id: { in: givenUp } }, data: DEAD });
        await tx.outboxMessage.updateMany({ where: { id: { in: lost } }, data: { state: 'PENDING' } });
        return rows;
      }),

    /** Marks mails whose job was given up as DEAD, and gives those without a job a new one. */
    mail: () =>
      eachPage(async (tx, after) => {
        const rows = await tx.$queryRaw<{ id: string }[]>`
          SELECT id::text AS id FROM email_outbox
          WHERE state = 'PENDING' AND (${after}::text IS NULL OR id > ${after}::uuid)
          ORDER BY id LIMIT ${PAGE} FOR UPDATE SKIP LOCKED`;
        const { givenUp, lost } = await findStranded(tx, 'mail', rows);
        await tx.emailMessage.updateMany({ where: { id: { in: givenUp } }, data: DEAD });
        await jobs.put(tx, 'mail', lost);
        return rows;
      }),
  };
}
