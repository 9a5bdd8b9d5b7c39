// Random histories of a series: the program's books are the model's, to the base unit.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { least, most } from '../../../src/core/amounts.ts';
import { nextPeriod, type Period, periodEnd, yearOf } from '../../../src/core/period.ts';
import * as model from '../../models/curve-payouts.ts';
import { runs } from '../../support/exhaustive.ts';
import { amendTerms, submitTrueUp } from './support/amendments.ts';
import {
  buyOut as buyOutSeries,
  claimFinal,
  claimPayout,
  claimRedemption,
  claimTail,
  closeSeries,
  payTail,
} from './support/claims.ts';
import {
  type CurveWorld,
  DAY,
  positionAccount,
  readPosition,
  readSeries,
  stake,
  type Trader,
  tokensOf,
  U64_MAX,
  unstake,
  WAD,
} from './support/curve.ts';
import { endQuarter, miss, openReportWorld, submitReport } from './support/reports.ts';
import { claimTender, openTender, settleTender, tender, withdrawTender } from './support/tenders.ts';

const amount = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, 20_000n), fc.bigInt(0n, 1n << 39n), fc.constant(1n << 127n));
const move = fc.record({
  who: fc.integer({ min: 0, max: 2 }),
  units: fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 90_000_000n)),
  stakes: fc.boolean(),
});
const moves = fc.array(move, { maxLength: 3 });
/** What happens to tenders at a time: each in its turn, where it can. */
const tenders = fc.record({
  price: fc.option(fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 9_000_000n), fc.bigInt(1n, U64_MAX / 1_000n)), {
    freq: 4,
  }),
  offers: fc.array(fc.record({ who: fc.nat({ max: 2 }), share: fc.bigInt(0n, 100n), back: fc.bigInt(0n, 30n) }), {
    maxLength: 3,
  }),
  settles: fc.boolean(),
  claims: fc.array(fc.nat({ max: 2 }), { maxLength: 2 }),
});
type Tenders = typeof tenders extends fc.Arbitrary<infer T> ? T : never;
const history = fc.record({
  cap: fc.oneof(fc.bigInt(1n, 50_000n), fc.bigInt(1n, 1n << 39n)),
  quarters: fc.array(
    fc.record({
      before: moves,
      between: moves,
      offersBefore: tenders,
      offersBetween: tenders,
      claims: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 2 }),
      happens: fc.constantFrom('report', 'report', 'report', 'miss'),
      payment: amount,
      trueUp: fc.tuple(fc.bigInt(1n, 1n << 30n), fc.constantFrom(1n, -1n)),
      room: fc.option(fc.bigInt(0n, 1n << 38n), { freq: 3 }), // that an amended cap leaves above what is paid and accrued
      flag: fc.constantFrom(0, 0, 1),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  tail: fc.array(amount, { maxLength: 2 }),
  offersLast: tenders,
  buyOut: fc.boolean(),
  after: moves,
});

describe('a random history of a series', () => {
  it('pays as the model says, and pays out exactly what came in', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ cap, quarters, tail, offersLast, buyOut, after }) => {
        let lastPeriod = 20261 as Period;
        for (let place = 1; place < quarters.length; place += 1) lastPeriod = nextPeriod(lastPeriod);
        const world: CurveWorld = await openReportWorld({ cap, lastPeriod }, { staked: [] });
        const beginning = readSeries(world) as Record<string, bigint>;
        const [vault, fees] = [tokensOf(world, world.curve.vault), beginning.feesHeld ?? 0n];
        let claimed = 0n;
        const claim = async (who: number, kind: 'carry' | 'tail') => {
          const trader = world.traders[who] as Trader;
          if (world.chain.data(await positionAccount(world, trader)) === null) return;
          const { events } = await world.chain.accept(
            await (kind === 'carry' ? claimPayout : claimTail)(world, trader),
          );
          const expected = model.claim(book, who, kind);
          expect(events.at(-1)?.fields.amount).toBe(expected.amount);
          claimed += expected.amount;
          book = expected.book;
        };
        let book = model.openPayouts(cap, 3, beginning.treasury ?? 0n);
        const go = async (list: (typeof quarters)[number]['before']) => {
          for (const { who, units, stakes } of list) {
            const trader = world.traders[who] as Trader;
            const staked = book.holders[who]?.staked ?? 0n;
            const free = staked - (book.holders[who]?.tendered ?? 0n);
            const moved = stakes || units < free ? units : free;
            if (moved === 0n) continue;
            await world.chain.accept(await (stakes ? stake : unstake)(world, trader, moved));
            book = model.stakeUnits(book, who, stakes ? moved : -moved);
            await samePosition(who);
          }
        };
        const samePosition = async (who: number) => {
          const position = await readPosition(world, world.traders[who] as Trader);
          const { payoutCarry: carry, staked, counted, tailCarry, tendered, round } = position;
          expect({ carry, staked, counted, tail: tailCarry, tendered, round }).toEqual(book.holders[who]);
        };
        const sameBooks = () => {
          const { cap: _, holders, residue, remainder, rounds, ...books } = book;
          const series = readSeries(world) as Record<string, bigint>;
          expect(series).toMatchObject({ ...books, payoutsRemainder: remainder });
          const { staked, tendered, unclaimed, owed = 0n, feesHeld = 0n, proceeds = 0n, treasury = 0n } = series;
          expect({ staked, tendered, unclaimed }).toEqual({
            staked: holders.reduce((sum, each) => sum + each.staked, 0n),
            tendered: model.openRound(book)?.total ?? 0n,
            unclaimed: model.unclaimedUnits(book),
          });
          // What came in is what is there and what went out; every part of it is somebody's.
          expect(tokensOf(world, world.curve.vault)).toBe(feesHeld + proceeds + treasury + owed);
          expect(vault + book.paid).toBe(tokensOf(world, world.curve.vault) + claimed);
          const parts = holders.reduce((sum, each) => sum + each.carry + each.tail, 0n);
          const shared = residue ?? remainder + book.tailRemainder;
          expect(owed * WAD).toBe(parts + shared + model.heldForRounds(book) * WAD);
        };
        const claimOffer = async (who: number) => {
          const trader = world.traders[who] as Trader;
          const { events } = await world.chain.accept(await claimTender(world, trader));
          for (const [place, kind] of (['carry', 'tail'] as const).entries()) {
            const earned = model.claim(book, who, kind);
            expect(events[place]?.fields.amount).toBe(earned.amount);
            claimed += earned.amount;
            book = earned.book;
          }
          const { amount, units, dust, book: next } = model.claimRound(book, who);
          expect(events.slice(2).map(({ fields }) => fields.amount ?? fields.units)).toEqual(
            dust > 0n ? [amount, units, dust] : [amount, units],
          );
          claimed += amount;
          book = next;
          await samePosition(who);
          sameBooks();
        };
        const offer = async ({ price, offers, settles, claims }: Tenders) => {
          if (price !== null && model.openRound(book) === null && book.treasury > 0n) {
            await world.chain.accept(openTender(world, price));
            book = model.startRound(book, price);
          }
          const endsAt = readSeries(world).roundEndsAt as bigint;
          for (const { who, share, back } of offers) {
            const trader = world.traders[who] as Trader;
            const { staked = 0n, tendered = 0n, round = 0n } = book.holders[who] ?? {};
            const units = ((staked - tendered) * share) / 100n;
            if (units === 0n || model.openRound(book) === null || world.chain.now() >= endsAt) continue;
            const sent = await world.chain.send(await tender(world, trader, units));
            const earlier = tendered > 0n && round !== BigInt(book.rounds.length);
            expect(sent.answer).toBe(earlier ? 'TENDER_UNCLAIMED' : 'ACCEPTED');
            if (earlier) continue;
            book = model.tenderUnits(book, who, units);
            const less = (units * back) / 100n;
            if (less === 0n) continue;
            await world.chain.accept(await withdrawTender(world, trader, less));
            book = model.tenderUnits(book, who, -less);
            sameBooks();
          }
          if (settles && model.openRound(book) !== null) {
            const next = readSeries(world).nextPeriod as bigint;
            const early = next === 0n || endsAt < periodEnd(Number(next) as Period) - DAY;
            if (world.chain.now() < endsAt && early) world.chain.setTime(endsAt);
            if (world.chain.now() >= endsAt) {
              await world.chain.accept(await settleTender(world));
              book = model.settleRound(book);
              sameBooks();
            }
          }
          for (const who of claims) if (isClaimable(who)) await claimOffer(who);
        };
        const isClaimable = (who: number): boolean => {
          const { tendered = 0n, round = 0n } = book.holders[who] ?? {};
          return tendered > 0n && book.rounds[Number(round) - 1]?.left !== null;
        };
        let period = 20261 as Period;
        let inARow = 0;
        for (const quarter of quarters) {
          const { before, between, claims, happens, payment, flag, trueUp, room } = quarter;
          await go(before);
          await offer(quarter.offersBefore);
          await endQuarter(world, period);
          book = model.takeCensus(book);
          await go(between);
          await offer(quarter.offersBetween);
          if (happens === 'miss') await miss(world, period, { counted: true });
          else {
            const deferred = flag === 1 && inARow < 4;
            const sending = submitReport(world, { period, payment, flag: deferred ? 1 : 0 });
            const sent = await world.chain.accept(await sending);
            const expected = model.reportPayment(book, payment, deferred);
            expect(sent.events.find(({ name }) => name === 'PaymentSplit')?.fields).toMatchObject({
              ...expected.split,
            });
            book = expected.book;
            if (deferred) inARow += 1;
            else if (book.accrued === 0n) inARow = 0;
          }
          const settled = period === lastPeriod || world.chain.now() < periodEnd(nextPeriod(period));
          if ((period % 10 === 4 || period === lastPeriod) && settled) {
            const adjustment = trueUp[0] * trueUp[1];
            await world.chain.accept(await submitTrueUp(world, { year: yearOf(period), adjustment }));
            book = model.trueUp(book, adjustment);
          }
          if (room !== null && settled && period !== lastPeriod) {
            const cap = most(book.paid + book.accrued + room, 1n);
            await world.chain.accept(await amendTerms(world, { cap }));
            book = { ...book, cap };
          }
          for (const who of claims) await claim(who, 'carry');
          sameBooks();
          period = nextPeriod(period);
        }
        for (const given of tail) {
          const amount = least(given, U64_MAX);
          if (book.counted === 0n) continue;
          await world.chain.accept(payTail(world, amount));
          book = model.payTail(book, amount);
          await claim(0, 'tail');
          sameBooks();
        }
        await offer(offersLast);
        if (model.unclaimedUnits(book) > 0n) {
          expect((await world.chain.send(buyOutSeries(world))).answer).toBe('TENDER_UNCLAIMED');
        }
        for (const who of world.traders.keys()) if (isClaimable(who)) await claimOffer(who);
        const staked = book.holders.reduce((sum, each) => sum + each.staked, 0n);
        const capped = book.paid === book.cap;
        const buys = !capped && (buyOut || book.accrued > 0n) && staked > 0n;
        if (!capped && !buys && book.accrued > 0n && book.counted > 0n) {
          await world.chain.accept(payTail(world, book.accrued));
          book = model.payTail(book, book.accrued);
        }
        world.chain.setTime(world.chain.now() + 90n * DAY);
        await world.chain.accept(buys ? buyOutSeries(world) : closeSeries(world));
        book = model.close(book, buys);
        sameBooks();
        await go(after.map((each) => ({ ...each, stakes: false })));
        for (const [who, trader] of world.traders.entries()) {
          if (world.chain.data(await positionAccount(world, trader)) === null) continue;
          const before = tokensOf(world, trader.money);
          await world.chain.accept(await (buys ? claimRedemption : claimFinal)(world, trader));
          const expected = model.leave(book, who);
          expect(tokensOf(world, trader.money) - before).toBe(expected.amount);
          claimed += expected.amount;
          book = expected.book;
          sameBooks();
        }
        // What came in is what was claimed, the fees, and what the program still owes: less than a base unit where all left.
        const series = readSeries(world);
        const [owed, fees_] = [series.owed as bigint, (series.feesHeld as bigint) - fees];
        expect(book.paid + (beginning.treasury ?? 0n)).toBe(claimed + fees_ + owed + (series.treasury as bigint));
        const parts = book.holders.reduce((sum, each) => sum + each.carry + each.tail, 0n);
        expect(owed * WAD).toBe(parts + (book.residue ?? 0n));
      }),
      { numRuns: runs(20, 6), endOnFailure: true },
    );
  });
});
