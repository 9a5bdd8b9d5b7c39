// A run of the tests prints its progress.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import ProgressReporter from '../support/progress-reporter.ts';

const FILES = Array.from({ length: 3 }, () => ({}) as TestSpecification);
let lines: string[];
beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A run of three files that end after 6, 66 and 67 seconds. */
function run(reporter: ProgressReporter): void {
  reporter.onTestRunStart(FILES);
  for (const ms of [6_000, 60_000, 1_000]) {
    vi.advanceTimersByTime(ms);
    reporter.onTestModuleEnd();
  }
  reporter.onTestRunEnd();
  vi.advanceTimersByTime(60_000);
}

it('prints the files that are done and the time, every five seconds until the end', () => {
  run(new ProgressReporter({ terminal: false }));
  expect(lines).toHaveLength(13);
  expect([lines[0], lines[1], lines.at(-1)]).toEqual([
    '0 of 3 files done after 5 s',
    '1 of 3 files done after 10 s',
    '1 of 3 files done after 1 min 5 s',
  ]);
});

it('counts each run from zero', () => {
  const reporter = new ProgressReporter({ terminal: false });
  run(reporter);
  lines.length = 0;
  run(reporter);
  expect(lines[0]).toBe('0 of 3 files done after 5 s');
});

it('counts the files of its own shard', () => {
  const first = [1, 2].map((index) => {
    const reporter = new ProgressReporter({ terminal: false });
    reporter.onInit({ config: { shard: { index, count: 2 } } as Vitest['config'] });
    run(reporter);
    return lines.splice(0)[0];
  });
  expect(first).toEqual(['0 of 2 files done after 5 s', '0 of 1 files done after 5 s']);
});

it('prints nothing on a terminal', () => {
  run(new ProgressReporter({ terminal: true }));
  expect(lines).toEqual([]);
});
