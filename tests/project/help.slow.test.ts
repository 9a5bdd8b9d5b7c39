import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// `--help` says how a program is called, does nothing, and is no error.

const TSX = 'node_modules/tsx/dist/cli.mjs';

test.each([
  ['npm run data-map', '--check', [TSX, 'scripts/data-map.ts']],
  ['npm run errors', '--check', [TSX, 'scripts/errors.ts']],
  ['npm run solana:units', '--check', [TSX, 'scripts/solana-units.ts']],
  ['npm run bench', 'catch-up', [TSX, 'bench/run.ts']],
  ['npm run verifier', 'configured by variables', ['bin/run.mjs', 'verifier']],
  ['npm run -s people', 'token', ['bin/run.mjs', 'people']],
])('%s explains itself', { timeout: 120_000 }, (command, word, program) => {
  const text = execFileSync(process.execPath, [...program, '--help'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  expect(text).toMatch(new RegExp(`^Usage: ${command}`));
  expect(text).toContain(word);
});
