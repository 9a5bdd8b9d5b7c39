import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertRuns } from '../support/exhaustive.ts';
import { buy, type CurveTerms, emptyBooks, moneyOf, sell, supplyOf } from './curve.ts';

const terms: fc.Arbitrary<CurveTerms> = fc
  .record({
    unitsOffered: fc.bigInt(1n, 200_000_000n),
    spare: fc.bigInt(1n, 10n ** 14n),
    virtualQuote: fc.oneof(fc.bigInt(1n, 100n), fc.bigInt(1n, 10n ** 13n)),
    threshold: fc.bigInt(1n, 10n ** 12n),
    feeBps: fc.bigInt(0n, 1_000n),
    treasuryBps: fc.bigInt(0n, 10_000n),
  })
  .map(({ spare, ...rest }) => ({ ...rest, virtualBase: rest.unitsOffered * 1_000_000n + spare }));
const steps = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 10_000 }), fc.bigInt(1n, 10n ** 13n)), {
  maxLength: 30,
});

describe('a curve’s model', () => {
  it('pays no more than came in, holds the rest, and never lets k fall', async () => {
    await assertRuns(
      fc.property(terms, steps, (curve, sequence) => {
        let books = emptyBooks;
        let [came, went] = [0n, 0n];
        const k = () => (curve.virtualQuote + books.reserve) * (curve.virtualBase - books.sold);
        for (const [buys, share, given] of sequence) {
          const before = k();
          if (buys && books.sold < supplyOf(curve)) {
            const [next, trade] = buy(curve, books, given);
            expect(trade.amount).toBeLessThanOrEqual(given);
            came += trade.amount;
            books = next;
          } else if (!buys) {
            const [next, trade] = sell(curve, books, (books.sold * BigInt(share)) / 10_000n);
            went += trade.amount;
            books = next;
          }
          expect(k()).toBeGreaterThanOrEqual(before);
          expect(came).toBe(moneyOf(books) + went);
          expect(books.reserve).toBeGreaterThanOrEqual(0n);
          expect(went).toBeLessThanOrEqual(came);
        }
        const [rest] = sell(curve, books, books.sold); // everybody leaves
        expect(rest.reserve).toBeGreaterThanOrEqual(0n);
        expect(rest.sold).toBe(0n);
      }),
      { all: 20_000, quick: 500 },
    );
  });

  it('gives nobody a gain for buying and selling at once', async () => {
    await assertRuns(
      fc.property(terms, fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 12n), (curve, first, given) => {
        const [books] = buy(curve, emptyBooks, first);
        fc.pre(books.sold < supplyOf(curve));
        const [after, bought] = buy(curve, books, given);
        expect(sell(curve, after, bought.units)[1].amount).toBeLessThanOrEqual(bought.amount);
      }),
      { all: 20_000, quick: 500 },
    );
  });
});
