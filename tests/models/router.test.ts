import { WAD } from '@income-series/protocol/amounts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as router from './router.ts';

it('the router never withholds more than came in, in whatever parts it comes', () => {
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
