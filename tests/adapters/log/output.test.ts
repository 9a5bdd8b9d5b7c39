import { execFile } from 'node:child_process';
import fs, { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../../src/adapters/log/logger.ts';
import { outputTo } from '../../../src/adapters/log/output.ts';

let folder: string;
let file: string;
let fd: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'income-series-log-'));
  file = join(folder, 'log');
  fd = openSync(file, 'a');
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

const lines = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).msg);

it('writes a line at once, and those that follow it together, after a moment', () => {
  const log = createLogger({ level: 'info', destination: outputTo(fd) });
  log.info('one');
  log.info('two');
  log.info('three');
  expect(lines()).toEqual(['one']);
  vi.advanceTimersByTime(100);
  expect(lines()).toEqual(['one', 'two', 'three']);
});

it('writes at once what is more than a batch, or a warning, with what came before it', () => {
  const log = createLogger({ level: 'info', destination: outputTo(fd) });
  log.info('zero');
  log.info('one');
  log.warn('two');
  expect(lines()).toEqual(['zero', 'one', 'two']);
  const many = Array.from({ length: 100 }, (_, i) => `line ${i} ${'x'.repeat(80)}`);
  for (const line of many) log.info(line);
  expect(lines().length).toBeGreaterThan(53);
  log.error('last');
  expect(lines()).toEqual(['zero', 'one', 'two', ...many, 'last']);
});

it.each(['process.exit(3)', 'throw new Error()'])('writes what waits where the process ends by %s', async (end) => {
  const logger = fileURLToPath(new URL('../../../src/adapters/log/logger.ts', import.meta.url));
  const script = `import { createLogger } from ${JSON.stringify(logger)}; const log = createLogger({ level: 'info' }); log.info('first'); log.info('last'); ${end}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const ended = await promisify(execFile)(process.execPath, args).catch((error) => error);
  expect(ended.code).not.toBe(0);
  expect(
    ended.stdout
      .trim()
      .split('\n')
      .map((line: string) => JSON.parse(line).msg),
  ).toEqual(['first', 'last']);
});

it('goes on where the disk is full, keeps a bounded part of what is logged, and writes it once there is room', () => {
  const log = createLogger({ level: 'info', destination: outputTo(fd) });
  const full = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  log.warn('first');
  for (let i = 0; i < 3_000; i += 1) log.info(`line ${i} ${'of words '.repeat(100)}`);
  full.mockRestore();
  for (const line of ['lost', 'after', 'last']) log.warn(line);
  const written = lines();
  expect([written[0], written.at(-1)]).toEqual(['first', 'last']);
  expect(written.length).toBeGreaterThan(1_000);
  expect(statSync(file).size).toBeLessThan(1_100_000);
});
