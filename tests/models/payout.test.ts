import type { Address } from '@income-series/protocol/address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as payout from './payout.ts';

const wallet = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}` as const;

describe('the split of a payment', () => {
  const cases: [Parameters<typeof payout.splitPayment>[0], payout.PaymentSplit][] = [
    [
      { cap: 10_000n, paid: 0n, accrued: 0n, payment: 1_234n, deferred: false },
      { accrualIn: 0n, gross: 1_234n, fee: 12n, net: 1_222n, accrualOut: 0n },
    ],
    [
      { cap: 10_000n, paid: 0n, accrued: 500n, payment: 1_000n, deferred: true },
      { accrualIn: 500n, gross: 1_000n, fee: 0n, net: 0n, accrualOut: 1_500n },
    ],
    [
      { cap: 10_000n, paid: 9_000n, accrued: 400n, payment: 1_000n, deferred: false },
      { accrualIn: 400n, gross: 600n, fee: 10n, net: 990n, accrualOut: 0n },
    ],
    [
      { cap: 10_000n, paid: 10_000n, accrued: 0n, payment: 1_000n, deferred: false },
      { accrualIn: 0n, gross: 0n, fee: 0n, net: 0n, accrualOut: 0n },
    ],
  ];
  it('nets a credit from the payment before anything else, in a deferred one too', () => {
    const input = { cap: 10_000n, paid: 9_000n, accrued: 400n, credit: 700n, payment: 1_000n };
    expect(payout.splitPayment({ ...input, deferred: true })).toMatchObject({ gross: 300n, accrualOut: 700n });
    expect(payout.splitPayment({ ...input, deferred: false })).toMatchObject({ gross: 300n, fee: 7n, net: 693n });
    expect(payout.splitPayment({ ...input, credit: 2_000n, deferred: false })).toMatchObject({ gross: 0n, net: 396n });
  });

  it.each(cases)('of %o', (input, split) => {
    expect(payout.splitPayment(input)).toEqual(split);
  });

  it('balances, and never passes the cap', () => {
    const amounts = fc.tuple(fc.bigInt(0n, 1n << 64n), fc.bigInt(0n, 1n << 64n), fc.bigInt(0n, 1n << 64n));
    fc.assert(
      fc.property(amounts, fc.bigInt(0n, 1n << 65n), fc.boolean(), ([paid, accrued, room], payment, deferred) => {
        const cap = paid + accrued + room;
        const { accrualIn, gross, fee, net, accrualOut } = payout.splitPayment({
          cap,
          paid,
          accrued,
          payment,
          deferred,
        });
        expect(accrualIn + gross).toBe(fee + net + accrualOut);
        expect(paid + fee + net + accrualOut <= cap).toBe(true);
        expect(gross <= payment && fee <= net).toBe(true);
      }),
    );
  });
});

describe('a true-up', () => {
  const book = { ...payout.openBook(1_000n, 10n), paid: 600n, accrued: 100n };

  it('that is positive accrues as far as the cap has room', () => {
    expect(payout.trueUp(book, 250n)).toMatchObject({ accrued: 350n, credit: 0n });
    expect(payout.trueUp(book, 1n << 100n)).toMatchObject({ accrued: 400n });
  });

  it('that is negative is used up by the payments after it, and takes nothing back', () => {
    const owing = payout.trueUp(book, -150n);
    expect(owing).toMatchObject({ paid: 600n, accrued: 100n, credit: 150n });
    const first = payout.report(owing, 100n, true);
    expect([first.split.gross, first.book.credit]).toEqual([0n, 50n]);
    const second = payout.report(first.book, 120n, false);
    expect(second.split).toMatchObject({ accrualIn: 100n, gross: 70n, accrualOut: 0n });
    expect(second.book).toMatchObject({ paid: 770n, credit: 0n });
  });
});

describe('units that change hands', () => {
  it('leave all as it was where seller and buyer are one, in a closed series too', () => {
    const open = payout.mint(payout.mint(payout.openBook(1_000n, 10n), A, 4n), B, 6n);
    const closed = payout.close(payout.report(open, 7n, false).book, false).book;
    for (const book of [open, closed]) {
      const locked = payout.lock(book, A, 4n) as payout.PayoutBook;
      const after = payout.transfer(locked, A, A, 4n);
      expect(after.residue).toBe(book.residue);
      expect(payout.claimable(after, A)).toBe(payout.claimable(book, A));
      expect(after.holders.get(A)).toMatchObject({ units: 4n, locked: 0n });
    }
  });

  const [A, B, C] = [wallet(1), wallet(2), wallet(3)];

  it('leave what they earned with the seller, and earn for the buyer from then on', () => {
    let book = payout.mint(payout.openBook(1_000_000n, 10n), A, 10n);
    book = payout.report(book, 1_000n, false).book;
    book = payout.transfer(payout.lock(book, A, 4n) as payout.PayoutBook, A, B, 4n);
    book = payout.report(book, 1_000n, false).book;
    expect([payout.claimable(book, A), payout.claimable(book, B)]).toEqual([990n + 594n, 396n]);
    const later = payout.mint({ ...book, unitsOutstanding: 20n }, B, 10n); // of a raise, delivered late
    expect(payout.claimable(later, B)).toBe(396n + 1_980n);
  });

  it('are locked once, and burned only unlocked', () => {
    const book = payout.mint(payout.openBook(100n, 10n), A, 10n);
    const locked = payout.lock(book, A, 7n) as payout.PayoutBook;
    expect(payout.lock(locked, A, 4n)).toBeNull();
    expect(payout.lock(payout.unlock(locked, A, 1n), A, 4n)).not.toBeNull();
    const closed = payout.close(locked, true).book;
    expect([payout.claimable(closed, A), payout.claimable(payout.unlock(closed, A, 7n), A)]).toEqual([0n, 99n]);
  });

  const step = fc.record({
    kind: fc.constantFrom('report', 'tail', 'trade', 'trade', 'claim', 'late'),
    amount: fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, 100_000n)),
    from: fc.constantFrom(A, B, C),
    to: fc.constantFrom(A, B, C),
    all: fc.boolean(),
  });
  it('lose no base unit and make none, and the last to leave a closed series takes the rest', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 25 }),
        fc.array(step, { maxLength: 4 }),
        fc.boolean(),
        (open, over, buyOut) => {
          let book = payout.openBook(1n << 60n, 20n);
          for (const [holder, units] of [
            [A, 7n],
            [B, 3n],
          ] as const)
            book = payout.mint(book, holder, units);
          let [fees, out, late] = [0n, 0n, 10n];
          const take = (done: { book: payout.PayoutBook; amount: bigint }) => {
            book = done.book;
            out += done.amount;
          };
          const run = ({ kind, amount, from, to, all }: (typeof open)[number], closed: boolean) => {
            const held = book.holders.get(from)?.units ?? 0n;
            const units = all ? held : amount % (held + 1n);
            const locked = payout.lock(book, from, units);
            if (kind === 'trade' && locked && units > 0n) book = payout.transfer(locked, from, to, units);
            if (kind === 'claim') take(payout.claimPayout(book, from));
            if (kind === 'claim') take(payout.claimTail(book, from));
            if (kind === 'late' && late > 0n) {
              book = payout.mint(book, to, late);
              late = 0n;
            }
            if (closed || (kind !== 'report' && kind !== 'tail')) return;
            const deferred = payout.report(book, amount, kind === 'tail');
            const paid = kind === 'tail' ? payout.payTail(deferred.book, amount) : { ...deferred.split, ...deferred };
            book = paid.book;
            fees += paid.fee;
          };
          for (const each of open) run(each, false);
          const closed = payout.close(book, buyOut);
          book = closed.book;
          fees += closed.fee;
          for (const each of over) run(each, true);
          if (late > 0n) book = payout.mint(book, A, late);
          for (const holder of [C, A, B]) {
            const due = payout.claimable(book, holder);
            const { book: after, payout: paid, tail, share } = payout.leave(book, holder);
            expect(paid + tail + share).toBe(due);
            book = after;
            out += due;
          }
          expect([book.paid, book.residue, book.unitsOutstanding]).toEqual([out + fees, 0n, 0n]);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
