// Raises: their creation, sealed bids with deposits, and the heap of those that were revealed.
import type { Instruction } from '@solana/kit';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CurveWorld, createCurve, DAY, readSeries, type Trader, tokensOf } from './support/curve.ts';
import {
  bookAccount,
  commitBid,
  createSeries,
  type Opening,
  openRaise,
  RAISE,
  REVEAL_FROM,
  readBid,
  readHeap,
  readRaise,
  revealBid,
} from './support/raise.ts';
import { setVerified } from './support/registry.ts';
import { miscount, tamper } from './support/tamper.ts';

const OPENING: Opening = { price: 2_000_000n, quantity: 10n, deposit: 30_000_000n };
let world: CurveWorld;
let first: Trader;
let second: Trader;
const answer = async (sending: Instruction | Promise<Instruction>) => (await world.chain.send(await sending)).answer;
const verify = async (trader: Trader, verified: boolean) =>
  world.chain.accept(await setVerified(world, world.admin, [trader.signer.address], verified));

beforeEach(async () => {
  world = await openRaise();
  [first, second] = world.traders as [Trader, Trader];
});

describe('createSeries', () => {
  it('opens a raise once for a salt, in the state RAISING', async () => {
    expect(readSeries(world)).toMatchObject({
      state: 1n,
      unitsOffered: 100n,
      cap: RAISE.cap,
      issuer: world.issuer.signer.address,
    });
    expect(await readRaise(world)).toMatchObject({ largestBid: 50n, bids: 0, revealed: 0, minRaise: RAISE.minRaise });
    expect(await answer(createSeries(world))).toBe('SERIES_EXISTS');
    expect(await answer(createCurve(world))).toBe('SERIES_EXISTS');
  });

  const other = { draftSalt: new Uint8Array(32).fill(1) };
  const commits = { commitEndsAt: REVEAL_FROM };
  it.each([
    [{ unitsOffered: 0n }],
    [{ unitsOffered: 1n << 48n }],
    [{ maxUnitsPerBid: 0n }],
    [{ maxUnitsPerBid: 101n }],
    [{ reservePrice: 0n }],
    [{ cap: 0n }],
    [{ concentrationBps: 0n }],
    [{ concentrationBps: 10_001n }],
    [{ concentrationBps: 99n }],
    [{ minHolders: 3 }],
    [{ currencyCode: 1_000 }],
    [{ indexingRule: 2 }],
    [{ commitEndsAt: RAISE.commitEndsAt - 10n * DAY + 43_199n }],
    [{ ...commits, revealEndsAt: REVEAL_FROM + DAY - 1n }],
    [{ ...commits, revealEndsAt: REVEAL_FROM - 1n }],
    [{ gateEndsAt: RAISE.revealEndsAt + DAY - 1n }],
    [{ gateEndsAt: RAISE.revealEndsAt + 90n * DAY + 1n }],
    [{ firstPeriod: 20265 }],
    [{ lastPeriod: 20254 }],
  ])('refuses %o', async (change) => {
    expect(await answer(createSeries(world, { ...other, ...change }))).toBe('BAD_PARAMS');
  });

  it('accepts two holders, which a sale of all units has', async () => {
    expect(await answer(createSeries(world, { ...other, minHolders: 2 }))).toBe('ACCEPTED');
  });
});

describe('commitBid', () => {
  it('takes the deposit and grows the book at the bidder’s cost', async () => {
    const book = await bookAccount(world);
    for (const [place, trader] of [first, second].entries()) {
      const before = tokensOf(world, trader.money);
      const rent = world.chain.balance(book);
      const { events } = await world.chain.accept(await commitBid(world, trader, OPENING));
      expect(events.map(({ name }) => name)).toEqual(['BidCommitted']);
      expect(events[0]?.fields).toMatchObject({
        bidder: trader.signer.address,
        sequence: BigInt(place + 1),
        deposit: OPENING.deposit,
      });
      expect(before - tokensOf(world, trader.money)).toBe(OPENING.deposit);
      expect(world.chain.balance(book) - rent).toBe(73n * 6_960n);
      expect(await readBid(world, trader)).toMatchObject({
        sequence: place + 1,
        validity: 0,
        deposit: OPENING.deposit,
      });
    }
    expect(world.chain.data(book)).toHaveLength(35 + 2 * 73);
  });

  it('refuses what the EVM refuses', async () => {
    expect(await answer(commitBid(world, world.issuer, OPENING))).toBe('ISSUER_WALLET');
    expect(await answer(commitBid(world, first, OPENING, new Uint8Array(32)))).toBe('COMMITMENT_MISSING');
    expect(await answer(commitBid(world, first, { ...OPENING, deposit: RAISE.reservePrice - 1n }))).toBe(
      'DEPOSIT_TOO_SMALL',
    );
    await verify(first, false);
    expect(await answer(commitBid(world, first, OPENING))).toBe('NOT_ALLOWLISTED');
    await verify(first, true);
    await world.chain.accept(await commitBid(world, first, OPENING));
    expect(await answer(commitBid(world, first, OPENING))).toBe('ALREADY_BID');
    world.chain.setTime(REVEAL_FROM);
    expect(await answer(commitBid(world, second, OPENING))).toBe('WRONG_PHASE');
  });

  it('checks its accounts', async () => {
    const whole = await commitBid(world, first, OPENING);
    for (const line of await tamper(world, whole)) expect(line).not.toContain('ACCEPTED');
    expect(await miscount(world, whole)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
  });
});

describe('revealBid', () => {
  const commit = async (opening: Opening) => {
    await world.chain.accept(await commitBid(world, first, opening));
    world.chain.setTime(REVEAL_FROM);
  };

  it.each([
    ['valid', OPENING, 1n, 0n],
    ['below the reserve', { ...OPENING, price: 999_999n }, 2n, 2n],
    ['of nothing', { ...OPENING, quantity: 0n }, 2n, 3n],
    ['above the largest bid', { ...OPENING, quantity: 51n }, 2n, 3n],
    ['underfunded', { ...OPENING, deposit: 19_999_999n }, 2n, 4n],
    ['exactly funded', { ...OPENING, deposit: 20_000_000n }, 1n, 0n],
    ['at a price beyond 64 bits', { ...OPENING, price: (1n << 64n) + 2_000_000n }, 2n, 4n],
    ['at a price beyond 128 bits', { ...OPENING, price: (1n << 128n) + 2_000_000n }, 2n, 4n],
    ['of a quantity beyond 128 bits', { ...OPENING, quantity: (1n << 128n) + 10n }, 2n, 3n],
  ])('finds a bid %s', async (_, opening, validity, reason) => {
    await commit(opening);
    const { events } = await world.chain.accept(await revealBid(world, first, opening));
    expect(events.map(({ name }) => name)).toEqual(['BidRevealed']);
    expect(events[0]?.fields).toMatchObject({ validity, reason });
    expect(await readHeap(world)).toEqual(reason === 0n ? [1] : []);
    expect(await answer(revealBid(world, first, opening))).toBe('ALREADY_REVEALED');
  });

  it('refuses what the EVM refuses, and leaves the bid sealed', async () => {
    await world.chain.accept(await commitBid(world, first, OPENING));
    expect(await answer(revealBid(world, first, OPENING))).toBe('WRONG_PHASE');
    world.chain.setTime(REVEAL_FROM);
    expect(await answer(revealBid(world, second, OPENING))).toBe('BID_UNKNOWN');
    expect(await answer(revealBid(world, first, { ...OPENING, price: 1_999_999n }))).toBe('HASH_MISMATCH');
    await verify(first, false);
    expect(await answer(revealBid(world, first, OPENING))).toBe('NOT_ALLOWLISTED');
    await verify(first, true);
    expect(await readBid(world, first)).toMatchObject({ validity: 0 });
    const whole = await revealBid(world, first, OPENING);
    for (const line of await tamper(world, whole)) expect(line).not.toContain('ACCEPTED');
    expect(await miscount(world, whole)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
    world.chain.setTime(RAISE.revealEndsAt);
    expect(await answer(whole)).toBe('WRONG_PHASE');
  });
});

describe('the heap', () => {
  /** The model: the higher price first, then the earlier sequence. */
  const isHeap = (heap: readonly number[], prices: readonly bigint[]): boolean =>
    heap.slice(1).every((below, place) => {
      const above = heap[Math.floor(place / 2)] as number;
      const [a = 0n, b = 0n] = [prices[above - 1], prices[below - 1]];
      return a > b || (a === b && above < below);
    });

  it('has every valid bid once, each behind a better one, whatever the order of reveals', async () => {
    const bids = fc.array(fc.record({ price: fc.integer({ min: 1, max: 5 }), turn: fc.nat() }), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(bids, async (drawn) => {
        world = await openRaise({}, drawn.length);
        const opening = (place: number): Opening => ({
          ...OPENING,
          price: BigInt(drawn[place]?.price ?? 0) * 1_000_000n,
          deposit: 50_000_000n,
        });
        for (const [place, trader] of world.traders.entries()) {
          await world.chain.accept(await commitBid(world, trader, opening(place)));
        }
        world.chain.setTime(REVEAL_FROM);
        const order = [...drawn.keys()].sort((a, b) => (drawn[a]?.turn ?? 0) - (drawn[b]?.turn ?? 0));
        for (const place of order) {
          await world.chain.accept(await revealBid(world, world.traders[place] as Trader, opening(place)));
          expect(
            isHeap(
              await readHeap(world),
              drawn.map((_, each) => opening(each).price),
            ),
          ).toBe(true);
        }
        expect((await readHeap(world)).sort((a, b) => a - b)).toEqual(order.map((_, each) => each + 1));
      }),
      { numRuns: 25 },
    );
  });
});
