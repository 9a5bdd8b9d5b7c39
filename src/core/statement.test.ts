import type { Address } from '@income-series/protocol/address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as payout from '../../tests/models/payout.ts';
import { assertRuns } from '../../tests/support/exhaustive.ts';
import { type MoneyStep, type PayoutStatement, statementsOf } from './statement.ts';

const WALLETS = [1, 2, 3, 4].map((n) => `0x${n.toString(16).padStart(40, '0')}` as Address);
const [A, B] = WALLETS as [Address, Address];
const only = (steps: readonly MoneyStep[], wallet: Address) =>
  statementsOf(steps, [wallet]).get(wallet) as PayoutStatement;
const paid = (period: number, net: bigint, fee: bigint): MoneyStep => ({
  kind: 'PAID',
  line: 'PAYOUT',
  period,
  at: BigInt(period),
  net,
  fee,
});
const figures = ({ lines }: PayoutStatement) =>
  lines.map(({ kind, period, units, net, fee, claimed, open }) => [kind, period, units, net, fee, claimed, open]);

describe('a statement', () => {
  const start: MoneyStep[] = [
    { kind: 'ACTIVATED', units: 3n },
    { kind: 'MINTED', holder: A, units: 1n },
  ];

  it('gives each payment what it raised the whole base units by', () => {
    const steps = [...start, paid(20261, 10n, 1n), paid(20262, 10n, 1n), paid(20263, 10n, 1n)];
    expect(figures(only(steps, A))).toEqual([
      ['PAYOUT', 20261, 1n, 3n, 0n, 0n, 3n],
      ['PAYOUT', 20262, 1n, 3n, 0n, 0n, 3n],
      ['PAYOUT', 20263, 1n, 4n, 1n, 0n, 4n],
    ]);
  });

  it('fills the oldest lines with what was claimed, of the claim’s own kind alone', () => {
    const steps: MoneyStep[] = [
      ...start,
      paid(20261, 9n, 0n),
      { kind: 'PAID', line: 'TAIL', period: null, at: 5n, net: 9n, fee: 0n },
      { kind: 'CLAIMED', line: 'PAYOUT', holder: A, amount: 3n },
      { kind: 'CLAIMED', line: 'TAIL', holder: A, amount: 2n },
      paid(20262, 9n, 0n),
    ];
    expect(figures(only(steps, A))).toEqual([
      ['PAYOUT', 20261, 1n, 3n, 0n, 3n, 0n],
      ['TAIL', null, 1n, 3n, 0n, 2n, 1n],
      ['PAYOUT', 20262, 1n, 3n, 0n, 0n, 3n],
    ]);
  });

  it('has one line for payments of the tail over the same units', () => {
    const tail = (at: bigint): MoneyStep => ({ kind: 'PAID', line: 'TAIL', period: null, at, net: 4n, fee: 0n });
    const lock: MoneyStep = { kind: 'LOCKED', holder: A, change: 1n };
    const sale: MoneyStep = { kind: 'TRANSFERRED', from: A, to: B, units: 1n };
    const { lines } = only([...start, tail(1n), tail(2n), tail(3n), lock, sale, tail(4n)], A);
    expect(lines).toMatchObject([{ kind: 'TAIL', paidAt: 3n, units: 1n, net: 4n }]);
    const bought = only([...start, tail(1n), lock, sale, tail(2n)], B);
    expect(bought.lines).toMatchObject([{ kind: 'TAIL', paidAt: 2n, units: 1n, net: 1n }]);
  });

  it('counts units that were delivered late from activation on, and bought ones from the trade on', () => {
    const steps: MoneyStep[] = [
      ...start,
      paid(20261, 30n, 0n),
      { kind: 'LOCKED', holder: A, change: 1n },
      { kind: 'TRANSFERRED', from: A, to: B, units: 1n },
      paid(20262, 30n, 0n),
      { kind: 'MINTED', holder: B, units: 2n },
    ];
    expect(figures(only(steps, A))).toEqual([['PAYOUT', 20261, 1n, 10n, 0n, 0n, 10n]]);
    expect(figures(only(steps, B))).toEqual([
      ['PAYOUT', 20261, 2n, 20n, 0n, 0n, 20n],
      ['PAYOUT', 20262, 3n, 30n, 0n, 0n, 30n],
    ]);
  });

  it('of a wallet that never held anything is empty', () => {
    const steps: MoneyStep[] = [...start, paid(20261, 30n, 0n), { kind: 'LEFT', holder: B, units: 1n }];
    expect(only(steps, B)).toEqual({
      lines: [],
      totals: { grossShare: 0n, fee: 0n, net: 0n, claimed: 0n, open: 0n },
    });
  });
});

const amount = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, 20_000n), fc.bigInt(0n, 1n << 60n));
const who = fc.integer({ min: 0, max: WALLETS.length - 1 });
const act = fc.record({
  what: fc.constantFrom('report', 'report', 'deliver', 'lock', 'unlock', 'trade', 'trade', 'payout', 'tail', 'leave'),
  who,
  other: who,
  amount,
  part: fc.integer({ min: 0, max: 4 }),
  deferred: fc.constantFrom(false, false, true),
});
const plans = fc.record({
  units: fc.array(fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 1n << 40n)), {
    minLength: WALLETS.length,
    maxLength: WALLETS.length,
  }),
  late: fc.array(fc.boolean(), { minLength: WALLETS.length, maxLength: WALLETS.length }),
  cap: fc.oneof(fc.bigInt(1n, 50_000n), fc.bigInt(1n, 1n << 62n)),
  before: fc.array(act, { maxLength: 20 }),
  between: fc.array(act, { maxLength: 10 }),
  end: fc.constantFrom('open', 'close', 'buyOut'),
  after: fc.array(act, { maxLength: 12 }),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** A series by the model of the contract, and the steps that the same history leaves. */
function createSeries(units: readonly bigint[], cap: bigint) {
  const sold = units.reduce((a, b) => a + b, 0n);
  let book = payout.openBook(cap, sold);
  const steps: MoneyStep[] = [{ kind: 'ACTIVATED', units: sold }];
  const undelivered = new Map(WALLETS.map((wallet, i) => [wallet, units[i] as bigint]));
  const claimed = new Map(WALLETS.map((wallet) => [wallet, 0n]));
  let phase: 'TERM' | 'TAIL' | 'CLOSED' = 'TERM';
  let period = 20261;

  const paidTo = (holder: Address, line: 'PAYOUT' | 'TAIL' | 'FINAL' | 'REDEMPTION', money: bigint) => {
    steps.push({ kind: 'CLAIMED', line, holder, amount: money });
    claimed.set(holder, (claimed.get(holder) as bigint) + money);
  };
  const deliver = (holder: Address) => {
    const due = undelivered.get(holder) as bigint;
    if (due === 0n) return;
    undelivered.set(holder, 0n);
    book = payout.mint(book, holder, due);
    steps.push({ kind: 'MINTED', holder, units: due });
  };
  const at = () => BigInt(steps.length);
  let buyOut = false;

  const acts: Record<Act['what'], (one: Act) => void> = {
    deliver: (one) => deliver(WALLETS[one.who] as Address),
    report(one) {
      if (phase === 'CLOSED') return;
      if (phase === 'TAIL') {
        const { fee, net, book: after } = payout.payTail(book, one.amount);
        book = after;
        steps.push({ kind: 'PAID', line: 'TAIL', period: null, at: at(), fee, net });
        return;
      }
      const { split, book: after } = payout.report(book, one.amount, one.deferred);
      book = after;
      steps.push({ kind: 'PAID', line: 'PAYOUT', period: period++, at: at(), fee: split.fee, net: split.net });
    },
    lock(one) {
      const holder = WALLETS[one.who] as Address;
      const { units: held = 0n, locked = 0n } = book.holders.get(holder) ?? {};
      const change = ((held - locked) * BigInt(one.part)) / 4n;
      book = payout.lock(book, holder, change) as payout.PayoutBook;
      steps.push({ kind: 'LOCKED', holder, change });
    },
    unlock(one) {
      const holder = WALLETS[one.who] as Address;
      const change = ((book.holders.get(holder)?.locked ?? 0n) * BigInt(one.part)) / 4n;
      book = payout.unlock(book, holder, change);
      steps.push({ kind: 'LOCKED', holder, change: -change });
    },
    trade(one) {
      const [from, to] = [WALLETS[one.who] as Address, WALLETS[one.other] as Address];
      if (from === to) return;
      if ((book.holders.get(from)?.locked ?? 0n) === 0n) acts.lock({ ...one, part: 4 });
      const units = ((book.holders.get(from)?.locked ?? 0n) * BigInt(one.part)) / 4n;
      if (units === 0n) return;
      book = payout.transfer(book, from, to, units);
      steps.push({ kind: 'TRANSFERRED', from, to, units });
    },
    payout(one) {
      const holder = WALLETS[one.who] as Address;
      const { amount: money, book: after } = payout.claimPayout(book, holder);
      book = after;
      paidTo(holder, 'PAYOUT', money);
    },
    tail(one) {
      const holder = WALLETS[one.who] as Address;
      const { amount: money, book: after } = payout.claimTail(book, holder);
      book = after;
      paidTo(holder, 'TAIL', money);
    },
    leave(one) {
      const holder = WALLETS[one.who] as Address;
      if (phase !== 'CLOSED' || (book.holders.get(holder)?.locked ?? 0n) > 0n) return;
      const left = payout.leave(book, holder);
      book = left.book;
      paidTo(holder, 'PAYOUT', left.payout);
      paidTo(holder, 'TAIL', left.tail);
      paidTo(holder, buyOut ? 'REDEMPTION' : 'FINAL', left.share);
      if (left.units > 0n) steps.push({ kind: 'LEFT', holder, units: left.units });
    },
  };

  return {
    steps,
    claimed,
    deliver,
    act: (one: Act) => acts[one.what](one),
    closed: () => phase === 'CLOSED',
    startTail() {
      phase = 'TAIL';
    },
    close(bought: boolean) {
      buyOut = bought;
      const { fee, net, book: after } = payout.close(book, bought);
      book = after;
      steps.push({ kind: 'CLOSED', buyOut: bought, at: at(), fee, net });
      phase = 'CLOSED';
    },
    leaveAll() {
      for (const [i, wallet] of WALLETS.entries()) {
        deliver(wallet);
        acts.unlock({ what: 'unlock', who: i, other: i, amount: 0n, part: 4, deferred: false });
        acts.leave({ what: 'leave', who: i, other: i, amount: 0n, part: 0, deferred: false });
      }
    },
    /** The sum that all claims together would pay. */
    claimable(holder: Address): bigint {
      const claims = payout.claimPayout(book, holder).amount + payout.claimTail(book, holder).amount;
      const free = (book.holders.get(holder)?.locked ?? 0n) === 0n;
      return phase === 'CLOSED' && free ? claims + payout.leave(book, holder).share : claims;
    },
  };
}

/** A wallet's statement of an open series is made of its own steps and of the payments. */
const concerns = (wallet: Address) => (step: MoneyStep) =>
  'holder' in step ? step.holder === wallet : 'from' in step ? [step.from, step.to].includes(wallet) : true;

function checkStatements(series: ReturnType<typeof createSeries>): void {
  const all = statementsOf(series.steps, WALLETS);
  for (const wallet of WALLETS) {
    const statement = all.get(wallet) as PayoutStatement;
    const { totals, lines } = statement;
    expect([totals.claimed, totals.open]).toEqual([series.claimed.get(wallet), series.claimable(wallet)]);
    expect([totals.grossShare, totals.net]).toEqual([totals.fee + totals.net, totals.claimed + totals.open]);
    for (const kind of ['PAYOUT', 'TAIL', 'FINAL', 'REDEMPTION'] as const) {
      const open = lines.filter((line) => line.kind === kind).findIndex((line) => line.open > 0n);
      const later = open < 0 ? [] : lines.filter((line) => line.kind === kind).slice(open + 1);
      expect(later.every((line) => line.claimed === 0n)).toBe(true);
    }
    for (const line of lines) {
      expect(line.units > 0n && line.claimed >= 0n && line.open >= 0n && line.fee >= 0n).toBe(true);
      expect([line.grossShare, line.net]).toEqual([line.fee + line.net, line.claimed + line.open]);
    }
    if (!series.closed()) expect(only(series.steps.filter(concerns(wallet)), wallet)).toEqual(statement);
  }
}

describe('the statements of a random history with trades', () => {
  it('say what was claimed and what could be claimed, after every step, and in the end all that was paid in', async () => {
    await assertRuns(
      fc.property(plans, (plan) => {
        const series = createSeries(plan.units, plan.cap);
        for (const [i, late] of plan.late.entries()) if (!late) series.deliver(WALLETS[i] as Address);
        const go = (acts: readonly Act[]) => {
          for (const one of acts) {
            series.act(one);
            checkStatements(series);
          }
        };
        go(plan.before);
        series.startTail();
        go(plan.between);
        if (plan.end === 'open') return;
        series.close(plan.end === 'buyOut');
        checkStatements(series);
        go(plan.after);
        series.leaveAll();
        checkStatements(series);
        const sums = { fee: 0n, net: 0n };
        for (const { totals } of statementsOf(series.steps, WALLETS).values()) {
          expect(totals.open).toBe(0n);
          sums.fee += totals.fee;
          sums.net += totals.net;
        }
        const payments = series.steps.filter((step) => step.kind === 'PAID' || step.kind === 'CLOSED');
        expect(sums).toEqual({
          fee: payments.reduce((sum, { fee }) => sum + fee, 0n),
          net: payments.reduce((sum, { net }) => sum + net, 0n),
        });
      }),
      { all: 400, quick: 100 },
    );
  });

  it('take nothing twice of a wallet that had sold all of its units before the close and is delivered others after it', () => {
    const series = createSeries([1n, 1n, 1n, 1n], 1_000n);
    const one = { who: 0, other: 1, amount: 7n, part: 4, deferred: false };
    series.deliver(A);
    series.act({ ...one, what: 'trade' });
    series.act({ ...one, what: 'report' });
    series.act({ ...one, what: 'trade', who: 1, other: 2 });
    checkStatements(series);
    series.close(false);
    series.deliver(B);
    checkStatements(series);
    const payouts = only(series.steps, B).lines.filter(({ kind }) => kind === 'PAYOUT');
    expect(payouts).toMatchObject([{ units: 2n, net: 2n }]); // 7 / 4 twice, each without its part of a base unit
  });
});
