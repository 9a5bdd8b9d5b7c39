import { describe, expect, it } from 'vitest';
import { readDraft } from './wish-draft.ts';

const rules = {
  token: { symbol: 'USDC', decimals: 6 },
  leastPrice: 10_000_000n,
  tooCheap: 'The least price of this raise is 10.00 USDC for a unit.',
  mostUnits: 1_200n,
  balance: 20_000_000_000n,
  freeUnits: 60n,
};
const typed = { side: 'BUY', quantity: '1,000', price: '12.5', deposit: '' } as const;

describe('a bid or an order that was typed', () => {
  it('is read in base units, with the least deposit if none is named', () => {
    expect(readDraft(typed, rules)).toEqual({
      wish: { side: 'BUY', quantity: 1_000n, price: 12_500_000n, deposit: 12_500_000_000n },
      least: 12_500_000_000n,
      faults: {},
    });
    expect(readDraft({ ...typed, deposit: '15,000.000001' }, rules).wish?.deposit).toBe(15_000_000_001n);
  });

  it('deposits units to sell, whatever the balance is', () => {
    const sale = { side: 'SELL', quantity: '60', price: '12.5', deposit: '' } as const;
    expect(readDraft(sale, { ...rules, balance: 0n }).wish).toEqual({
      ...{ side: 'SELL', quantity: 60n, price: 12_500_000n, deposit: 60n },
    });
    expect(readDraft({ ...sale, quantity: '25', deposit: '60' }, rules).wish?.deposit).toBe(60n);
  });

  it.each([
    [{ quantity: '0' }, 'quantity', /whole number/],
    [{ quantity: '1.5' }, 'quantity', /whole number/],
    [{ quantity: '1,201' }, 'quantity', /1,200 units/],
    [{ price: '12,5' }, 'price', /amount in USDC/],
    [{ price: '12.0000001' }, 'price', /at most 6 decimals/],
    [{ price: '9.99' }, 'price', /10\.00 USDC/],
    [{ deposit: '12,499.99' }, 'deposit', /at least price times units, 12,500\.00 USDC/],
    [{ deposit: '20,000.01' }, 'deposit', /has 20,000\.00 USDC/],
    [{ deposit: '-1' }, 'deposit', /amount in USDC/],
    [{ side: 'SELL', quantity: '61' }, 'quantity', /60 units that it can sell/],
    [{ side: 'SELL', quantity: '25', price: `${1n << 96n}` }, 'price', /as high as this/],
    [{ side: 'SELL', quantity: '25', deposit: '24' }, 'deposit', /at least what is sold, 25 units/],
    [{ side: 'SELL', quantity: '25', deposit: '61' }, 'deposit', /has 60 units/],
    [{ side: 'SELL', quantity: '25', deposit: '30.5' }, 'deposit', /whole number/],
  ] as const)('with %o is refused beside %s', (change, field, sentence) => {
    const { wish, faults } = readDraft({ ...typed, ...change }, rules);
    expect(wish).toBeNull();
    expect(Object.keys(faults)).toEqual([field]);
    expect(Object.values(faults)[0]).toMatch(sentence);
  });

  it('is not held against a balance that no node tells', () => {
    expect(readDraft({ ...typed, quantity: '1,200', deposit: '900,000' }, { ...rules, balance: null }).faults).toEqual(
      {},
    );
  });
});
