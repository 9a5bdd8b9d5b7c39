import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { keccak256 } from 'viem';
import { expect, it } from 'vitest';
import { fingerprintOf, fingerprintOfProgramCall, isBuilt } from './fingerprint.ts';

const of = (byte: string) => `0x${byte.repeat(20)}` as EvmAddress;
const [wallet, hub, other] = [of('aa'), of('bb'), of('cc')];
const data = '0x12345678abcd' as Hex;
const request = { from: wallet, to: hub, data, value: '0x0', chainId: '0x279f' } as const;
const wrapped = (...parts: string[]): Hex => `0x6a761202${parts.map((part) => part.slice(2)).join('00')}ff`;

it.each([
  ['as it was built', { from: wallet, to: hub, data }, true],
  ['to another contract', { from: wallet, to: other, data }, false],
  ['that makes a contract', { from: wallet, to: null, data }, false],
  ['with other data', { from: wallet, to: hub, data: '0x12345678abce' as Hex }, false],
  ['with more data', { from: wallet, to: hub, data: `${data}00` as Hex }, false],
  ['of somebody else, as it was built', { from: other, to: hub, data }, false],
  ['to the wallet, a contract, with the call', { from: other, to: wallet, data: wrapped(hub, data) }, true],
  ['to the wallet, a contract, with another call', { from: other, to: wallet, data: wrapped(hub, '0x99') }, false],
  ['by way of another contract, for the wallet', { from: other, to: hub, data: wrapped(wallet, hub, data) }, true],
  ['by way of another contract, for another', { from: other, to: hub, data: wrapped(other, hub, data) }, false],
  [
    'to itself, a key with code (EIP-7702), with the call',
    { from: wallet, to: wallet, data: wrapped(hub, data) },
    true,
  ],
  [
    'to itself, another key, with the call and the name',
    { from: other, to: other, data: wrapped(wallet, data) },
    false,
  ],
  ['to itself, with another call', { from: wallet, to: wallet, data: wrapped(hub, '0x99') }, false],
  ['in capital letters', { from: wallet, to: hub, data: '0x12345678ABCD' as Hex }, true],
  ['after another call of its function', { from: other, to: wallet, data: wrapped('0x12345678ffff', data) }, true],
  ['cut short at the end of the data', { from: other, to: wallet, data: `0x6a7612021234567800` as Hex }, false],
  ['half a byte further on', { from: other, to: wallet, data: `0x6a761202f${data.slice(2)}f` as Hex }, false],
])('a transaction %s', (_, found, built) => {
  expect(isBuilt(fingerprintOf(request), found)).toBe(built);
});

it.each([
  ['with the wallet as its fee payer', wallet, [wallet], true],
  ['of another fee payer, which the wallet signed too', other, [other, wallet], true],
  ['that the wallet did not sign', other, [other], false],
])('a program’s call in a transaction %s', (_, from, signers, built) => {
  const called = fingerprintOfProgramCall(wallet, { program: hub, data });
  expect(isBuilt(called, { from, signers, to: hub, data })).toBe(built);
});

it('keeps of a call no more than its selector, its hash and its length', () => {
  expect(fingerprintOf(request)).toEqual({
    wallet,
    contract: hub,
    selector: '0x12345678',
    dataHash: keccak256(data),
    dataLength: 6,
  });
});

it('compares no more places than a batch has', () => {
  const many = (calls: number) => `0x6a761202${'12345678'.repeat(calls)}${data.slice(2)}` as Hex;
  expect(isBuilt(fingerprintOf(request), { from: other, to: wallet, data: many(500) })).toBe(true);
  expect(isBuilt(fingerprintOf(request), { from: other, to: wallet, data: many(5_000) })).toBe(false);
});
