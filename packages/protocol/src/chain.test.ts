import { describe, expect, it } from 'vitest';
import { solanaAddressOf } from './address.ts';
import { chainKind, evmChainId, isAddressOf, readChainName, solanaChainName } from './chain.ts';

describe('the name of a chain', () => {
  it.each([
    ['evm:10143', 'evm:10143'],
    ['mon-testnet', 'evm:10143'],
    ['evm:1', 'evm:1'],
    ['nowhere', 'nowhere'],
    ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ])('%s is %s', (given, name) => {
    expect(readChainName(given)).toBe(name);
  });

  it.each<[string, unknown]>([
    ['capitals', 'EVM:10143'],
    ['a space', 'evm: 10143'],
    ['two of them', 'evm:10143,evm:31337'],
    ['two colons', 'evm:1:2'],
    ['no reference', 'evm:'],
    ['nothing', ''],
    ['too many letters', 'a'.repeat(33)],
    ['a number', 10143],
  ])('is not read from %s', (_, given) => {
    expect(readChainName(given)).toBeNull();
  });
});

describe('the name of a Solana cluster', () => {
  it('is the beginning of its genesis hash', () => {
    expect(solanaChainName('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG')).toBe(
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    );
  });

  it.each([
    ['mainnet-beta', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', 'CHAIN_REFUSED'],
    ['a cluster’s name', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'BAD_INPUT'],
    ['a hash in hex', `0x${'ab'.repeat(32)}`, 'BAD_INPUT'],
  ])('refuses %s', (_, genesisHash, code) => {
    expect(() => solanaChainName(genesisHash)).toThrow(expect.objectContaining({ code }));
  });
});

it.each([
  ['evm:10143', 'evm', 10143],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana', null],
  ['nowhere', null, null],
  ['evm', 'evm', null],
  ['evm:01', 'evm', null],
])('%s is of kind %s and has the id %s', (name, kind, id) => {
  expect(chainKind(name)).toBe(kind);
  expect(evmChainId(name)).toBe(id);
});

it('an address has the form of one kind of chain', () => {
  const cluster = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
  const [evm, solana] = [`0x${'ab'.repeat(20)}` as const, solanaAddressOf(new Uint8Array(32))];
  expect([isAddressOf('evm:10143', evm), isAddressOf(cluster, solana)]).toEqual([true, true]);
  expect([isAddressOf('evm:10143', solana), isAddressOf(cluster, evm), isAddressOf('nowhere', evm)]).toEqual([
    false,
    false,
    false,
  ]);
});
