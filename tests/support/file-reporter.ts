import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { costOf, limitOf, type Run, readRecord } from './costs.mjs';

const SHOWN = 20;
const CLOCK_MS = 2_000;
const { TESTS_REPORT, TESTS_RUN } = process.env;

/** What a run says of one file. A file that is listed and has no such line did not run. */
export interface FileReport {
  readonly path: string;
  readonly state: 'passed' | 'failed' | 'ended' | 'late';
  readonly cpu: number;
  readonly wall: number;
  readonly passed: number;
  /** A test that was skipped is among them. */
  readonly failed: number;
  readonly failures: readonly { readonly name: string; readonly text: string }[];
}

const pathOf = (module: { readonly moduleId: string }) => relative(process.cwd(), module.moduleId);
const textOf = (errors: readonly SerializedError[]) =>
  errors.map(({ stack, message, diff = '' }) => `${stack ?? message}\n${diff}`.trim()).join('\n');

function reportOf(module: TestModule): FileReport {
  const tests = [...module.children.allTests()];
  const missed = tests.filter((test) => test.result().state !== 'passed');
  const suites = [...module.children.allSuites()].map((suite) => ({ name: suite.fullName, errors: suite.errors() }));
  const broken = [{ name: 'the file', errors: module.errors() }, ...suites].filter(({ errors }) => errors.length > 0);
  const failures = [
    ...broken.map(({ name, errors }) => ({ name, text: textOf(errors) })),
    ...missed.map((test) => ({ name: test.fullName, text: textOf(test.result().errors ?? []) || 'skipped' })),
  ];
  return {
    path: pathOf(module),
    state: failures.length === 0 && module.ok() ? 'passed' : 'failed',
    cpu: module.meta().cpuSeconds ?? 0,
    wall: module.meta().wallSeconds ?? 0,
    passed: tests.length - missed.length,
    failed: missed.length + (missed.length === 0 && failures.length > 0 ? 1 : 0),
    failures,
  };
}

/**
 * Prints the files that took most CPU time, and what all took together. The database server and Vite come on top. With
 * `TESTS_REPORT` it also writes a line of JSON a file into the file of that name, and ends the process of a file of the run `TESTS_RUN`
 * that takes five times its recorded seconds and two minutes.
 */
export default class FileReporter implements Reporter {
  readonly #clocks = TESTS_REPORT && `${TESTS_REPORT}.clocks`;
  /** Files that have ended, and those that were ended. */
  readonly #settled = new Set<string>();
  /** The test that each file began last. */
  readonly #begun = new Map<string, string>();
  #killed = 0;
  #timer: NodeJS.Timeout | undefined;

  onInit(): void {
    if (!this.#clocks) return;
    mkdirSync(this.#clocks);
    process.env.TESTS_CLOCKS = this.#clocks; // the tests' processes start with it
  }

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#write({ files: files.map(pathOf) });
    const clocks = this.#clocks;
    if (clocks) this.#timer = setInterval(() => this.#endFiles(clocks), CLOCK_MS).unref();
  }

  onTestCaseReady(test: TestCase): void {
    this.#begun.set(pathOf(test.module), test.fullName);
  }

  onTestModuleEnd(module: TestModule): void {
    const path = pathOf(module);
    if (this.#settled.has(path)) return;
    this.#settled.add(path);
    const late = module.errors().some(({ name }) => name === 'TooLate');
    this.#write({ ...reportOf(module), ...(late && { state: 'late', failed: 0, failures: [] }) });
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    clearInterval(this.#timer);
    // A process that was ended is such an error, once a file.
    const others = errors.filter(({ message }) => !message.includes('[vitest-pool]') || this.#killed === 0);
    if (others.length > 0) this.#write({ unhandled: textOf(others) });
    this.#write({ done: true });
    printSlowest(modules);
  }

  #endFiles(clocks: string): void {
    for (const pid of readdirSync(clocks)) {
      const { path, beganAt } = clockOf(join(clocks, pid));
      const seconds = (Date.now() - beganAt) / 1_000;
      const limit = limitOf(costOf(readRecord(), TESTS_RUN as Run, path).wall);
      if (path === '' || this.#settled.has(path) || seconds < limit) continue;
      this.#settled.add(path);
      this.#killed += 1;
      const text = `ended after ${seconds.toFixed(0)} s, because its limit is ${limit.toFixed(0)} s: five times its recorded seconds and two minutes`;
      const name = this.#begun.get(path) ?? 'before its first test';
      this.#write({
        path,
        state: 'ended',
        cpu: 0,
        wall: seconds,
        passed: 0,
        failed: 1,
        failures: [{ name, text }],
      });
      console.log(`${path} ${text}`);
      process.kill(Number(pid), 'SIGKILL');
    }
  }

  #write(line: FileReport | object): void {
    if (TESTS_REPORT) appendFileSync(TESTS_REPORT, `${JSON.stringify(line)}\n`);
  }
}

/** The file that a process is at. */
function clockOf(name: string): { readonly path: string; readonly beganAt: number } {
  try {
    const { path, beganAt } = JSON.parse(readFileSync(name, 'utf8'));
    return { path: relative(process.cwd(), path), beganAt };
  } catch {
    return { path: '', beganAt: Date.now() }; // half written
  }
}

function printSlowest(modules: readonly TestModule[]): void {
  const files = modules
    .map((module) => ({
      path: pathOf(module),
      cpu: module.meta().cpuSeconds ?? 0,
      wall: module.meta().wallSeconds ?? 0,
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
