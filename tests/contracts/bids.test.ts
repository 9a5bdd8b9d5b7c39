import { bidCommitment } from '@income-series/protocol/bid';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FIRST_BIDDER,
  ISSUER,
  opening,
  openSeries,
  phaseOf,
  placeBids,
  prepare,
  settle,
  until,
} from './support/raise.ts';
import { createWorld, only, type Sent, type World } from './support/world.ts';

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

const commit = (seriesKey: Bytes32, wallet: EvmAddress, commitment: Bytes32, deposit: bigint) =>
  world.refusal(wallet, 'raise', 'commitBid', [seriesKey, commitment, deposit]);
const bidOf = (seriesKey: Bytes32, wallet: EvmAddress) => world.read('raise', 'bidOf', [seriesKey, wallet]);
const verify = (wallet: EvmAddress, verified: boolean) =>
  world.send(world.owner, 'registry', 'setVerified', [[wallet], verified]);

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
