import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64, readBase64, toBase64 } from './base64.ts';

it('reads the bytes that it writes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = toBase64(bytes);
      expect(readBase64(text)).toBe(text);
      expect(fromBase64(text)).toEqual(bytes);
    }),
  );
});

// RFC 4648, section 10
it.each([
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foobar', 'Zm9vYmFy'],
])('writes %j as %j', (text, base64) => {
  expect(toBase64(new TextEncoder().encode(text))).toBe(base64);
});

it.each([
  ['no padding', 'Zg'],
  ['padding in the middle', 'Zg==Zg=='],
  ['bits that are of no byte', 'Zh=='],
  ['the alphabet of URLs', '-_8='],
  ['a line break', 'Zm9v\n'],
  ['a space', 'Zm 9v'],
  ['another character', 'Zm9ü'],
  ['a number', 12],
  ['nothing', null],
])('refuses %s', (_, text) => {
  expect(readBase64(text)).toBeNull();
});
