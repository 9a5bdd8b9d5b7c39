import { base58, base64 } from '@scure/base';
import { expect, it } from 'vitest';
import { isSameCall } from './solana-call.ts';

const keyOf = (byte: number) => new Uint8Array(32).fill(byte);
/** A number of four bytes, the low one first. */
const wordOf = (value: number) => [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >> 24];
const WALLET = base58.encode(keyOf(1));
const BUDGET = base58.decode('ComputeBudget111111111111111111111111111111');

interface Change {
  readonly blockhash?: number;
  readonly limit?: number;
  readonly price?: number;
  readonly program?: number;
  readonly data?: readonly number[];
  readonly wallet?: number;
  /** How often the call of the program is in it. */
  readonly times?: number;
}

/** An instruction of the program without accounts. Its data begin as those of a compute limit do. */
const DATA = [2, ...new Uint8Array(97)];

/** A transaction of version 0 without its signature: two budget instructions, and one of a program. */
function build({ blockhash = 9, limit = 1, price = 7, program = 2, wallet = 1, ...call }: Change = {}): string {
  const { data = DATA, times = 1 } = call;
  const bytes = [
    ...[1, ...new Uint8Array(64), 0x80, 1, 0, 2],
    ...[3, ...keyOf(wallet), ...BUDGET, ...keyOf(program), ...keyOf(blockhash)],
    ...[2 + times, 1, 0, 5, 2, ...wordOf(limit)],
    ...[1, 0, 9, 3, ...wordOf(price), 0, 0, 0, 0],
    ...Array.from({ length: times }, () => [2, 0, data.length, ...data]).flat(),
    0,
  ];
  return base64.encode(Uint8Array.from(bytes));
}

it.each<readonly [string, Change]>([
  ['nothing', {}],
  ['the blockhash', { blockhash: 8 }],
  ['the compute limit', { limit: 200 }],
])('is the same call where %s differs', (_what, change) => {
  expect(isSameCall(build(), build(change), WALLET)).toBe(true);
});

it.each<readonly [string, Change]>([
  ['the data', { data: [2, 1, ...DATA.slice(2)] }],
  ['the length of the data', { data: DATA.slice(1) }],
  ['the program', { program: 3 }],
  ['the wallet', { wallet: 4 }],
  ['the number of calls', { times: 3 }],
  ['the price of a compute unit', { price: 8 }],
])('is another call where %s differs, whatever its blockhash', (_what, change) => {
  for (const blockhash of [9, 8]) expect(isSameCall(build(), build({ ...change, blockhash }), WALLET)).toBe(false);
});

it.each(['', 'AA==', 'no base64', build().slice(0, 80)])('is none for bytes that are no transaction: %j', (text) => {
  expect(isSameCall(text, text, WALLET)).toBe(false);
});

it.each([
  [1_000_000, 140_000],
  [200_000, 700_000],
  [999_992, 140_001],
])('is the same call up to a limit of %i units at %i micro-lamports', (limit, price) => {
  expect(isSameCall(build({ price }), build({ price, limit }), WALLET)).toBe(true);
  expect(isSameCall(build({ price }), build({ price, limit: limit + 1 }), WALLET)).toBe(false);
});

it('is another call for another wallet', () => {
  expect(isSameCall(build({ wallet: 4 }), build({ wallet: 4 }), WALLET)).toBe(false);
});
