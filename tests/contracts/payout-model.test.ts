import { larger } from '@income-series/protocol/amounts';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, periodAt, periodEnd, yearOf } from '@income-series/protocol/period';
import { TAIL_WINDOW } from '@income-series/protocol/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as model from '../models/payout.ts';
import { assertRuns } from '../support/exhaustive.ts';
import { forFile } from '../support/for-file.ts';
import { amendment, moveArgs, submitTrueUp, yearEnd } from './support/attest.ts';
import { endByBuyOut } from './support/buy-out.ts';
import { activeSeries, deliver, ISSUER, prepare, until } from './support/raise.ts';
import { money, report } from './support/report.ts';
import { lockedOf, unitsOf } from './support/windows.ts';
import { createWorld, only, type Sent } from './support/world.ts';

const HOLDERS = 4;
/** One more, who bids for nothing and can only buy later. */
const PEOPLE = HOLDERS + 1;
const world = await forFile(createWorld({ accounts: 5 + PEOPLE }));
const wallets = await prepare(world, PEOPLE);
const hardship = await world.actAs('hardship');
const windows = await world.actAs('windows');
const restart = await world.mark();

const amount = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, 20_000n), fc.bigInt(0n, 1n << 60n));
const adjustment = fc.tuple(amount, fc.constantFrom(1n, -1n)).map(([size, sign]) => (size + 1n) * sign);
const who = fc.integer({ min: 0, max: PEOPLE - 1 });
const trade = fc.record({
  from: who,
  to: who,
  lock: fc.oneof(fc.constantFrom('all' as const), fc.bigInt(1n, 9n), fc.bigInt(1n, 1n << 40n)),
  move: fc.constantFrom('all', 'all', 'half', 'none'), // of what was locked; the rest is unlocked
});
const trades = fc.array(trade, { maxLength: 2 });
const quarter = fc.record({
  happens: fc.constantFrom('report', 'report', 'report', 'miss'),
  payment: amount,
  flag: fc.constantFrom(0, 0, 1),
  turn: fc.constantFrom('go on', 'go on', 'pause or resume'),
  room: fc.option(amount, { freq: 4 }), // that an amended cap leaves above what is paid and accrued
  trades,
  claims: fc.array(fc.tuple(fc.constantFrom('claimPayout' as const, 'claimTail' as const), who), { maxLength: 3 }),
});
const history = fc.record({
  before: fc.constantFrom(0n, 45n, 92n, 140n, 184n, 230n, 276n), // days, so that terms begin in every quarter
  units: fc.array(fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 1n << 40n)), { minLength: 1, maxLength: HOLDERS }),
  cap: fc.oneof(fc.bigInt(1n, 50_000n), fc.bigInt(1n, 1n << 62n)),
  quarters: fc.array(quarter, { minLength: 1, maxLength: 5 }),
  adjustments: fc.array(fc.option(adjustment), { minLength: 3, maxLength: 3 }), // of the term's years
  tail: fc.array(fc.tuple(amount, trades), { maxLength: 2 }),
  buyOut: fc.boolean(),
  late: fc.array(fc.boolean(), { minLength: HOLDERS, maxLength: HOLDERS }), // whose delivery waits
  delivery: fc.integer({ min: 0, max: 6 }), // for so many quarters; or for the close
  closed: trades,
  leaving: trades, // once the first has left
});

const claimed = (sent: Sent, event: string) => only(sent, event)[0]?.amount;

/** The contract's own books of one series. */
async function books(seriesKey: Bytes32) {
  const { cap, paid, accrued, credit, unitsOutstanding } = await world.read('hub', 'getSeries', [seriesKey]);
  return { cap, paid, accrued, credit, unitsOutstanding };
}
const sameBooks = async (seriesKey: Bytes32, book: model.PayoutBook) => {
  const { cap, paid, accrued, credit, unitsOutstanding } = book;
  expect(await books(seriesKey)).toEqual({ cap, paid, accrued, credit, unitsOutstanding });
  expect(paid + accrued <= cap).toBe(true);
};

describe('a random history of a series', () => {
  it('pays on chain as the model says, and pays out exactly what came in', async () => {
    await assertRuns(
      fc.asyncProperty(history, async (plan) => {
        await restart();
        await world.anvil.clock.advance(plan.before * 86_400n + 1n);
        const holders = plan.units.map((units, i) => [wallets[i] as EvmAddress, units] as const);
        const offered = plan.units.reduce((sum, units) => sum + units, 0n);
        const cap = larger(plan.cap, offered); // a base unit for each unit at least
        const hubBefore = await world.balance(world.addresses.hub);
        const feesBefore = await world.read('hub', 'feesHeld', []);
        const first = periodAt(await world.anvil.clock.now());
        let last = first;
        for (let i = 1; i < plan.quarters.length; i++) last = nextPeriod(last);
        const late = holders.flatMap(([holder], i) => (plan.late[i] ? [holder] : []));
        const terms = { cap, firstPeriod: first, lastPeriod: last, reservePrice: 1n };
        const { seriesKey } = await activeSeries(world, holders, terms, late);
        let book = model.openBook(cap, offered);
        for (const [holder, units] of holders) if (!late.includes(holder)) book = model.mint(book, holder, units);
        const deliverLate = async () => {
          for (const [holder, units] of holders) {
            if (!late.includes(holder)) continue;
            await deliver(world, seriesKey, holder);
            book = model.mint(book, holder, units);
          }
          late.length = 0;
        };

        /** What the windows do with units: escrow, trade, give back. */
        const change = async (each: (typeof plan.closed)[number]) => {
          const [from, to] = [wallets[each.from] as EvmAddress, wallets[each.to] as EvmAddress];
          const held = book.holders.get(from)?.units ?? 0n;
          const units = each.lock === 'all' ? held : each.lock;
          const locked = model.lock(book, from, units);
          if (locked === null) {
            expect(await world.refusal(windows, 'hub', 'lockUnits', [seriesKey, from, units])).toBe(
              'UNITS_UNAVAILABLE',
            );
            return;
          }
          await world.send(windows, 'hub', 'lockUnits', [seriesKey, from, units]);
          const moved = each.move === 'all' ? units : each.move === 'half' ? units / 2n : 0n;
          expect(await world.read('hub', 'claimable', [seriesKey, from])).toBe(model.claimable(locked, from));
          const transfer = [seriesKey, from, to, moved] as const;
          if (moved > 0n) await world.send(windows, 'hub', 'transferUnits', transfer);
          else expect(await world.refusal(windows, 'hub', 'transferUnits', transfer)).toBe('UNITS_UNAVAILABLE');
          await world.send(windows, 'hub', 'unlockUnits', [seriesKey, from, units - moved]);
          book = model.unlock(moved > 0n ? model.transfer(locked, from, to, moved) : locked, from, units - moved);
          for (const wallet of [from, to]) {
            const { units: expected, locked: none } = book.holders.get(wallet) ?? { units: 0n, locked: 0n };
            expect([await unitsOf(world, seriesKey, wallet), none]).toEqual([expected, 0n]);
            expect(await lockedOf(world, seriesKey, wallet)).toBe(0n);
            expect(await world.read('hub', 'claimable', [seriesKey, wallet])).toBe(model.claimable(book, wallet));
          }
        };
        const changes = async (list: typeof plan.closed) => {
          for (const each of list) await change(each);
        };

        let paidOut = 0n;
        const claim = async (name: 'claimPayout' | 'claimTail', n: number) => {
          const holder = wallets[n] as EvmAddress;
          const before = await money(world, [holder]);
          const sent = await world.send(world.owner, 'hub', name, [seriesKey, holder]);
          const expected = name === 'claimPayout' ? model.claimPayout(book, holder) : model.claimTail(book, holder);
          expect(claimed(sent, name === 'claimPayout' ? 'PayoutClaimed' : 'TailClaimed')).toBe(expected.amount);
          expect((await money(world, [holder])) - before).toBe(expected.amount);
          book = expected.book;
          paidOut += expected.amount;
        };

        const trueUps = new Map(plan.adjustments.map((each, i) => [yearOf(first) + i, each]));
        const trueUp = async (time: bigint, now: (adjustment: bigint) => boolean = () => true) => {
          for (const [year, each] of trueUps) {
            if (each === null || !now(each) || year > yearOf(last) || yearEnd(year) > time) continue;
            trueUps.delete(year);
            const sent = await submitTrueUp(world, seriesKey, { year, adjustment: each });
            book = model.trueUp(book, each);
            const { accrued: accrualOut, credit: creditOut } = book;
            expect(only(sent, 'TrueUpAccepted')).toMatchObject([{ year, adjustment: each, accrualOut, creditOut }]);
          }
        };

        let period = first;
        let inARow = 0;
        let paused = false;
        for (const [i, each] of plan.quarters.entries()) {
          if (i === plan.delivery) await deliverLate();
          await changes(each.trades);
          if (each.turn === 'pause or resume') {
            await world.send(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, paused ? 3 : 4));
            paused = !paused;
          }
          // What is missed is marked as late as the next quarter's end: then that one is over, and nothing is amended.
          if (each.room !== null && (await world.anvil.clock.now()) < periodEnd(period)) {
            const newCap = larger(book.paid + book.accrued + each.room, 1n);
            const args = await amendment(world, seriesKey, { newCap });
            if (newCap === book.cap) {
              expect(await world.refusal(world.account(ISSUER), 'hub', 'amendTerms', args)).toBe('TERMS_UNCHANGED');
            } else {
              await world.send(world.account(ISSUER), 'hub', 'amendTerms', args);
              book = model.amendCap(book, newCap);
            }
          }
          await trueUp(periodEnd(period), (adjustment) => adjustment > 0n);
          if (each.happens === 'miss') {
            // Nothing is missed in a pause: its windows' clock does not run.
            if (paused) await world.send(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, 3));
            paused = false;
            const [, , closesAt] = await world.read('hub', 'reportWindow', [seriesKey, period]);
            await until(world, closesAt);
            const sent = await world.send(world.owner, 'hub', 'markMissed', [seriesKey, period]);
            expect(only(sent, 'PeriodMissed')).toEqual([{ period }]);
          } else {
            const flag = inARow < 4 ? each.flag : 0;
            const { payment } = each;
            const sent = await report(world, seriesKey, period, { payment, flag });
            const expected = model.report(book, payment, flag === 1 || paused);
            expect(only(sent, 'PaymentSplit')).toEqual([{ period, ...expected.split }]);
            const { accrualIn, gross, fee, net, accrualOut } = expected.split;
            expect(accrualIn + gross).toBe(fee + net + accrualOut);
            book = expected.book;
            if (flag === 1) inARow += 1;
            else if (book.accrued === 0n) inARow = 0;
          }
          // One below 0 waits until no quarter that is over is unsettled.
          const settled = period === last || (await world.anvil.clock.now()) < periodEnd(nextPeriod(period));
          await trueUp(periodEnd(period), (adjustment) => adjustment > 0n || settled);
          await sameBooks(seriesKey, book);
          for (const [name, n] of each.claims) await claim(name, n);
          period = nextPeriod(period);
        }

        await trueUp(yearEnd(yearOf(last)));
        await sameBooks(seriesKey, book);
        for (const [paying, bought] of plan.tail) {
          await changes(bought);
          const sent = await world.send(world.account(ISSUER), 'hub', 'payTail', [seriesKey, paying]);
          const expected = model.payTail(book, paying);
          expect(only(sent, 'TailPaid')).toMatchObject([
            { fee: expected.fee, net: expected.net, accrualOut: expected.book.accrued },
          ]);
          book = expected.book;
          await claim('claimTail', 0);
        }
        const capped = book.paid === book.cap;
        const buyOut = !capped && (plan.buyOut || book.accrued > 0n);
        if (buyOut) {
          const sent = await endByBuyOut(world, seriesKey);
          const expected = model.close(book, true);
          expect(only(sent, 'BoughtOut')).toMatchObject([{ fee: expected.fee, net: expected.net }]);
        } else {
          if (!capped) await world.anvil.clock.advance(TAIL_WINDOW);
          await world.send(world.owner, 'hub', 'closeSeries', [seriesKey]);
        }
        book = model.close(book, buyOut).book;
        await sameBooks(seriesKey, book);

        await changes(plan.closed);
        await deliverLate();
        // Who has left may be sold units that were cleared before, and leaves again; any other gets nothing more.
        for (const [i, holder] of [...wallets, ...wallets].entries()) {
          if (i === 1) await changes(plan.leaving);
          const due = await world.read('hub', 'claimable', [seriesKey, holder]);
          const before = await money(world, [holder]);
          const exit = buyOut ? 'claimRedemption' : 'claimFinal';
          const sent = await world.send(world.owner, 'hub', exit, [seriesKey, holder]);
          const left = model.leave(book, holder);
          expect(claimed(sent, 'PayoutClaimed')).toBe(left.payout);
          expect(claimed(sent, 'TailClaimed')).toBe(left.tail);
          expect(claimed(sent, buyOut ? 'RedemptionClaimed' : 'FinalClaimed')).toBe(left.share);
          const total = left.payout + left.tail + left.share;
          expect([due, (await money(world, [holder])) - before]).toEqual([total, total]);
          book = left.book;
          paidOut += total;
        }

        const fees = (await world.read('hub', 'feesHeld', [])) - feesBefore;
        expect((await world.balance(world.addresses.hub)) - hubBefore).toBe(fees);
        expect(book.paid).toBe(paidOut + fees);
        expect(book.residue).toBe(0n);
        expect(await world.read('hub', 'getSeries', [seriesKey])).toMatchObject({ unitsOutstanding: 0n });
      }),
      // contracts/evm/test looks at far more, in process; these tie the model to the contracts.
      { all: 12, quick: 3, endOnFailure: true },
    );
  });
});
