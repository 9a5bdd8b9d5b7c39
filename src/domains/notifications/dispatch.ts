import type { Clock } from '../../core/clock.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { announce } from '../operations/index.ts';
import { type Recipient, recipientsOf } from './audience.ts';
import type { Payload } from './model.ts';
import type { Job, JobQueue } from './ports.ts';
import { emailId, notificationId } from './rules.ts';

/** Accounts a transaction: a message for more takes several, and any of them may be the last before the process ends. */
const PAGE = 1_000;
/** Messages that one transaction moves into the queue. */
const MOVED = 500;
const TRANSACTION = { timeout: 60_000, maxWait: 10_000 } as const;

export interface DispatchDeps {
  readonly db: PrismaClient;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly page?: number;
}

interface OutboxRow {
  readonly payload: Payload | null;
  readonly state: string;
  readonly at: Date;
}

/**
 * From the outbox to notifications. Every step is one transaction of rows and jobs together, and ids follow from message
 * and recipient: a process that is killed at any point leaves nothing half written, and the next one notifies nobody twice.
 */
export function createDispatch({ db, jobs, clock, page = PAGE }: DispatchDeps) {
  /** Takes the message's row for this transaction; undefined where it is not to be dispatched (any more). */
  async function held(tx: Tx, id: string): Promise<OutboxRow | undefined> {
    const [row] = await tx.$queryRaw<OutboxRow[]>`
      SELECT payload, state, at FROM outbox WHERE id = ${id}::uuid FOR UPDATE`;
    return row?.state === 'QUEUED' ? row : undefined;
  }

  /** Notifies one page of recipients. Answers the last of them, or null after the last page. */
  const notifyPage = (id: string, after: string | null) =>
    db.$transaction(async (tx) => {
      const row = await held(tx, id);
      if (row === undefined || row.payload === null) {
        await jobs.done(tx, 'outbox', id);
        return null;
      }
      const recipients = await recipientsOf(tx, row.payload, after, page);
      await write(tx, jobs, { id, at: row.at, payload: row.payload, createdAt: clock.now() }, recipients);
      const last = recipients.at(-1);
      if (last !== undefined && recipients.length === page) return last.id;
      const data = { state: 'DISPATCHED', dispatchedAt: clock.now(), errorCode: null, attempts: { increment: 1 } };
      await tx.outboxMessage.update({ where: { id }, data });
      await jobs.done(tx, 'outbox', id);
      return null;
    }, TRANSACTION);

  return {
    /** Moves messages that wait into the queue; answers how many. Processes at the same time move different ones. */
    move: () =>
      db.$transaction(async (tx) => {
        const rows = await tx.$queryRaw<{ id: string }[]>`
          SELECT id::text AS id FROM outbox WHERE state = 'PENDING'
          ORDER BY created_at, id LIMIT ${MOVED} FOR UPDATE SKIP LOCKED`;
        if (rows.length === 0) return 0;
        const ids = rows.map(({ id }) => id);
        await tx.outboxMessage.updateMany({ where: { id: { in: ids } }, data: { state: 'QUEUED' } });
        await jobs.put(tx, 'outbox', ids);
        return ids.length;
      }, TRANSACTION),

    /** Notifies all recipients of the message. @throws what prevents it; `failed` records that */
    async notify({ id }: Job): Promise<void> {
      let after: string | null = null;
      do after = await notifyPage(id, after);
      while (after !== null);
    },

    /** Records that a message could not be dispatched, for another try or for an admin to see. */
    failed: ({ id, last }: Job, errorCode: string) =>
      db.$transaction(async (tx) => {
        const state = last ? 'DEAD' : 'QUEUED';
        const data = { state, errorCode, attempts: { increment: 1 } };
        await tx.outboxMessage.updateMany({ where: { id, state: 'QUEUED' }, data });
        await jobs.failed(tx, 'outbox', id);
      }, TRANSACTION),
  };
}

interface Dispatched {
  readonly id: string;
  readonly at: Date;
  readonly payload: Payload;
  readonly createdAt: Date;
}

/** Notifications, their mails, and the notices of both, for those who were not notified yet. */
async function write(
  tx: Tx,
  jobs: JobQueue,
  { id: outboxId, at, payload, createdAt }: Dispatched,
  recipients: readonly Recipient[],
): Promise<void> {
  const { kind, chain, seriesKey = null, subjectId = null, period = null, round = null } = payload;
  const { window = null, status = null, reason = null } = payload;
  const said = {
    kind,
    chain: seriesKey === null ? null : chain,
    seriesKey,
    subjectId,
    period,
    round,
    window,
    status,
    reason,
    at,
    createdAt,
  };
  const rows = recipients.map(({ id: accountId }) => ({
    id: notificationId(outboxId, accountId),
    accountId,
    outboxId,
    ...said,
  }));
  const accountOf = new Map(rows.map(({ id, accountId }) => [id, accountId]));
  const inserted = await tx.notification.createManyAndReturn({
    data: rows,
    skipDuplicates: true,
    select: { id: true },
  });
  const written = inserted.map(({ id }) => ({ id, accountId: accountOf.get(id) as string }));
  const mailed = new Set(recipients.filter((recipient) => recipient.mailed).map(({ id }) => id));
  const mails = written
    .filter(({ accountId }) => mailed.has(accountId))
    .map(({ id, accountId }) => ({
      id: emailId(id),
      accountId,
      notificationId: id,
      template: kind,
      createdAt,
    }));
  await tx.emailMessage.createMany({ data: mails, skipDuplicates: true });
  const ids = mails.map(({ id }) => id);
  await jobs.put(tx, 'mail', ids);
  await announce(tx, 'notifications', written);
}
