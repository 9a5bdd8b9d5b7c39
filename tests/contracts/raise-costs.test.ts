import { evmAddress } from '@income-series/protocol/address';
import { bidCommitment } from '@income-series/protocol/bid';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { MAX_ROUNDS } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import {
  ISSUER,
  opening,
  openSeries,
  phaseOf,
  placeBids,
  prepare,
  seriesParams,
  settle,
  until,
} from './support/raise.ts';
import { createWorld, only } from './support/world.ts';

const HOSTILE = 9;
const bidder = (n: number): EvmAddress => wallets[n] as EvmAddress;
const world = await forFile(createWorld({ accounts: 20 }));
const wallets = await prepare(world, 12);

const step = (seriesKey: Bytes32, work: number) =>
  world.send(world.collector, 'raise', 'settleStep', [seriesKey, work]);
const gate = async (seriesKey: Bytes32) =>
  only(await world.send(world.owner, 'raise', 'passGate', [seriesKey]), 'SeriesFailed');

describe('what it costs to fail somebody’s raise', () => {
  it('in rounds: bids for more than one winner may hold cost it none', async () => {
    const terms = { unitsOffered: 10n, maxUnitsPerBid: 10n, concentrationBps: 5_000 };
    const series = await openSeries(world, terms);
    const tooLarge = Array.from({ length: HOSTILE }, (_, n) => ({
      bidder: bidder(n),
      price: 200n + BigInt(n),
      quantity: 6n,
    }));
    await placeBids(world, series, [...tooLarge, { bidder: bidder(HOSTILE), price: 100n, quantity: 5n }]);
    const settled = await settle(world, series.seriesKey);
    expect(only(settled, 'SettlementRound')).toEqual([{ round: 1, clearingPrice: 100n, units: 5n, rejected: 0 }]);
    expect(await gate(series.seriesKey)).toEqual([]);
  });

  it('in rounds: any number of bids that lost their verification before settlement cost it one', async () => {
    const series = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n });
    const lost = Array.from({ length: HOSTILE }, (_, n) => ({
      bidder: bidder(n),
      price: 200n + BigInt(n),
      quantity: 10n,
    }));
    await placeBids(world, series, [...lost, { bidder: bidder(HOSTILE), price: 100n, quantity: 5n }]);
    await world.send(world.owner, 'registry', 'setVerified', [wallets.slice(0, HOSTILE), false]);
    const settled = await settle(world, series.seriesKey);
    await world.send(world.owner, 'registry', 'setVerified', [wallets.slice(0, HOSTILE), true]);
    expect(only(settled, 'SettlementRound').map(({ rejected }) => rejected)).toEqual([1, HOSTILE - 1]);
    expect(await gate(series.seriesKey)).toEqual([]);
  });

  it('by ROUND_LIMIT: a winner must lose its verification in each of eight rounds, after it was looked at', async () => {
    const series = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n });
    const { seriesKey } = series;
    const bids = Array.from({ length: HOSTILE }, (_, n) => ({
      bidder: bidder(n),
      price: 200n - BigInt(n),
      quantity: 10n,
    }));
    await placeBids(world, series, bids);
    const [rounds, failed]: [unknown[], unknown[]] = [[], []];
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      // The rejected are passed, one bid is taken, and its price is found: two more looks.
      await step(seriesKey, round + 2);
      await world.send(world.owner, 'registry', 'setVerified', [[bidder(round - 1)], false]);
      rounds.push(...only(await step(seriesKey, round + 1), 'SettlementRound'));
    }
    const swept = await settle(world, seriesKey);
    failed.push(...only(swept, 'SeriesFailed'));
    await world.send(world.owner, 'registry', 'setVerified', [wallets, true]);
    expect(rounds).toHaveLength(MAX_ROUNDS);
    expect(failed).toEqual([{ reason: 4 }]);
    expect(only(swept, 'BidProcessed').map(({ processing }) => processing)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 3]);
    expect(await phaseOf(world, seriesKey)).toBe('FAILED');
  });

  it('by too few holders: who takes the whole supply has as many wallets as the gate wants', async () => {
    const issuer = world.account(ISSUER);
    const few = { ...(await seriesParams(world)), unitsOffered: 10n, maxUnitsPerBid: 10n, minHolders: 3 };
    const refusal = (concentrationBps: number) =>
      world.refusal(issuer, 'hub', 'createSeries', [{ ...few, concentrationBps }]);
    expect([await refusal(5_000), await refusal(4_900)]).toEqual(['BAD_PARAMS', 'ACCEPTED']);
    const series = await openSeries(world, { ...few, concentrationBps: 4_900 });
    await placeBids(world, series, [
      { bidder: bidder(0), price: 300n, quantity: 4n },
      { bidder: bidder(1), price: 300n, quantity: 4n },
      { bidder: bidder(2), price: 300n, quantity: 4n },
      ...[3, 4, 5].map((n) => ({ bidder: bidder(n), price: 100n, quantity: 1n })),
    ]);
    await settle(world, series.seriesKey);
    expect(await world.read('raise', 'settlementOf', [series.seriesKey])).toMatchObject({ holders: 3, unitsSold: 10n });
    expect(await gate(series.seriesKey)).toEqual([]);
  });

  it('by the minimum raise: no bid at the reserve price lowers the proceeds below it', async () => {
    const outcome = async (minRaise: bigint) => {
      const series = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n, minRaise });
      await placeBids(world, series, [
        { bidder: bidder(0), price: 200n, quantity: 6n },
        { bidder: bidder(1), price: 100n, quantity: 1n },
      ]);
      await settle(world, series.seriesKey);
      const { clearingPrice, unitsSold } = await world.read('raise', 'settlementOf', [series.seriesKey]);
      return [clearingPrice, unitsSold, ...(await gate(series.seriesKey))];
    };
    expect(await outcome(1_201n)).toEqual([100n, 7n, { reason: 2 }]);
    // The dear bid reaches it alone: the cheap one stays unsold.
    expect(await outcome(1_200n)).toEqual([200n, 6n]);
    expect(await outcome(700n)).toEqual([100n, 7n]);
  });

  it('by time: settling a bid takes less gas than committing and revealing it', async () => {
    const series = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n });
    const { seriesKey, params } = series;
    const bids = wallets.map((wallet, n) => opening({ bidder: wallet, price: 100n + BigInt(n % 3), quantity: 2n }));
    let placing = 0n;
    for (const open of bids) {
      const args = [seriesKey, bidCommitment(open), open.price * open.quantity] as const;
      placing += (await world.send(evmAddress(open.wallet), 'raise', 'commitBid', args)).gas;
    }
    await until(world, params.commitEndsAt);
    for (const { wallet, price, quantity, salt } of bids) {
      placing += (await world.send(evmAddress(wallet), 'raise', 'revealBid', [seriesKey, price, quantity, salt])).gas;
    }
    await until(world, params.revealEndsAt);
    const { gas: settling } = await settle(world, seriesKey, 1_000);
    expect(settling < placing / 2n).toBe(true);
  });

  it('by cancelling: the issuer learns no bid before it', async () => {
    const { seriesKey, params } = await openSeries(world);
    await until(world, params.commitEndsAt);
    expect(await world.refusal(world.account(ISSUER), 'raise', 'cancelRaise', [seriesKey])).toBe('WRONG_PHASE');
  });
});
