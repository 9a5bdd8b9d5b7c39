import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createJobs } from '../../../src/adapters/jobs/index.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';

// The queue's tables are nobody's to read through the service, and nobody purges them by its rules: they hold ids of rows
// and when they are due, whatever became of a job.

const database = await forFile(createTestDatabase());
const retry = { limit: 0, delaySeconds: 0, expireSeconds: 60 };
const jobs = await forFile(createJobs({ url: database.url, retries: { outbox: retry, mail: retry } }));
await jobs.start();

it('a job holds the id of its row and nothing else: waiting, taken, over or given up', async () => {
  const { prisma } = database;
  const queues = ['outbox', 'mail'] as const;
  const ids = Array.from({ length: 8 }, () => randomUUID());
  for (const [i, queue] of queues.entries()) {
    const own = ids.slice(4 * i, 4 * i + 4);
    await prisma.$transaction((tx) => jobs.put(tx, queue, own));
    const [over, failed] = await jobs.take(queue, 3);
    await prisma.$transaction((tx) => jobs.finish(tx, queue, String(over?.id)));
    await prisma.$transaction((tx) => jobs.retryLater(tx, queue, String(failed?.id)));
  }
  await jobs.maintain();
  const rows = await prisma.$queryRaw<Record<string, unknown>[]>`
    SELECT id::text, name, state::text, data::text, output::text, dead_letter, singleton_key FROM pgboss.job
    UNION ALL SELECT id::text, name, state::text, data::text, output::text, dead_letter, singleton_key FROM pgboss.archive`;
  expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['created', 'active', 'completed', 'failed']));
  for (const { data, output, dead_letter: letter, singleton_key: key } of rows) {
    expect([data, letter, key]).toEqual([null, null, null]);
    expect([null, '{}']).toContain(output);
  }
});
