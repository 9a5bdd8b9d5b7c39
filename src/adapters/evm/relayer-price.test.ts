import { describe, expect, it } from 'vitest';
import { priceAt, replacementPriceUpTo } from './relayer-price.ts';

const price = (maxFeePerGas: bigint, maxPriorityFeePerGas: bigint) => ({ maxFeePerGas, maxPriorityFeePerGas });

describe('the price of a transaction', () => {
  it('leaves room for the base fee to double', () => {
    expect(priceAt({ baseFee: 50n, priorityFee: 2n, height: 1n })).toEqual(price(102n, 2n));
  });

  it.each([
    ['an eighth more of both than the one it replaces', price(80n, 16n), price(60n, 2n), 1_000n, price(91n, 19n)],
    ['what blocks ask by now, where that is more', price(80n, 16n), price(500n, 30n), 1_000n, price(500n, 30n)],
    ['the most that may be paid, and no more', price(80n, 16n), price(60n, 2n), 91n, price(91n, 19n)],
    ['nothing where that is too little', price(80n, 16n), price(60n, 2n), 90n, null],
  ])('is %s', (_, earlier, now, most, expected) => {
    expect(replacementPriceUpTo(earlier, now, most)).toEqual(expected);
  });
});
