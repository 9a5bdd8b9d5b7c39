import { bidCommitment } from '@income-series/protocol/bid';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { keccak256 } from 'viem';
import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import {
  activeSeries,
  deliver,
  FIRST_BIDDER,
  ISSUER,
  opening,
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
import { createWorld, names, only, type Sent } from './support/world.ts';

const word = (byte: string): Bytes32 => `0x${byte.repeat(32)}` as const;
const SALT = word('44');
const bidder = (n: number): EvmAddress => wallets[n] as EvmAddress;
const shown = (n: number) => world.key(FIRST_BIDDER + n).address;
const world = await forFile(createWorld({ accounts: 20 }));
const wallets = await prepare(world, 12);

const commit = (seriesKey: Bytes32, wallet: EvmAddress, commitment: Bytes32, deposit: bigint) =>
  world.refusal(wallet, 'raise', 'commitBid', [seriesKey, commitment, deposit]);
const bidOf = (seriesKey: Bytes32, wallet: EvmAddress) => world.read('raise', 'bidOf', [seriesKey, wallet]);
const verify = (wallet: EvmAddress, verified: boolean) =>
  world.send(world.owner, 'registry', 'setVerified', [[wallet], verified]);
const passGate = (seriesKey: Bytes32): Promise<Sent> => world.send(world.collector, 'raise', 'passGate', [seriesKey]);
const verifyAll = (wallets: readonly EvmAddress[], verified: boolean) =>
  world.send(world.owner, 'registry', 'setVerified', [wallets, verified]);

describe('committing a bid', () => {
  it('takes the deposit and one bid a wallet', async () => {
    const { seriesKey } = await openSeries(world);
    const before = await world.balance(bidder(0));
    const sent = await world.send(bidder(0), 'raise', 'commitBid', [seriesKey, SALT, 500n]);
    expect(only(sent, 'BidCommitted')).toEqual([{ bidder: shown(0), sequence: 1, commitment: SALT, deposit: 500n }]);
    expect(before - (await world.balance(bidder(0)))).toBe(500n);
    expect(await world.read('raise', 'bidderAt', [seriesKey, 1])).toBe(shown(0));
    expect(await commit(seriesKey, bidder(0), SALT, 500n)).toBe('ALREADY_BID');
    await world.send(bidder(1), 'raise', 'commitBid', [seriesKey, SALT, 100n]);
    expect((await bidOf(seriesKey, bidder(1))).sequence).toBe(2);
  });

  it('is refused to an unverified wallet and to the issuer’s, without commitment, and for a deposit out of range', async () => {
    const { seriesKey } = await openSeries(world);
    expect(await commit(seriesKey, world.owner, SALT, 500n)).toBe('NOT_ALLOWLISTED');
    const issuer = world.account(ISSUER);
    expect(await commit(seriesKey, issuer, SALT, 500n)).toBe('NOT_ALLOWLISTED');
    await verify(issuer, true);
    expect(await commit(seriesKey, issuer, SALT, 500n)).toBe('ISSUER_WALLET');
    await verify(issuer, false);
    expect(await commit(seriesKey, bidder(0), word('00'), 500n)).toBe('COMMITMENT_MISSING');
    expect(await commit(seriesKey, bidder(0), SALT, 99n)).toBe('DEPOSIT_TOO_SMALL');
    expect(await commit(seriesKey, bidder(0), SALT, 100n)).toBe('ACCEPTED');
    expect(await commit(seriesKey, bidder(0), SALT, 1n << 96n)).toBe('DEPOSIT_TOO_LARGE');
    expect(await commit(seriesKey, bidder(0), SALT, (1n << 96n) - 1n)).toBe('ERC20InsufficientBalance');
  });

  it('ends with the commit phase', async () => {
    const { seriesKey, params } = await openSeries(world);
    await until(world, params.commitEndsAt);
    expect(await phaseOf(world, seriesKey)).toBe('REVEAL');
    expect(await commit(seriesKey, bidder(0), SALT, 500n)).toBe('WRONG_PHASE');
    expect(await commit(SALT, bidder(0), SALT, 500n)).toBe('WRONG_PHASE');
  });
});

describe('revealing a bid', () => {
  it('counts a bid with a matching hash, once', async () => {
    const series = await openSeries(world);
    const [sent] = await placeBids(world, series, [{ bidder: bidder(0), price: 150n, quantity: 3n, deposit: 1_000n }]);
    expect(only(sent as Sent, 'BidRevealed')).toEqual([
      { bidder: shown(0), price: 150n, quantity: 3n, validity: 1, reason: 0 },
    ]);
    const bid = await bidOf(series.seriesKey, bidder(0));
    expect(bid).toMatchObject({ price: 150n, quantity: 3n, validity: 1, processing: 0, delivery: 0, deposit: 1_000n });
  });

  it('leaves a bid sealed where the hash does not match, so that it can still be revealed rightly', async () => {
    const { seriesKey, params } = await openSeries(world);
    const open = opening({ bidder: bidder(0), price: 150n, quantity: 3n });
    await world.send(bidder(0), 'raise', 'commitBid', [seriesKey, bidCommitment(open), 450n]);
    const { price, quantity, salt } = open;
    const reveal = (...args: [bigint, bigint, Bytes32]) =>
      world.refusal(bidder(0), 'raise', 'revealBid', [seriesKey, ...args]);
    expect(await reveal(price, quantity, salt)).toBe('WRONG_PHASE');
    await until(world, params.commitEndsAt);
    expect(await reveal(price + 1n, quantity, salt)).toBe('HASH_MISMATCH');
    expect(await reveal(price, quantity + 1n, salt)).toBe('HASH_MISMATCH');
    expect(await reveal(price, quantity, SALT)).toBe('HASH_MISMATCH');
    expect(await world.refusal(bidder(1), 'raise', 'revealBid', [seriesKey, price, quantity, salt])).toBe(
      'BID_UNKNOWN',
    );
    await verify(bidder(0), false);
    expect(await reveal(price, quantity, salt)).toBe('NOT_ALLOWLISTED');
    await verify(bidder(0), true);
    await world.send(bidder(0), 'raise', 'revealBid', [seriesKey, price, quantity, salt]);
    expect(await reveal(price, quantity, salt)).toBe('ALREADY_REVEALED');
    await until(world, params.revealEndsAt);
    expect(await reveal(price, quantity, salt)).toBe('WRONG_PHASE');
  });

  it('is bound to the wallet that committed', async () => {
    const { seriesKey, params } = await openSeries(world);
    const open = opening({ bidder: bidder(0), price: 150n, quantity: 3n });
    await world.send(bidder(0), 'raise', 'commitBid', [seriesKey, bidCommitment(open), 450n]);
    await world.send(bidder(1), 'raise', 'commitBid', [seriesKey, bidCommitment(open), 450n]);
    await until(world, params.commitEndsAt);
    const args = [seriesKey, open.price, open.quantity, open.salt] as const;
    expect(await world.refusal(bidder(1), 'raise', 'revealBid', args)).toBe('HASH_MISMATCH');
    expect(await world.refusal(bidder(0), 'raise', 'revealBid', args)).toBe('ACCEPTED');
  });

  it('makes a bid for more than one winner may hold invalid', async () => {
    const terms = { unitsOffered: 10n, maxUnitsPerBid: 10n, concentrationBps: 4_999 };
    const series = await openSeries(world, terms);
    const sent = await placeBids(world, series, [
      { bidder: bidder(0), price: 300n, quantity: 5n },
      { bidder: bidder(1), price: 200n, quantity: 4n },
    ]);
    expect(sent.map((each) => only(each, 'BidRevealed')[0]?.reason)).toEqual([3, 0]);
    const settled = await settle(world, series.seriesKey);
    expect(only(settled, 'SettlementRound')).toEqual([{ round: 1, clearingPrice: 200n, units: 4n, rejected: 0 }]);
    expect(only(settled, 'BidProcessed')).toMatchObject([
      { processing: 3, units: 0n, refund: 1_500n },
      { processing: 1, units: 4n },
    ]);
  });

  it('makes a bid invalid by the first rule it breaks', async () => {
    const series = await openSeries(world, { maxUnitsPerBid: 10n });
    const huge = (1n << 256n) - 1n;
    const sent = await placeBids(world, series, [
      { bidder: bidder(0), price: 99n, quantity: 1n, deposit: 500n },
      { bidder: bidder(1), price: 100n, quantity: 0n, deposit: 500n },
      { bidder: bidder(2), price: 100n, quantity: 11n, deposit: 5_000n },
      { bidder: bidder(3), price: 100n, quantity: 5n, deposit: 499n },
      { bidder: bidder(4), price: huge, quantity: 10n, deposit: 500n },
      { bidder: bidder(5), price: 100n, quantity: huge, deposit: 500n },
      { bidder: bidder(6), price: 100n, quantity: 5n, deposit: 500n },
    ]);
    const reasons = sent.map((each) => only(each, 'BidRevealed')[0]?.reason);
    expect(reasons).toEqual([2, 3, 3, 4, 4, 3, 0]);
    expect(only(sent[5] as Sent, 'BidRevealed')[0]?.quantity).toBe((1n << 64n) - 1n);
    const settled = await settle(world, series.seriesKey);
    const processed = only(settled, 'BidProcessed');
    expect(processed.map((each) => each.processing)).toEqual([3, 3, 3, 3, 3, 3, 1]);
    expect(processed.map((each) => each.refund)).toEqual([500n, 500n, 5_000n, 499n, 500n, 500n, 0n]);
  });
});

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
