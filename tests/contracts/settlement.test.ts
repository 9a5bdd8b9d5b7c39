import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deliver,
  FIRST_BIDDER,
  openSeries,
  phaseOf,
  placeBids,
  prepare,
  settle,
  stateOf,
  until,
} from './support/raise.ts';
import { createWorld, names, only, type Sent, type World } from './support/world.ts';

const word = (byte: string): Bytes32 => `0x${byte.repeat(32)}` as const;
const SALT = word('44');
let world: World;
let wallets: EvmAddress[];
const bidder = (n: number): EvmAddress => wallets[n] as EvmAddress;
const shown = (n: number) => world.key(FIRST_BIDDER + n).address;
beforeAll(async () => {
  world = await createWorld({ accounts: 20 });
  wallets = await prepare(world, 12);
});
afterAll(() => world?.stop());

const passGate = (seriesKey: Bytes32): Promise<Sent> => world.send(world.collector, 'raise', 'passGate', [seriesKey]);
const bidOf = (seriesKey: Bytes32, wallet: EvmAddress) => world.read('raise', 'bidOf', [seriesKey, wallet]);
const verifyAll = (wallets: readonly EvmAddress[], verified: boolean) =>
  world.send(world.owner, 'registry', 'setVerified', [wallets, verified]);

describe('settlement', () => {
  it('sells at one price, pro rata at the margin, leftovers to the earliest', async () => {
    const series = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n });
    await placeBids(world, series, [
      { bidder: bidder(0), price: 200n, quantity: 3n },
      { bidder: bidder(1), price: 150n, quantity: 5n, deposit: 2_000n },
      { bidder: bidder(2), price: 150n, quantity: 5n },
      { bidder: bidder(3), price: 150n, quantity: 5n },
      { bidder: bidder(4), price: 120n, quantity: 5n },
    ]);
    const { seriesKey } = series;
    expect(await phaseOf(world, seriesKey)).toBe('SETTLE');
    expect(await stateOf(world, seriesKey)).toBe('RAISING');
    const sent = await settle(world, seriesKey);
    expect(names(sent)).toEqual([
      'SeriesSettling',
      'SettlementRound',
      ...Array(5).fill('BidProcessed'),
      'RaiseSettled',
    ]);
    expect(only(sent, 'SettlementRound')).toEqual([{ round: 1, clearingPrice: 150n, units: 10n, rejected: 0 }]);
    expect(only(sent, 'BidProcessed')).toEqual([
      { bidder: shown(0), processing: 1, units: 3n, refund: 150n },
      { bidder: shown(1), processing: 2, units: 3n, refund: 1_550n },
      { bidder: shown(2), processing: 2, units: 2n, refund: 450n },
      { bidder: shown(3), processing: 2, units: 2n, refund: 450n },
      { bidder: shown(4), processing: 3, units: 0n, refund: 600n },
    ]);
    expect(only(sent, 'RaiseSettled')).toEqual([{ clearingPrice: 150n, unitsSold: 10n, proceeds: 1_500n }]);
    expect(await stateOf(world, seriesKey)).toBe('SETTLING');
    expect(await phaseOf(world, seriesKey)).toBe('GATE');
    const view = await world.read('raise', 'settlementOf', [seriesKey]);
    expect(view).toMatchObject({
      bids: 5,
      revealed: 5,
      holders: 4,
      unitsSold: 10n,
      clearingPrice: 150n,
      proceeds: 1_500n,
    });
  });

  it('takes the lowest price where supply is not reached', async () => {
    const series = await openSeries(world);
    await placeBids(world, series, [
      { bidder: bidder(0), price: 200n, quantity: 3n },
      { bidder: bidder(1), price: 110n, quantity: 5n },
    ]);
    const sent = await settle(world, series.seriesKey);
    expect(only(sent, 'RaiseSettled')).toEqual([{ clearingPrice: 110n, unitsSold: 8n, proceeds: 880n }]);
  });

  it('does at most the work it is asked for, and ends alike in steps of one', async () => {
    const bids = [0, 1, 2, 3, 4].map((n) => ({ bidder: bidder(n), price: 100n + BigInt(n % 3), quantity: 4n }));
    const outcomes: unknown[] = [];
    for (const maxBids of [1, 2, 1_000]) {
      const series = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n });
      await placeBids(world, series, bids);
      const nothing = await world.send(world.owner, 'raise', 'settleStep', [series.seriesKey, 0]);
      expect(names(nothing)).toEqual(['SeriesSettling']);
      outcomes.push(
        (await settle(world, series.seriesKey, maxBids)).events.map(({ name, args }) => [
          name,
          { ...args, seriesKey: 0 },
        ]),
      );
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
  });

  it('rejects winners that lost their verification, and clears again without those that are left', async () => {
    const series = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n });
    await placeBids(world, series, [
      { bidder: bidder(0), price: 300n, quantity: 4n },
      { bidder: bidder(1), price: 250n, quantity: 6n },
      { bidder: bidder(2), price: 200n, quantity: 2n },
      { bidder: bidder(3), price: 150n, quantity: 5n },
      { bidder: bidder(4), price: 120n, quantity: 5n },
      { bidder: bidder(5), price: 110n, quantity: 5n },
    ]);
    const lost = [0, 1, 2, 5].map(bidder);
    await verifyAll(lost, false);
    const sent = await settle(world, series.seriesKey, 1);
    await verifyAll(lost, true);
    expect(only(sent, 'BidRejected')).toEqual([
      { bidder: shown(0), round: 1, reason: 1 },
      { bidder: shown(1), round: 1, reason: 1 },
      { bidder: shown(2), round: 2, reason: 1 },
    ]);
    expect(only(sent, 'SettlementRound')).toEqual([
      { round: 1, clearingPrice: 250n, units: 10n, rejected: 2 },
      { round: 2, clearingPrice: 120n, units: 10n, rejected: 1 },
    ]);
    expect(only(sent, 'BidProcessed').map(({ processing, units }) => [processing, units])).toEqual([
      [4, 0n],
      [4, 0n],
      [4, 0n],
      [1, 5n],
      [1, 5n],
      [3, 0n],
    ]);
    expect(await bidOf(series.seriesKey, bidder(1))).toMatchObject({ rejectReason: 1, refund: 1_500n });
  });

  it('fails without a valid bid, and where every winner is rejected', async () => {
    const empty = await openSeries(world);
    await placeBids(world, empty, []);
    expect(only(await settle(world, empty.seriesKey), 'SeriesFailed')).toEqual([{ reason: 1 }]);

    const rejected = await openSeries(world);
    await placeBids(world, rejected, [
      { bidder: bidder(0), price: 200n, quantity: 1_000n },
      { bidder: bidder(1), price: 100n, quantity: 1_000n },
    ]);
    await verifyAll([bidder(0), bidder(1)], false);
    const sent = await settle(world, rejected.seriesKey);
    await verifyAll([bidder(0), bidder(1)], true);
    expect(only(sent, 'SettlementRound')).toEqual([
      { round: 1, clearingPrice: 200n, units: 1_000n, rejected: 1 },
      { round: 2, clearingPrice: 0n, units: 0n, rejected: 1 },
    ]);
    expect(only(sent, 'SeriesFailed')).toEqual([{ reason: 1 }]);
  });

  it('is refused outside its phase', async () => {
    const { seriesKey } = await openSeries(world);
    expect(await world.refusal(world.owner, 'raise', 'settleStep', [seriesKey, 1])).toBe('WRONG_PHASE');
    expect(await world.refusal(world.owner, 'raise', 'settleStep', [SALT, 1])).toBe('WRONG_PHASE');
  });

  it('times out where no price is found by the gate’s deadline', async () => {
    const series = await openSeries(world);
    await placeBids(world, series, [
      { bidder: bidder(0), price: 100n, quantity: 10n },
      { bidder: bidder(1), price: 100n, quantity: 10n, reveal: false },
    ]);
    await until(world, series.params.gateEndsAt + 1n);
    const sent = await world.send(world.owner, 'raise', 'settleStep', [series.seriesKey, 100]);
    expect(only(sent, 'SeriesFailed')).toEqual([{ reason: 5 }]);
    expect(only(await deliver(world, series.seriesKey, bidder(1)), 'BidDelivered')).toMatchObject([{ refund: 1_000n }]);
  });

  it('ends every bid even past the deadline once a price is found', async () => {
    const series = await openSeries(world);
    await placeBids(world, series, [{ bidder: bidder(0), price: 100n, quantity: 10n }]);
    // one bid found, the end of the ranking, one screened, the round's end: only the sweep is left
    for (let i = 0; i < 5; i++) await world.send(world.owner, 'raise', 'settleStep', [series.seriesKey, 1]);
    await until(world, series.params.gateEndsAt + 1n);
    expect(only(await settle(world, series.seriesKey), 'BidProcessed')).toMatchObject([{ units: 10n }]);
    expect(only(await passGate(series.seriesKey), 'SeriesFailed')).toEqual([{ reason: 3 }]);
  });
});
