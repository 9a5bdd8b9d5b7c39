import { describe, expect, it } from 'vitest';
import { priceOf, spanOf, stageOf } from './stage.ts';

const AUCTION = {
  phase: 'COMMIT',
  reservePrice: '10000000',
  commitEndsAt: '2027-01-10T00:00:00Z',
  revealEndsAt: '2027-01-12T00:00:00Z',
  gateEndsAt: '2027-01-20T00:00:00Z',
  clearingPrice: null,
  failureReason: null,
} as const;
const RAISING = {
  state: 'RAISING',
  closeReason: null,
  firstPeriod: '2027-Q1',
  lastPeriod: '2028-Q4',
  auction: AUCTION,
  curve: null,
} as const;
const CURVE = { opensAt: '2027-01-10T01:00:00Z', endsAt: '2027-01-12T00:00:00Z', price: '1500000000000000000000001' };
const at = (iso: string) => Date.parse(iso);

describe('the state of a series', () => {
  it.each([
    ['before the last moment of bidding', '2027-01-09T23:59:59.999Z', 'Takes sealed bids', 'bid'],
    ['from that moment on, though the index says COMMIT', AUCTION.commitEndsAt, 'Bids are revealed', 'reveal'],
    ['after the reveals', AUCTION.revealEndsAt, 'The bids wait to be settled', null],
  ])('follows the chain’s clock %s', (_, now, words, step) => {
    expect(stageOf(RAISING, at(now))).toMatchObject({ words, step });
  });

  it('follows the clock on a curve', () => {
    const series = { ...RAISING, state: 'CURVE', auction: null, curve: CURVE } as const;
    expect(stageOf(series, at('2027-01-10T00:30:00Z'))).toMatchObject({ until: CURVE.opensAt, step: null });
    expect(stageOf(series, at(CURVE.opensAt))).toMatchObject({ until: CURVE.endsAt, step: 'swap' });
    expect(stageOf(series, at(CURVE.endsAt))).toMatchObject({ until: null, step: null });
  });

  it.each(['ACTIVE', 'PAUSED'] as const)('offers the stake of a curve alone while it is %s', (state) => {
    expect(stageOf({ ...RAISING, state, auction: null, curve: CURVE }, 0).step).toBe('stake');
    expect(stageOf({ ...RAISING, state }, 0).step).toBeNull();
  });

  it('names the reason of an end', () => {
    const failed = { ...RAISING, state: 'FAILED', auction: { ...AUCTION, failureReason: 'NO_VALID_BIDS' } } as const;
    expect(stageOf(failed, 0).words).toBe('The raise failed: no bid was valid');
    expect(stageOf({ ...RAISING, state: 'CLOSED', closeReason: 'CAP' }, 0).words).toBe('Ended: the cap was paid');
  });
});

it('shows a curve’s price rounded up to a base unit, and a raise’s own', () => {
  expect(priceOf({ auction: null, curve: CURVE })?.amount).toBe(1_500_001n);
  expect(priceOf({ auction: AUCTION, curve: null })?.words).toBe('Lowest bid');
  expect(priceOf({ auction: { ...AUCTION, clearingPrice: '12' }, curve: null })?.amount).toBe(12n);
  expect(priceOf({ auction: null, curve: { ...CURVE, price: null } })).toBeNull();
});

it.each([
  [59_999, 'under a minute'],
  [60_000, '1 minute'],
  [3 * 86_400_000 + 59_000, '3 days'],
  [86_400_000 + 2 * 3_600_000 + 5 * 60_000, '1 day 2 hours'],
])('says %i ms as %s', (ms, words) => {
  expect(spanOf(ms)).toBe(words);
});
