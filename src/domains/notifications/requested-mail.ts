import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { wakeDispatchers } from './enqueue.ts';
import type { JobQueue } from './ports.ts';
import { requestedEmailId } from './rules.ts';

/** The template of the mail with the code that confirms an address. */
export const EMAIL_CODE = 'EmailCode';

/** Mails that one transaction moves into the queue. */
const MOVED = 500;

interface RequestedMail {
  readonly accountId: string;
  readonly template: typeof EMAIL_CODE;
  readonly at: Date;
  /** How long after such a mail the account gets no other one. */
  readonly restMs: number;
}

/**
 * Writes a mail that the account asked for, of no notification; answers false, and writes none, where the account asked for
 * one of the template within `restMs`. The caller has locked the account's row. Workers are woken when the transaction
 * commits, and put the mail into the queue, which gateways do not have.
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

/** Puts mails that accounts asked for into the queue. */
export function createMailQueue({ db, jobs }: { readonly db: PrismaClient; readonly jobs: JobQueue }) {
  return {
    /** Answers how many. Processes at the same time move different ones; one that is in the queue already stays there. */
    move: () =>
      db.$transaction(async (tx) => {
        const rows = await tx.$queryRaw<{ id: string }[]>`
          SELECT id::text AS id FROM email_outbox WHERE notification_id IS NULL AND state = 'PENDING'
          ORDER BY created_at, id LIMIT ${MOVED} FOR UPDATE SKIP LOCKED`;
        if (rows.length === 0) return 0;
        const ids = rows.map(({ id }) => id);
        const known = await jobs.states(tx, 'mail', ids);
        const added = ids.filter((id) => !known.has(id));
        await jobs.put(tx, 'mail', added);
        return added.length;
      }),
  };
}
