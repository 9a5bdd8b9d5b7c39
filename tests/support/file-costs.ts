// The cost of each file of tests: CPU-seconds of its process and of the processes that it started and that have ended.
import { existsSync, readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The cost of the file. */
    cpuSeconds?: number;
  }
}

const CLOCK_TICKS = 100; // a second, on every Linux
const STAT = '/proc/self/stat';

/** So far; of this process alone where the system does not say what its children took. */
function cpuSeconds(): number {
  if (!existsSync(STAT)) return Object.values(process.cpuUsage()).reduce((sum, µs) => sum + µs, 0) / 1e6;
  const [, fields = ''] = /\) (.*)/s.exec(readFileSync(STAT, 'utf8')) ?? [];
  // utime, stime, cutime and cstime are fields 14 to 17 of proc(5), of which this text leaves out two
  const ticks = fields.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / CLOCK_TICKS;
}

const before = cpuSeconds(); // before the file is loaded
// biome-ignore lint/correctness/noEmptyPattern: Vitest takes no other first argument
afterAll(({}, file) => {
  file.meta.cpuSeconds = cpuSeconds() - before;
});
