import { expect, it } from 'vitest';
import { givenFault, readKeys } from './given-text.ts';

const [first, second] = [`0x${'ab'.repeat(20)}`, `0x${'12'.repeat(20)}`] as const;
const chosen = (...addresses: readonly string[]) => addresses.map((address) => ({ address }) as never);
const MISSING = 'Enter the key that each attestor gave you.';
const OTHER = 'This is not the key of the attestor whom you chose. Choose another one, or ask them for their key.';

it('reads keys among other words, in any letters, and none that is too long', () => {
  expect(readKeys(`first: 0x${'AB'.repeat(20)},\n${second}.`)).toEqual([first, second]);
  expect(readKeys(`${first}ff 0x1234`)).toEqual([]);
});

it.each([
  ['', [first], MISSING],
  [first, [first, second], MISSING],
  [second, [first], OTHER],
  [`${first} ${first}`, [first, second], OTHER],
])('refuses %s for the attestors %j', (text, addresses, message) => {
  expect(givenFault('given', text, chosen(...addresses))).toEqual([{ field: 'given', message }]);
});

it('takes the keys of all chosen attestors in any order, and nothing while none is chosen', () => {
  expect(givenFault('given', `${second} ${first.toUpperCase().replace('0X', '0x')}`, chosen(first, second))).toEqual(
    [],
  );
  expect(givenFault('given', '', [undefined])).toEqual([]);
});
