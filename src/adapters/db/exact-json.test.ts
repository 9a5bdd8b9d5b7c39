import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteLongNumbers } from './exact-json.ts';

it('keeps every digit of an integer of any length, and everything else as it was', () => {
  const integer = fc.bigInt({ min: -(10n ** 78n), max: 10n ** 78n });
  fc.assert(
    fc.property(fc.array(fc.tuple(integer, fc.string(), fc.string())), (rows) => {
      const text = `[${rows.map(([n, s, v]) => `{"n": ${n}, "s": ${JSON.stringify(s)}, "v":${JSON.stringify(`, ${v} ${n}`)}}`)}]`;
      const parsed = JSON.parse(quoteLongNumbers(text)) as { n: number | string; s: string; v: string }[];
      expect(parsed.map(({ n, s, v }) => [BigInt(n), s, v])).toEqual(rows.map(([n, s, v]) => [n, s, `, ${v} ${n}`]));
    }),
  );
});

it('leaves digits in strings alone', () => {
  const text = '{"a": ": 12345678901234567890", "b": "\\" ,1234567890123456789", "c": 123456789012345}';
  expect(quoteLongNumbers(text)).toBe(text);
  expect(quoteLongNumbers('{"a":-1234567890123456}')).toBe('{"a":"-1234567890123456"}');
});
