import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createKeeperRuns, type KeeperRuns } from '../../src/keepers/runs.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestDatabase } from '../support/database.ts';
import { forFile } from '../support/for-file.ts';
import { winTerm } from './support/runs.ts';

const LIMIT = 1_000n;
const CHAIN = 'evm:10143';
const DAY = 86_400_000;
const clock = createTestClock();
const database = await forFile(createTestDatabase());
for (const chain of [CHAIN, 'evm:1']) await winTerm(database.prisma, chain);
beforeEach(() => database.prisma.keeperRun.deleteMany().then(() => {}));

/** As another connection of the leader has it. */
const runsOf = (chain = CHAIN, epoch = 1n): KeeperRuns =>
  createKeeperRuns({ db: database.prisma, chain, clock, dailyLimit: LIMIT, term: { name: `keepers:${chain}`, epoch } });
const spent = async () => {
  const { _sum } = await database.prisma.keeperRun.aggregate({ where: { chain: CHAIN }, _sum: { spent: true } });
  return BigInt(_sum.spent?.toFixed(0) ?? '0');
};
const code = (done: Promise<unknown>) =>
  done.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'unknown',
  );

describe('what may be spent in 24 hours', () => {
  it('is taken to the last wei, and not one more', async () => {
    const runs = runsOf();
    const id = await runs.begin('delivery');
    await runs.book(id, LIMIT - 1n);
    await runs.book(id, 1n);
    expect(await code(runs.book(id, 1n))).toBe('SPENDING_LIMIT');
    expect(await spent()).toBe(LIMIT);
  });

  it('is free again as far as it was not used, and 24 hours after the end of what used it', async () => {
    const runs = runsOf();
    const id = await runs.begin('delivery');
    await runs.book(id, LIMIT);
    await runs.settle(id, LIMIT, 400n, true);
    await runs.book(id, 600n);
    await runs.end(id, { state: 'DONE', failed: 0, errorCode: null });
    const other = await runs.begin('period');
    clock.advance(DAY - 1);
    expect(await code(runs.book(other, 1n))).toBe('SPENDING_LIMIT');
    clock.advance(1);
    await runs.book(other, LIMIT);
    expect(await database.prisma.keeperRun.findUniqueOrThrow({ where: { id } })).toMatchObject({ done: 1 });
  });

  it('counts what a lost run had booked', async () => {
    const runs = runsOf();
    const id = await runs.begin('delivery');
    await runs.book(id, LIMIT);
    clock.advance(2 * DAY); // a run that has not ended counts for as long as it has not
    const second = runsOf();
    const other = await second.begin('delivery');
    expect(await code(second.book(other, 1n))).toBe('SPENDING_LIMIT');
    expect(await second.giveUp()).toBe(2);
    const third = await second.begin('delivery');
    expect(await code(second.book(third, 1n))).toBe('SPENDING_LIMIT');
  });

  it('is one limit for all processes that spend at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const runs = runsOf();
        return { runs, id: await runs.begin('delivery') };
      }),
    );
    const asked = all.flatMap(({ runs, id }) => Array.from({ length: 6 }, () => code(runs.book(id, 100n))));
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'SPENDING_LIMIT')).toHaveLength(14);
    expect(await spent()).toBe(LIMIT);
  });

  it('is of one chain', async () => {
    const [here, there] = [runsOf(), runsOf('evm:1')];
    await here.book(await here.begin('delivery'), LIMIT);
    expect(await code(there.begin('delivery').then((id) => there.book(id, LIMIT)))).toBe('done');
  });
});

describe('a run that was given up', () => {
  it('books nothing more, is not ended again, and is still corrected', async () => {
    const [first, second] = [runsOf(), runsOf()];
    const id = await first.begin('delivery');
    await first.book(id, 300n);
    await second.giveUp();
    expect(await code(first.book(id, 1n))).toBe('CONFLICT');
    await first.end(id, { state: 'DONE', failed: 0, errorCode: null });
    await first.settle(id, 300n, 120n, true);
    const row = await database.prisma.keeperRun.findUniqueOrThrow({ where: { id } });
    expect({ ...row, spent: row.spent.toFixed(0) }).toMatchObject({ state: 'LOST', spent: '120', done: 1 });
  });

  it('takes comparisons that have not ended with it', async () => {
    const id = randomUUID();
    const row = { id, chain: CHAIN, state: 'RUNNING', startedAt: clock.now() };
    await database.prisma.reconciliationRun.create({ data: row });
    expect(await runsOf().giveUp()).toBe(1);
    expect(await database.prisma.reconciliationRun.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: 'LOST',
    });
  });
});
