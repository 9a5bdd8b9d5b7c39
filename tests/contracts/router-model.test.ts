import { larger, smaller } from '@income-series/protocol/amounts';
import type { EvmAddress } from '@income-series/protocol/hex';
import { excessOver as above, remainingPayment } from '@income-series/protocol/payment';
import { nextPeriod, type Period, periodEnd, periodStart } from '@income-series/protocol/period';
import { TAIL_WINDOW } from '@income-series/protocol/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as payouts from '../models/payout.ts';
import * as model from '../models/router.ts';
import { assertRuns } from '../support/exhaustive.ts';
import { forFile } from '../support/for-file.ts';
import { getSeries, moveArgs } from './support/attest.ts';
import { endByBuyOut } from './support/buy-out.ts';
import { ISSUER, prepare, stateOf, until } from './support/raise.ts';
import { attestUnrouted, heldOf, prepareRouting, routedAmendment, routedSeries } from './support/router.ts';
import { createWorld, only } from './support/world.ts';

const HOLDERS = 2;
const PAYER = 5 + HOLDERS;
const WAD = 10n ** 18n;
const world = await forFile(createWorld({ accounts: 6 + HOLDERS }));
const wallets = await prepare(world, HOLDERS);
const payer = world.account(PAYER);
await prepareRouting(world, payer);
const hardship = await world.actAs('hardship');
const restart = await world.mark();

const amount = fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 5_000n), fc.bigInt(1n, 1n << 70n));
const theta = fc.oneof(fc.constant(0n), fc.bigInt(0n, 5_000n), fc.bigInt(0n, (1n << 64n) - 1n));
const share = fc.bigInt(1n, WAD); // of the income above theta, WAD
const limit = fc.oneof(fc.bigInt(1n, 20_000n), fc.bigInt(1n, 1n << 72n));
const rateOf = (part: bigint, units: bigint) => (part / units > 0n ? part / units : 1n);
const quarter = fc.record({
  routes: fc.array(amount, { maxLength: 4 }),
  turn: fc.constantFrom('go on', 'go on', 'pause or resume'),
  release: fc.boolean(),
  reported: fc.constantFrom(true, true, false), // or left for later
  attested: fc.oneof(fc.bigInt(0n, 2_000n), fc.bigInt(0n, 1n << 70n)), // of a quarter without routed income
  amended: fc.option(fc.record({ theta, share, room: limit, caughtUp: fc.boolean() }), { freq: 3 }),
});
const history = fc.record({
  before: fc.constantFrom(0n, 45n, 92n, 140n, 184n, 230n, 276n), // days, so that terms begin in every quarter
  units: fc.array(fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 1n << 30n)), { minLength: 1, maxLength: HOLDERS }),
  theta,
  share,
  cap: limit,
  quarters: fc.array(quarter, { minLength: 1, maxLength: 5 }),
  ending: fc.constantFrom('term', 'term', 'buyOut', 'extinguish'),
});

describe('a random history of a routed series', () => {
  it('withholds, pays and gives back on chain as the model says, and leaves nothing behind', async () => {
    await assertRuns(
      fc.asyncProperty(history, async (plan) => {
        await restart();
        await world.anvil.clock.advance(plan.before * 86_400n + 1n);
        const units = plan.units.reduce((sum, each) => sum + each, 0n);
        const cap = larger(plan.cap, units); // a base unit for each unit at least
        const ratePerUnit = rateOf(plan.share, units);
        const holders = plan.units.map((each, i) => [wallets[i] as EvmAddress, each] as const);
        const {
          seriesKey,
          first,
          terms: opened,
        } = await routedSeries(world, holders, {
          theta: plan.theta,
          ratePerUnit,
          cap,
          reservePrice: 1n,
          quarters: plan.quarters.length,
        });
        const issuer = world.account(ISSUER);
        const [routerBefore, issuerBefore, payerBefore, hubBefore] = await balances(issuer);

        let book = model.EMPTY_ROUTER;
        let series = payouts.openBook(cap, units);
        for (const [holder, each] of holders) series = payouts.mint(series, holder, each);
        let terms = opened;
        let paidIn = 0n;
        let paused = false;
        let over = false;
        let routed = 0n;
        let toIssuer = 0n;
        let due: (readonly [Period, bigint])[] = [];

        const same = async () => {
          const { paid, accrued } = await getSeries(world, seriesKey);
          expect([await heldOf(world, seriesKey), paid, accrued]).toEqual([book.held, series.paid, series.accrued]);
          const owed = series.accrued + book.unreported;
          const room = series.cap - series.paid;
          if (!over) expect(book.held >= smaller(owed, room)).toBe(true);
        };
        const receive = (amount: bigint, due: bigint) => {
          book = model.collect(model.payIn(book, amount), due);
          paidIn += amount;
        };
        /** A quarter without routed income: by documents while there is time, pauses counted, and missed after it. */
        const settle = async (period: Period, payment: bigint) => {
          const [, , closesAt] = await world.read('hub', 'reportWindow', [seriesKey, period]);
          if ((await world.anvil.clock.now()) >= closesAt) {
            await world.send(world.owner, 'hub', 'markMissed', [seriesKey, period]);
            return;
          }
          const sent = await attestUnrouted(world, seriesKey, period, { payment });
          const taken = model.takeAttested(book, terms, period, payment);
          const { counted, withheld, missing } = taken;
          expect(only(sent, 'AttestedReportTaken')).toEqual([{ period, counted, withheld, missing }]);
          const beyond = remainingPayment(payment, counted, withheld);
          const { split, book: after } = payouts.report(series, beyond, false);
          expect(only(sent, 'PaymentSplit')).toEqual([{ period, ...split }]);
          series = after;
          book = taken.book;
          receive(above(split.gross, withheld) + missing, split.fee + split.net);
        };
        /** Waits until no quarter that is over is without its report: where the plan says so, they come now. */
        const amend = async (
          period: Period,
          { theta, share, room, caughtUp }: { theta: bigint; share: bigint; room: bigint; caughtUp: boolean },
        ) => {
          const ratePerUnit = rateOf(share, units);
          const argsOf = (newCap: bigint) => routedAmendment(world, seriesKey, { theta, ratePerUnit, newCap });
          if (due.length > 0) {
            const args = await argsOf(series.paid + series.accrued + room);
            expect(await world.refusal(issuer, 'hub', 'amendRoutedTerms', args)).toBe('PERIOD_UNSETTLED');
            if (!caughtUp) return;
            await reportDue();
          }
          const newCap = series.paid + series.accrued + room;
          const args = await argsOf(newCap);
          const sent = await world.send(issuer, 'hub', 'amendRoutedTerms', args);
          terms = { theta, ratePerUnit, units };
          series = payouts.amendCap(series, newCap);
          const { book: after, missing } = model.amend(book, period, series);
          expect(only(sent, 'PaidIn')).toEqual(missing > 0n ? [{ amount: missing }] : []);
          book = after;
          receive(missing, 0n);
        };
        const report = async (period: Period, attested: bigint) => {
          if (model.quarterOfBook(book, period).amount === 0n) return settle(period, attested);
          const sent = await world.send(issuer, 'hub', 'submitRoutedReport', [seriesKey, period]);
          const taken = model.takeReport(book, period);
          const { income, payment } = taken;
          expect(only(sent, 'RoutedReportAccepted')).toEqual([{ period, income, unitsOutstanding: units, payment }]);
          const { split, book: after } = payouts.report(series, payment, false);
          expect(only(sent, 'PaymentSplit')).toEqual([{ period, ...split }]);
          series = after;
          book = model.collect(taken.book, split.fee + split.net);
        };
        const reportDue = async () => {
          for (const waiting of due) await report(...waiting);
          due = [];
        };
        const release = async () => {
          const freed = model.releasable(book, { ...series, over });
          const sent = await world.send(world.owner, 'router', 'release', [seriesKey]);
          expect(only(sent, 'WithheldReleased')).toEqual([{ amount: freed }]);
          book = model.collect(book, freed);
          toIssuer += freed;
          expect(model.releasable(book, { ...series, over })).toBe(0n);
        };
        const flip = async () => {
          await world.send(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, paused ? 3 : 4));
          paused = !paused;
        };

        let period = first;
        for (const [i, each] of plan.quarters.entries()) {
          await until(world, periodStart(period));
          if (each.turn === 'pause or resume') await flip();
          for (const coming of each.routes) {
            const sent = await world.send(payer, 'router', 'route', [seriesKey, coming]);
            const { income, withheld, forwarded, book: after } = model.route(book, terms, period, coming);
            expect(only(sent, 'IncomeRouted')).toMatchObject([{ period, amount: coming, income, withheld }]);
            expect(withheld >= 0n && forwarded >= 0n).toBe(true);
            book = after;
            routed += coming;
            toIssuer += forwarded;
          }
          if (each.release) await release();
          if (each.amended !== null) await amend(period, each.amended);
          await same();
          due.push([period, each.attested]);
          const last = i === plan.quarters.length - 1;
          await until(world, periodEnd(period));
          if (each.reported || (last && plan.ending !== 'buyOut')) await reportDue();
          await same();
          period = nextPeriod(period);
        }

        if (plan.ending === 'term' && series.accrued > 0n) {
          const sent = await world.send(payer, 'hub', 'payTail', [seriesKey, series.accrued]);
          const paying = series.accrued;
          const { book: after, fee, net } = payouts.payTail(series, paying);
          expect(only(sent, 'TailPaid')).toEqual([{ amount: paying, fee, net, accrualOut: 0n }]);
          series = after;
          book = model.collect(book, paying);
        }
        let bought = 0n;
        if (plan.ending === 'extinguish') {
          const sent = await world.send(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, 8));
          const { book: after, fee, net } = payouts.extinguishRouted(series, book.unreported);
          const paying = fee + net;
          expect(only(sent, 'TailPaid')).toEqual(paying > 0n ? [{ amount: paying, fee, net, accrualOut: 0n }] : []);
          series = after;
          book = model.collect({ ...book, unreported: 0n }, paying);
        } else if (plan.ending === 'buyOut') {
          bought = series.cap - series.paid;
          await endByBuyOut(world, seriesKey);
          series = payouts.close(series, true).book;
        } else {
          if (series.paid < series.cap) await world.anvil.clock.advance(TAIL_WINDOW);
          await world.send(world.owner, 'hub', 'closeSeries', [seriesKey]);
        }
        over = true;
        await release();
        await same();
        expect(book.held).toBe(0n);
        expect(await stateOf(world, seriesKey)).toBe(plan.ending === 'extinguish' ? 'EXTINGUISHED' : 'CLOSED');

        // All that was routed went to the issuer or was paid; all that was paid is with the hub, until it is claimed.
        const [routerAfter, issuerAfter, payerAfter, hubAfter] = await balances(issuer);
        expect(routerAfter - routerBefore).toBe(0n);
        expect(payerBefore - payerAfter).toBe(routed);
        expect(issuerAfter - issuerBefore).toBe(toIssuer - bought - paidIn);
        expect(hubAfter - hubBefore).toBe(series.paid);
        expect(toIssuer + series.paid - bought).toBe(routed + paidIn);
      }),
      // contracts/evm/test looks at far more, in process; these tie the model to the contracts.
      { all: 12, quick: 3, endOnFailure: true },
    );
  });
});

/** Of router, issuer, payer and hub. */
async function balances(issuer: EvmAddress) {
  const { router, hub } = world.addresses;
  const found = await Promise.all([router, issuer, payer, hub].map((wallet) => world.balance(wallet)));
  return found as [bigint, bigint, bigint, bigint];
}
