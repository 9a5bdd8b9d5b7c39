import { describe, expect, it } from 'vitest';
import { activityWords } from './activity-words.ts';

const NOTHING = { period: null, window: null, round: null, units: null, status: null, reason: null } as const;

describe('the activity of a series', () => {
  it.each([
    [{ kind: 'SERIES_EXTINGUISHED', status: 'EXTINGUISHED' }, 'Series extinguished'],
    [{ kind: 'REPORT_ACCEPTED', status: 'REPORTED', period: '2027-Q1' }, 'Report accepted, Q1 2027'],
    [
      { kind: 'WINDOW_VOIDED', status: 'VOID', window: 3, reason: 'TERMS_CHANGED' },
      'Window void, window 3. An amendment',
    ],
    [{ kind: 'BID_REJECTED', round: 1, reason: 'NOT_ALLOWLISTED' }, 'Bid rejected, round 1. The wallet is no longer'],
    [{ kind: 'CURVE_BOUGHT', units: '94330633' }, 'Units bought, 94.330633 units'],
  ] as const)('says %o once, and in words', (event, words) => {
    expect(activityWords({ ...NOTHING, ...event }, true)).toContain(words);
    expect(activityWords({ ...NOTHING, ...event }, true).match(/extinguished|reported/gi)?.length ?? 0).toBeLessThan(2);
  });

  it('writes a kind that this version does not know as it is, with its state', () => {
    const event = { ...NOTHING, kind: 'MOON_REACHED' as 'SERIES_CLOSED', status: 'ACTIVE' } as const;
    expect(activityWords(event, false)).toBe('Moon reached, active');
  });
});
