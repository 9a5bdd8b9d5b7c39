// Random histories of a series: the program's books are the model's, to the base unit.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPeriod, type Period } from '../../../src/core/period.ts';
import * as model from '../../models/curve-payouts.ts';
import { runs } from '../../support/exhaustive.ts';
import { type CurveWorld, readPosition, readSeries, stake, type Trader, unstake } from './support/curve.ts';
import { endQuarter, miss, openReportWorld, submitReport } from './support/reports.ts';

const amount = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, 20_000n), fc.bigInt(0n, 1n << 39n), fc.constant(1n << 127n));
const move = fc.record({
  who: fc.integer({ min: 0, max: 2 }),
  units: fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 90_000_000n)),
  stakes: fc.boolean(),
});
const moves = fc.array(move, { maxLength: 3 });
const history = fc.record({
  cap: fc.oneof(fc.bigInt(1n, 50_000n), fc.bigInt(1n, 1n << 40n)),
  quarters: fc.array(
    fc.record({
      before: moves,
      between: moves,
      happens: fc.constantFrom('report', 'report', 'report', 'miss'),
      payment: amount,
      flag: fc.constantFrom(0, 0, 1),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

describe('a random history of a series', () => {
  it('splits and credits as the model says', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ cap, quarters }) => {
        const world: CurveWorld = await openReportWorld({ cap }, { staked: [] });
        let book = model.openPayouts(cap, 3);
        const go = async (list: (typeof quarters)[number]['before']) => {
          for (const { who, units, stakes } of list) {
            const trader = world.traders[who] as Trader;
            const staked = book.holders[who]?.staked ?? 0n;
            const moved = stakes || units < staked ? units : staked;
            if (moved === 0n) continue;
            await world.chain.accept(await (stakes ? stake : unstake)(world, trader, moved));
            book = model.stakeUnits(book, who, stakes ? moved : -moved);
            const { payoutCarry, staked: now, counted } = await readPosition(world, trader);
            const { carry, ...units_ } = book.holders[who] ?? { carry: 0n };
            expect({ carry: payoutCarry, staked: now, counted }).toEqual({ carry, ...units_ });
          }
        };
        let period = 20261 as Period;
        let inARow = 0;
        for (const { before, between, happens, payment, flag } of quarters) {
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
          const { cap: _, holders, remainder, ...books } = book;
          expect(readSeries(world)).toMatchObject({ ...books, payoutsRemainder: remainder });
          period = nextPeriod(period);
        }
      }),
      { numRuns: runs(20, 6), endOnFailure: true },
    );
  });
});
