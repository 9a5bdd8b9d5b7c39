import { describe, expect, it } from 'vitest';
import { badgeAt, saleClockAt, stateMeaning } from './sale-state.ts';

const [BIDS, REVEALS, CHECKS] = ['2026-03-01T00:00:00Z', '2026-03-03T00:00:00Z', '2026-03-10T00:00:00Z'];
const raise = (phase: string) => ({
  state: 'RAISING',
  auction: { phase, commitEndsAt: BIDS, revealEndsAt: REVEALS, gateEndsAt: CHECKS },
});
const at = (time: string) => Date.parse(time);

describe('the badge of a sale', () => {
  it.each([
    ['COMMIT', '2026-02-28T23:59:59Z', 'Taking bids', 'Bids end'],
    ['COMMIT', BIDS, 'Revealing bids', 'Reveals end'],
    ['REVEAL', '2026-03-02T00:00:00Z', 'Revealing bids', 'Reveals end'],
    ['COMMIT', REVEALS, 'Finding the price', null],
    ['REVEAL', REVEALS, 'Finding the price', null],
    ['SETTLE', '2026-03-04T00:00:00Z', 'Finding the price', null],
    ['GATE', '2026-03-04T00:00:00Z', 'Last checks', 'Checks end'],
  ])('of a raise whose indexed phase is %s is at %s "%s"', (phase, time, badge, clock) => {
    expect(badgeAt(raise(phase), at(time))).toBe(badge);
    expect(saleClockAt(raise(phase), at(time))?.text ?? null).toBe(clock);
  });

  it.each([
    ['CURVE', '2026-02-28T00:00:00Z', 'Selling units', 'Sale ends'],
    ['CURVE', BIDS, 'Sale has ended', null],
    ['ACTIVE', BIDS, 'Paying', null],
  ])('of a curve in %s is at %s "%s"', (state, time, badge, clock) => {
    const series = { state, curve: { endsAt: BIDS } };
    expect(badgeAt(series, at(time))).toBe(badge);
    expect(saleClockAt(series, at(time))?.text ?? null).toBe(clock);
  });

  it('says what an extinguished series still pays, and nothing of one that pays', () => {
    expect(stateMeaning('EXTINGUISHED')).toMatch(/forgiven .* can still be claimed\.$/);
    expect(stateMeaning('ACTIVE')).toBeNull();
  });
});
