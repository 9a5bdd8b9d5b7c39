import { createJobs } from '../../../src/adapters/jobs/index.ts';
import { createDispatch, createEmailSender, type Job } from '../../../src/domains/notifications/index.ts';
import type { IndexerOptions } from '../../../src/indexing/options.ts';
import { catalogues } from '../../../src/modules.ts';
import { RETRIES } from '../../domains/support/retries.ts';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import { confirmed } from '../../support/email.ts';
import { catchUp, indexerOf } from './index.ts';
import type { World } from './world.ts';

export type NotifyingIndex = Awaited<ReturnType<typeof createNotifyingIndex>>;

/** An index of a world whose people have accounts with addresses, and their notifications, dispatched by hand. */
export async function createNotifyingIndex(world: World) {
  const database = await createTestDatabase();
  const db = database.prisma;
  const jobs = createJobs({ url: database.url, retries: RETRIES });
  await jobs.start();
  const clock = createTestClock();
  const names = new Map<string, string>();
  for (const [i, address] of [world.issuer, ...world.people].entries()) {
    const name = i === 0 ? 'issuer' : `person ${i - 1}`;
    const wallets = { create: { address, chain: world.chain.name } };
    const mail = confirmed(`${name.replace(' ', '')}@example.test`);
    const { id } = await db.account.create({ data: { ...mail, wallets } });
    names.set(id, name);
  }
  const sent: string[] = [];
  const mailer = { send: async ({ id }: { readonly id: string }) => void sent.push(id), close: async () => {} };
  const emailSender = createEmailSender({
    notifications: catalogues.notifications,
    db,
    jobs,
    mailer,
    clock,
    codes: null,
    site: 'https://gateway.example',
  });
  const dispatch = createDispatch({ db, jobs, clock });

  return {
    database,
    db,
    clock,
    sent,
    index: (options: Partial<IndexerOptions> = {}) => catchUp(indexerOf(world, db, options)),
    move: () => dispatch.move(),
    take: () => jobs.take('outbox', 100),
    notify: (job: Job) => dispatch.notify(job),
    /** Dispatches all that waits; answers how many messages that were. */
    async dispatch(): Promise<number> {
      await dispatch.move();
      const taken = await jobs.take('outbox', 100);
      for (const job of taken) await dispatch.notify(job);
      return taken.length;
    },
    /** Sends this many of the mails that wait. */
    async mail(most: number): Promise<void> {
      for (const job of await jobs.take('mail', most)) await emailSender.send(job);
    },
    /** What waits to be dispatched. */
    async waiting(): Promise<string[]> {
      const rows = await db.outboxMessage.findMany({ where: { state: { in: ['PENDING', 'QUEUED'] } } });
      return rows.map(({ topic }) => topic).sort();
    },
    /** The notifications that are valid (or retracted): to whom, of what, and the state of the mail. */
    async notified(retracted = false): Promise<string[]> {
      const rows = await db.notification.findMany({ where: { retracted }, include: { email: true } });
      return rows.map((row) => `${names.get(String(row.accountId))}: ${row.kind}, ${row.email?.state}`).sort();
    },
    async close(): Promise<void> {
      await jobs.close();
      await database.drop();
    },
  };
}
