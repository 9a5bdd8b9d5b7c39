import { describe, expect, it } from 'vitest';
import { tradeLinkOf } from './trade-link.ts';

const curve = (tenderState: string | null) => ({ tenderState });

describe('the link to the trading of a position', () => {
  it.each([
    ['ACTIVE', null, 'Trade units'],
    ['PAUSED', null, 'Trade units'],
    ['TAIL', null, 'Trade units'],
    ['CLOSED', null, undefined],
    ['CURVE', curve(null), 'Sell units'],
    ['FAILED', curve(null), 'Sell units'],
    ['ACTIVE', curve(null), 'Go to your units'],
    ['ACTIVE', curve('OPEN'), 'Tender units'],
    ['CLOSED', curve('SETTLED'), 'Go to your units'],
  ] as const)('of a series in the state %s, of the curve %j', (state, of, text) => {
    expect(tradeLinkOf({ state, curve: of })?.text).toBe(text);
  });
});
