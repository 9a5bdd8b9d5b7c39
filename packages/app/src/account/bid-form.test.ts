import { describe, expect, it } from 'vitest';
import { readBid } from './bid-form.ts';

const rules = {
  token: { symbol: 'USDC', decimals: 6 },
  reservePrice: 10_000_000n,
  maxUnits: 1_200n,
  balance: 20_000_000_000n,
};
const typed = { quantity: '1,000', price: '12.5', deposit: '' };

describe('a bid that was typed', () => {
  it('is read in base units, with the least deposit if none is named', () => {
    expect(readBid(typed, rules)).toEqual({
      wish: { quantity: 1_000n, price: 12_500_000n, deposit: 12_500_000_000n },
      least: 12_500_000_000n,
      faults: {},
    });
    expect(readBid({ ...typed, deposit: '15,000.000001' }, rules).wish?.deposit).toBe(15_000_000_001n);
  });

  it.each([
    [{ quantity: '0' }, 'quantity', /whole number/],
    [{ quantity: '1.5' }, 'quantity', /whole number/],
    [{ quantity: '1,201' }, 'quantity', /1,200 units at most/],
    [{ price: '12,5' }, 'price', /amount in USDC/],
    [{ price: '12.0000001' }, 'price', /at most 6 decimals/],
    [{ price: '9.99' }, 'price', /10\.00 USDC/],
    [{ deposit: '12,499.99' }, 'deposit', /at least price times units, 12,500\.00 USDC/],
    [{ deposit: '20,000.01' }, 'deposit', /has 20,000\.00 USDC/],
    [{ deposit: '-1' }, 'deposit', /amount in USDC/],
  ] as const)('with %o is refused beside %s', (change, field, sentence) => {
    const { wish, faults } = readBid({ ...typed, ...change }, rules);
    expect(wish).toBeNull();
    expect(Object.keys(faults)).toEqual([field]);
    expect(Object.values(faults)[0]).toMatch(sentence);
  });

  it('is not held against a balance that no node tells', () => {
    expect(readBid({ ...typed, quantity: '1,200', deposit: '900,000' }, { ...rules, balance: null }).faults).toEqual(
      {},
    );
  });
});
