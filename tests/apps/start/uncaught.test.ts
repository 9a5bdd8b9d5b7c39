import { expect, it } from 'vitest';
import type { EvmContracts } from '../../../src/core/chain.ts';
import { projectPath } from '../../../src/project.ts';
import { placesOf, startProgram } from '../../support/program.ts';
import { GATEWAY_KEYS, WORKER_KEYS } from '../../support/service.ts';

const THROWS = projectPath('tests/apps/start/support/uncaught.mjs');
const NOBODY = '127.0.0.1:1';
const address = `0x${'1'.repeat(40)}` as const;
const contracts = new Proxy({} as EvmContracts, { get: () => address });
const places = placesOf(`postgresql://${NOBODY}/nothing`, { rpcUrl: `http://${NOBODY}`, contracts });

it.each([
  ['gateway', GATEWAY_KEYS],
  ['worker', WORKER_KEYS],
] as const)(
  'an error that nobody handles ends a %s with one line of the log, which quotes nothing',
  async (name, keys) => {
    const program = startProgram(name, { ...places, ...keys, NODE_OPTIONS: `--import=${THROWS}` });
    expect(await program.ended, program.lines.join('\n')).toBe(1);
    expect(program.lines.join('\n')).not.toContain('secret-of');
    expect(program.lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'fatal', name, error: { code: '23505' }, msg: 'An error that nobody handled ends the process.' },
    ]);
  },
);
