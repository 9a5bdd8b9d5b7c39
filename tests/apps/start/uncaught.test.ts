import type { EvmContracts } from '@income-series/protocol/chain';
import { expect, it } from 'vitest';
import { projectPath } from '../../../src/project.ts';
import { placesOf, startProgram } from '../../support/program.ts';
import { GATEWAY_KEYS, WORKER_KEYS } from '../../support/service.ts';

const THROWS = projectPath('tests/apps/start/support/uncaught.mjs');
const NOBODY = '127.0.0.1:1';
const address = `0x${'1'.repeat(40)}` as const;
const contracts = new Proxy({} as EvmContracts, { get: () => address });
const places = placesOf(`postgresql://${NOBODY}/nothing`, { rpcUrl: `http://${NOBODY}`, contracts });

const error = { code: '23505' };
const keys = { gateway: GATEWAY_KEYS, worker: WORKER_KEYS };

async function outcomeOf(name: 'gateway' | 'worker', uncaught: 'exception' | 'rejection') {
  const variables = { ...places, ...keys[name], NODE_OPTIONS: `--import=${THROWS}`, UNCAUGHT: uncaught };
  const { ended, lines } = startProgram(name, variables);
  const code = await ended;
  expect(lines.join('\n')).not.toContain('secret-of');
  return { code, lines };
}

it.each([
  ['gateway', 'exception'],
  ['worker', 'exception'],
  ['worker', 'rejection'],
] as const)('a %s ends at an unhandled %s with one line of the log, which quotes nothing', async (name, kind) => {
  const { code, lines } = await outcomeOf(name, kind);
  expect(code, lines.join('\n')).toBe(1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'fatal', name, error, msg: 'An error that nobody handled ends the process.' },
  ]);
});

it('a gateway goes on at a rejection that nobody handles, which is a line of its log', async () => {
  const { lines } = await outcomeOf('gateway', 'rejection');
  const [first, ...others] = lines;
  const msg = 'A rejection that nobody handled; the process goes on.';
  expect(JSON.parse(first ?? '')).toMatchObject({ level: 'error', name: 'gateway', error, msg });
  expect(others.join('\n')).toContain('DATABASE_UNREACHABLE'); // it went on to look for its database
});
