import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { issueNonce } from '../../src/domains/account/nonces.ts';
import type { Purge } from '../../src/keepers/keeper.ts';
import { createPurgeKeeper } from '../../src/keepers/purge.ts';
import { runOnce } from '../../src/keepers/run.ts';
import { modules } from '../../src/modules.ts';
import { projectPath } from '../../src/project.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestDatabase } from '../support/database.ts';
import { forFile } from '../support/for-file.ts';
import { ageNonces } from '../support/nonces.ts';
import { keeperRuns } from './support/runs.ts';

const PURGES = modules.flatMap(({ purges = [] }) => purges);
const CHAIN = 'evm:10143';
const DAY = 86_400_000;
const database = await forFile(createTestDatabase({ populated: true }));

/** How many rows each table has. */
async function counts(): Promise<Record<string, number>> {
  const tables = await database.prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await database.prisma.$queryRawUnsafe<{ n: bigint }[]>(`SELECT count(*) AS n FROM "${name}"`);
      return [name, Number(row?.n)] as const;
    }),
  );
  return Object.fromEntries(rows);
}

it('deletes expired nonces every week and runs after 90 days, and no row of anything else', async () => {
  const { prisma } = database;
  const clock = createTestClock(new Date('2025-05-03T12:00:01Z')); // 90 days and some after the runs of February 1 and 2
  const row = { purpose: 'sign-in', chain: CHAIN, address: `0x${'11'.repeat(20)}` as const, accountId: null } as const;
  const issue = () => issueNonce(prisma, { domain: 'd', uri: 'u' }, row);
  await ageNonces(database, 11 * 60_000, await issue());
  await ageNonces(database, 5 * 60_000, await issue());

  const purged: Date[] = [];
  const daily: Purge = {
    every: 'day',
    tables: [],
    async run(_, now) {
      purged.push(now);
      return 3;
    },
  };
  const keeper = createPurgeKeeper({ db: prisma, clock, purges: [...PURGES, daily] });
  const runs = await keeperRuns({ db: prisma, chain: CHAIN, clock, dailyLimit: 0n });
  const { signal } = new AbortController();
  const run = () => runOnce(keeper, { runs, wallet: null, lost: signal, ending: signal, onConfirmed: () => {} });

  const before = await counts();
  const first = await run();
  const after = await counts();
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(changed.sort()).toEqual(['auth_nonces', 'keeper_runs', 'reconciliation_runs']);
  // One nonce; two runs and two comparisons that began on the first two days; one payload; three of this test's own.
  expect(first).toMatchObject({ deleted: 1 + 2 + 2 + 1 + 3, errorCode: null });
  expect(
    await prisma.keeperRun.findMany({ where: { keeper: 'purge' }, orderBy: { startedAt: 'desc' }, take: 1 }),
  ).toMatchObject([{ state: 'DONE', done: 9 }]);
  expect(await prisma.authNonce.count()).toBe(1);

  expect((await run()).deleted).toBe(0);
  expect(purged).toHaveLength(1);
  clock.advance(DAY);
  expect((await run()).deleted).toBe(3 + 1); // daily ones, and the run of February 3
  expect(await prisma.authNonce.count()).toBe(1);
  await ageNonces(database, 6 * 60_000);
  clock.advance(6 * DAY);
  await run();
  expect(await prisma.authNonce.count()).toBe(0);
});

it('deletes the sealed bytes of built transactions within a minute of their end, and keeps the transactions', async () => {
  const { prisma } = database;
  const clock = createTestClock(new Date('2098-12-31T12:00:00Z'));
  const keeper = createPurgeKeeper({ db: prisma, clock, purges: PURGES });
  const runs = await keeperRuns({ db: prisma, chain: CHAIN, clock, dailyLimit: 0n });
  const { signal } = new AbortController();
  const run = () => runOnce(keeper, { runs, wallet: null, lost: signal, ending: signal, onConfirmed: () => {} });
  const [kept, sealed] = [await prisma.builtTransaction.count(), await prisma.sealedCall.count()];
  expect(sealed).toBeGreaterThan(0);
  await run();
  expect(await prisma.sealedCall.count()).toBe(sealed);
  expect(keeper.everyMs).toBe(60_000);
  clock.advance(DAY);
  expect((await run()).deleted).toBeGreaterThanOrEqual(sealed);
  expect(await prisma.sealedCall.count()).toBe(0);
  expect(await prisma.builtTransaction.count()).toBe(kept);
});

const SECTION = /^## What grows$([\s\S]*?)^## /m;

it('docs/operations.md says of every table what it grows with, and of each that is purged when', async () => {
  const [, section = ''] = SECTION.exec(readFileSync(projectPath('docs/operations.md'), 'utf8')) ?? [];
  const lines = section.split('\n').filter((line) => line.startsWith('| `'));
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const documented = cells.flatMap(([, tables = '', , deleted = '']) =>
    [...tables.matchAll(/`(\w+)`/g)].map(([, table = '']) => [table, deleted] as const),
  );
  const tables = Object.keys(await counts()).filter((table) => !table.startsWith('_'));
  expect(documented.map(([table]) => table).sort()).toEqual(tables.sort());
  const purged = documented.filter(([table]) => PURGES.some((purge) => purge.tables.includes(table)));
  expect(purged).toHaveLength(PURGES.flatMap((purge) => purge.tables).length);
  for (const [table, deleted] of purged) expect([table, deleted]).toEqual([table, expect.not.stringMatching(/^never/)]);
});

it('deletes the record of an idempotency key 7 days after its mutation began, in pieces', async () => {
  const { prisma } = database;
  const [purge] = PURGES.filter((one) => one.tables.includes('idempotency_records'));
  const now = new Date('2025-06-08T00:00:00Z');
  const count = 5_001;
  await prisma.idempotencyRecord.createMany({
    data: Array.from({ length: count + 1 }, (_, i) => ({
      caller: 'account:nobody',
      key: `00000000-0000-7000-8000-${String(i).padStart(12, '0')}`,
      operation: 'test',
      inputHash: '',
      state: i % 2 === 0 ? 'DONE' : 'RUNNING',
      startedAt: new Date(now.getTime() - 7 * DAY - (i < count ? 1 : 0)),
    })),
  });
  const before = await prisma.idempotencyRecord.count();
  expect(await purge?.run(prisma, now)).toBe(count);
  expect(await prisma.idempotencyRecord.count()).toBe(before - count);
  expect(await purge?.run(prisma, now)).toBe(0);
});
