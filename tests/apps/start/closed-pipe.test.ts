import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EXHAUSTIVE, some } from '../../support/exhaustive.ts';

// `npx income-series attestor --help | head -1`: a reader that leaves early, as the programs meet it.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a program whose stream nobody reads; answers its exit code and what the other stream had. */
function runUnread(stream: 'stdout' | 'stderr', args: readonly string[]): Promise<[number | null, string]> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { PATH, HOME }, stdio: ['ignore', 'pipe', 'pipe'] });
  child[stream].destroy();
  let text = '';
  child[stream === 'stdout' ? 'stderr' : 'stdout'].on('data', (part) => {
    text += String(part);
  });
  return new Promise((resolve) => child.once('close', (code) => resolve([code, text])));
}

const tsx = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];
const run = (...args: string[]) => ['bin/run.mjs', ...args];
const owner = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa';
const HELPS: [string, string[]][] = [
  ['income-series', ['bin/income-series.js', '--help']],
  ['income-series attestor', ['bin/income-series.js', 'attestor', '--help']],
  ['contracts deploy', run('deploy', '--help')],
  ['solana deploy', run('deploy-solana', '--help')],
  ['db reseal', run('vault-reseal', '--help')],
  ['ceremony', tsx('scripts/ceremony.ts', '--help')],
  ['demo', run('demo', '--help')],
  ['worker', run('worker', '--help')],
];

describe('a program whose output nobody reads', () => {
  it.each(some(HELPS, 1))('ends quietly where it is the help of %s', async (_, args) => {
    expect(await runUnread('stdout', args)).toEqual([0, '']);
  });

  const FAILURES: [string, 'stdout' | 'stderr', string[], number][] = [
    ['a deployment', 'stdout', run('deploy', '--owner', owner), 78],
    ['a ceremony', 'stderr', tsx('scripts/ceremony.ts', 'verify', '--dir', '/nowhere/at/all'), 1],
    ['an attestor’s command', 'stderr', ['bin/income-series.js', 'attestor', 'requests', '--config', '/nowhere'], 64],
    ['a worker', 'stderr', run('worker'), 2],
  ];
  it.each(some(FAILURES, 2))('ends with its own exit code where it is %s that fails', async (_, stream, args, code) => {
    const [ended, text] = await runUnread(stream, args);
    expect([ended, text]).toEqual([code, expect.not.stringMatching(/EPIPE|^\s+at /m)]);
  });

  if (EXHAUSTIVE) {
    it('ends quietly where it is the data map', async () => {
      expect(await runUnread('stdout', tsx('scripts/data-map.ts', '--json'))).toEqual([0, '']);
    });
  }
});
