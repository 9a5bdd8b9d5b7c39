import { expect, it } from 'vitest';
import { afterSlippage, moneyForUnits, unitsForMoney } from './curve-quote.ts';

const pool = { virtualQuote: 9_000_000_000n, virtualBase: 1_800_000_000n, reserve: 0n, sold: 0n, feeBps: 100 };

it('a curve prices as its program does, and takes more for units than it gives for them', () => {
  // fee = ceil(amount * bps / 10000), units = floor(y * net / (x + net))
  expect(unitsForMoney(pool, 1_000_000_001n)).toBe((1_800_000_000n * 990_000_000n) / 9_990_000_000n);
  const units = unitsForMoney(pool, 1_000_000_000n);
  const after = { ...pool, reserve: 990_000_000n, sold: units };
  expect(moneyForUnits(after, units)).toBeLessThan(1_000_000_000n);
  expect(moneyForUnits(after, units)).toBeGreaterThan(980_000_000n);
  expect(afterSlippage(units, 50)).toBe((units * 9_950n) / 10_000n);
});
