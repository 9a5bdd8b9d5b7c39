import { bidCommitment } from '@income-series/protocol/bid';
import { termsCommitment } from '@income-series/protocol/commitments';
import { describe, expect, it } from 'vitest';
import { sealBid, sealOrder, sealTerms } from './functions.ts';

const WALLET = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

describe('a sealed bid', () => {
  const bid = { price: 1_000_000n, quantity: 25n, wallet: WALLET } as const;

  it('opens to its commitment', () => {
    const { opening, commitment } = sealBid(bid);
    expect(opening).toMatchObject(bid);
    expect(bidCommitment(opening)).toBe(commitment);
  });

  it('has a fresh salt of 32 bytes each time, so that the same bid never looks the same', () => {
    const sealed = Array.from({ length: 50 }, () => sealBid(bid));
    expect(new Set(sealed.map(({ commitment }) => commitment)).size).toBe(50);
    for (const { opening } of sealed) expect(opening.salt).toMatch(/^0x[0-9a-f]{64}$/);
  });
});

describe('a sealed order', () => {
  const order = { price: 1_000_000n, quantity: 25n, wallet: WALLET } as const;

  it('escrows money to buy with and units to sell', () => {
    expect(sealOrder({ ...order, side: 'BUY' }).escrow).toEqual({ money: 25_000_000n });
    expect(sealOrder({ ...order, side: 'SELL' }).escrow).toEqual({ units: 25n });
  });

  it('opens to its commitment, which says no side, under a fresh salt', () => {
    const [one, other] = [sealOrder({ ...order, side: 'BUY' }), sealOrder({ ...order, side: 'SELL' })];
    for (const { opening, commitment } of [one, other]) expect(bidCommitment(opening)).toBe(commitment);
    expect(Object.keys(one.opening).sort()).toEqual(['price', 'quantity', 'salt', 'wallet']);
    expect(one.commitment).not.toBe(other.commitment);
  });
});

describe('sealed terms', () => {
  const input = { theta: 5_000_000n, shareRate: '0.05', unitsOffered: 10_000n, currencyCode: 840, indexingRule: 0 };

  it('open to their commitment, with the rate that the share gives', () => {
    const { terms, commitment, shareRate } = sealTerms(input);
    expect(terms.r).toBe(5_000_000_000_000n);
    expect(shareRate).toBe(50_000_000_000_000_000n);
    expect(termsCommitment(terms)).toBe(commitment);
  });

  it('have a rate per base unit on a curve', () => {
    expect(sealTerms({ ...input, curve: true }).terms.r).toBe(5_000_000n);
  });

  it('hide the same terms under a fresh salt', () => {
    expect(sealTerms(input).commitment).not.toBe(sealTerms(input).commitment);
  });

  it.each([
    ['a rate that does not divide into the units', { shareRate: '0.05', unitsOffered: 7n }],
    ['a rate of more than one', { shareRate: '1.1', unitsOffered: 10_000n }],
    ['a rate with nineteen places', { shareRate: '0.0000000000000000001', unitsOffered: 1n }],
  ])('are refused by rule A-TERMS-5: %s', (_, change) => {
    expect(() => sealTerms({ ...input, ...change })).toThrowError(expect.objectContaining({ code: 'A_TERMS_5' }));
  });
});
