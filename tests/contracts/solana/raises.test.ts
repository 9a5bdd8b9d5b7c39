// The raise of a series: sealed bids, reveal, settlement in steps, gate, delivery, and the accounts that it leaves.

import type { Period } from '@income-series/protocol/period';
import { COMMIT_MAX, COMMIT_MIN, GATE_MAX, GATE_MIN, REVEAL_MAX, REVEAL_MIN } from '@income-series/protocol/policy';
import type { Address, Instruction } from '@solana/kit';
import { AccountState } from '@solana-program/token';
import { beforeEach, describe, expect, it } from 'vitest';
import { join, toHex, u32, u64 } from './support/bytes.ts';
import {
  longer,
  MOST_UNITS,
  PROGRAM,
  readonly,
  replaced,
  type Sending,
  SYSTEM_PROGRAM,
  writable,
} from './support/chain.ts';
import { claimFinal, claimPayout, closePosition, closeSeries, redeemUnits, releaseResidue } from './support/claims.ts';
import {
  DAY,
  keptAccount,
  positionAccount,
  putTokens,
  readPosition,
  readSeries,
  register,
  sell as sellUnits,
  stake,
  syncCensus,
  type Trader,
  tokensOf,
  U64_MAX,
  unstake,
} from './support/curve.ts';
import { writeKey } from './support/proof.ts';
import {
  acceptAll,
  addBidders,
  BOOK_HEAD,
  bidAccount,
  cancelRaise,
  claimKept,
  closeBid,
  closeBook,
  closeRaise,
  collectCharges,
  commit,
  commitBid,
  commitmentOf,
  createRaise,
  createRaiseWorld,
  deliverBid,
  nextRecords,
  openRaiseWorld,
  passGate,
  placeBids,
  putFrozen,
  RAISE,
  type RaiseParams,
  type RaiseWorld,
  raiseOf,
  readBid,
  readBook,
  readKept,
  readRaise,
  revealBid,
  SLOT_SIZE,
  sell,
  settle,
  settleStep,
  withdrawProceeds,
} from './support/raises.ts';
import { setIssuerApproval, setVerified, walletAccount } from './support/registry.ts';
import { endQuarter, submitReport, TRUSTING } from './support/reports.ts';
import { ATTESTOR, VERIFIER } from './support/signed-rate.ts';
import { expectChecked, expectOwn, miscount, PREFIX_LINES, tamper } from './support/tamper.ts';
import { openTender } from './support/tenders.ts';
import { START, senders } from './support/world.ts';

let world: RaiseWorld;
let first: Trader;
let second: Trader;
let third: Trader;
const { accept, answer } = senders(() => world);
function use(made: RaiseWorld) {
  world = made;
  [first, second, third] = world.traders as [Trader, Trader, Trader];
}
const seriesKey = () => toHex(world.curve.key);
const verify = (bidder: Trader, verified: boolean) =>
  setVerified(world, world.admin, [bidder.signer.address], verified);
const rentOf = (bytes: number): bigint => world.chain.svm.minimumBalanceForRentExemption(BigInt(bytes));
const sizeOf = (address: Address): number => world.chain.data(address)?.length ?? 0;
const reveals = () => world.chain.setTime(RAISE.commitEndsAt);
const settles = () => world.chain.setTime(RAISE.revealEndsAt);
/** A second raise of the issuer. */
const other = () => raiseOf(world, new Uint8Array(32).fill(1));

describe('createRaise', () => {
  beforeEach(async () => use(await openRaiseWorld()));

  it('makes the series, the raise, its book and its deposits', async () => {
    const sent = await accept(createRaise(world));
    const { unitsOffered, reservePrice, maxUnitsPerBid, minRaise, commitEndsAt, revealEndsAt, gateEndsAt, cap } = RAISE;
    const terms = { unitsOffered, reservePrice, maxUnitsPerBid, minRaise, minHolders: 1n, concentrationBps: 10_000n };
    const phases = { commitEndsAt, revealEndsAt, gateEndsAt };
    const ids = { seriesKey: seriesKey(), issuer: world.issuer.signer.address };
    const hashes = { contractHash: toHex(RAISE.contractHash), termsCommitment: toHex(RAISE.termsCommitment) };
    const term = { currencyCode: 978n, indexingRule: 0n, cap, firstPeriod: 20261n, lastPeriod: 20284n };
    const fields = { ...ids, draftSalt: toHex(RAISE.draftSalt), ...hashes, ...terms, ...phases, ...term };
    expect(sent.events).toEqual([{ name: 'RaiseCreated', fields }]);
    expect(readRaise(world)).toMatchObject({ ...ids, ...terms, ...phases, status: 1n, sold: 0n, feesHeld: 0n });
    expect(readBook(world)).toMatchObject({ head: { seriesKey: seriesKey(), bids: 0n, revealed: 0n }, slots: [] });
    const none = { mint: SYSTEM_PROGRAM, stakes: SYSTEM_PROGRAM, virtualBase: 0n, nextCensus: 0n };
    expect(readSeries(world)).toMatchObject({ ...ids, ...hashes, ...term, ...none, state: 1n, unitsOffered });
    expect([tokensOf(world, world.deposits), tokensOf(world, world.curve.vault)]).toEqual([0n, 0n]);
  });

  it('is refused a second time for the same salt, and to others than approved issuers', async () => {
    expect(await answer(createRaise(world, {}, first))).toBe('ISSUER_NOT_APPROVED');
    await accept(createRaise(world));
    expect(await answer(createRaise(world, { cap: 0n }))).toBe('SERIES_EXISTS');
    expect(await answer(createRaise(world, { draftSalt: new Uint8Array(32) }))).toBe('ACCEPTED');
  });

  const shifted = (commits: bigint, revealing: bigint, gate: bigint): Partial<RaiseParams> => ({
    commitEndsAt: START + commits,
    revealEndsAt: START + commits + revealing,
    gateEndsAt: START + commits + revealing + gate,
  });
  type Case = readonly [string, Partial<RaiseParams>, string];
  const cases: readonly Case[] = [
    ['no contract', { contractHash: new Uint8Array(32) }, 'CONTRACT_HASH_MISSING'],
    ['no terms', { termsCommitment: new Uint8Array(32) }, 'COMMITMENT_NOT_CANONICAL'],
    ['a currency without a rate', { currencyCode: 840 }, 'FX_STALE'],
    ['no currency', { currencyCode: 0 }, 'BAD_PARAMS'],
    ['an unknown indexing rule', { indexingRule: 2 }, 'BAD_PARAMS'],
    ['no units', { unitsOffered: 0n }, 'BAD_PARAMS'],
    ['the most units', { unitsOffered: (1n << 48n) - 1n, cap: U64_MAX, reservePrice: 1n }, 'ACCEPTED'],
    ['more units than the circuit has', { unitsOffered: 1n << 48n, cap: U64_MAX, reservePrice: 1n }, 'BAD_PARAMS'],
    ['no units for a bid', { maxUnitsPerBid: 0n }, 'BAD_PARAMS'],
    ['more units for a bid than there are', { maxUnitsPerBid: 1_001n }, 'BAD_PARAMS'],
    ['no reserve price', { reservePrice: 0n }, 'BAD_PARAMS'],
    ['a cap of the least proceeds', { cap: 100_000n }, 'ACCEPTED'],
    ['a cap below what all units cost', { cap: 99_999n }, 'BAD_PARAMS'],
    ['a cap below the minimum raise', { cap: 199_999n, minRaise: 200_000n }, 'BAD_PARAMS'],
    ['a price of all units beyond 64 bits', { reservePrice: U64_MAX, cap: U64_MAX }, 'BAD_PARAMS'],
    ['no share for a winner', { concentrationBps: 0 }, 'BAD_PARAMS'],
    ['more than the whole', { concentrationBps: 10_001 }, 'BAD_PARAMS'],
    ['a share of less than a unit', { concentrationBps: 9, unitsOffered: 1_000n }, 'BAD_PARAMS'],
    ['two holders that a half each makes', { concentrationBps: 5_000, minHolders: 2 }, 'ACCEPTED'],
    ['three holders of a half each', { concentrationBps: 5_000, minHolders: 3 }, 'BAD_PARAMS'],
    ['the longest phases', shifted(30n * DAY, REVEAL_MAX, GATE_MAX), 'ACCEPTED'],
    ['commits of the longest', shifted(COMMIT_MAX, REVEAL_MIN, GATE_MIN), 'ACCEPTED'],
    ['longer commits', shifted(COMMIT_MAX + 1n, REVEAL_MIN, GATE_MIN), 'BAD_PARAMS'],
    ['shorter commits', shifted(COMMIT_MIN - 1n, REVEAL_MIN, GATE_MIN), 'BAD_PARAMS'],
    ['shorter reveals', shifted(COMMIT_MIN, REVEAL_MIN - 1n, GATE_MIN), 'BAD_PARAMS'],
    ['longer reveals', shifted(COMMIT_MIN, REVEAL_MAX + 1n, GATE_MIN), 'BAD_PARAMS'],
    ['a shorter gate', shifted(COMMIT_MIN, REVEAL_MIN, GATE_MIN - 1n), 'BAD_PARAMS'],
    ['a longer gate', shifted(COMMIT_MIN, REVEAL_MIN, GATE_MAX + 1n), 'BAD_PARAMS'],
    ['a gate beyond the first windows', { firstPeriod: 20254, ...shifted(60n * DAY, 29n * DAY, DAY) }, 'BAD_PARAMS'],
    ['phases before their beginning', { revealEndsAt: 0n }, 'BAD_PARAMS'],
    ['phases at the end of time', { commitEndsAt: U64_MAX, revealEndsAt: U64_MAX, gateEndsAt: U64_MAX }, 'BAD_PARAMS'],
    ['no quarter', { firstPeriod: 20260 }, 'BAD_PARAMS'],
    ['81 quarters', { lastPeriod: 20461 }, 'BAD_PARAMS'],
  ];
  it.each(cases)('takes or refuses %s', async (_, change, expected) => {
    expect(await answer(createRaise(world, change))).toBe(expected);
  });

  it('checks every account', async () => {
    const whole = await createRaise(world);
    await expectChecked({ ...world, free: [13, 14] }, whole, [
      '3 ACCOUNT_INVALID SIGNER_MISSING ACCOUNT_READONLY',
      '4 ACCOUNT_INVALID - -',
      ...[5, 6, 7, 8, 9].map((place) => `${place} ACCOUNT_INVALID - ACCOUNT_READONLY`),
      ...[10, 11, 12].map((place) => `${place} ACCOUNT_INVALID - -`),
    ]);
  });
});

describe('commitBid', () => {
  beforeEach(async () => use(await createRaiseWorld()));
  const bid = { price: 120n, quantity: 10n };

  it('takes the deposit, and the rent of the bid, its slot and a position from the bidder', async () => {
    for (const [place, bidder] of [first, second].entries()) {
      const before = [tokensOf(world, bidder.money), world.chain.balance(bidder.signer.address)] as const;
      const book = world.chain.balance(world.book);
      const { events } = await accept(commit(world, bidder, { ...bid, deposit: 5_000n }));
      const commitment = toHex(commitmentOf(bidder, bid));
      const sequence = BigInt(place + 1);
      const ids = { seriesKey: seriesKey(), bidder: bidder.signer.address, sequence, commitment };
      expect(events).toEqual([{ name: 'BidCommitted', fields: { ...ids, deposit: 5_000n } }]);
      const slotRent = rentOf(BOOK_HEAD + SLOT_SIZE * (place + 1)) - rentOf(BOOK_HEAD + SLOT_SIZE * place);
      expect(await readBid(world, bidder)).toMatchObject({ ...ids, slotRent });
      const slot = { bidder: bidder.signer.address, deposit: 5_000n, validity: 0n, price: 0n };
      expect(readBook(world).slots[place]).toMatchObject(slot);
      expect(before[0] - tokensOf(world, bidder.money)).toBe(5_000n);
      const [bidRent, positionRent] = [rentOf(sizeOf(await bidAccount(world, bidder))), rentOf(179)];
      expect(before[1] - world.chain.balance(bidder.signer.address)).toBe(bidRent + positionRent + slotRent);
      expect(world.chain.balance(world.book) - book).toBe(slotRent);
    }
    expect(tokensOf(world, world.deposits)).toBe(10_000n);
  });

  it('is for one bid of a verified wallet, not the issuer’s, in time, that can pay a unit', async () => {
    const commitment = commitmentOf(first, bid);
    const least = { commitment, deposit: 100n };
    expect(await answer(commit(world, world.issuer, bid))).toBe('ISSUER_WALLET');
    expect(await answer(commitBid(world, first, { ...least, commitment: new Uint8Array(32) }))).toBe(
      'COMMITMENT_MISSING',
    );
    expect(await answer(commitBid(world, first, { ...least, deposit: 99n }))).toBe('DEPOSIT_TOO_SMALL');
    await accept(verify(first, false));
    expect(await answer(commitBid(world, first, least))).toBe('NOT_ALLOWLISTED');
    await accept(verify(first, true));
    world.chain.setTime(RAISE.commitEndsAt - 1n);
    expect(await answer(commitBid(world, first, least))).toBe('ACCEPTED');
    expect(await answer(commitBid(world, first, least))).toBe('ALREADY_BID');
    reveals();
    expect(await answer(commit(world, second, bid))).toBe('WRONG_PHASE');
  });

  it('is refused where the book has as many bids as its account can hold', async () => {
    const most = 140_000;
    const data = join(world.chain.data(world.book) ?? new Uint8Array(), new Uint8Array(SLOT_SIZE * most));
    data.set(u32(most), 35);
    world.chain.put(world.book, PROGRAM, data);
    expect(await answer(commit(world, first, bid))).toBe('BOOK_FULL');
    const lessOne = data.slice(0, -SLOT_SIZE);
    lessOne.set(u32(most - 1), 35);
    world.chain.put(world.book, PROGRAM, lessOne);
    expect(await answer(commit(world, first, bid))).toBe('ACCEPTED');
  });

  it('checks every account, and takes none of another raise', async () => {
    const whole = await commit(world, first, bid);
    await expectChecked({ ...world, free: [9] }, whole, [
      '3 ACCOUNT_INVALID SIGNER_MISSING ACCOUNT_READONLY',
      '4 ACCOUNT_INVALID - -',
      '5 ACCOUNT_INVALID - -',
      ...[6, 7].map((place) => `${place} ACCOUNT_INVALID - ACCOUNT_READONLY`),
      expect.stringMatching(/^8 ACCOUNT_INVALID - /),
      '10 ACCOUNT_INVALID - -',
    ]);
    await accept(createRaise(world, { draftSalt: new Uint8Array(32).fill(1) }));
    const { book, deposits } = await other();
    await expectOwn(world, whole, [
      [6, book],
      [7, await bidAccount(await other(), first)],
      [8, deposits],
    ]);
  });
});

describe('revealBid', () => {
  const bid = { price: 120n, quantity: 10n };
  beforeEach(async () => {
    use(await createRaiseWorld({ concentrationBps: 5_000 }));
    await accept(commit(world, first, bid));
  });

  it('makes a bid valid, once, by its bidder in time', async () => {
    expect(await answer(revealBid(world, first, bid))).toBe('WRONG_PHASE');
    reveals();
    expect(await answer(revealBid(world, second, bid))).toBe('BID_UNKNOWN');
    for (const change of [{ price: 121n }, { quantity: 11n }, { salt: new Uint8Array(32) }]) {
      expect(await answer(revealBid(world, first, { ...bid, ...change }))).toBe('HASH_MISMATCH');
    }
    await accept(verify(first, false));
    expect(await answer(revealBid(world, first, bid))).toBe('NOT_ALLOWLISTED');
    await accept(verify(first, true));
    const { events } = await accept(revealBid(world, first, bid));
    const outcome = { validity: 1n, reason: 0n };
    const fields = { seriesKey: seriesKey(), bidder: first.signer.address, ...bid, ...outcome };
    expect(events).toEqual([{ name: 'BidRevealed', fields }]);
    expect(readBook(world)).toMatchObject({ head: { revealed: 1n }, slots: [{ ...bid, validity: 1n, heap: 1n }] });
    expect(await answer(revealBid(world, first, bid))).toBe('ALREADY_REVEALED');
    settles();
    expect(await answer(revealBid(world, first, bid))).toBe('WRONG_PHASE');
  });

  const BEYOND = (1n << 64n) + 120n;
  type Case = readonly [string, bigint, bigint, bigint, bigint];
  const cases: readonly Case[] = [
    ['the reserve price', 100n, 10n, 1_000n, 0n],
    ['a price below it', 99n, 10n, 1_000n, 2n],
    ['no units', 120n, 0n, 1_000n, 3n],
    ['the largest bid', 120n, 500n, 60_000n, 0n],
    ['a larger one', 120n, 501n, 100_000n, 3n],
    ['a unit more than the deposit', 101n, 10n, 1_009n, 4n],
    ['a price beyond 64 bits', BEYOND, 10n, 1_000n, 4n],
    ['a quantity beyond 64 bits', 120n, BEYOND, 1_000n, 3n],
    ['both of 256 bits', (1n << 256n) - 1n, (1n << 256n) - 1n, 1_000n, 3n],
  ];
  it.each(cases)('says what is wrong with %s', async (_, price, quantity, deposit, reason) => {
    await accept(commit(world, second, { price, quantity, deposit }));
    reveals();
    const { events } = await accept(revealBid(world, second, { price, quantity }));
    const shown = (value: bigint) => (value > U64_MAX ? U64_MAX : value);
    const fields = { price: shown(price), quantity: shown(quantity), validity: reason === 0n ? 1n : 2n, reason };
    expect(events).toMatchObject([{ name: 'BidRevealed', fields }]);
    expect(readBook(world).head.revealed).toBe(reason === 0n ? 1n : 0n);
  });

  it('checks every account, and opens no bid of another', async () => {
    await accept(commit(world, second, bid));
    await accept(createRaise(world, { draftSalt: new Uint8Array(32).fill(1) }));
    const elsewhere = await other();
    await accept(commit(elsewhere, first, bid));
    reveals();
    const whole = await revealBid(world, first, bid);
    await expectChecked(world, whole, [
      '3 ACCOUNT_INVALID SIGNER_MISSING -',
      '4 ACCOUNT_INVALID - -',
      '5 ACCOUNT_INVALID - -',
      '6 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '7 ACCOUNT_INVALID - -',
    ]);
    for (const [place, address] of [
      [6, elsewhere.book],
      [7, await bidAccount(world, second)],
      [7, await bidAccount(elsewhere, first)],
    ] as const) {
      const meta = place === 6 ? writable(address) : readonly(address);
      expect(await answer(replaced(whole, place, meta))).toBe('ACCOUNT_INVALID');
    }
  });
});

describe('cancelRaise', () => {
  beforeEach(async () => use(await createRaiseWorld()));

  it('is the issuer’s until reveals begin, and gives every deposit back whole', async () => {
    await accept(commit(world, first, { price: 120n, quantity: 10n }));
    expect(await answer(cancelRaise(world, first))).toBe('NOT_ISSUER');
    const { events } = await accept(cancelRaise(world));
    expect(events).toEqual([{ name: 'SeriesFailed', fields: { seriesKey: seriesKey(), reason: 6n } }]);
    expect(readSeries(world).state).toBe(7n);
    for (const again of [cancelRaise(world), settleStep(world, 1), passGate(world)]) {
      expect(await answer(again)).toBe('WRONG_PHASE');
    }
    expect(await answer(commit(world, second, { price: 120n, quantity: 10n }))).toBe('WRONG_PHASE');
    const before = tokensOf(world, first.money);
    const { events: delivered } = await accept(deliverBid(world, first));
    const fields = { seriesKey: seriesKey(), bidder: first.signer.address, units: 0n, refund: 1_200n };
    expect(delivered).toEqual([{ name: 'BidDelivered', fields }]);
    expect(tokensOf(world, first.money) - before).toBe(1_200n);
    use(await createRaiseWorld());
    reveals();
    expect(await answer(cancelRaise(world))).toBe('WRONG_PHASE');
  });

  it('checks every account', async () => {
    const whole = cancelRaise(world);
    await expectChecked(world, whole, [
      '3 NOT_ISSUER SIGNER_MISSING -',
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
  });
});

describe('settleStep', () => {
  beforeEach(async () => use(await createRaiseWorld()));
  const names = (steps: readonly { readonly events: readonly { readonly name: string }[] }[]) =>
    steps.flatMap(({ events }) => events.map(({ name }) => name));

  it('clears by price, then by sequence, and charges what was not revealed', async () => {
    await placeBids(world, [
      { bidder: first, price: 110n, quantity: 700n },
      { bidder: second, price: 110n, quantity: 701n },
      { bidder: third, price: 130n, quantity: 9n, reveal: false },
    ]);
    const steps = await settle(world, 1);
    expect(names(steps)).toEqual([
      'SeriesSettling',
      'SettlementRound',
      'BidProcessed',
      'BidProcessed',
      'NonRevealCharged',
      'BidProcessed',
      'RaiseSettled',
    ]);
    // floor(700 * 1000 / 1401) = 499, floor(701 * 1000 / 1401) = 500: the unit left over is the earliest's
    const { slots } = readBook(world);
    expect(slots.map(({ units, processing, charged }) => [units, processing, charged])).toEqual([
      [500n, 2n, 0n],
      [500n, 2n, 0n],
      [0n, 3n, 1n],
    ]);
    const settled = { clearingPrice: 110n, unitsSold: 1_000n, proceeds: 110_000n };
    expect(steps.at(-1)?.events.at(-1)).toMatchObject({ name: 'RaiseSettled', fields: settled });
    expect(readRaise(world)).toMatchObject({ status: 3n, holders: 2n, feesHeld: 58n }); // floor(1170 * 5 %)
    expect(readSeries(world).state).toBe(2n);
    expect(await answer(settleStep(world, 1))).toBe('WRONG_PHASE');
  });

  it('keeps the lowest price that reaches the minimum', async () => {
    use(await createRaiseWorld({ minRaise: 60_000n }));
    await placeBids(world, [
      { bidder: first, price: 200n, quantity: 400n },
      { bidder: second, price: 101n, quantity: 100n }, // 50,500 for both
      { bidder: third, price: 100n, quantity: 50n },
    ]);
    await settle(world);
    expect(readRaise(world)).toMatchObject({ price: 200n, sold: 400n });
    expect(readBook(world).slots.map(({ units }) => units)).toEqual([400n, 0n, 0n]);
  });

  it('clears again without winners that are not verified any more, who pay no charge', async () => {
    await placeBids(world, [
      { bidder: first, price: 200n, quantity: 900n },
      { bidder: second, price: 150n, quantity: 400n },
      { bidder: third, price: 120n, quantity: 300n, reveal: false },
    ]);
    for (const bidder of [first, third]) await accept(verify(bidder, false));
    const steps = await settle(world, 2);
    const rejected = { seriesKey: seriesKey(), bidder: first.signer.address, round: 1n, reason: 1n };
    const events = steps.flatMap((step) => step.events);
    expect(events.filter(({ name }) => name === 'BidRejected').map(({ fields }) => fields)).toEqual([rejected]);
    expect(events.filter(({ name }) => name === 'SettlementRound').map(({ fields }) => fields)).toMatchObject([
      { round: 1n, clearingPrice: 150n, units: 1_000n, rejected: 1n },
      { round: 2n, clearingPrice: 150n, units: 400n, rejected: 0n },
    ]);
    expect(names(steps)).not.toContain('NonRevealCharged');
    expect(readBook(world).slots.map(({ processing, charged }) => [processing, charged])).toEqual([
      [4n, 0n],
      [1n, 0n],
      [3n, 0n],
    ]);
  });

  it('fails without a valid bid, and after the gate’s end without a price', async () => {
    settles();
    const { events } = await accept(settleStep(world, 9));
    const fields = { seriesKey: seriesKey(), reason: 1n };
    expect(events.map(({ name }) => name)).toEqual(['SeriesSettling', 'SeriesFailed']);
    expect(events.at(-1)).toEqual({ name: 'SeriesFailed', fields });
    use(await createRaiseWorld());
    await placeBids(world, [{ bidder: first, price: 110n, quantity: 1n, reveal: false }]);
    world.chain.setTime(RAISE.gateEndsAt + 1n);
    const late = await accept(settleStep(world, 9));
    expect(late.events.at(-1)).toEqual({ name: 'SeriesFailed', fields: { ...fields, reason: 5n } });
    const { events: delivered } = await accept(deliverBid(world, first));
    expect(delivered).toMatchObject([{ name: 'BidDelivered', fields: { refund: 110n } }]); // nobody was charged
  });

  it('goes on after the gate’s end once a price is found, and then the gate is closed', async () => {
    await placeBids(world, [{ bidder: first, price: 110n, quantity: 5n }]);
    while (readRaise(world).stage !== 3n) await accept(settleStep(world, 1, await nextRecords(world, 1)));
    world.chain.setTime(RAISE.gateEndsAt + 1n);
    expect(names(await settle(world))).toEqual(['BidProcessed', 'RaiseSettled']);
    expect((await accept(passGate(world))).events).toMatchObject([{ name: 'SeriesFailed', fields: { reason: 3n } }]);
  });

  it('ends a raise after eight rounds of rejections', async () => {
    use(await createRaiseWorld({ maxUnitsPerBid: 100n, unitsOffered: 100n }, 9));
    const bids = world.traders.map((bidder, place) => ({ bidder, price: 200n - BigInt(place), quantity: 100n }));
    await placeBids(world, bids);
    // Each winner loses its verification after its bid was taken, before it is screened.
    const { chain } = world;
    for (const winner of world.traders.slice(0, 8)) {
      while (readRaise(world).stage !== 2n) await chain.accept(settleStep(world, 1, await nextRecords(world, 1)));
      await chain.accept(verify(winner, false));
      while (readRaise(world).stage === 2n) await chain.accept(settleStep(world, 1, await nextRecords(world, 1)));
    }
    await settle(world);
    expect(readRaise(world)).toMatchObject({ status: 5n, outcome: 4n, round: 8n });
  });

  it('ends 28 bids of wallets that did not reveal in one transaction, whose calls are bounded', async () => {
    const bidders = await addBidders(world, 28);
    for (const bidder of bidders) await accept(commit(world, bidder, { price: 100n, quantity: 1n }));
    settles();
    await accept(settleStep(world, 1));
    expect(readRaise(world)).toMatchObject({ stage: 3n, cursor: 1n });
    const step = settleStep(world, 28, await nextRecords(world, 28));
    const { events } = await world.chain.accept(MOST_UNITS, step);
    expect(events.filter(({ name }) => name === 'NonRevealCharged')).toHaveLength(28);
    expect(events.at(-1)).toMatchObject({ name: 'SeriesFailed', fields: { reason: 1n } });
    expect(readRaise(world).feesHeld).toBe(28n * 5n);
  });

  it('needs the records of the bidders that it looks at, of the stage in which it begins', async () => {
    await placeBids(world, [
      { bidder: first, price: 110n, quantity: 5n },
      { bidder: second, price: 109n, quantity: 5n },
    ]);
    await accept(settleStep(world, 100)); // as far as it goes without: to the screening
    expect(readRaise(world)).toMatchObject({ stage: 2n, cursor: 0n });
    expect(await answer(settleStep(world, 1))).toBe('ACCOUNTS_MISSING');
    const [one, two] = await Promise.all([first, second].map(({ signer }) => walletAccount(signer.address)));
    if (!one || !two) throw new Error('two records');
    expect(await answer(settleStep(world, 1, [two]))).toBe('ACCOUNT_INVALID');
    expect(await answer(settleStep(world, 1, [world.book]))).not.toBe('ACCEPTED');
    await accept(settleStep(world, 9, [one]));
    expect(readRaise(world)).toMatchObject({ stage: 2n, cursor: 1n, holders: 1n });
    await accept(settleStep(world, 9, [two, one]));
    expect(readRaise(world)).toMatchObject({ status: 3n, holders: 2n });
  });

  it('checks every account', async () => {
    expect(await answer(settleStep(world, 1))).toBe('WRONG_PHASE');
    settles();
    const whole = settleStep(world, 1);
    const lines = [3, 4, 5].map((place) => `${place} ACCOUNT_INVALID - ACCOUNT_READONLY`);
    expect(await tamper(world, whole)).toEqual([...PREFIX_LINES, ...lines]);
    expect((await miscount(world, whole))[0]).toBe('ACCOUNTS_MISSING'); // more are records
  });
});

describe('passGate', () => {
  const bids = () => [
    { bidder: first, price: 200n, quantity: 400n },
    { bidder: second, price: 150n, quantity: 700n },
  ];
  async function settled(change: Partial<RaiseParams> = {}) {
    use(await createRaiseWorld(change));
    await placeBids(world, bids());
    await settle(world);
  }

  it('activates the series, whose sold units earn from then on', async () => {
    await settled();
    const { events } = await accept(passGate(world));
    expect(events.map(({ name }) => name)).toEqual(['MintGatePassed', 'SeriesActivated']);
    expect(events[1]?.fields.unitsOutstanding).toBe(1_000n);
    const units = { staked: 1_000n, counted: 1_000n, nextCensus: 0n, nextPeriod: 20261n };
    expect(readSeries(world)).toMatchObject({ state: 3n, ...units, activatedAt: world.chain.now() });
    expect(await answer(passGate(world))).toBe('WRONG_PHASE');
  });

  it('fails a raise below its minimum, with too few holders, or too late', async () => {
    for (const [change, late, reason] of [
      [{ minRaise: 200_001n, cap: 300_000n }, 0n, 2n],
      [{ minHolders: 3, concentrationBps: 4_000 }, 0n, 3n],
      [{}, RAISE.gateEndsAt + 1n, 3n],
    ] as const) {
      await settled(change);
      if (late > 0n) world.chain.setTime(late);
      const { events } = await accept(passGate(world));
      expect(events).toEqual([{ name: 'SeriesFailed', fields: { seriesKey: seriesKey(), reason } }]);
      expect(readSeries(world)).toMatchObject({ state: 7n, staked: 0n });
      for (const { bidder } of bids()) {
        const before = tokensOf(world, bidder.money);
        const { deposit } = readBook(world).slots[bidder === first ? 0 : 1] ?? {};
        await accept(deliverBid(world, bidder));
        expect(tokensOf(world, bidder.money) - before).toBe(deposit);
      }
      expect(tokensOf(world, world.deposits)).toBe(0n);
    }
  });

  it('waits for an issuer that is not approved, and checks every account', async () => {
    await settled();
    await accept(setIssuerApproval(world, world.admin, world.issuer.signer.address, false));
    expect(await answer(passGate(world))).toBe('ISSUER_NOT_APPROVED');
    await accept(setIssuerApproval(world, world.admin, world.issuer.signer.address, true));
    const whole = await passGate(world);
    await expectChecked(world, whole, [
      ...[3, 4].map((place) => `${place} ACCOUNT_INVALID - ACCOUNT_READONLY`),
      '5 ACCOUNT_INVALID - -',
    ]);
  });
});

describe('deliverBid', () => {
  beforeEach(async () => {
    use(await createRaiseWorld());
    await placeBids(world, [
      { bidder: first, price: 200n, quantity: 400n, deposit: 90_000n },
      { bidder: second, price: 150n, quantity: 700n },
    ]);
    expect(await answer(deliverBid(world, first))).toBe('NOT_DUE');
    await settle(world);
    expect(await answer(deliverBid(world, first))).toBe('NOT_DUE');
    await accept(passGate(world));
  });

  it('brings units and refund once, and takes the position’s rent from the bid', async () => {
    const before = tokensOf(world, first.money);
    const [payer, bid] = [world.chain.payer.address, await bidAccount(world, first)];
    const lamports = [world.chain.balance(payer), world.chain.balance(bid)] as const;
    const { events } = await accept(deliverBid(world, first));
    const ids = { seriesKey: seriesKey(), bidder: first.signer.address };
    expect(events).toEqual([
      { name: 'BidDelivered', fields: { ...ids, units: 400n, refund: 30_000n } },
      { name: 'UnitsMinted', fields: { seriesKey: seriesKey(), holder: first.signer.address, units: 400n } },
    ]);
    expect(tokensOf(world, first.money) - before).toBe(30_000n);
    expect(await readPosition(world, first)).toMatchObject({ staked: 400n, counted: 400n, payoutCarry: 0n });
    expect(readSeries(world)).toMatchObject({ positions: 1n, staked: 1_000n });
    const rent = world.chain.balance(await positionAccount(world, first));
    expect(lamports[0] - world.chain.balance(payer)).toBe(5_000n); // the transaction's own fee
    expect(lamports[1] - world.chain.balance(bid)).toBe(rent);
    expect(await answer(deliverBid(world, first))).toBe('NOT_DUE');
  });

  it('keeps what a frozen account cannot take, and delivers the units all the same', async () => {
    const { signer, money } = first;
    putFrozen(world, money, signer.address, 7n);
    const payer = third.signer;
    const { events } = await accept(deliverBid(world, first, payer));
    const kept = { seriesKey: seriesKey(), wallet: signer.address, amount: 30_000n };
    expect(events.map(({ name }) => name)).toEqual(['BidDelivered', 'UnitsMinted', 'PaymentKept']);
    expect(events[2]?.fields).toEqual(kept);
    expect(await readKept(world, first)).toMatchObject({ ...kept, payer: payer.address });
    expect([tokensOf(world, world.curve.vault), readSeries(world).owed]).toEqual([30_000n, 30_000n]);
    expect((await readPosition(world, first)).staked).toBe(400n);
    expect(await answer(claimKept(world, first, payer.address))).toBe('Custom(17)'); // the token program's own: frozen
    putFrozen(world, money, signer.address, 7n, AccountState.Initialized);
    expect(await answer(claimKept(world, { ...first, money: second.money }, payer.address))).toBe('ACCOUNT_INVALID');
    expect(await answer(claimKept(world, first, second.signer.address))).toBe('ACCOUNT_INVALID');
    const whole = await claimKept(world, first, payer.address);
    await expectChecked({ ...world, free: [3] }, whole, [
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '5 NOTHING_KEPT - ACCOUNT_READONLY',
      '6 ACCOUNT_INVALID - ACCOUNT_READONLY',
      expect.stringMatching(/^7 ACCOUNT_INVALID - /),
      expect.stringMatching(/^8 ACCOUNT_INVALID - /),
      '9 ACCOUNT_INVALID - -',
    ]);
    const rent = world.chain.balance(await keptAccount(world, first));
    const before = world.chain.balance(payer.address);
    const claimed = await accept(whole);
    expect(claimed.events).toEqual([{ name: 'KeptPaymentClaimed', fields: kept }]);
    expect(world.chain.balance(payer.address) - before).toBe(rent);
    expect([tokensOf(world, money), readSeries(world).owed]).toEqual([30_007n, 0n]);
    expect(await answer(whole)).toBe('NOTHING_KEPT');
  });

  it('pays no other account than the bidder’s, and checks every account', async () => {
    expect(await answer(deliverBid(world, { ...first, money: second.money }))).toBe('ACCOUNT_INVALID');
    const foreign = second.units;
    putTokens(world, foreign, second.money, first.signer.address, 0n); // of another mint
    expect(await answer(deliverBid(world, { ...first, money: foreign }))).toBe('ACCOUNT_INVALID');
    const whole = await deliverBid(world, first);
    const lines = await tamper(world, whole, [3, 11, 12]); // anybody sends it, and nothing is kept
    expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      ...[0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 13].map((place) => `${place} ACCOUNT_INVALID`),
    ]);
    for (const place of [5, 6, 7, 8]) {
      expect(lines.find((line) => line.startsWith(`${place} `))).toContain('ACCOUNT_READONLY');
    }
    expect(await miscount(world, whole)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
    await expectOwn(world, whole, [
      [7, await bidAccount(world, second)],
      [8, await positionAccount(world, second)],
      [9, world.curve.vault],
      [11, world.deposits],
    ]);
    expect(await answer(whole)).toBe('ACCEPTED');
  });
});

describe('what a raise holds', () => {
  it('is paid to the issuer and to the fee collector, once', async () => {
    use(await createRaiseWorld());
    await placeBids(world, [
      { bidder: first, price: 200n, quantity: 400n },
      { bidder: second, price: 150n, quantity: 100n, reveal: false },
    ]);
    expect(await answer(withdrawProceeds(world))).toBe('WRONG_PHASE');
    await settle(world);
    expect(await answer(withdrawProceeds(world))).toBe('WRONG_PHASE');
    await accept(passGate(world));
    for (const [whole, holder, amount, event] of [
      [withdrawProceeds(world), world.issuer.money, 80_000n, 'ProceedsWithdrawn'],
      [collectCharges(world), world.collectorMoney, 750n, 'FeesCollected'],
    ] as const) {
      await expectChecked({ ...world, free: [3] }, whole, [
        '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
        expect.stringMatching(/^5 ACCOUNT_INVALID - /),
        expect.stringMatching(/^6 ACCOUNT_INVALID - /),
        '7 ACCOUNT_INVALID - -',
      ]);
      const before = tokensOf(world, holder);
      const { events } = await accept(whole);
      expect(events).toMatchObject([{ name: event, fields: { seriesKey: seriesKey(), amount } }]);
      expect(tokensOf(world, holder) - before).toBe(amount);
      expect(await answer(whole)).toBe('NOT_DUE');
    }
    await acceptAll(world, deliverBid(world, first), deliverBid(world, second));
    expect(tokensOf(world, world.deposits)).toBe(0n);
  });
});

describe('the accounts of a raise', () => {
  const balances = () => [world.issuer, first, second, third].map(({ signer }) => world.chain.balance(signer.address));

  it('are wound up by anyone, and every lamport goes back to who paid it', async () => {
    use(await openRaiseWorld());
    const before = balances();
    await accept(createRaise(world));
    await placeBids(world, [
      { bidder: first, price: 200n, quantity: 400n },
      { bidder: second, price: 150n, quantity: 700n },
      { bidder: third, price: 150n, quantity: 1n, reveal: false },
    ]);
    for (const early of [closeBid(world, third), closeBook(world), closeRaise(world)]) {
      expect(await answer(early)).toBe('ACCOUNT_NEEDED');
    }
    await settle(world);
    await accept(passGate(world));
    expect(await answer(closeBid(world, third))).toBe('ACCOUNT_NEEDED');
    await acceptAll(world, deliverBid(world, third), deliverBid(world, first));
    expect(await answer(closeBid(world, first))).toBe('ACCOUNT_NEEDED'); // delivered, and not the last
    expect(await answer(closeBid(world, third, first.signer.address))).toBe('ACCOUNT_INVALID');
    const last = await closeBid(world, third);
    const { events } = await accept(last);
    const account = await bidAccount(world, third);
    const fields = { seriesKey: seriesKey(), account, payer: third.signer.address };
    expect(events).toEqual([{ name: 'AccountClosed', fields }]);
    expect(world.chain.data(account)).toBeNull();
    expect(await answer(last)).toBe('ACCOUNT_INVALID');
    expect(await answer(deliverBid(world, third))).toBe('ACCOUNT_INVALID');
    expect(await answer(closeBid(world, second))).toBe('ACCOUNT_NEEDED'); // the last, and not delivered
    await acceptAll(world, deliverBid(world, second), closeBid(world, second));
    expect(await answer(closeBook(world))).toBe('ACCOUNT_NEEDED');
    await accept(closeBid(world, first));
    expect(balances().slice(1)).toEqual([(before[1] ?? 0n) - rentOf(179), (before[2] ?? 0n) - rentOf(179), before[3]]); // winners have positions

    expect(await answer(closeRaise(world))).toBe('ACCOUNT_NEEDED');
    await accept(closeBook(world));
    expect(await answer(closeBook(world))).toBe('ACCOUNT_INVALID');
    expect(await answer(closeRaise(world))).toBe('ACCOUNT_NEEDED'); // proceeds
    await accept(withdrawProceeds(world));
    expect(await answer(closeRaise(world))).toBe('ACCOUNT_NEEDED'); // charges
    await accept(collectCharges(world));
    const deposits = world.chain.svm.getAccount(world.deposits);
    if (!deposits.exists) throw new Error('no deposits');
    deposits.data.set(u64(11n), 64); // that a stranger sent
    world.chain.svm.setAccount(deposits);
    const collected = tokensOf(world, world.collectorMoney);
    await accept(closeRaise(world));
    expect(tokensOf(world, world.collectorMoney) - collected).toBe(11n);
    const kept = rentOf(sizeOf(world.curve.series)) + rentOf(165);
    expect((before[0] ?? 0n) - (balances()[0] ?? 0n)).toBe(kept);
    for (const gone of [world.raise, world.book, world.deposits]) expect(world.chain.data(gone)).toBeNull();

    expect(await answer(createRaise(world))).toBe('SERIES_EXISTS');
    expect(await answer(commit(world, first, { price: 200n, quantity: 1n }))).toBe('ACCOUNT_INVALID');
    expect(await answer(closeRaise(world))).toBe('ACCOUNT_INVALID');
  });

  it('of a raise that everybody left go back too', async () => {
    use(await openRaiseWorld());
    const before = balances();
    await accept(createRaise(world));
    await accept(commit(world, first, { price: 200n, quantity: 4n }));
    world.chain.setTime(RAISE.gateEndsAt + 1n);
    await acceptAll(world, settleStep(world, 1), deliverBid(world, first), closeBid(world, first));
    await acceptAll(world, closeBook(world), closeRaise(world));
    const kept = rentOf(sizeOf(world.curve.series)) + rentOf(165);
    expect(balances()).toEqual([(before[0] ?? 0n) - kept, ...before.slice(1)]);
  });

  it('are checked, each of them', async () => {
    use(await createRaiseWorld());
    await accept(commit(world, first, { price: 200n, quantity: 4n }));
    await accept(createRaise(world, { draftSalt: new Uint8Array(32).fill(1) }));
    const elsewhere = await other();
    for (const each of [world, elsewhere]) await accept(cancelRaise(each));
    await accept(deliverBid(world, first));
    const check = async (whole: Instruction, free: readonly number[] = []) => {
      const lines = await tamper(world, whole, free);
      for (const line of lines) expect(line).toMatch(/^\d+ ACCOUNT_INVALID - /);
      expect(await miscount(world, whole)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
      expect(await answer(longer(whole))).toBe('INSTRUCTION_INVALID');
      const place = (whole.accounts ?? []).findIndex(({ address }) => address === world.book);
      expect(await answer(replaced(whole, place, writable(elsewhere.book)))).toBe('ACCOUNT_INVALID');
      await accept(whole);
    };
    await check(await closeBid(world, first));
    await check(closeBook(world));
    await check(closeRaise(world), [7]); // nothing is left for the fee collector
  });
});

describe('a series that a raise sold', () => {
  const period = 20261 as Period;
  beforeEach(async () => {
    use(await createRaiseWorld({ lastPeriod: period }));
    for (const [place, part] of TRUSTING.entries()) await accept(writeKey(world, place, part));
    await register(world, 'attestor', ATTESTOR.address);
    await register(world, 'verifier', VERIFIER.address);
    await sell(world, [
      { bidder: first, price: 200n, quantity: 400n },
      { bidder: second, price: 150n, quantity: 700n },
    ]);
    await accept(deliverBid(world, first));
  });

  it('pays its holders without a census, also one whose units are delivered late', async () => {
    await endQuarter(world, period, { census: false });
    const { events } = await accept(submitReport(world, { period, payment: 10_000n }));
    expect(events.find(({ name }) => name === 'ReportAccepted')?.fields.unitsOutstanding).toBe(1_000n);
    const paidTo = async (trader: Trader, claim: Sending) => {
      const before = tokensOf(world, trader.money);
      await accept(claim);
      return tokensOf(world, trader.money) - before;
    };
    expect(await paidTo(first, claimPayout(world, first))).toBe(3_960n); // 9,900 net for 1,000 units
    world.chain.setTime((readSeries(world).tailStartedAt as bigint) + 90n * DAY);
    await accept(closeSeries(world));
    expect(await answer(releaseResidue(world))).toBe('NOT_DUE');
    expect(await paidTo(first, claimFinal(world, first))).toBe(0n);
    await accept(deliverBid(world, second));
    expect(await paidTo(second, claimFinal(world, second))).toBe(5_940n);
    expect(readSeries(world)).toMatchObject({ staked: 0n, owed: 0n });
    for (const each of [first, second]) await accept(closePosition(world, each, each.signer.address));
    expect(readSeries(world).positions).toBe(0n);
  });

  it('is no curve: its units are no tokens, and are not staked', async () => {
    const trader = { ...first, units: first.money };
    for (const whole of [
      stake(world, trader, 1n),
      unstake(world, trader, 1n),
      sellUnits(world, trader, { given: 1n }),
      redeemUnits(world, trader, 1n),
      syncCensus(world, period),
      openTender(world, 1n),
    ]) {
      expect(await answer(whole)).toBe('CURVE_ONLY');
    }
  });
});
