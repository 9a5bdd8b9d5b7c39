import { expect, it } from 'vitest';
import { priceOf, treasuryShare } from './rules.ts';

const WAD = 10n ** 18n;
const pool = { virtualQuote: 2_000_000_000n, virtualBase: 2_000_000_000n, reserve: 0n, sold: 0n };

it.each([
  ['nothing is sold: as many base units as base lamports in a unit', pool, 1_000_000n * WAD],
  [
    'half of the base is sold for as much as there was',
    { ...pool, reserve: 2_000_000_000n, sold: 1_000_000_000n },
    4_000_000n * WAD,
  ],
  [
    'it does not divide: rounded down',
    { ...pool, virtualQuote: 1n, virtualBase: 3n },
    333_333_333_333_333_333_333_333n,
  ],
])('is the price of the next units where %s', (_, given, price) => {
  expect(priceOf(given)).toBe(price);
});

it.each([
  [1_000n, 1_000, 100n],
  [1_009n, 1_000, 100n],
  [1_000n, 0, 0n],
  [1_000n, 10_000, 1_000n],
])('keeps for the treasury of %i at %i basis points %i', (raised, bps, share) => {
  expect(treasuryShare(raised, bps)).toBe(share);
});
