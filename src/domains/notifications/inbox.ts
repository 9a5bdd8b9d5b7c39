import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { LiveStream, ReaderLifetime } from '../activity/index.ts';
import { audit } from '../operations/index.ts';

/** The most notifications that one request may mark by id. */
export const MOST_MARKED = 100;
/** The most notifications of an account, newest first, that are read again after the live stream was interrupted. */
const MOST_REREAD = 100;
/** The number of sent ids that a feed remembers, so that it sends none twice. */
const MOST_REMEMBERED = 1_000;

/** The notifications to mark: some by id, or all that were written up to a time. */
export type NotificationChoice = { readonly ids: readonly string[] } | { readonly until: Date };

export interface Inbox {
  unread(accountId: string): Promise<number>;
  /** Marks the chosen notifications as read; returns how many were unread. @throws NOT_FOUND if one is not the account's */
  markRead(tx: Tx, accountId: string, choice: NotificationChoice): Promise<number>;
  /**
   * Streams the ids of the account's notifications from now on. An id is sent again when its notification is retracted or
   * restored, else only once; earlier notifications are not sent.
   */
  feed(accountId: string): Promise<(lifetime: ReaderLifetime) => AsyncGenerator<string>>;
  /** Records in the audit log that an admin reads an account's notifications, even if there is no such account. */
  noteView(admin: string, accountId: string): Promise<void>;
}

/** Creates the inboxes of all accounts. A feed reads each notification again, because a notice has only its id. */
export function createInbox(deps: {
  readonly db: PrismaClient;
  readonly stream: LiveStream;
  readonly clock: Clock;
}): Inbox {
  const { db, stream, clock } = deps;
  const state = { id: true, retracted: true } as const;

  const newest = async (accountId: string) => {
    const rows = await db.notification.findMany({
      where: { accountId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_REREAD,
      select: state,
    });
    return rows.reverse();
  };

  return {
    unread: (accountId) => db.notification.count({ where: { accountId, readAt: null } }),

    async markRead(tx, accountId, choice) {
      const chosen =
        'until' in choice
          ? { accountId, createdAt: { lte: choice.until } }
          : { accountId, id: { in: [...new Set(choice.ids)] } };
      if ('ids' in choice && (await tx.notification.count({ where: chosen })) !== chosen.id?.in.length) {
        throw new AppError('NOT_FOUND');
      }
      const { count } = await tx.notification.updateMany({
        where: { ...chosen, readAt: null },
        data: { readAt: clock.now() },
      });
      return count;
    },

    async feed(accountId) {
      /** The sent notifications by id: true if the notification was retracted when it was last sent. */
      const sent = new Map((await newest(accountId)).map(({ id, retracted }) => [id, retracted]));
      const isNew = ({ id, retracted }: { readonly id: string; readonly retracted: boolean }): boolean => {
        if (sent.get(id) === retracted) return false;
        sent.set(id, retracted);
        for (const [oldest] of sent) {
          if (sent.size <= MOST_REMEMBERED) break;
          sent.delete(oldest);
        }
        return true;
      };
      return (lifetime) => {
        const notices = stream.subscribe('notifications', (notice) => notice.accountId === accountId, lifetime);
        async function* ids(): AsyncGenerator<string> {
          for await (const notice of notices) {
            const rows =
              notice === null
                ? await newest(accountId)
                : await db.notification.findMany({ where: { id: notice.id, accountId }, select: state });
            for (const row of rows) if (isNew(row)) yield row.id;
          }
        }
        return ids();
      };
    },

    noteView: (admin, accountId) =>
      db.$transaction((tx) => audit(tx, { actor: admin, action: 'notification.view', target: accountId })),
  };
}
