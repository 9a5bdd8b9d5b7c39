import { describe, expect, it } from 'vitest';
import { firstPayment } from './first-payment.ts';

describe('the first payment of a series', () => {
  it.each([
    ['RAISING', '2027-Q4', 'The first quarter is Q4 2027, which ends on 31 December 2027.'],
    ['SETTLING', '2028-Q1', 'The first quarter is Q1 2028, which ends on 31 March 2028.'],
    ['CURVE', '2026-Q2', 'The first quarter is Q2 2026, which ends on 30 June 2026.'],
  ] as const)('of state %s and first quarter %s follows its report', (state, firstPeriod, sentence) => {
    const text = firstPayment({ state, firstPeriod });
    expect(text).toBe(
      `${sentence} The issuer reports it after that day, and the first payment, if one is due, follows that report.`,
    );
  });

  it('is not said of a series that pays or failed', () => {
    for (const state of ['ACTIVE', 'FAILED'] as const)
      expect(firstPayment({ state, firstPeriod: '2027-Q4' })).toBe(null);
  });
});
