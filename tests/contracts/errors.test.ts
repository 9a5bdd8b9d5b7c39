import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productErrors } from '../../src/adapters/evm/abi.ts';

const tests = readdirSync('tests/contracts')
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(`tests/contracts/${name}`, 'utf8'))
  .join('\n');

/** Of OpenZeppelin's EIP712, whose texts are constants that fit a word, and AccessManaged, which declares it only. */
const NEVER = ['InvalidShortString', 'StringTooLong', 'AccessManagedRequiredDelay'];

it('every custom error of the contracts is brought about by a test that names it', () => {
  const names = new Set(productErrors.flatMap((item) => (item.type === 'error' ? [item.name] : [])));
  const unnamed = [...names].filter(
    (name) => !NEVER.includes(name) && !tests.includes(`'${name}'`) && !tests.includes(`'${name}()'`),
  );
  expect([names.size > 60, unnamed]).toEqual([true, []]);
});
