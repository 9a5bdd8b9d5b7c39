import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { LiveStream, ReaderLifetime } from '../activity/index.ts';
import { audit } from '../operations/index.ts';

/** Most that are marked by their ids at once. */
export const MOST_MARKED = 100;
/** How many of an account's newest are looked through after an interruption; who missed more reads the list. */
const LOOKED_THROUGH = 100;
const MOST_REMEMBERED = 1_000;

/** What is marked: these, or all that were written until a time. */
export type Marked = { readonly ids: readonly string[] } | { readonly until: Date };

export interface Inbox {
  unread(accountId: string): Promise<number>;
  /** Marks what is unread of it and answers how many that was. @throws NOT_FOUND where one is not the account's */
  markRead(tx: Tx, accountId: string, which: Marked): Promise<number>;
  /**
   * The ids of what is written for the account from now on, and again where it is retracted or valid after all. Nothing
   * that was there before is sent, and nothing twice.
   */
  feed(accountId: string): Promise<(lifetime: ReaderLifetime) => AsyncGenerator<string>>;
  /** Writes down that an admin looks at an account's notifications, whether or not there is such an account. */
  noteView(admin: string, accountId: string): Promise<void>;
}

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
      take: LOOKED_THROUGH,
      select: state,
    });
    return rows.reverse();
  };

  return {
    unread: (accountId) => db.notification.count({ where: { accountId, readAt: null } }),

    async markRead(tx, accountId, which) {
      const mine =
        'until' in which
          ? { accountId, createdAt: { lte: which.until } }
          : { accountId, id: { in: [...new Set(which.ids)] } };
      if ('ids' in which && (await tx.notification.count({ where: mine })) !== mine.id?.in.length) {
        throw new AppError('NOT_FOUND');
      }
      const { count } = await tx.notification.updateMany({
        where: { ...mine, readAt: null },
        data: { readAt: clock.now() },
      });
      return count;
    },

    async feed(accountId) {
      /** Whether each counted as retracted when it was last sent. */
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
