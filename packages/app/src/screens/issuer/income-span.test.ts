import { describe, expect, it, vi } from 'vitest';

// The formats of money read the browser's language when they are loaded.
vi.stubGlobal('navigator', { language: 'en-GB' });
const { incomeSpan } = await import('./income-span.ts');

describe('the time whose income a report states', () => {
  it.each([
    [20261, '2026-Q1', 'All income from 1 January to 31 March 2026: Q1 2026.'],
    [20264, '2025-Q3', 'All income from 1 January to 31 December 2026: Q1 to Q4 2026.'],
  ])('is the year until the end of %i', (period, first, text) => {
    expect(incomeSpan(period as never, first)).toBe(text);
  });

  it('begins before a series that begins within the year', () => {
    expect(incomeSpan(20263 as never, '2026-Q3')).toBe(
      'All income from 1 January to 30 September 2026: Q1 to Q3 2026. The series began with Q3 2026, and the year’s income ' +
        'before it counts too, because the threshold is that of a whole year.',
    );
  });
});
