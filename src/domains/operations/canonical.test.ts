import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical.ts';

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
    fc.assert(fc.property(fc.jsonValue(), (v) => canonicalJson(shuffled(v)) === canonicalJson(v)));
  });

  it('distinguishes every two different JSON values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const same = JSON.stringify(JSON.parse(canonicalJson(a))) === JSON.stringify(JSON.parse(canonicalJson(b)));
        return (canonicalJson(a) === canonicalJson(b)) === same;
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
    expect(canonicalJson(a) === canonicalJson(b)).toBe(equal);
  });

  it('refuses what has no value', () => {
    expect(() => canonicalJson(() => 1)).toThrow(TypeError);
  });
});
