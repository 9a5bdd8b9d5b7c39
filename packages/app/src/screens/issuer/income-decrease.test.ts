import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';

// The formats of money read the browser's language when they are loaded.
vi.stubGlobal('navigator', { language: 'en-GB' });
afterAll(() => void vi.unstubAllGlobals());
const { IncomeDecrease, isDecrease, priorSentence } = await import('./income-decrease.tsx');

const MONEY = { symbol: 'USD', decimals: 2 };
const report = { period: 20272, ytd: 16_000_000n } as never;

describe('an income of the year so far', () => {
  it.each([
    [150_000n, true],
    [15_999_999n, true],
    [16_000_000n, false],
    [17_000_000n, false],
    [null, false],
  ])('of %s cents is less than what was reported before: %s', (ytd, isLess) => {
    expect(isDecrease(ytd, report)).toBe(isLess);
  });

  it('is never less in a first report', () => {
    expect(isDecrease(0n, null)).toBe(false);
  });

  it('has what was reported before beside its field', () => {
    expect(priorSentence(report, MONEY)).toBe('Up to Q2 2027 you reported 160,000 USD.');
  });

  it('that is less has a warning with the earlier figure, and a tick', () => {
    const props = { report, money: MONEY, isConfirmed: false, onChange: () => {} };
    const text = renderToStaticMarkup(createElement(IncomeDecrease, props)).replaceAll(/<[^>]*>/g, '');
    expect(text).toContain(
      'This is less than what you reported up to Q2 2027, which is 160,000 USD. The field takes the whole year so far.',
    );
    expect(text).toContain('The income of the year went down');
  });
});
