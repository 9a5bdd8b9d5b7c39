import { readdirSync, readFileSync } from 'node:fs';
import type { Abi } from 'viem';
import { expect, it } from 'vitest';
import { abis, productErrors } from '../../src/adapters/evm/abi.ts';

const tests = readdirSync('tests/contracts')
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(`tests/contracts/${name}`, 'utf8'))
  .join('\n');

/** Of OpenZeppelin's EIP712, whose texts are constants that fit a word, and AccessManaged, which declares it only. */
const NEVER = ['InvalidShortString', 'StringTooLong', 'AccessManagedRequiredDelay'];
/** The access manager's alone: its own calls are the roles' holders', and OpenZeppelin tests them. */
const { access, ...others } = abis;
const errorNames = (abi: Abi) => abi.flatMap((item) => (item.type === 'error' ? [item.name] : []));
const elsewhere = new Set(Object.values(others).flatMap((abi) => errorNames(abi)));
const ofManager = new Set(errorNames(access).filter((name) => !elsewhere.has(name)));

it('every custom error of the contracts is brought about by a test that names it', () => {
  const names = new Set(errorNames(productErrors));
  const unnamed = [...names].filter(
    (name) =>
      !NEVER.includes(name) && !ofManager.has(name) && !tests.includes(`'${name}'`) && !tests.includes(`'${name}()'`),
  );
  expect([names.size > 60, unnamed]).toEqual([true, []]);
});

it('every custom error of our own is in the page of errors, with what to do', () => {
  const page = readFileSync('contracts/evm/errors.md', 'utf8');
  const listed = new Set([...page.matchAll(/^\| `([A-Z_]+)` \| [\w, ]+ \| .+ \| .+ \|$/gm)].map(([, name]) => name));
  const own = errorNames(productErrors).filter((name) => /^[A-Z_]+$/.test(name));
  expect([...listed].sort()).toEqual([...new Set(own)].sort());
});
