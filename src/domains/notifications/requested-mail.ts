import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { wakeDispatchers } from './enqueue.ts';
import type { JobQueue } from './model/ports.ts';
import { requestedEmailId } from './rules.ts';

/** The template of the mail with the code that confirms an address. */
export const EMAIL_CODE = 'EmailCode';

/** The number of mails that one transaction moves into the queue. */
const MOST_MOVED = 500;

interface RequestedMail {
  readonly accountId: string;
  readonly template: typeof EMAIL_CODE;
  readonly at: Date;
  /** The milliseconds after a mail with this template during which the account gets no second one. */
  readonly restMs: number;
}

/**
 * Writes a mail that the account requested itself and that belongs to no notification. Returns false, and writes nothing, if
 * the account requested one with this template within `restMs`. The caller has locked the account's row. Workers are woken
 * when the transaction commits; they put the mail into the queue, because gateways have no queue.
 */
export async function requestMail(tx: Tx, { accountId, template, at, restMs }: RequestedMail): Promise<boolean> {
  const since = new Date(at.getTime() - restMs);
  const recent = await tx.emailMessage.count({ where: { accountId, template, createdAt: { gt: since } } });
  if (recent > 0) return false;
  const id = requestedEmailId(accountId, template, at);
  await tx.emailMessage.create({ data: { id, accountId, template, createdAt: at } });
  await wakeDispatchers(tx);
  return true;
}

/** Puts the mails that accounts requested into the queue. */
export function createMailQueue({ db, jobs }: { readonly db: PrismaClient; readonly jobs: JobQueue }) {
  return {
    /** Queues requested mails that are not queued yet, and returns how many. Concurrent processes move different mails. */
    move: () =>
      db.$transaction(async (tx) => {
        const rows = await tx.$queryRaw<{ id: string }[]>`
          SELECT id::text AS id FROM email_outbox WHERE notification_id IS NULL AND state = 'PENDING'
          ORDER BY created_at, id LIMIT ${MOST_MOVED} FOR UPDATE SKIP LOCKED`;
        if (rows.length === 0) return 0;
        const ids = rows.map(({ id }) => id);
        const queued = await jobs.states(tx, 'mail', ids);
        const added = ids.filter((id) => !queued.has(id));
        await jobs.put(tx, 'mail', added);
        return added.length;
      }),
  };
}
