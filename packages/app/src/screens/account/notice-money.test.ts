import { afterAll, describe, expect, it, vi } from 'vitest';
import type { BidPartsFragment, OrderPartsFragment } from '../../generated/operations.ts';

// The formats of money read the browser's language when they are loaded.
vi.stubGlobal('navigator', { language: 'en-GB' });
const { amountSource, bidAmounts, orderAmounts, positionAmounts } = await import('./notice-money.ts');
afterAll(() => void vi.unstubAllGlobals());

const series = { paymentToken: { symbol: 'tUSD', decimals: 6 } };
const BID = {
  ...{ id: '1', series, deposit: '1000000000', price: '14000000', quantity: '60', refund: '160000000' },
  ...{ pendingUnits: '60', deliveredUnits: '0', delivery: 'DUE', nonRevealCharge: '0' },
} as unknown as BidPartsFragment;
const ORDER = {
  ...{ id: '2', series, money: '70000000', units: '0', price: '14000000', quantity: '5', delivery: 'DUE' },
  ...{ pendingMoney: '5000000', pendingUnits: '5', deliveredMoney: '4000000', deliveredUnits: '4' },
} as unknown as OrderPartsFragment;
const POSITION = {
  ...{ series, claimable: '5000000', claimedTotal: '12500000' },
  statement: {
    lines: [
      { kind: 'PAYOUT', period: '2027-Q1', net: '12500000', open: '0' },
      { kind: 'PAYOUT', period: '2027-Q2', net: '9000000', open: '4000000' },
      { kind: 'PAYOUT', period: '2027-Q3', net: '8000000', open: null },
    ],
  },
} as unknown as Parameters<typeof positionAmounts>[1];

const wordsOf = (amounts: ReturnType<typeof bidAmounts>) => amounts.map(({ term, value }) => `${term}: ${value}`);

describe('the amounts beside a notification', () => {
  it.each([
    ['BID_COMMITTED', {}, ['Deposit: 1,000 tUSD']],
    ['BID_REVEALED', {}, ['Offer: 60 units at 14 tUSD']],
    ['BID_REVEALED', { price: null, quantity: null }, []],
    ['BID_PROCESSED', {}, ['Units: 60', 'Money back: 160 tUSD']],
    ['BID_DELIVERED', { delivery: 'DELIVERED', deliveredUnits: '50' }, ['Units: 50', 'Money back: 160 tUSD']],
    ['BID_REJECTED', {}, ['Money back: 160 tUSD']],
    ['NON_REVEAL_CHARGED', { nonRevealCharge: '30000000' }, ['Charged: 30 tUSD', 'Money back: 160 tUSD']],
    ['BID_COMMITTED', { deposit: null }, []],
  ] as const)('of a bid: %s %j', (kind, change, words) => {
    expect(amountSource(kind)).toBe('bid');
    expect(wordsOf(bidAmounts(kind, { ...BID, ...change } as BidPartsFragment))).toEqual(words);
  });

  it.each([
    ['ORDER_COMMITTED', {}, ['Escrow: 70 tUSD']],
    ['ORDER_COMMITTED', { money: '0', units: '9' }, ['Units in escrow: 9']],
    ['ORDER_REVEALED', {}, ['Order: 5 units at 14 tUSD']],
    ['ORDER_PROCESSED', {}, ['Money to you: 5 tUSD', 'Units to you: 5']],
    ['ORDER_DELIVERED', { delivery: 'DELIVERED' }, ['Money to you: 4 tUSD', 'Units to you: 4']],
  ] as const)('of an order: %s %j', (kind, change, words) => {
    expect(amountSource(kind)).toBe('order');
    expect(wordsOf(orderAmounts(kind, { ...ORDER, ...change } as OrderPartsFragment))).toEqual(words);
  });

  it.each([
    ['REPORT_ACCEPTED', '2027-Q1', ['Your share: 12.5 tUSD']],
    ['REPORT_ACCEPTED', '2027-Q4', []],
    ['PAYOUT_CLAIMED', null, ['Claimed so far: 12.5 tUSD']],
    ['PAYOUT_REMINDER', null, ['To claim now: 5 tUSD']],
    ['REPORT_ACCEPTED', '2027-Q2', ['Your share: 9 tUSD', 'Of it not claimed yet: 4 tUSD']],
    ['REPORT_ACCEPTED', '2027-Q3', ['Your share: 8 tUSD']],
  ] as const)('of a position: %s %s', (kind, period, words) => {
    expect(wordsOf(positionAmounts({ kind, period }, POSITION))).toEqual(words);
  });

  it('are none where the notification is about no money', () => {
    expect(amountSource('APPLICATION_DECIDED')).toBeNull();
  });
});
