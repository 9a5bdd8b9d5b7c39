// The cost of each file of tests: CPU-seconds of its process and of the processes that it started and that have ended.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The cost of the file. */
    cpuSeconds?: number;
    wallSeconds?: number;
  }
}

const CLOCK_TICKS = 100; // a second, on every Linux
const STAT = '/proc/self/stat';
const { TESTS_CLOCKS, TESTS_BEGIN_UNTIL } = process.env;

/** So far; of this process alone where the system does not say what its children took. */
function cpuSeconds(): number {
  if (!existsSync(STAT)) return Object.values(process.cpuUsage()).reduce((sum, µs) => sum + µs, 0) / 1e6;
  const [, fields = ''] = /\) (.*)/s.exec(readFileSync(STAT, 'utf8')) ?? [];
  // utime, stime, cutime and cstime are fields 14 to 17 of proc(5), of which this text leaves out two
  const ticks = fields.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / CLOCK_TICKS;
}

/** A file that would begin too late does not begin, and tests/support/file-reporter.ts knows it by this name. */
class TooLate extends Error {
  override name = 'TooLate';
}

const [before, beganAt] = [cpuSeconds(), Date.now()]; // before the file is loaded
// The reporter ends this process if the file takes too long.
if (TESTS_CLOCKS) {
  writeFileSync(join(TESTS_CLOCKS, `${process.pid}`), JSON.stringify({ path: expect.getState().testPath, beganAt }));
}
if (beganAt > Number(TESTS_BEGIN_UNTIL ?? Number.POSITIVE_INFINITY)) throw new TooLate('this file was not begun');

// biome-ignore lint/correctness/noEmptyPattern: Vitest takes no other first argument
afterAll(({}, file) => {
  file.meta.cpuSeconds = cpuSeconds() - before;
  file.meta.wallSeconds = (Date.now() - beganAt) / 1_000;
});
