// Series on the income router: what its instructions refuse, and random histories, to the base unit as the model says.

import { larger, smaller } from '@income-series/protocol/amounts';
import { excessOver as above, remainingPayment } from '@income-series/protocol/payment';
import { type Period, periodEnd, periodRange, periodStart } from '@income-series/protocol/period';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { getRouterDecoder, getSeriesDecoder } from '../../../src/adapters/solana/generated/accounts/index.ts';
import { attestedFigures } from '../../../src/adapters/solana/routing.ts';
import * as payouts from '../../models/payout.ts';
import * as model from '../../models/router.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import { amendTerms, submitTrueUp } from './support/amendments.ts';
import { toHex } from './support/bytes.ts';
import { replaced, type Sending } from './support/chain.ts';
import { buyOut, closeSeries, noticeBuyOut, payTail } from './support/claims.ts';
import { DAY, putTokens, readSeries, type Trader, tokensOf, WAD } from './support/curve.ts';
import { extinguish, prepareReports, requestExtinguishment } from './support/extinguishment.ts';
import { cancelRaise, claimKept, openRaiseWorld, putFrozen, RAISE, type RaiseWorld } from './support/raises.ts';
import { markMissed, submitReport } from './support/reports.ts';
import {
  amendRoutedTerms,
  closeRouter,
  createRoutedRaise,
  extinguishRouted,
  markRoutedMissed,
  payAndRoute,
  payRoutedTail,
  readRouter,
  releaseWithheld,
  route,
  routedWorld,
  routerAccounts,
  submitAttestedReport,
  submitRoutedReport,
  submitRoutedTrueUp,
  transfer,
} from './support/routing.ts';
import { senders } from './support/world.ts';

const FIRST = 20261 as Period;
const TERMS = { theta: 1_000n, ratePerUnit: WAD / 100n };
let world: RaiseWorld;

async function openRouted(held: readonly bigint[], terms = TERMS, change: Parameters<typeof routedWorld>[2] = {}) {
  world = await routedWorld(held, terms, { firstPeriod: FIRST, ...change });
  await prepareReports(world);
}
const accept = async (sent: Sending) => (await world.chain.accept(sent)).events;
const { answer } = senders(() => world);
const payer = (): Trader => world.traders[0] as Trader;
/** The figures of a report by documents, as the service reads them from the accounts before it builds one. */
async function figuresOf(period: Period) {
  const [router, series] = [(await routerAccounts(world)).router, world.curve.series].map(
    (at) => world.chain.data(at) ?? new Uint8Array(),
  ) as [Uint8Array, Uint8Array];
  return attestedFigures(getRouterDecoder().decode(router), getSeriesDecoder().decode(series), period);
}
const only = (events: Awaited<ReturnType<typeof accept>>, name: string) =>
  events.filter((event) => event.name === name).map(({ fields: { seriesKey: _, ...rest } }) => rest);

describe('a routed series', () => {
  beforeEach(() => openRouted([9n], TERMS, { lastPeriod: 20262 }));

  it('is created with terms that open its commitment, and once', async () => {
    const fresh = await openRaiseWorld();
    const create = async (terms = TERMS, change = {}) =>
      await fresh.chain.answer(createRoutedRaise(fresh, terms, change));
    expect(await create({ ...TERMS, ratePerUnit: 0n })).toBe('TERMS_OUT_OF_RANGE');
    expect(await create({ ...TERMS, ratePerUnit: WAD / RAISE.unitsOffered + 1n })).toBe('TERMS_OUT_OF_RANGE');
    const small = { ...TERMS, ratePerUnit: WAD / RAISE.unitsOffered };
    expect(await create(small, { termsCommitment: RAISE.termsCommitment })).toBe('TERMS_MISMATCH');
    expect(await create(small)).toBe('ACCEPTED');
    expect(await create(small)).toBe('SERIES_EXISTS');
    await fresh.chain.accept(cancelRaise(fresh));
    const { receipts, router } = await routerAccounts(fresh);
    putTokens(fresh, receipts, fresh.token, fresh.curve.series, 7n);
    expect(await fresh.chain.answer(closeRouter(fresh))).toBe('ACCOUNT_NEEDED');
    const before = tokensOf(fresh, fresh.issuer.money);
    await fresh.chain.accept(releaseWithheld(fresh), closeRouter(fresh));
    expect(tokensOf(fresh, fresh.issuer.money) - before).toBe(7n);
    expect([fresh.chain.data(router), fresh.chain.data(receipts)].map((data) => data?.length ?? 0)).toEqual([0, 0]);
    expect(await create(small)).toBe('SERIES_EXISTS');
  });

  it('refuses the instructions of other series, and they its own', async () => {
    for (const sent of [
      submitReport(world, { period: FIRST, payment: 1n }),
      markMissed(world, FIRST),
      payTail(world, 1n),
      amendTerms(world, { cap: 5_000_000n }),
      submitTrueUp(world, { year: 2026, adjustment: 1n }),
      extinguish(world),
    ]) {
      expect(await answer(sent)).toBe('SERIES_ROUTED');
    }
  });

  it('counts each payment once, and refuses another series’ router and receipts', async () => {
    expect(await answer(route(world))).toBe('AMOUNT_OUT_OF_RANGE');
    const events = (await world.chain.accept(...(await payAndRoute(world, payer(), 3_000n)))).events;
    expect(only(events, 'IncomeRouted')).toMatchObject([
      { period: 20261n, amount: 3_000n, income: 3_000n, withheld: 180n },
    ]);
    expect(await answer(route(world))).toBe('AMOUNT_OUT_OF_RANGE');
    expect(await readRouter(world)).toMatchObject({ head: { held: 180n, unreported: 180n } });
    const given = await route(world);
    await accept(transfer(payer(), (await routerAccounts(world)).receipts, 5n));
    const other = payer();
    for (const place of [5, 6, 7]) {
      expect(await world.chain.answer(replaced(given, place, { address: other.units, role: 1 }))).toBe(
        'ACCOUNT_INVALID',
      );
    }
  });

  it('keeps a blocked issuer’s money, and still withholds', async () => {
    const { issuer } = world;
    putFrozen(world, issuer.money, issuer.signer.address);
    const events = (await world.chain.accept(...(await payAndRoute(world, payer(), 3_000n)))).events;
    expect(only(events, 'PaymentKept')).toEqual([{ wallet: issuer.signer.address, amount: 2_820n }]);
    putTokens(world, issuer.money, world.token, issuer.signer.address, 0n);
    await accept(claimKept(world, issuer));
    expect(tokensOf(world, issuer.money)).toBe(2_820n);
  });

  it('is reported by its issuer first, then by anyone, and never missed where something was routed', async () => {
    expect(await answer(submitRoutedReport(world, FIRST))).toBe('PERIOD_NOT_OPEN');
    await world.chain.accept(...(await payAndRoute(world, payer(), 3_000n)));
    world.chain.setTime(periodEnd(FIRST));
    expect(await answer(submitRoutedReport(world, 20262))).toBe('PERIOD_OUT_OF_ORDER');
    expect(await answer(submitRoutedReport(world, FIRST, payer()))).toBe('ISSUER_FIRST');
    world.chain.setTime(periodEnd(FIRST) + 90n * DAY);
    expect(await answer(markRoutedMissed(world, FIRST))).toBe('INCOME_ROUTED');
    const events = await accept(submitRoutedReport(world, FIRST, payer()));
    expect(only(events, 'PaymentSplit')).toEqual([
      { period: 20261n, accrualIn: 0n, gross: 180n, fee: 1n, net: 179n, accrualOut: 0n },
    ]);
    world.chain.setTime(periodEnd(20262 as Period));
    expect(await answer(submitRoutedReport(world, 20262))).toBe('NOTHING_ROUTED');
    expect(await answer(submitAttestedReport(world, { period: 20262, payment: 1n, flag: 1 }))).toBe(
      'LIQUIDITY_FLAG_LIMIT',
    );
    expect(await answer(releaseWithheld(world))).toBe('ACCEPTED');
    expect(await answer(markRoutedMissed(world, 20262))).toBe('PERIOD_STILL_OPEN');
    world.chain.setTime(periodEnd(20262 as Period) + 90n * DAY);
    await accept(markRoutedMissed(world, 20262));
    expect(await answer(route(world))).toBe('WRONG_STATE');
  });

  it('gives the issuer what comes in after the term', async () => {
    world.chain.setTime(periodEnd(20262 as Period));
    await accept(transfer(payer(), (await routerAccounts(world)).receipts, 50n));
    expect(await answer(route(world))).toBe('PERIOD_UNKNOWN');
    const events = await accept(releaseWithheld(world));
    expect(only(events, 'WithheldReleased')).toEqual([{ amount: 50n }]);
  });

  it('pays what is withheld before an extinguishment forgives, and closes empty', async () => {
    await world.chain.accept(...(await payAndRoute(world, payer(), 3_000n)));
    await accept(requestExtinguishment(world));
    world.chain.setTime(world.chain.now() + 7n * DAY);
    const events = await accept(extinguishRouted(world));
    expect(only(events, 'TailPaid')).toEqual([{ amount: 180n, fee: 1n, net: 179n, accrualOut: 0n }]);
    expect(tokensOf(world, (await routerAccounts(world)).receipts)).toBe(0n);
    const { receipts } = await routerAccounts(world);
    await accept(transfer(payer(), receipts, 9n));
    expect(await answer(closeRouter(world))).toBe('ACCOUNT_NEEDED');
    await world.chain.accept(releaseWithheld(world), closeRouter(world));
    expect(await answer(route(world))).toBe('ACCOUNT_INVALID');
  });
});

const amount = fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 5_000n), fc.bigInt(1n, 1n << 40n));
const theta = fc.oneof(fc.constant(0n), fc.bigInt(0n, 5_000n), fc.bigInt(0n, (1n << 64n) - 1n));
const share = fc.bigInt(1n, WAD); // of the income above theta, WAD
const limit = fc.oneof(fc.bigInt(1n, 20_000n), fc.bigInt(1n, 1n << 42n));
const quarter = fc.record({
  routes: fc.array(amount, { maxLength: 4 }),
  release: fc.boolean(),
  reported: fc.constantFrom(true, true, false), // or left for later
  attested: fc.oneof(fc.bigInt(0n, 2_000n), fc.bigInt(0n, 1n << 40n)), // of a quarter without routed income
  amended: fc.option(fc.record({ theta, share, room: limit }), { freq: 3 }),
});
const history = fc.record({
  units: fc.array(fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 1_000n)), { minLength: 1, maxLength: 2 }),
  theta,
  share,
  cap: limit,
  trueUp: fc.option(fc.bigInt(1n, 1_000n)),
  quarters: fc.array(quarter, { minLength: 1, maxLength: 5 }),
  ending: fc.constantFrom('term', 'term', 'buyOut', 'extinguish'),
});
const rateOf = (part: bigint, units: bigint) => larger(part / units, 1n);

describe('a random history of a routed series', () => {
  it('withholds, pays and gives back as the model says, and leaves nothing behind', async () => {
    await assertRuns(
      fc.asyncProperty(history, async (plan) => {
        const units = plan.units.reduce((sum, each) => sum + each, 0n);
        const periods = periodRange(FIRST, 20284 as Period).slice(0, plan.quarters.length);
        const ratePerUnit = rateOf(plan.share, units);
        const cap = larger(plan.cap, units * 100n);
        await openRouted(plan.units, { theta: plan.theta, ratePerUnit }, { cap, lastPeriod: periods.at(-1) as Period });
        const { chain, issuer } = world;
        const { receipts } = await routerAccounts(world);
        putTokens(world, payer().money, world.token, payer().signer.address, 1n << 60n);
        putTokens(world, issuer.money, world.token, issuer.signer.address, 1n << 60n);
        const vault = tokensOf(world, world.curve.vault);
        let terms: model.RoutedTerms = { theta: plan.theta, ratePerUnit, units };
        let book = model.EMPTY_ROUTER;
        let series = payouts.openBook(cap, units);
        for (const [place, each] of plan.units.entries()) {
          const holder = `0x${`${place + 1}`.padStart(40, '0')}` as const;
          series = payouts.mint(series, holder, each);
        }
        let [routed, toIssuer, paidIn, over] = [0n, 0n, 0n, false];
        let due: (readonly [Period, bigint])[] = [];
        const same = async () => {
          const { paid, accrued } = readSeries(world);
          const { head } = await readRouter(world);
          expect([head.held, head.unreported, paid, accrued]).toEqual([
            ...[book.held, book.unreported, series.paid, series.accrued],
          ]);
          expect(tokensOf(world, receipts)).toBe(book.held);
          if (!over)
            expect(book.held >= smaller(series.accrued + book.unreported, series.cap - series.paid)).toBe(true);
        };
        const receive = (given: bigint, paid: bigint) => {
          book = model.collect(model.payIn(book, given), paid);
          paidIn += given;
        };
        const settle = async (period: Period, payment: bigint) => {
          if (chain.now() >= periodEnd(period) + 90n * DAY) return accept(markRoutedMissed(world, period));
          const read = await figuresOf(period);
          const events = await accept(submitAttestedReport(world, { period, payment }));
          const taken = model.takeAttested(book, terms, period, payment);
          const { counted, withheld, missing } = taken;
          expect(read).toEqual({ counted, withheld, missing });
          const said = { period: BigInt(period), counted, withheld, missing };
          expect(only(events, 'AttestedReportTaken')).toEqual([said]);
          const { split, book: after } = payouts.report(series, remainingPayment(payment, counted, withheld), false);
          expect(only(events, 'PaymentSplit')).toMatchObject([{ gross: split.gross, fee: split.fee, net: split.net }]);
          series = after;
          book = taken.book;
          receive(above(split.gross, withheld) + missing, split.fee + split.net);
          return events;
        };
        const report = async (period: Period, attested: bigint) => {
          if (model.quarterOfBook(book, period).amount === 0n) return settle(period, attested);
          const events = await accept(submitRoutedReport(world, period));
          const { income, payment, book: taken } = model.takeReport(book, period);
          expect(only(events, 'RoutedReportAccepted')).toEqual([
            { period: BigInt(period), income, unitsOutstanding: units, payment },
          ]);
          const { split, book: after } = payouts.report(series, payment, false);
          series = after;
          book = model.collect(taken, split.fee + split.net);
          return events;
        };
        const reportDue = async () => {
          for (const waiting of due) await report(...waiting);
          due = [];
        };
        const release = async () => {
          const freed = model.releasable(book, { ...series, over });
          expect(only(await accept(releaseWithheld(world)), 'WithheldReleased')).toEqual([{ amount: freed }]);
          book = model.collect(book, freed);
          toIssuer += freed;
        };
        for (const [i, each] of plan.quarters.entries()) {
          const period = periods[i] as Period;
          if (chain.now() < periodStart(period)) chain.setTime(periodStart(period));
          for (const coming of each.routes) {
            const { events } = await chain.accept(...(await payAndRoute(world, payer(), coming)));
            const { income, withheld, forwarded, book: after } = model.route(book, terms, period, coming);
            expect(only(events, 'IncomeRouted')).toMatchObject([
              { period: BigInt(period), amount: coming, income, withheld },
            ]);
            book = after;
            routed += coming;
            toIssuer += forwarded;
          }
          if (each.release) await release();
          if (each.amended !== null) {
            const { theta: next, share: part, room } = each.amended;
            const opened = { theta: next, ratePerUnit: rateOf(part, units) };
            const amend = async () => amendRoutedTerms(world, opened, { cap: series.paid + series.accrued + room });
            if (due.length > 0) {
              expect(await answer(amend())).toBe('PERIOD_UNSETTLED');
              await reportDue();
            }
            const newCap = series.paid + series.accrued + room;
            const events = await accept(amend());
            terms = { ...opened, units };
            series = payouts.amendCap(series, newCap);
            const { book: after, missing } = model.amend(book, period, series);
            expect(only(events, 'PaidIn')).toEqual(missing > 0n ? [{ amount: missing }] : []);
            book = after;
            receive(missing, 0n);
          }
          await same();
          due.push([period, each.attested]);
          chain.setTime(periodEnd(period));
          if (each.reported || (i === plan.quarters.length - 1 && plan.ending !== 'buyOut')) await reportDue();
          await same();
        }
        const year = 2026;
        const last = Math.min(Number(periods.at(-1)), 20264) as Period; // of that year
        const isOver = chain.now() >= periodEnd(last);
        if (plan.trueUp !== null && isOver) {
          const before = series.accrued;
          await accept(submitRoutedTrueUp(world, { year, adjustment: plan.trueUp }));
          series = payouts.trueUp(series, plan.trueUp);
          receive(series.accrued - before, 0n);
          await same();
        }
        if (plan.ending === 'term' && series.accrued > 0n) {
          const paying = series.accrued;
          await accept(payRoutedTail(world, paying));
          series = payouts.payTail(series, paying).book;
          book = model.collect(book, paying);
        }
        let bought = 0n;
        if (plan.ending === 'extinguish') {
          await accept(requestExtinguishment(world));
          chain.setTime(chain.now() + 7n * DAY);
          const events = await accept(extinguishRouted(world));
          const { book: after, fee, net } = payouts.extinguishRouted(series, book.unreported);
          expect(only(events, 'TailPaid').map((paid) => paid.amount)).toEqual(fee + net > 0n ? [fee + net] : []);
          series = after;
          book = model.collect({ ...book, unreported: 0n }, fee + net);
        } else if (plan.ending === 'buyOut') {
          bought = series.cap - series.paid;
          await noticeBuyOut(world);
          await accept(buyOut(world));
          series = payouts.close(series, true).book;
        } else {
          chain.setTime(chain.now() + 90n * DAY);
          await accept(closeSeries(world));
        }
        over = true;
        await release();
        expect(book.held).toBe(0n);
        expect(tokensOf(world, receipts)).toBe(0n);
        expect(tokensOf(world, issuer.money) - (1n << 60n)).toBe(toIssuer - bought - paidIn);
        expect(tokensOf(world, world.curve.vault) - vault).toBe(series.paid);
        expect(toIssuer + series.paid - bought).toBe(routed + paidIn);
        await accept(closeRouter(world));
        expect(toHex(chain.data(receipts) ?? new Uint8Array())).toBe('0x');
      }),
      { all: 40, quick: 6, endOnFailure: true },
    );
  });
});
