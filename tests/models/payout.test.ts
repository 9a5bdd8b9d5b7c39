import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as payout from './payout.ts';

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
