import { describe, expect, it } from 'vitest';
import type { OwnBidFragment } from '../generated/operations.ts';
import { describeBid } from './bid-words.ts';

const series = {
  id: 's',
  key: '0x00',
  chain: 'evm:10143',
  title: null,
  state: 'RAISING',
  curve: null,
  paymentToken: { address: '0x00', symbol: 'USDC', decimals: 6 },
  auction: {
    phase: 'COMMIT',
    commitEndsAt: '2027-01-02T00:00:00Z',
    revealEndsAt: '2027-01-04T00:00:00Z',
    clearingPrice: null,
  },
} as const;
const sealed = {
  id: 'b',
  wallet: '0x00',
  commitment: '0x00',
  committedAt: '2027-01-01T00:00:00Z',
  deposit: '1000000000',
  price: null,
  quantity: null,
  validity: 'SEALED',
  invalidReason: null,
  processing: 'PENDING',
  rejectedReason: null,
  pendingUnits: '0',
  refund: '0',
  nonRevealCharge: '0',
  delivery: 'NONE',
  deliveredUnits: '0',
  deliveredRefund: '0',
  series,
} as unknown as OwnBidFragment;
const at = (time: string) => Date.parse(time);
const withPhase = (phase: string, clearingPrice: string | null = null) =>
  ({ ...series, auction: { ...series.auction, phase, clearingPrice } }) as unknown as OwnBidFragment['series'];

describe('a bid in words', () => {
  it('follows the time of the chain, not the index that may be behind it', () => {
    const [before, during, after] = ['2027-01-01T23:59:59Z', '2027-01-02T00:00:00Z', '2027-01-04T00:00:00Z'].map(
      (time) => describeBid(sealed, at(time)),
    );
    expect([before?.step, during?.step, after?.step]).toEqual(['WAIT', 'REVEAL', 'OVER']);
    expect(after?.meaning).toContain('charge');
  });

  it('says what a settled bid got, before and after delivery', () => {
    const won = {
      ...sealed,
      validity: 'VALID',
      processing: 'PARTIAL',
      pendingUnits: '40',
      refund: '520000000',
      delivery: 'DUE',
      series: withPhase('DONE', '12000000'),
    } as OwnBidFragment;
    const due = describeBid(won, at('2027-01-05T00:00:00Z'));
    expect(due.meaning).toBe(
      'A part of what you asked for: 40 units at 12.00 USDC each. They are on their way. 520.00 USDC will come back to the wallet.',
    );
    const delivered = {
      ...won,
      pendingUnits: '0',
      deliveredUnits: '40',
      deliveredRefund: '520000000',
      delivery: 'DELIVERED',
    };
    expect(describeBid(delivered as OwnBidFragment, 0)).toMatchObject({ state: 'Won', step: 'OVER' });
    const lost = { ...won, processing: 'LOST', pendingUnits: '0' } as OwnBidFragment;
    expect(describeBid(lost, 0)).toMatchObject({
      state: 'Won nothing',
      meaning: '520.00 USDC will come back to the wallet.',
    });
  });

  it('names the charge of a bid that was not revealed', () => {
    const charged = { ...sealed, validity: 'UNREVEALED', nonRevealCharge: '50000000' } as OwnBidFragment;
    expect(describeBid(charged, 0).meaning).toContain('was charged 50.00 USDC');
  });
});
