import type { Address } from '@income-series/protocol/address';
import { expect, it } from 'vitest';
import { addressesOn, isAmong, onChains, printChainKey, readChainKey } from './on-chain.ts';

const [ONE, TWO] = ['evm:10143', 'evm:31337'];
const [a, b] = ['aa', 'bb'].map((byte) => `0x${byte.repeat(20)}`) as [Address, Address];
const list = [
  { chain: ONE, address: a },
  { chain: TWO, address: a },
  { chain: ONE, address: b },
];

it('an address is among others on its own chain alone', () => {
  expect(isAmong(list, TWO, a)).toBe(true);
  for (const [chain, address] of [
    [TWO, b],
    ['evm:1', a],
    [undefined, a],
    [ONE, null],
    [ONE, undefined],
  ] as const) {
    expect(isAmong(list, chain, address)).toBe(false);
  }
  expect(addressesOn(list, ONE)).toEqual([a, b]);
});

it('a condition names each chain with its own addresses', () => {
  expect(onChains('holder', list)).toEqual({
    OR: [
      { chain: ONE, holder: { in: [a, b] } },
      { chain: TWO, holder: a },
    ],
  });
});

it('a condition for no address holds for no row, also as a part of another: it has no empty OR', () => {
  expect(onChains('holder', [])).toEqual({ OR: [{ chain: '', holder: { in: [] } }] });
});

it.each([
  [ONE, `0x12:${a}`, `0x12:${a}`],
  [TWO, '0x12:20261', 'evm:31337/0x12:20261'],
])('a key of %s is printed so that it is read again', (chain, key, text) => {
  expect(printChainKey(ONE, chain, key)).toBe(text);
  expect(readChainKey(ONE, text)).toEqual({ chain, key });
});
