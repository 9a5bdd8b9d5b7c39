import { afterAll, describe, expect, it, vi } from 'vitest';
import type { OfferText } from './offer.ts';

// The formats of money read the browser's language when they are loaded.
vi.stubGlobal('navigator', { language: 'en-GB' });
const { isSealable, readOffer } = await import('./offer.ts');
afterAll(() => void vi.unstubAllGlobals());

const TOKEN = { symbol: 'tUSD', decimals: 6 };
const RAISE = { reservePrice: '1000000', mostUnits: '100' };
const text = (change: Partial<OfferText>): OfferText => ({ quantity: '10', price: '1.5', escrow: null, ...change });

describe('an offer as it is typed', () => {
  it('has the least escrow until another is written', () => {
    const offer = readOffer(text({}), TOKEN, RAISE);
    expect(offer).toEqual({ price: 1_500_000n, quantity: 10n, least: 15_000_000n, escrow: 15_000_000n, errors: {} });
    expect(readOffer(text({ escrow: '40' }), TOKEN, RAISE).escrow).toBe(40_000_000n);
    expect(readOffer(text({}), TOKEN, { isSale: true, mostUnits: '60' }).escrow).toBe(10n);
  });

  it.each([
    [{ quantity: '101' }, RAISE, 'quantity', 'One bid takes at most 100 units.'],
    [{ quantity: '1.5' }, RAISE, 'quantity', 'Write a whole number of units.'],
    [{ quantity: '0' }, RAISE, 'quantity', 'Write at least one unit.'],
    [{ price: '0.999999' }, RAISE, 'price', 'The lowest price of this raise is 1 tUSD.'],
    [{ price: '1.0000001' }, RAISE, 'price', 'Write an amount as 1,234.5, with at most 6 decimals.'],
    [{ escrow: '14.999999' }, RAISE, 'escrow', 'Write at least 15 tUSD.'],
    [{ quantity: '61' }, { isSale: true, mostUnits: '60' }, 'quantity', 'You have 60 free units.'],
    [{ escrow: '61' }, { isSale: true, mostUnits: '60' }, 'escrow', 'You have 60 free units.'],
  ] as const)('names what is wrong in %j', (change, bounds, field, error) => {
    const offer = readOffer(text(change), TOKEN, bounds);
    expect(offer.errors).toEqual({ [field]: error });
    expect(isSealable(offer)).toBe(false);
  });

  it('takes no more than the wallet has, also where the escrow follows from the price', () => {
    const more = 'That is more than this wallet has: 14.999999 tUSD.';
    for (const escrow of [null, '15']) {
      const offer = readOffer(text({ escrow }), TOKEN, { ...RAISE, balance: 14_999_999n });
      expect(offer.errors).toEqual({ escrow: more });
      expect(isSealable(offer)).toBe(false);
    }
    expect(isSealable(readOffer(text({}), TOKEN, { ...RAISE, balance: 15_000_000n }))).toBe(true);
    expect(isSealable(readOffer(text({}), TOKEN, { ...RAISE, balance: null }))).toBe(true);
    expect(readOffer(text({}), TOKEN, { isSale: true, mostUnits: '60', balance: 0n }).errors).toEqual({});
    const least = 'Write at least 15 tUSD.';
    expect(readOffer(text({ escrow: '2' }), TOKEN, { ...RAISE, balance: 1n }).errors).toEqual({ escrow: least });
  });

  it.each(['quantity', 'price', 'escrow'] as const)(
    'cannot be sealed with an empty %s, and has no error yet',
    (field) => {
      const offer = readOffer(text({ [field]: '' }), TOKEN, RAISE);
      expect(offer.errors).toEqual({});
      expect(isSealable(offer)).toBe(false);
    },
  );
});
