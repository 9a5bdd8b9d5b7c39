// Which run takes a file; and the exhaustive tests may run in three parts: together they are all of them.
import { expect, it } from 'vitest';
import { partOf, runOf } from '../support/run.ts';

const COUNT = 3;
const parts = (files: readonly number[]) =>
  Array.from({ length: COUNT }, (_, i) => partOf(files, { index: i + 1, count: COUNT }));

it.each([0, 1, 3, 7, 98, 100])('%i files are each in one part, and parts are of one size', (length) => {
  const files = Array.from({ length }, (_, i) => i);
  const dealt = parts(files);
  expect(dealt.flat().sort((a, b) => a - b)).toEqual(files);
  const sizes = dealt.map((part) => part.length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

it('gives the longest files to different parts', () => {
  expect(parts([0, 1, 2, 3, 4, 5])).toEqual([
    [0, 5],
    [1, 4],
    [2, 3],
  ]);
});

it.each([
  ['tests/domains/series/series.test.ts', 'quick'],
  ['src/core/wad.test.ts', 'quick'],
  ['tests/keepers/whole-life.slow.test.ts', 'slow'],
  ['tests/contracts/solana/curve.test.ts', 'slow'],
  ['tests/contracts/gas-margins.exhaustive.test.ts', 'exhaustive'],
] as const)('takes %s in the %s run', (path, run) => {
  expect(runOf(path)).toBe(run);
});
