import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { keccak256 } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  activeSeries,
  deliver,
  FIRST_BIDDER,
  ISSUER,
  openSeries,
  phaseOf,
  placeBids,
  prepare,
  settle,
  stateOf,
  TERMS_COMMITMENT,
  until,
} from './support/raise.ts';
import { findSlot, setWord } from './support/storage.ts';
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
const verify = (wallet: EvmAddress, verified: boolean) =>
  world.send(world.owner, 'registry', 'setVerified', [[wallet], verified]);

describe('a bid that is never revealed', () => {
  it('pays a share of its deposit to the fee collector at settlement', async () => {
    const series = await openSeries(world);
    await placeBids(world, series, [
      { bidder: bidder(0), price: 100n, quantity: 10n },
      { bidder: bidder(1), price: 100n, quantity: 10n, deposit: 9_999n, reveal: false },
    ]);
    const held = await world.read('raise', 'feesHeld', []);
    const sent = await settle(world, series.seriesKey);
    expect(only(sent, 'NonRevealCharged')).toEqual([{ bidder: shown(1), amount: 499n }]);
    expect(await bidOf(series.seriesKey, bidder(1))).toMatchObject({ validity: 3, charge: 499n, refund: 9_500n });
    expect((await world.read('raise', 'feesHeld', [])) - held).toBe(499n);
    await passGate(series.seriesKey);
    const before = await world.balance(bidder(1));
    await deliver(world, series.seriesKey, bidder(1));
    expect((await world.balance(bidder(1))) - before).toBe(9_500n);

    const collected = await world.balance(world.collector);
    const total = await world.read('raise', 'feesHeld', []);
    expect(only(await world.send(bidder(3), 'raise', 'collectFees', []), 'FeesCollected')).toMatchObject([
      { amount: total },
    ]);
    expect((await world.balance(world.collector)) - collected).toBe(total);
    expect(await world.read('raise', 'feesHeld', [])).toBe(0n);
  });

  it('pays nothing where its wallet lost its verification, because it could not have revealed', async () => {
    const series = await openSeries(world);
    await placeBids(world, series, [
      { bidder: bidder(0), price: 100n, quantity: 10n },
      { bidder: bidder(1), price: 100n, quantity: 10n, reveal: false },
    ]);
    await verify(bidder(1), false);
    const sent = await settle(world, series.seriesKey);
    await verify(bidder(1), true);
    expect(only(sent, 'NonRevealCharged')).toEqual([]);
    expect(await bidOf(series.seriesKey, bidder(1))).toMatchObject({ validity: 3, charge: 0n, refund: 1_000n });
  });

  it('pays nothing where the issuer cancelled', async () => {
    const series = await openSeries(world);
    await world.send(bidder(0), 'raise', 'commitBid', [series.seriesKey, SALT, 10_000n]);
    const { refusal } = world;
    expect(await refusal(bidder(0), 'raise', 'cancelRaise', [series.seriesKey])).toBe('NOT_ISSUER');
    expect(await refusal(world.account(ISSUER), 'raise', 'cancelRaise', [SALT])).toBe('WRONG_PHASE');
    expect(await refusal(world.owner, 'raise', 'deliverBid', [series.seriesKey, bidder(0)])).toBe('NOT_DUE');
    const sent = await world.send(world.account(ISSUER), 'raise', 'cancelRaise', [series.seriesKey]);
    expect(sent.events.map(({ name, args }) => [name, args.reason])).toEqual([['SeriesFailed', 6]]);
    expect(await refusal(world.account(ISSUER), 'raise', 'cancelRaise', [series.seriesKey])).toBe('WRONG_PHASE');
    expect(await bidOf(series.seriesKey, bidder(0))).toMatchObject({
      delivery: 1,
      charge: 0n,
      refund: 10_000n,
      units: 0n,
    });
    const delivered = await deliver(world, series.seriesKey, bidder(0));
    expect(only(delivered, 'BidDelivered')).toEqual([{ bidder: shown(0), units: 0n, refund: 10_000n }]);
  });
});

describe('cancelling', () => {
  it('is possible until the first bid can be revealed, and not after', async () => {
    const { seriesKey, params } = await openSeries(world);
    expect(await world.refusal(world.account(ISSUER), 'raise', 'cancelRaise', [seriesKey])).toBe('ACCEPTED');
    await until(world, params.commitEndsAt);
    expect(await world.refusal(world.account(ISSUER), 'raise', 'cancelRaise', [seriesKey])).toBe('WRONG_PHASE');
  });
});

describe('the mint gate', () => {
  const settled = async (overrides: Parameters<typeof openSeries>[1]) => {
    const series = await openSeries(world, overrides);
    await placeBids(world, series, [
      { bidder: bidder(0), price: 100n, quantity: 10n },
      { bidder: bidder(1), price: 100n, quantity: 10n },
    ]);
    expect(await world.refusal(world.owner, 'raise', 'passGate', [series.seriesKey])).toBe('WRONG_PHASE');
    await settle(world, series.seriesKey);
    return series;
  };

  it('activates the series', async () => {
    const { seriesKey } = await settled({ minRaise: 2_000n, minHolders: 2, concentrationBps: 5_000 });
    expect(await world.refusal(world.owner, 'raise', 'withdrawProceeds', [seriesKey])).toBe('WRONG_PHASE');
    const sent = await passGate(seriesKey);
    expect(names(sent)).toEqual(['MintGatePassed', 'SeriesActivated']);
    expect(only(sent, 'SeriesActivated')).toMatchObject([{ unitsOutstanding: 20n }]);
    expect(await phaseOf(world, seriesKey)).toBe('DONE');
    expect(await stateOf(world, seriesKey)).toBe('ACTIVE');
    expect(await world.refusal(world.owner, 'raise', 'passGate', [seriesKey])).toBe('WRONG_PHASE');
  });

  it('fails below the minimum raise or number of holders', async () => {
    const poor = await settled({ minRaise: 2_001n });
    expect(only(await passGate(poor.seriesKey), 'SeriesFailed')).toEqual([{ reason: 2 }]);
    const few = await settled({ minHolders: 3, concentrationBps: 4_000 });
    expect(only(await passGate(few.seriesKey), 'SeriesFailed')).toEqual([{ reason: 3 }]);
  });

  it('stays closed while terms or contract are not those that were bid on', async () => {
    const { seriesKey } = await settled({});
    for (const field of [TERMS_COMMITMENT, keccak256('0x01')]) {
      const slot = await findSlot(world, world.addresses.hub, seriesKey, field);
      await setWord(world, world.addresses.hub, slot, word('00'));
      expect(await world.refusal(world.owner, 'raise', 'passGate', [seriesKey])).toBe('GATE_CLOSED');
      await setWord(world, world.addresses.hub, slot, field);
      expect(await world.refusal(world.owner, 'raise', 'passGate', [seriesKey])).toBe('ACCEPTED');
    }
  });

  it('stays closed while the issuer is not approved', async () => {
    const { seriesKey } = await settled({});
    const approve = (approved: boolean) =>
      world.send(world.owner, 'registry', 'setIssuerApproval', [world.account(ISSUER), approved]);
    await approve(false);
    expect(await world.refusal(world.owner, 'raise', 'passGate', [seriesKey])).toBe('ISSUER_NOT_APPROVED');
    await approve(true);
    expect(await world.refusal(world.owner, 'raise', 'passGate', [seriesKey])).toBe('ACCEPTED');
  });

  it('fails past its deadline', async () => {
    const late = await settled({});
    await until(world, late.params.gateEndsAt + 1n);
    expect(only(await passGate(late.seriesKey), 'SeriesFailed')).toEqual([{ reason: 3 }]);
    const delivered = await deliver(world, late.seriesKey, bidder(0));
    expect(only(delivered, 'BidDelivered')).toEqual([{ bidder: shown(0), units: 0n, refund: 1_000n }]);
    expect(await world.read('hub', 'unitsOf', [late.seriesKey, bidder(0)])).toBe(0n);
  });
});

describe('delivery', () => {
  it('mints and refunds to the bidder, by anyone, once', async () => {
    const series = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n });
    await placeBids(world, series, [
      { bidder: bidder(0), price: 200n, quantity: 4n },
      { bidder: bidder(1), price: 100n, quantity: 10n },
      { bidder: bidder(2), price: 100n, quantity: 10n, deposit: 5_000n },
    ]);
    const { seriesKey } = series;
    await settle(world, seriesKey);
    expect(await world.refusal(world.owner, 'raise', 'deliverBid', [seriesKey, bidder(0)])).toBe('NOT_DUE');
    await passGate(seriesKey);
    const before = await world.balance(bidder(0));
    const sent = await deliver(world, seriesKey, bidder(0));
    expect(names(sent).filter((name) => name !== 'Transfer')).toEqual(['BidDelivered', 'UnitsMinted']);
    expect(only(sent, 'UnitsMinted')).toEqual([{ holder: shown(0), units: 4n }]);
    expect((await world.balance(bidder(0))) - before).toBe(400n);
    expect(await world.refusal(world.owner, 'raise', 'deliverBid', [seriesKey, bidder(0)])).toBe('NOT_DUE');
    expect(await world.refusal(world.owner, 'raise', 'deliverBid', [seriesKey, world.owner])).toBe('BID_UNKNOWN');
    await deliver(world, seriesKey, bidder(1));
    await deliver(world, seriesKey, bidder(2));
    const units = await Promise.all([0, 1, 2].map((n) => world.read('hub', 'unitsOf', [seriesKey, bidder(n)])));
    expect(units).toEqual([4n, 3n, 3n]);
    expect(await bidOf(seriesKey, bidder(2))).toMatchObject({ delivery: 2, units: 3n, refund: 4_700n });
  });

  it('pays the proceeds to the issuer, once', async () => {
    const { seriesKey } = await activeSeries(world, [[bidder(0), 30n]]);
    const issuer = world.account(ISSUER);
    expect(await world.refusal(world.owner, 'raise', 'withdrawProceeds', [seriesKey])).toBe('NOT_ISSUER');
    const before = await world.balance(issuer);
    const sent = await world.send(issuer, 'raise', 'withdrawProceeds', [seriesKey]);
    expect(only(sent, 'ProceedsWithdrawn')).toEqual([{ issuer: world.key(ISSUER).address, amount: 3_000n }]);
    expect((await world.balance(issuer)) - before).toBe(3_000n);
    expect(await world.refusal(issuer, 'raise', 'withdrawProceeds', [seriesKey])).toBe('NOT_DUE');
  });
});
