import { expect, it } from 'vitest';
import { afterSlippage, quotePurchase, quoteSale } from './quote.ts';

/** A curve of 1,000 units at 1 token for the first, with a fee of 1 %. */
const CURVE = {
  ...{ virtualQuote: 2_000_000_000n, virtualBase: 2_000_000_000n, offered: 1_000_000_000n },
  ...{ reserve: 0n, sold: 0n, feeBps: 100n },
};

it('computes a purchase as the program does, each division against the buyer', () => {
  // net = 99 tokens: 2000 * 99 / 2099 = 94.330633… units
  expect(quotePurchase(CURVE, 100_000_000n)).toEqual({
    ...{ units: 94_330_633n, paid: 100_000_000n, fee: 1_000_000n, perUnit: 1_060_102n },
  });
  expect(quotePurchase(CURVE, 1n)).toBeNull(); // the fee takes it all
  expect(quotePurchase(CURVE, 0n)).toBeNull();
});

it('sells no more than remains, for the least amount that buys it', () => {
  // net = 2000 * 1000 / 1000 = 2000 tokens, fee = ceil(2000 * 100 / 9900)
  const all = { units: 1_000_000_000n, paid: 2_020_202_021n, fee: 20_202_021n, perUnit: 2_020_203n };
  expect(quotePurchase(CURVE, 5_000_000_000n)).toEqual(all);
  expect(quotePurchase(CURVE, all.paid)?.units).toBe(all.units);
  expect(quotePurchase(CURVE, all.paid - 2n)?.units).toBeLessThan(all.units);
  expect(quotePurchase({ ...CURVE, sold: CURVE.offered }, 1_000_000n)).toBeNull();
});

it('gives less for units than it takes for them', () => {
  const { units = 0n } = quotePurchase(CURVE, 100_000_000n) ?? {};
  const after = { ...CURVE, reserve: 99_000_000n, sold: units };
  // gross = 2099 * 94.330633 / 2000 = 98.999999…, fee = ceil of 1 %
  expect(quoteSale(after, units)).toBe(98_009_999n);
  expect(afterSlippage(units, 50)).toBe(93_858_979n);
});
