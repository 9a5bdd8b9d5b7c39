import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectPath } from '../../src/project.ts';

// `--help` says how a program is called, does nothing, and is no error.

const TSX = 'node_modules/tsx/dist/cli.mjs';
/** Nothing answers there. */
const AT_NOBODY = ['--series', `0x${'11'.repeat(32)}`, '--node', 'http://127.0.0.1:1', '--url', 'http://127.0.0.1:1'];

test.each([
  ['npm run -s access -- data-map', '--check', [TSX, 'scripts/data-map.ts']],
  ['npm run verifier', 'Variables configure it', ['bin/run.mjs', 'verifier']],
  ['npm run -s people', 'token', ['bin/run.mjs', 'people']],
  ['node bin/run.mjs devnet-keys', 'Writes the keys', ['bin/run.mjs', 'devnet-keys']],
])('%s explains itself', { timeout: 120_000 }, (command, word, program) => {
  const text = execFileSync(process.execPath, [...program, '--help'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  expect(text).toMatch(new RegExp(`^Usage: ${command}`));
  expect(text).toContain(word);
  if (word === 'token') expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test.each([
  ['npm run worker', ['worker', '--unknown']],
  ['node bin/run.mjs devnet-keys, no folder', ['devnet-keys']],
  ['node bin/run.mjs devnet-keys, a folder that is not there', ['devnet-keys', '/nowhere/keys']],
  ['npm run worker, an option without the one that it belongs to', ['worker', '--chain', 'evm:1']],
  ['npm run -s people', ['people', 'token', 'nobody']],
  [
    'npm run -s people, a deposit that is too small',
    ['people', 'commit-bid', 'ada', '--price', '12', '--quantity', '50', '--deposit', '599', ...AT_NOBODY],
  ],
])('%s: a wrong command line ends with 64', { timeout: 120_000 }, (_, args) => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/run.mjs', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  expect({ status, stderr }).toEqual({ status: 64, stderr: expect.stringMatching(/^error: /) });
});

test('npm run check -- faults: a wrong command line ends with 64, and without a stack', { timeout: 120_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, [TSX, 'scripts/faults.ts', 'a-word'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  expect({ status, stderr }).toEqual({
    status: 64,
    stderr: expect.stringMatching(/\nUsage: npm run check -- faults /),
  });
  expect(stderr).not.toMatch(/^ +at /m);
});

test('npm run db -- new: a wrong name ends with 64, and a hyphen becomes an underscore', { timeout: 120_000 }, () => {
  const cwd = mkdtempSync(join(tmpdir(), 'db-new-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(join(cwd, 'prisma'));
  writeFileSync(join(cwd, 'prisma/schema.prisma'), 'datasource db {\n  provider = "postgresql"\n}\n');
  const script = ['--import', import.meta.resolve('tsx'), projectPath('scripts/db-new.ts')];
  const run = (...args: string[]) => spawnSync(process.execPath, [...script, ...args], { cwd, encoding: 'utf8' });
  for (const args of [['../evil'], ['loan-offers', '--force']])
    expect(run(...args)).toMatchObject({ status: 64, stderr: expect.stringMatching(/^Usage: .*\n$/) });
  expect(run('loan-offers', '--empty').stdout).toMatch(
    /^wrote prisma\/migrations\/\d{14}_loan_offers\/migration\.sql\n$/,
  );
});
