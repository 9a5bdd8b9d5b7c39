import { describe, expect, it } from 'vitest';
import { revealCalendar } from './reveal-calendar.ts';

const KEY = `0x${'5e'.repeat(32)}`;
const TIMES = {
  ...{ chain: 'evm:10143', seriesKey: KEY, title: 'Bakery, Ltd' },
  times: { commitEndsAt: '2027-05-03T22:00:00.000Z', revealEndsAt: '2027-05-05T22:00:00.000Z' },
};
const fileOf = (change: object = {}) =>
  revealCalendar({ ...TIMES, ...change }, 'https://app.example/app/bids').replace(/\r\n /g, '');
const valuesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value);

describe('the reminders of a sealed bid', () => {
  it('are of the beginning and of the end of the time to reveal, the latter six hours before', () => {
    const text = fileOf();
    expect(valuesOf(text, 'DTSTART')).toEqual(['20270503T220000Z', '20270505T220000Z']);
    expect(valuesOf(text, 'TRIGGER')).toEqual(['-PT0M', '-PT360M']);
    expect(valuesOf(text, 'SUMMARY')[0]).toBe(
      'Reveal your bid in Bakery\\, Ltd (0x5e5e5e…5e5e5e): it is possible from now on',
    );
    expect(valuesOf(text, 'URL')).toEqual(['https://app.example/app/bids', 'https://app.example/app/bids']);
  });

  it('have names that stay, and differ from moment to moment, series to series and chain to chain', () => {
    const uidsOf = (change?: object) => valuesOf(fileOf(change), 'UID');
    expect(
      uidsOf({ title: 'Another title', times: { ...TIMES.times, revealEndsAt: '2027-06-05T22:00:00.000Z' } }),
    ).toEqual(uidsOf());
    const all = [uidsOf(), uidsOf({ chain: 'evm:1' }), uidsOf({ seriesKey: `0x${'5f'.repeat(32)}` })].flat();
    expect(new Set(all).size).toBe(6);
  });

  it('name a series without a title by its key', () => {
    expect(valuesOf(fileOf({ title: null }), 'SUMMARY')[0]).toContain('in series 0x5e5e5e…5e5e5e');
  });
});
