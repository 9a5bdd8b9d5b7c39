import type { Prisma, PrismaClient } from '../../../src/generated/prisma/client.ts';
import { knownId, personas } from '../personas.ts';
import { at, CHAIN, type Population } from './known.ts';

/** Runs of keepers, one of each end; two comparisons with the chain; a bid and an order that could not be delivered. */
export async function insertKeepers(db: PrismaClient, { series }: Pick<Population, 'series'>): Promise<void> {
  const { A, C } = series;
  const run = (
    n: number,
    keeper: string,
    more: Partial<Prisma.KeeperRunCreateManyInput> & { readonly state: string },
  ) => ({
    id: knownId(0x34, n),
    keeper,
    chain: CHAIN,
    startedAt: at(`2025-02-0${n}`),
    finishedAt: at(`2025-02-0${n}`),
    ...more,
  });
  await db.keeperRun.createMany({
    data: [
      run(1, 'delivery', { state: 'DONE', done: 5, failed: 1, spent: '1200000000000000' }),
      run(2, 'period', { state: 'FAILED', errorCode: 'SPENDING_LIMIT', spent: '40000000000000' }),
      run(3, 'window', { state: 'LOST' }),
      run(4, 'purge', { state: 'RUNNING', finishedAt: null }),
    ],
  });
  const difference = { table: 'series', id: A.key, column: 'cap', database: '2', chain: '1' };
  const comparison = (
    n: number,
    more: Partial<Prisma.ReconciliationRunCreateManyInput> & { readonly state: string },
  ) => ({
    id: knownId(0x34, 0x10 + n),
    chain: CHAIN,
    startedAt: at(`2025-02-0${n}`),
    finishedAt: at(`2025-02-0${n}`),
    blockNumber: BigInt(40 + n),
    checked: { series: 3, positions: 4, money: 4 },
    ...more,
  });
  await db.reconciliationRun.createMany({
    data: [
      comparison(1, { state: 'DONE', differences: [difference] }),
      comparison(2, { state: 'FAILED', errorCode: 'REORGANISED', checked: {} }),
    ],
  });
  const tried = {
    attempts: 2,
    lastAttempt: at('2025-02-01'),
    nextAttempt: at('2025-02-02'),
    error: 'SafeERC20FailedOperation',
  };
  const bidder = personas.holderA1.wallet.address;
  const other = personas.backerA.wallet.address;
  await db.auctionDelivery.createMany({
    data: [
      { id: `${A.key}:w1:${bidder}`, chain: CHAIN, seriesKey: A.key, window: 1, bidder, ...tried },
      { id: `${C.key}:${other}`, chain: CHAIN, seriesKey: C.key, bidder: other, ...tried, error: 'REVERTED' },
    ],
  });
}
