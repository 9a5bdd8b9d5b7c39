import { createJobs, type Jobs } from '../../../src/adapters/jobs/index.ts';
import { evmChainName } from '../../../src/core/chain.ts';
import {
  createDispatch,
  createRecovery,
  type JobQueue,
  type Message,
  tell,
} from '../../../src/domains/notifications/index.ts';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import { type Population, populate } from '../../support/populate.ts';

/** Tries that come at once, and soon end. */
export const RETRIES = {
  outbox: { limit: 2, delaySeconds: 0, backoff: false, expireSeconds: 60 },
  mail: { limit: 2, delaySeconds: 0, backoff: false, expireSeconds: 60 },
} as const;

export type OutboxWorld = Awaited<ReturnType<typeof createOutboxWorld>>;

/** A populated database with its queue, and a dispatcher that is driven by hand. */
export async function createOutboxWorld() {
  const database = await createTestDatabase();
  const population: Population = await populate(database.prisma);
  const db = database.prisma;
  const jobs: Jobs = createJobs({ url: database.url, retries: RETRIES });
  await jobs.start();
  const clock = createTestClock();

  /** A dispatcher whose queue does something else at some points. */
  const dispatcher = (change: Partial<JobQueue> = {}, page?: number) =>
    createDispatch({ db, clock, jobs: { ...jobs, ...change }, ...(page === undefined ? {} : { page }) });

  return {
    ...{ database, db, population, jobs, clock, dispatcher },
    recovery: createRecovery({ db, jobs }),
    write: (...messages: Message[]) => db.$transaction((tx) => tell(tx, messages)),
    /** Dispatches everything that is there; answers how many messages. */
    async dispatch(by = dispatcher()): Promise<number> {
      await by.move();
      const taken = await jobs.take('outbox', 100);
      for (const job of taken) await by.tell(job);
      return taken.length;
    },
    /** Who was told, by the names of the personas. */
    async told(where: { readonly outboxId?: string } = {}): Promise<string[]> {
      const rows = await db.notification.findMany({ where, select: { accountId: true } });
      const names = new Map(Object.values(population.personas).map(({ accountId, name }) => [accountId, name]));
      return rows.map(({ accountId }) => names.get(accountId) ?? accountId).sort();
    },
    async close() {
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
  of: `message ${++number}`,
  at: new Date('2026-02-03T04:05:06.000Z'),
  ...more,
});
