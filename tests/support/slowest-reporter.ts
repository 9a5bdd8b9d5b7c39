import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 20;

/** Prints the files that took most CPU time, and what all took together. The database server and Vite come on top. */
export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({
        path: relative(process.cwd(), module.moduleId),
        cpu: module.meta().cpuSeconds ?? 0,
        wall: module.diagnostic().duration / 1_000,
      }))
      .sort((a, b) => b.cpu - a.cpu);
    if (files.length < SHOWN) return;
    const line = (cpu: number, wall: number, name: string) =>
      `${cpu.toFixed(1).padStart(8)}${wall.toFixed(1).padStart(8)}  ${name}`;
    const sum = (measure: 'cpu' | 'wall') => files.reduce((total, file) => total + file[measure], 0);
    console.log(
      [
        `The ${SHOWN} slowest files (CPU-seconds, seconds, file)`,
        ...files.slice(0, SHOWN).map(({ path, cpu, wall }) => line(cpu, wall, path)),
        line(sum('cpu'), sum('wall'), `all ${files.length} files`),
        '',
      ].join('\n'),
    );
  }
}
