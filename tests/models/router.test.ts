import { WAD } from '@income-series/protocol/amounts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as router from './router.ts';

const TERMS = { theta: 1_000n, ratePerUnit: WAD / 1_000n, units: 100n }; // a tenth above 1,000

describe('the router', () => {
  it('withholds the share above the threshold, and carries what is under a base unit', () => {
    let book = router.EMPTY_ROUTER;
    const withheld = [900n, 555n, 5n, 1n].map((amount) => {
      const routed = router.route(book, TERMS, 20261, amount);
      book = routed.book;
      return [routed.income, routed.withheld, routed.forwarded];
    });
    expect(withheld).toEqual([
      [900n, 0n, 900n],
      [1_455n, 45n, 510n],
      [1_460n, 1n, 4n],
      [1_461n, 0n, 1n],
    ]);
    expect(book).toMatchObject({ held: 46n, unreported: 46n });
  });

  it('counts income by the year, and each quarter’s share from where the year stood at its beginning', () => {
    const year = [20261, 20262, 20264, 20271].map((period) => [period, 800n] as const);
    const book = year.reduce(
      (at, [period, amount]) => router.route(at, TERMS, period, amount).book,
      router.EMPTY_ROUTER,
    );
    const reports = [20261, 20262, 20263, 20264, 20271].map((period) => {
      const { income, payment } = router.takeReport(book, period);
      return [income, payment];
    });
    expect(reports).toEqual([
      [800n, 0n],
      [1_600n, 60n],
      [1_600n, 0n],
      [2_400n, 80n],
      [800n, 0n],
    ]);
  });

  it('gives back what the cap leaves over, and everything once the series is over', () => {
    const { book } = router.route(router.EMPTY_ROUTER, TERMS, 20261, 3_000n);
    expect(router.releasable(book, { cap: 500n, paid: 0n, accrued: 0n, over: false })).toBe(0n);
    expect(router.releasable(book, { cap: 500n, paid: 350n, accrued: 0n, over: false })).toBe(50n);
    expect(router.releasable(book, { cap: 500n, paid: 350n, accrued: 0n, over: true })).toBe(200n);
    const reported = router.takeReport(book, 20261).book;
    expect(router.releasable(reported, { cap: 500n, paid: 0n, accrued: 120n, over: false })).toBe(80n);
  });

  it('never withholds more than came in, in whatever parts it comes', () => {
    const amounts = fc.array(fc.bigInt(1n, 1n << 90n), { minLength: 1, maxLength: 12 });
    const terms = fc.record({
      units: fc.bigInt(1n, 1n << 40n),
      theta: fc.bigInt(0n, 1n << 64n),
      share: fc.bigInt(1n, WAD),
    });
    fc.assert(
      fc.property(amounts, terms, (parts, { units, theta, share }) => {
        const rates = { units, theta, ratePerUnit: share / units };
        let book = router.EMPTY_ROUTER;
        for (const part of parts) {
          const routed = router.route(book, rates, 20263, part);
          expect(routed.withheld >= 0n && routed.forwarded >= 0n).toBe(true);
          book = routed.book;
        }
        const total = parts.reduce((sum, part) => sum + part, 0n);
        expect(book.held).toBe(router.withheldOf(rates, 0n, total));
      }),
    );
  });
});
