import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusals } from '../../contracts/solana/idl/source.ts';
import { abis } from '../../src/adapters/evm/abi.ts';
import { ERROR_NAMES } from '../../src/adapters/solana/generated/errors/incomeSeries.ts';
import { CHAIN_REFUSALS, chainRefusal } from '../../src/core/errors/chain-refusals.ts';

interface Tree {
  readonly program: { readonly errors: readonly { readonly code: number }[] };
}

/** The IDL writes names in its own way, so its errors are known by their numbers. */
const numbers: Readonly<Record<number, string>> = ERROR_NAMES;
const idl = (JSON.parse(readFileSync('contracts/solana/idl/idl.json', 'utf8')) as Tree).program.errors;

/** Names that the adapters give to what no contract names: constants in capitals. */
const constants = (path: string, names: RegExp) =>
  [...readFileSync(path, 'utf8').matchAll(names)].map(([, name = '']) => name);
const OUTCOME = /^(?:export )?const \w+ = '([A-Z_]+)';$/gm;

const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'the ABIs of the contracts': Object.values(abis).flatMap((abi) =>
    abi.flatMap((item) => (item.type === 'error' ? [item.name] : [])),
  ),
  'the source of the program': refusals.map(({ name }) => name),
  'the IDL of the program': idl.map(({ code }) => numbers[code] ?? `${code}`),
  'the adapter of EVM chains': [
    ...constants('src/adapters/evm/revert.ts', OUTCOME),
    ...constants('src/adapters/evm/transactions.ts', OUTCOME),
    ...constants('src/adapters/evm/approval.ts', OUTCOME),
  ],
  'the adapter of Solana clusters': constants('src/adapters/solana/errors.ts', OUTCOME),
};
const LEAST: Readonly<Record<string, number>> = {
  'the ABIs of the contracts': 100,
  'the source of the program': 79,
  'the IDL of the program': 79,
  'the adapter of EVM chains': 4,
  'the adapter of Solana clusters': 6,
};

describe('the sentences of errors on the chain', () => {
  it.each(Object.entries(SOURCES))('are complete for %s', (source, names) => {
    expect(names.length).toBeGreaterThanOrEqual(LEAST[source] ?? Number.POSITIVE_INFINITY);
    expect(names.filter((name) => chainRefusal(name) === undefined)).toEqual([]);
  });

  it('are of no error that nothing raises', () => {
    const raised = new Set(Object.values(SOURCES).flat());
    expect(Object.keys(CHAIN_REFUSALS).filter((name) => !raised.has(name))).toEqual([]);
  });

  it.each(Object.entries(CHAIN_REFUSALS))('are one plain sentence without a value: %s', (_, sentence) => {
    expect(sentence).toMatch(/^[A-Z][^.0-9`_]{15,110}\.$/);
  });

  it.each([null, '', 'NEWER_ERROR', 'toString', '__proto__'])('are none for %s', (name) => {
    expect(chainRefusal(name)).toBeUndefined();
  });
});
