import { describe, expect, it } from 'vitest';
import { createRanges } from './log-ranges.ts';

describe('the length of ranges', () => {
  it('grows while answers come fast, and shrinks while they come slowly', () => {
    const ranges = createRanges(100);
    ranges.reportAnswer(100, 20);
    expect(ranges.size()).toBe(200);
    ranges.reportAnswer(200, 5_000);
    expect(ranges.size()).toBe(100);
    for (let i = 0; i < 40; i += 1) ranges.reportAnswer(ranges.size(), 1);
    expect(ranges.size()).toBe(10_000);
  });

  it('keeps to a cap that is stated, which is tried once in 64 answers', () => {
    const ranges = createRanges(1_000);
    ranges.reportFailure({ kind: 'LONG', cap: 30 }, 1_000);
    let refused = 0;
    for (let i = 0; i < 6_400; i += 1) {
      const blocks = ranges.size();
      if (blocks <= 30) ranges.reportAnswer(blocks, 1);
      else {
        refused += 1;
        ranges.reportFailure({ kind: 'LONG', cap: 30 }, blocks);
      }
    }
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThanOrEqual(100);
  });

  it('grows again after a number in a message that was no cap', () => {
    const ranges = createRanges();
    ranges.reportFailure({ kind: 'LONG', cap: 1 }, 500);
    expect(ranges.size()).toBe(1);
    for (let i = 0; i < 1_000; i += 1) ranges.reportAnswer(ranges.size(), 1);
    expect(ranges.size()).toBe(10_000);
  });

  it('halves down to one block where no cap is stated, and tries longer ones again after a while', () => {
    const ranges = createRanges(8);
    for (const blocks of [8, 4, 2, 1]) ranges.reportFailure({ kind: 'LONG', cap: null }, blocks);
    expect(ranges.size()).toBe(1);
    for (let i = 0; i < 200; i += 1) ranges.reportAnswer(ranges.size(), 1);
    expect(ranges.size()).toBeGreaterThan(1);
  });

  it('leaves a busy node with one request at a time for a while', () => {
    const ranges = createRanges();
    const before = ranges.parallel();
    ranges.reportFailure({ kind: 'BUSY' }, 10);
    expect(ranges.parallel()).toBe(1);
    for (let i = 0; i < 1_000; i += 1) ranges.reportAnswer(ranges.size(), 1);
    expect(ranges.parallel()).toBe(before);
  });
});
