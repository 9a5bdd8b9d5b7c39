import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalInput } from './canonical.ts';

const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([k, v]) => [k, shuffled(v)]),
  );
};

describe('canonical input', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(fc.property(fc.jsonValue(), (v) => canonicalInput(shuffled(v)) === canonicalInput(v)));
  });

  it('distinguishes every two different JSON values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const same = JSON.stringify(JSON.parse(canonicalInput(a))) === JSON.stringify(JSON.parse(canonicalInput(b)));
        return (canonicalInput(a) === canonicalInput(b)) === same;
      }),
    );
  });

  it.each([
    [{ a: undefined }, {}, true],
    [{ a: null }, {}, false],
    [{ a: 1n }, { a: 1 }, false],
    [{ a: 1n }, { a: '1' }, false],
    [{ a: new Date(0) }, { a: '1970-01-01T00:00:00.000Z' }, false],
    [[1, 2], [2, 1], false],
  ])('compares %o with %o', (a, b, equal) => {
    expect(canonicalInput(a) === canonicalInput(b)).toBe(equal);
  });

  it('refuses what has no value', () => {
    expect(() => canonicalInput(() => 1)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });

  it.each([
    [{ b: 1n, a: [new Date(0), null] }, '{"a":[{"$date":"1970-01-01T00:00:00.000Z"},null],"b":{"$int":"1"}}'],
    [{ a: undefined, A: 'é€😀' }, '{"A":"é€😀"}'],
  ])('is spelled as versions before spelled it: %o', (input, text) => {
    expect(canonicalInput(input)).toBe(text);
  });

  it.each([['a\ud800'], ['\udc00a'], [{ 'key\ud800': 1 }], [['\ude00\ud83d']]])(
    'refuses half of a surrogate pair: %j',
    (input) => {
      expect(() => canonicalInput(input)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
    },
  );

  it('names the member whose text has half of a pair', () => {
    const input = { title: 'a', raise: { names: ['b', 'c\ud83d'] } };
    const expected = 'text without U+D83D, which is half of a pair';
    expect(() => canonicalInput(input)).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT', argument: ['raise', 'names', '1'], expected }),
    );
  });
});
