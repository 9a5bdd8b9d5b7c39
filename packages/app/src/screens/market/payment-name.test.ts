import { afterAll, describe, expect, it, vi } from 'vitest';

// The formats of time read the browser's language when they are loaded.
vi.stubGlobal('navigator', { language: 'en-GB' });
const { lineName } = await import('./payment-name.ts');
afterAll(() => void vi.unstubAllGlobals());

const paymentToken = { address: '0x' as const, symbol: 'tUSD', decimals: 6 };
const paidAt = '2026-05-04T12:00:00Z';

describe('the name of a payment', () => {
  it.each([
    ['PAYOUT', '2026-Q1', true, null, 'Q1 2026'],
    ['REDEMPTION', null, true, null, 'Tender, 4 May 2026'],
    ['REDEMPTION', null, true, 'CAP', 'Tender, 4 May 2026'],
    ['REDEMPTION', null, true, 'BUYOUT', 'Tender or buy-out, 4 May 2026'],
    ['REDEMPTION', null, false, 'BUYOUT', 'Buy-out, 4 May 2026'],
    ['TAIL', null, false, null, 'After the term, 4 May 2026'],
  ] as const)('%s of %s, on a curve: %s, closed by %s', (kind, period, isCurve, closeReason, name) => {
    const series = { paymentToken, closeReason, curve: isCurve ? {} : null };
    expect(lineName({ kind, period, paidAt }, series)).toBe(name);
  });
});
