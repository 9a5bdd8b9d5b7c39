import type { EvmAddress } from '@income-series/protocol/hex';
import { expect, it } from 'vitest';
import type { CappedRelayer } from '../../src/domains/transaction/index.ts';
import type { Keeper } from '../../src/keepers/keeper.ts';
import type { KeeperRuns } from '../../src/keepers/runs.ts';
import { type KeepersOptions, startKeepers } from '../../src/keepers/start.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { forFile } from '../support/for-file.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { keeperRuns, winTerm } from './support/runs.ts';

// Who led, was frozen and knows of nothing writes and sends nothing more once another has won.

const CHAIN = 'evm:10143';
const clock = createTestClock();
const database = await forFile(createTestDatabase());
const { hostname, port } = new URL(database.url);
const proxy = await forFile(startTcpProxy({ host: hostname, port: Number(port) }));

const rows = () => database.prisma.keeperRun.findMany({ orderBy: [{ startedAt: 'asc' }, { id: 'asc' }] });

it.each<[string, (runs: KeeperRuns, id: string) => Promise<unknown>]>([
  ['asks to send', (runs) => runs.requireTerm()],
  ['begins a run', (runs) => runs.begin('delivery')],
  ['counts rows', (runs, id) => runs.countDeleted(id, 3)],
  ['ends a run', (runs, id) => runs.end(id, { state: 'DONE', failed: 0, errorCode: null })],
  ['gives up runs', (runs) => runs.giveUp()],
  ['books what it is to spend', (runs, id) => runs.book(id, 1n)],
  ['corrects what it spent', (runs, id) => runs.settle(id, 5n, 1n, true)],
])('who leads no more and %s is refused, and leaves every row as it was', async (_, act) => {
  const runs = await keeperRuns({ db: database.prisma, chain: CHAIN, clock, dailyLimit: 100n });
  const id = await runs.begin('delivery');
  await runs.book(id, 5n);
  const before = await rows();
  await winTerm(database.prisma, CHAIN);
  await expect(act(runs, id)).rejects.toMatchObject({ code: 'LEADERSHIP_LOST' });
  expect(await rows()).toEqual(before);
});

/** An account whose transactions wait at the last moment before they go to the node. */
function payer(letter: string, offered: string[], moment: Promise<void>): CappedRelayer {
  const notAsked = () => Promise.reject(new Error('not asked'));
  return {
    address: `0x${'4e'.repeat(20)}` as EvmAddress,
    ...{ refusal: notAsked, relay: notAsked },
    quote: async () => ({ kind: 'OPEN', maxCost: 7n }),
    async attempt(_call, amount, permit, run = '') {
      await moment;
      await permit();
      offered.push(letter);
      return { outcome: 'MINED', ok: true, txHash: '0x00', blockNumber: 1n, cost: 2n, bookings: [{ run, amount }] };
    },
  };
}

const keeper: Keeper = {
  name: 'curve',
  everyMs: 600_000,
  spends: true,
  run: async (run) =>
    void (await run.send({ call: { kind: 'activate', seriesKey: `0x${'11'.repeat(32)}` } as never, deadline: null })),
};

it('a leader whose session ended unnoticed neither sends nor books once another leads', async () => {
  await database.prisma.keeperRun.deleteMany();
  const offered: string[] = [];
  let wake: () => void = () => {};
  const frozen = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const options: Omit<KeepersOptions, 'relayer' | 'url'> = {
    db: database.prisma,
    chain: { name: CHAIN, head: () => Promise.reject(new Error('not asked')) },
    modules: [{ keepers: () => [keeper] }],
    evm: null,
    prices: async () => ({ cost: () => 0n, booking: () => 0n }),
    clock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    dailyLimit: 1_000n,
    intervalMs: 20,
    purges: false,
  };
  const behind = new URL(database.url);
  behind.port = `${proxy.port}`;
  // It looks at its session every ten minutes: for this test, never.
  const first = startKeepers({
    ...{ ...options, url: behind.href, leaderPollMs: 600_000 },
    relayer: payer('first', offered, frozen),
  });
  await eventually(async () => expect((await rows()).map(({ spent }) => Number(spent))).toEqual([7]));
  proxy.hush();
  await database.prisma.$queryRaw`
    SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND datname = current_database()`;

  const second = startKeepers({
    ...{ ...options, url: database.url, leaderPollMs: 20 },
    relayer: payer('second', offered, Promise.resolve()),
  });
  await eventually(() => expect(offered).toEqual(['second']));
  await eventually(() => expect(second.status().runs.curve?.code).toBeNull());
  expect([first.status().leads, second.status().leads]).toEqual([true, true]); // as the first one sees it
  const before = await rows();
  wake();
  await eventually(() => expect(first.status().runs.curve?.code).toBe('LEADERSHIP_LOST'));
  expect(offered).toEqual(['second']);
  expect(await rows()).toEqual(before);
  expect(before.map(({ state, spent }) => [state, Number(spent)])).toEqual([
    ['LOST', 7],
    ['DONE', 2],
  ]);
  proxy.cut();
  await Promise.all([first.stop(), second.stop()]);
});
