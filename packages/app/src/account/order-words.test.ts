import { describe, expect, it } from 'vitest';
import type { OwnOrderFragment } from '../generated/operations.ts';
import { describeOrder } from './order-words.ts';

const window = {
  id: 'w',
  number: 1,
  phase: 'COMMIT',
  commitEndsAt: '2027-01-02T00:00:00Z',
  revealEndsAt: '2027-01-04T00:00:00Z',
  settleEndsAt: '2027-01-11T00:00:00Z',
  price: null,
  voidReason: null,
} as const;
const sealed = {
  side: 'SELL',
  price: null,
  quantity: null,
  validity: 'SEALED',
  fault: null,
  processing: 'PENDING',
  rejectedReason: null,
  filled: '0',
  delivery: 'NONE',
  pendingMoney: '0',
  pendingUnits: '0',
  deliveredMoney: '0',
  deliveredUnits: '0',
  window,
  series: { chain: 'evm:10143', curve: null, paymentToken: { symbol: 'USDC', decimals: 6 } },
} as unknown as OwnOrderFragment;
const at = (time: string) => Date.parse(time);
const settled = (part: object, price: string | null = '12000000') =>
  describeOrder(
    {
      ...sealed,
      ...{ validity: 'VALID', quantity: '25', price: '12000000' },
      ...{ window: { ...window, phase: 'DONE', price }, ...part },
    } as OwnOrderFragment,
    0,
  );

describe('an order in words', () => {
  it('follows the time of the chain, not the index that may be behind it', () => {
    const words = ['2027-01-01T23:59:59Z', '2027-01-02T00:00:00Z', '2027-01-04T00:00:00Z'].map((time) =>
      describeOrder(sealed, at(time)),
    );
    expect(words.map(({ step }) => step)).toEqual(['NONE', 'REVEAL', 'NONE']);
    expect(words[2]?.meaning).toContain('stays locked until the next window finds its price');
  });

  it('says that units bought on a Solana chain come with the delivery', () => {
    const series = { ...sealed.series, chain: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' };
    const bought = { series, side: 'BUY', processing: 'FULL', filled: '25' };
    const due = settled({ ...bought, delivery: 'DUE' });
    expect(due.meaning).toContain('They earn, and come to the wallet when the order is delivered.');
    expect(due.step).toBe('DELIVER');
    expect(settled({ ...bought, delivery: 'DELIVERED' }).meaning).toContain('They are in the wallet and earn.');
  });

  it('says what a trade brings, before and after delivery', () => {
    const part = {
      processing: 'PARTIAL',
      filled: '10',
      pendingMoney: '120000000',
      pendingUnits: '15',
      delivery: 'DUE',
    };
    expect(settled(part)).toEqual({
      state: 'Partly sold',
      meaning:
        'You sold 10 of 25 units at 12.00 USDC each. 120.00 USDC will be paid to the wallet. 15 units will be free again.',
      step: 'DELIVER',
    });
    const delivered = { deliveredMoney: '3000000', delivery: 'DELIVERED' };
    expect(settled({ ...part, ...delivered, side: 'BUY', processing: 'FULL', filled: '25' })).toEqual({
      state: 'Bought',
      meaning:
        'You bought 25 of 25 units at 12.00 USDC each. They are in the wallet and earn. 3.00 USDC came back to the wallet.',
      step: 'NONE',
    });
  });

  it('says why nothing was traded', () => {
    expect(settled({ processing: 'LOST' }, null).meaning).toBe('No buyer and seller met.');
    expect(settled({ processing: 'LOST' }).meaning).toContain('did not meet the price');
    expect(settled({ validity: 'INVALID', fault: 'UNDERFUNDED' }).state).toBe('Does not count');
    expect(settled({ processing: 'REJECTED', rejectedReason: 'NOT_ALLOWLISTED' }).meaning).toContain('verified');
    const unrevealed = { validity: 'UNREVEALED', side: 'BUY', pendingMoney: '5000000', delivery: 'DUE' };
    expect(settled(unrevealed)).toMatchObject({ state: 'Not revealed', step: 'DELIVER' });
    const voided = { window: { ...window, phase: 'VOID', voidReason: 'TERMS_CHANGED' }, pendingUnits: '25' };
    expect(settled({ ...voided, delivery: 'DUE' })).toEqual({
      state: 'Window void',
      meaning: 'The window is void: the terms changed. 25 units will be free again.',
      step: 'DELIVER',
    });
  });
});
