import { expect, it } from 'vitest';
import { hasFewValues } from './body-values.ts';

it.each<[string, string, boolean]>([
  ['one long string', `{"a":"${',[{'.repeat(10_000)}"}`, true],
  ['a string of quotes and backslashes', JSON.stringify({ a: '\\",'.repeat(10_000) }), true],
  ['as many as are allowed', `[${'1,'.repeat(9_997)}1]`, true],
  ['one more', `[${'1,'.repeat(9_999)}1]`, false],
  ['members of objects', `{${Array.from({ length: 10_001 }, (_, i) => `"m${i}":1`).join()}}`, false],
  ['lists in lists', '['.repeat(10_001), false],
  ['values after a string with an escaped quote', `["\\"",${'1,'.repeat(10_000)}1]`, false],
])('counts the values of a JSON text: %s', (_, text, expected) => {
  expect(hasFewValues(Buffer.from(text))).toBe(expected);
});
