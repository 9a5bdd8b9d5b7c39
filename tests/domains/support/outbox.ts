import { evmChainName } from '@income-series/protocol/chain';
import { createJobs, type Jobs, type Retry } from '../../../src/adapters/jobs/index.ts';
import {
  createDispatch,
  createOutboxAdmin,
  createRecovery,
  enqueue,
  type JobQueue,
  type Message,
} from '../../../src/domains/notifications/index.ts';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import { POPULATION, type Population } from '../../support/populate.ts';
import { RETRIES } from './retries.ts';

/** A populated database with its queue, and a dispatcher that is driven by hand. */
export async function createOutboxWorld() {
  const database = await createTestDatabase({ populated: true });
  const population: Population = POPULATION;
  const db = database.prisma;
  const jobs: Jobs = createJobs({ url: database.url, retries: RETRIES });
  await jobs.start();
  const clock = createTestClock();

  /** A dispatcher whose queue does something else at some points. */
  const dispatcher = (change: Partial<JobQueue> = {}, page?: number) =>
    createDispatch({ db, clock, jobs: { ...jobs, ...change }, ...(page === undefined ? {} : { page }) });

  return {
    database,
    db,
    population,
    jobs,
    clock,
    dispatcher,
    enqueue,
    recovery: createRecovery({ db, jobs }),
    outboxAdmin: createOutboxAdmin({ db }),
    write: (...messages: Message[]) => db.$transaction((tx) => enqueue(tx, messages)),

    /** Dispatches everything that is there; answers how many messages. */
    async dispatch(by = dispatcher()): Promise<number> {
      await by.move();
      const taken = await jobs.take('outbox', 100);
      for (const job of taken) await by.notify(job);
      return taken.length;
    },

    /** Who was notified, by the names of the personas. */
    async notified(): Promise<string[]> {
      const rows = await db.notification.findMany({ select: { accountId: true } });
      const names = new Map(Object.values(population.personas).map(({ accountId, name }) => [accountId, name]));
      return rows.map(({ accountId }) => names.get(String(accountId)) ?? String(accountId)).sort();
    },

    /** The time of every job that runs is over, as the queue finds it at its next look. */
    async expire(): Promise<void> {
      await db.$executeRaw`UPDATE pgboss.job SET started_on = now() - interval '1 day' WHERE state = 'active'`;
      await jobs.maintain();
    },

    /** How long a job waits after each failure, in seconds, until it is given up. */
    async waits(retry: Pick<Retry, 'limit' | 'delaySeconds'>): Promise<number[]> {
      const slow = createJobs({ url: database.url, retries: { ...RETRIES, outbox: { ...retry, expireSeconds: 60 } } });
      await slow.start();
      const id = '00000000-0000-8000-8000-000000000001';
      await db.$transaction((tx) => slow.put(tx, 'outbox', [id]));
      const waits: number[] = [];
      for (;;) {
        await db.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE id = ${id}::uuid`;
        const [job] = await slow.take('outbox', 1);
        if (job === undefined) break;
        await db.$transaction((tx) => slow.retryLater(tx, 'outbox', id));
        const [row] = await db.$queryRaw<{ wait: number }[]>`
          SELECT extract(epoch FROM start_after - now())::float8 AS wait FROM pgboss.job WHERE id = ${id}::uuid`;
        if (!job.last) waits.push(row?.wait ?? 0);
      }
      await slow.close();
      await jobs.start(); // its own tries again
      return waits;
    },

    async empty(): Promise<void> {
      await db.emailMessage.deleteMany();
      await db.notification.deleteMany();
      await db.outboxMessage.deleteMany();
      await db.$executeRaw`DELETE FROM pgboss.job`;
    },
    async close(): Promise<void> {
      await jobs.close();
      await database.drop();
    },
  };
}

let number = 0;

/** A message about series A that differs from all before it. */
export const messageFor = ({ population }: { readonly population: Population }, more: Partial<Message>): Message => ({
  kind: 'TermsAmended',
  chain: evmChainName(10143),
  seriesKey: population.series.A.key,
  audience: { series: 'series' },
  origin: `message ${++number}`,
  at: new Date('2026-02-03T04:05:06.000Z'),
  ...more,
});
