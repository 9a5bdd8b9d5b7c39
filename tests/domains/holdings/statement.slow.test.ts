import { bidCommitment } from '@income-series/protocol/bid';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodAt, periodEnd, yearOf } from '@income-series/protocol/period';
import { TAIL_WINDOW } from '@income-series/protocol/policy';
import { expect, it } from 'vitest';
import { loadStatements, type PositionKey } from '../../../src/domains/holdings/statements.ts';
import { createSeries, noticeBuyOut, pass, RATE, seriesKeyOf, submitReport } from '../../indexing/support/actions.ts';
import { approvePause, ofIssuer, requestPause, trueUp } from '../../indexing/support/attestors.ts';
import { runAttestors } from '../../indexing/support/attestors-story.ts';
import { catchUp, indexerOf } from '../../indexing/support/index.ts';
import { happens } from '../../indexing/support/stage.ts';
import { runStory } from '../../indexing/support/story.ts';
import { deliverOrder, runWindows, settleWindow } from '../../indexing/support/windows.ts';
import { createWorld, type World } from '../../indexing/support/world.ts';
import { createTestDatabase } from '../../support/database.ts';
import { EXHAUSTIVE } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { beginTrade, PRICE, trade } from '../support/trade.ts';

const CAP = 10n ** 10n;

const world = await forFile(createWorld());
const database = await forFile(createTestDatabase());
await world.govern('fxFeed', 'publish', [840, RATE]);

const person = (n: number) => world.people[n] as EvmAddress;
const digits = (value: { toFixed(places: number): string }) => BigInt(value.toFixed(0));

/** Every position's statement is the contract's `claimable` and the events' payments, as of the block just indexed. */
async function agree(): Promise<void> {
  await catchUp(indexerOf(world, database.prisma));
  const positions = await database.prisma.position.findMany();
  const keys = positions.map(({ chain, seriesKey, holder }) => ({ chain, seriesKey, holder }) as PositionKey);
  const statements = await loadStatements(database.prisma, keys);
  const head = await world.client.getBlockNumber();
  const held = new Map<Bytes32, Awaited<ReturnType<World['chain']['holdings']>>['value']>();
  for (const { seriesKey } of keys) {
    const holders = keys.flatMap((key) => (key.seriesKey === seriesKey ? [key.holder] : []));
    if (!held.has(seriesKey)) held.set(seriesKey, (await world.chain.holdings(seriesKey, holders)).value);
  }
  const answered = statements.map((one) => one && [one.seriesKey, one.holder, one.asOfBlock, one.totals.open]);
  const onChain = keys.map(({ seriesKey, holder }) => [
    seriesKey,
    holder,
    head,
    held.get(seriesKey)?.get(holder)?.claimable,
  ]);
  expect(answered).toEqual(onChain);
  expect(statements.map((one) => one?.totals.claimed)).toEqual(positions.map((row) => digits(row.claimedTotal)));
}

/** Does one thing after another; the books agree after each. */
async function each(...steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await happens(step());
    await agree();
  }
}

interface LaunchedSeries {
  readonly series: number;
  readonly key: Bytes32;
  readonly periods: readonly Period[];
}

const salt = `0x${'5a'.repeat(32)}` as Bytes32;

/** Raises a series of four quarters from now on; 0, 1 and 2 win 39, 33 and 23 units, and 2's are delivered later. */
async function launch(series: number): Promise<LaunchedSeries> {
  const key = seriesKeyOf(world, series);
  const periods = [periodAt(await world.anvil.clock.now())];
  while (periods.length < 4) periods.push(nextPeriod(periods.at(-1) as Period));
  await happens(createSeries(world, series, { firstPeriod: periods[0] as Period, lastPeriod: periods[3] as Period }));
  const bids = [39n, 33n, 23n].map((quantity, n) => ({ price: 2n * PRICE, quantity, salt, wallet: person(n) }));
  for (const bid of bids) {
    const deposit = bid.price * bid.quantity;
    const call = { kind: 'commitBid', seriesKey: key, commitment: bidCommitment(bid), deposit } as const;
    await happens(world.act(bid.wallet, call));
  }
  await pass(world, 1n);
  for (const { wallet, ...opening } of bids) {
    await happens(world.act(wallet, { kind: 'revealBid', seriesKey: key, ...opening }));
  }
  await pass(world, 1n);
  while (await world.act(world.owner, { kind: 'settleStep', seriesKey: key, maxBids: 9 }));
  await happens(world.act(world.owner, { kind: 'passGate', seriesKey: key }));
  for (const bidder of [0, 1]) await deliver(key, bidder);
  return { series, key, periods };
}

const deliver = (seriesKey: Bytes32, bidder: number) =>
  happens(world.act(world.owner, { kind: 'deliverBid', seriesKey, bidder: person(bidder) }));
const claim = (kind: 'claimPayout' | 'claimTail' | 'claimFinal' | 'claimRedemption', seriesKey: Bytes32, n: number) =>
  world.act(world.owner, { kind, seriesKey, holder: person(n) });
const over = async (period: Period) => {
  if ((await world.anvil.clock.now()) < periodEnd(period)) await world.anvil.clock.set(periodEnd(period));
};
const report = async ({ series, periods }: LaunchedSeries, n: number, payment: bigint, flag = 0) => {
  await over(periods[n] as Period);
  return submitReport(world, series, { payment, flag });
};
const unitsOf = async (seriesKey: Bytes32, n: number) =>
  (await world.chain.holdings(seriesKey, [person(n)])).value.get(person(n))?.units as bigint;
const linesOf = async (seriesKey: Bytes32, n: number) => {
  const [statement] = await loadStatements(database.prisma, [{ chain: 'evm:10143', seriesKey, holder: person(n) }]);
  return statement?.lines ?? [];
};

it('agrees over a whole term: accruals, a late delivery, trades, a pause, a true-up, the tail, the close', async () => {
  const launched = await launch(21);
  const { series, key, periods } = launched;
  const [x] = world.attestors;
  await each(
    () => trade(world, series, { seller: 0, buyer: 4, units: 5n }).then(() => true),
    () => report(launched, 0, 900_000_001n, 1),
    () => report(launched, 1, 2_000_000_003n),
    () => claim('claimPayout', key, 4),
    () => claim('claimPayout', key, 7), // holds nothing
    () => deliver(key, 2).then(() => true),
    () => claim('claimPayout', key, 2),
    () => trade(world, series, { seller: 4, buyer: 5, units: 5n }).then(() => true),
    () => requestPause(world, series, x),
    () => approvePause(world, series, x, 150n),
    () => report(launched, 2, 700_000_007n),
    () => ofIssuer(world, series, 'endPause'),
    () => report(launched, 3, 300_000_011n, 1),
    () => trueUp(world, series, x, { year: yearOf(periods[0] as Period), adjustment: 5_000_001n }),
    () => world.issue('payTail', [key, 100_000_001n]),
    () => world.issue('payTail', [key, 100_000_001n]),
    () => claim('claimTail', key, 0),
    () => trade(world, series, { seller: 1, buyer: 4, units: 3n }).then(() => true),
    () => world.issue('payTail', [key, CAP]),
  );
  const bought = await linesOf(key, 4);
  expect(bought.map(({ kind, period, units }) => [kind, period, units])).toEqual([
    ['PAYOUT', periods[1], 5n],
    ['TAIL', null, 3n],
  ]);
  const late = await linesOf(key, 2);
  expect(late.map(({ kind, units }) => [kind, units])).toEqual([
    ['PAYOUT', await unitsOf(key, 2)],
    ['TAIL', await unitsOf(key, 2)],
  ]);
  await world.anvil.clock.advance(TAIL_WINDOW);
  await each(() => world.issue('closeSeries', [key]));
  for (const holder of [4, 0, 1, 2, 5]) await each(() => claim('claimFinal', key, holder));
  expect((await linesOf(key, 5)).map(({ kind }) => kind)).toEqual(['TAIL', 'FINAL']);
  const fees = await database.prisma.feeEntry.findMany({ where: { seriesKey: key, kind: 'payout' } });
  const shares = await Promise.all([0, 1, 2, 4, 5].map((n) => linesOf(key, n)));
  const shared = shares.flat().reduce((sum, { fee }) => sum + (fee ?? 0n), 0n);
  expect(shared).toBe(fees.reduce((sum, { amount }) => sum + digits(amount), 0n));
});

if (EXHAUSTIVE)
  it('agrees where the cap is paid, and units are delivered only after the close', async () => {
    const launched = await launch(24);
    const { key } = launched;
    await each(
      () => report(launched, 0, CAP / 3n),
      () => claim('claimPayout', key, 0),
      () => report(launched, 1, CAP),
      () => world.act(world.owner, { kind: 'closeSeries', seriesKey: key }),
      () => claim('claimFinal', key, 0),
      () => deliver(key, 2).then(() => true),
      () => claim('claimFinal', key, 2),
      () => claim('claimFinal', key, 1),
      () => claim('claimFinal', key, 1),
    );
    const lines = await linesOf(key, 2);
    expect(lines.map(({ kind, open }) => [kind, open])).toEqual([
      ['PAYOUT', 0n],
      ['PAYOUT', 0n],
      ['FINAL', 0n],
    ]);
  });

it('agrees where the series is bought out while units are locked', async () => {
  const launched = await launch(25);
  const { series, key } = launched;
  await each(
    () => report(launched, 0, 1_000_000_007n),
    () => noticeBuyOut(world, key),
    () => beginTrade(world, series, { seller: 0, buyer: 4, units: 5n }).then(() => true),
    () => world.issue('buyOut', [key]),
  );
  expect((await linesOf(key, 0)).map(({ kind }) => kind)).toEqual(['PAYOUT']); // nothing burns while units are locked
  expect((await linesOf(key, 1)).map(({ kind }) => kind)).toEqual(['PAYOUT', 'REDEMPTION']);
  await each(
    () => claim('claimRedemption', key, 1),
    () => settleWindow(world, series, 200),
    () => deliverOrder(world, series, 1, 0),
    () => deliver(key, 2).then(() => true),
    () => claim('claimPayout', key, 0),
    () => claim('claimRedemption', key, 0),
    () => claim('claimRedemption', key, 2),
  );
});

if (EXHAUSTIVE)
  it('agrees over the stories that the index is tested with', async () => {
    await runStory(world);
    await agree();
    await runAttestors(world);
    await agree();
    await runWindows(world);
    await agree();
  });
