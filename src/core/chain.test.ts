import { describe, expect, it } from 'vitest';
import { readChainName } from './chain.ts';

describe('the name of a chain', () => {
  it.each([
    ['evm:10143', 'evm:10143'],
    ['mon-testnet', 'evm:10143'],
    ['evm:1', 'evm:1'],
    ['nowhere', 'nowhere'],
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
