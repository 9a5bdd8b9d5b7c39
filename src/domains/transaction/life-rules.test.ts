import { expect, it } from 'vitest';
import type { Address, Hex } from '../../core/hex.ts';
import { isBuilt, isOver, mayBeReplaced } from './life-rules.ts';

const of = (byte: string) => `0x${byte.repeat(20)}` as Address;
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
])('a transaction %s', (_, found, built) => {
  expect(isBuilt(request, found)).toBe(built);
});

it.each([
  ['BUILT', null, false, true],
  ['SENT', null, false, true],
  ['MINED', true, false, false],
  ['MINED', false, true, false],
  ['INDEXED', true, true, false],
  ['DROPPED', null, true, true],
] as const)('%s, succeeded %s: over %s, may be replaced %s', (life, succeeded, over, replaced) => {
  expect([isOver({ life, succeeded, txHash: null }), mayBeReplaced(life)]).toEqual([over, replaced]);
});
