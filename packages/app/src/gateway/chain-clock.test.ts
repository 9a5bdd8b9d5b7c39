import { describe, expect, it } from 'vitest';
import { BROWSER_CLOCK, type ChainClock, clockAfter } from './chain-clock.ts';

const NOW = Date.parse('2027-01-01T00:00:00Z');
const MINUTE = 60_000;
const MONTHS = 90 * 24 * 60 * MINUTE;

/** A reading of a block, some minutes after NOW. `distance` is the block's time less NOW, ms. */
const block = (number: number, distance: number, minutes = 0) => ({
  number: `${number}`,
  at: NOW + distance,
  readAt: NOW + minutes * MINUTE,
});

describe('the first block that a page reads of', () => {
  it.each([
    ['ahead by months, as of a demo', MONTHS, true, MONTHS, null],
    ['ahead of a device whose clock is an hour slow', 60 * MINUTE, false, 60 * MINUTE, null],
    ['ahead by a second', 1_000, false, 1_000, null],
    ['of this moment', 0, false, 0, null],
    ['behind by the usual', -10 * MINUTE, false, 0, null],
    ['behind by more than that', -10 * MINUTE - 1, false, 0, 10 * MINUTE + 1],
    ['behind by months', -MONTHS, false, 0, MONTHS],
    ['of a demo, behind by the usual', -10 * MINUTE, true, 0, null],
    ['of a demo, behind by months', -MONTHS, true, -MONTHS, null],
  ])('%s', (_, distance, isDemo, aheadMs, lateMs) => {
    expect(clockAfter(BROWSER_CLOCK, block(1, distance), isDemo)).toMatchObject({ aheadMs, lateMs });
  });
});

describe('the readings that follow', () => {
  const first = (distance: number, isDemo: boolean): ChainClock =>
    clockAfter(BROWSER_CLOCK, block(1, distance), isDemo);

  it.each([
    ['the same block keeps its difference', MONTHS, block(1, MONTHS, 9), false, MONTHS, null],
    ['the same block becomes old', MONTHS, block(1, MONTHS, 11), false, MONTHS, 11 * MINUTE],
    ['the same block of a demo is not called old', MONTHS, block(1, MONTHS, 600), true, MONTHS, null],
    [
      'the next block has a difference of its own',
      MONTHS,
      block(2, MONTHS + 7 * MINUTE, 5),
      false,
      MONTHS + 2 * MINUTE,
      null,
    ],
    ['a present block ends an old one’s notice', -MONTHS, block(2, 5 * MINUTE, 5), false, 0, null],
    ['another block of the same number counts', MONTHS, block(1, MINUTE, 1), false, 0, null],
  ])('%s', (_, distance, next, isDemo, aheadMs, lateMs) => {
    expect(clockAfter(first(distance, isDemo), next, isDemo)).toMatchObject({ aheadMs, lateMs });
  });
});
