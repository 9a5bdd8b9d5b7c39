import type { Clock } from '@income-series/protocol/clock';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { announce } from '../operations/index.ts';
import { type Recipient, readRecipients } from './audience.ts';
import type { Payload } from './model/index.ts';
import type { Job, JobQueue } from './model/ports.ts';
import { emailId, notificationId } from './rules.ts';

/** The number of accounts that one transaction notifies; a message with more recipients takes several transactions. */
const PAGE = 1_000;
/** The number of messages that one transaction moves into the queue. */
const MOST_MOVED = 500;
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
 * Turns outbox messages into notifications. Every step writes its rows and jobs in one transaction, and a notification's id
 * is derived from message and recipient. A process may therefore be killed at any point: nothing stays half written, and
 * the next process notifies nobody twice.
 */
export function createDispatch({ db, jobs, clock, page = PAGE }: DispatchDeps) {
  /** Locks the message's row for this transaction; undefined if the message is not QUEUED (any more). */
  async function lockQueued(tx: Tx, id: string): Promise<OutboxRow | undefined> {
    const [row] = await tx.$queryRaw<OutboxRow[]>`
      SELECT payload, state, at FROM outbox WHERE id = ${id}::uuid FOR UPDATE`;
    return row?.state === 'QUEUED' ? row : undefined;
  }

  /** Notifies one page of recipients. Returns the id of the page's last account, or null after the last page. */
  const notifyPage = (id: string, after: string | null) =>
    db.$transaction(async (tx) => {
      const row = await lockQueued(tx, id);
      if (row === undefined || row.payload === null) {
        await jobs.finish(tx, 'outbox', id);
        return null;
      }
      const recipients = await readRecipients(tx, row.payload, after, page);
      await writeNotifications(tx, jobs, { id, at: row.at, payload: row.payload, createdAt: clock.now() }, recipients);
      const last = recipients.at(-1);
      if (last !== undefined && recipients.length === page) return last.id;
      const data = { state: 'DISPATCHED', dispatchedAt: clock.now(), errorCode: null, attempts: { increment: 1 } };
      await tx.outboxMessage.update({ where: { id }, data });
      await jobs.finish(tx, 'outbox', id);
      return null;
    }, TRANSACTION);

  return {
    /** Moves PENDING messages into the queue and returns how many. Concurrent processes move different messages. */
    move: () =>
      db.$transaction(async (tx) => {
        const rows = await tx.$queryRaw<{ id: string }[]>`
          SELECT id::text AS id FROM outbox WHERE state = 'PENDING'
          ORDER BY created_at, id LIMIT ${MOST_MOVED} FOR UPDATE SKIP LOCKED`;
        if (rows.length === 0) return 0;
        const ids = rows.map(({ id }) => id);
        await tx.outboxMessage.updateMany({ where: { id: { in: ids } }, data: { state: 'QUEUED' } });
        await jobs.put(tx, 'outbox', ids);
        return ids.length;
      }, TRANSACTION),

    /** Notifies all recipients of the message. @throws any error; the caller then calls `recordFailure` */
    async notify({ id }: Job): Promise<void> {
      let after: string | null = null;
      do after = await notifyPage(id, after);
      while (after !== null);
    },

    /** Records a failed try: the message is tried again, or after the last try is DEAD, which an admin sees. */
    recordFailure: ({ id, last }: Job, errorCode: string) =>
      db.$transaction(async (tx) => {
        const state = last ? 'DEAD' : 'QUEUED';
        const data = { state, errorCode, attempts: { increment: 1 } };
        await tx.outboxMessage.updateMany({ where: { id, state: 'QUEUED' }, data });
        await jobs.retryLater(tx, 'outbox', id);
      }, TRANSACTION),
  };
}

interface DispatchedMessage {
  readonly id: string;
  readonly at: Date;
  readonly payload: Payload;
  readonly createdAt: Date;
}

/**
 * Writes a notification for each recipient who has none of this message yet, and a mail for those with an address. Queues
 * the mails, and announces the notifications to live subscriptions.
 */
async function writeNotifications(
  tx: Tx,
  jobs: JobQueue,
  { id: outboxId, at, payload, createdAt }: DispatchedMessage,
  recipients: readonly Recipient[],
): Promise<void> {
  const { kind, chain, seriesKey = null, subjectId = null, period = null, round = null } = payload;
  const { window = null, status = null, reason = null } = payload;
  const facts = {
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
    ...facts,
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
