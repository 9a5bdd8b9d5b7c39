import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smaller } from './amounts.ts';
import { LAMPORTS_PER_UNIT, UNITS_LIMIT } from './policy.ts';
import { acceptedUnits, setAside, tenderPayment } from './tender.ts';

const round = fc
  .record({
    treasury: fc.oneof(fc.bigInt(1n, 99n), fc.bigInt(1n, 1n << 40n), fc.bigInt(1n, 1n << 63n)),
    part: fc.oneof(fc.constantFrom(1n, 1n << 64n), fc.bigInt(1n, 1n << 64n)),
    holders: fc.array(fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, UNITS_LIMIT / 8n)), { minLength: 1, maxLength: 8 }),
  })
  .map(({ treasury, part, holders }) => {
    const price = smaller(treasury, (treasury * part) / (1n << 64n) + 1n);
    return { holders, terms: { treasury, price, total: holders.reduce((sum, one) => sum + one, 0n) } };
  });

it('pays nobody above the price, and costs nobody the price of one base lamport, whatever others tender', () => {
  fc.assert(
    fc.property(round, ({ holders, terms }) => {
      const { price, treasury, total } = terms;
      let paid = 0n;
      for (const units of holders) {
        const accepted = acceptedUnits(terms, units);
        const payment = tenderPayment(terms, accepted);
        const worth = accepted * price;
        expect(accepted <= units).toBe(true);
        expect(payment * LAMPORTS_PER_UNIT <= worth).toBe(true);
        expect(worth - payment * LAMPORTS_PER_UNIT < price).toBe(true);
        // The exact share, times total: the payment is less than a base lamport's price and a base unit below it.
        const share = smaller(units * price * total, units * treasury * LAMPORTS_PER_UNIT);
        expect(share - payment * LAMPORTS_PER_UNIT * total < (price + LAMPORTS_PER_UNIT) * total).toBe(true);
        paid += payment;
      }
      expect(paid <= setAside(terms) && setAside(terms) <= treasury).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('burns nothing that it does not pay for', () => {
  const terms = { price: 400_000n, treasury: 400_000n, total: 10n };
  expect([acceptedUnits(terms, 2n), acceptedUnits(terms, 3n), acceptedUnits(terms, 10n)]).toEqual([0n, 3n, 10n]);
});
