import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import type { EvmContracts } from '../../../src/core/chain.ts';
import { projectPath } from '../../../src/project.ts';
import { placesOf } from '../../support/program.ts';
import { GATEWAY_KEYS, WORKER_KEYS } from '../../support/service.ts';

const THROWS = projectPath('tests/apps/start/support/uncaught.mjs');
const NOBODY = '127.0.0.1:1';
const address = `0x${'1'.repeat(40)}` as const;
const contracts = new Proxy({} as EvmContracts, { get: () => address });

/** Exit code, and all that was written. */
function run(name: string, keys: Readonly<Record<string, string>>): Promise<[number | null, string]> {
  const { PATH = '', HOME = '' } = process.env;
  const places = placesOf(`postgresql://${NOBODY}/nothing`, { rpcUrl: `http://${NOBODY}`, contracts });
  const env = { PATH, HOME, ...places, ...keys, NODE_OPTIONS: `--import=${THROWS}` };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['bin/run.mjs', name], { cwd: projectPath('.'), env }, (_, out, err) =>
      resolve([child.exitCode, `${out}${err}`]),
    );
  });
}

it.each([
  ['gateway', GATEWAY_KEYS],
  ['worker', WORKER_KEYS],
])('an error that nobody handles ends a %s with one line of the log, which quotes nothing', async (name, keys) => {
  const [code, output] = await run(name, keys);
  expect(code, output).toBe(1);
  expect(output).not.toContain('secret-of');
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { level: 'fatal', name, err: { code: '23505' }, msg: 'An error that nobody handled ends the process.' },
  ]);
});
