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

const amount = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, 20_000n), fc.bigInt(0n, 1n << 39n), fc.constant(1n << 127n));
const move = fc.record({
  who: fc.integer({ min: 0, max: 2 }),
  units: fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 90_000_000n)),
  stakes: fc.boolean(),
});
const moves = fc.array(move, { maxLength: 3 });
const history = fc.record({
  cap: fc.oneof(fc.bigInt(1n, 50_000n), fc.bigInt(1n, 1n << 39n)),
  quarters: fc.array(
    fc.record({
      before: moves,
      between: moves,
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
  buyOut: fc.boolean(),
  after: moves,
});

describe('a random history of a series', () => {
  it('pays as the model says, and pays out exactly what came in', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ cap, quarters, tail, buyOut, after }) => {
        let lastPeriod = 20261 as Period;
        for (let place = 1; place < quarters.length; place += 1) lastPeriod = nextPeriod(lastPeriod);
        const world: CurveWorld = await openReportWorld({ cap, lastPeriod }, { staked: [] });
        const [vault, fees] = [tokensOf(world, world.curve.vault), readSeries(world).feesHeld as bigint];
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
        let book = model.openPayouts(cap, 3);
        const go = async (list: (typeof quarters)[number]['before']) => {
          for (const { who, units, stakes } of list) {
            const trader = world.traders[who] as Trader;
            const staked = book.holders[who]?.staked ?? 0n;
            const moved = stakes || units < staked ? units : staked;
            if (moved === 0n) continue;
            await world.chain.accept(await (stakes ? stake : unstake)(world, trader, moved));
            book = model.stakeUnits(book, who, stakes ? moved : -moved);
            const { payoutCarry, staked: now, counted, tailCarry } = await readPosition(world, trader);
            expect({ carry: payoutCarry, staked: now, counted, tail: tailCarry }).toEqual(book.holders[who]);
          }
        };
        const sameBooks = () => {
          const { cap: _, holders, residue, remainder, ...books } = book;
          expect(readSeries(world)).toMatchObject({ ...books, payoutsRemainder: remainder });
        };
        let period = 20261 as Period;
        let inARow = 0;
        for (const { before, between, claims, happens, payment, flag, trueUp, room } of quarters) {
          await go(before);
          await endQuarter(world, period);
          book = model.takeCensus(book);
          await go(between);
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
        await go(after.map((each) => ({ ...each, stakes: false })));
        for (const [who, trader] of world.traders.entries()) {
          if (world.chain.data(await positionAccount(world, trader)) === null) continue;
          const before = tokensOf(world, trader.money);
          await world.chain.accept(await (buys ? claimRedemption : claimFinal)(world, trader));
          const expected = model.leave(book, who);
          expect(tokensOf(world, trader.money) - before).toBe(expected.amount);
          claimed += expected.amount;
          book = expected.book;
        }
        // What came in is what was claimed, the fees, and what the program still owes: less than a base unit where all left.
        const series = readSeries(world);
        const [owed, fees_] = [series.owed as bigint, (series.feesHeld as bigint) - fees];
        expect(book.paid).toBe(claimed + fees_ + owed);
        expect(tokensOf(world, world.curve.vault) - vault).toBe(fees_ + owed);
        const parts = book.holders.reduce((sum, each) => sum + each.carry + each.tail, 0n);
        expect(owed * WAD).toBe(parts + (book.residue ?? 0n));
      }),
      { numRuns: runs(20, 6), endOnFailure: true },
    );
  });
});
