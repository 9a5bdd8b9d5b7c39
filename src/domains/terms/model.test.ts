import { WAD } from '@income-series/protocol/amounts';
import { AppError } from '@income-series/protocol/errors/app-error';
import { FIELD_ORDER } from '@income-series/protocol/field';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTerms, encodeTerms, readPrivateTerms } from './model/index.ts';

const refusal = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

const theta = fc.bigInt(0n, 2n ** 64n - 1n);
const salt = fc.bigInt(0n, FIELD_ORDER - 1n);

describe('private terms as input', () => {
  const good = { theta: 6_000_000n, shareRate: 5n * 10n ** 16n, termsSalt: 7n };

  it.each([0n, WAD + 1n, -1n, 1n << 255n])('refuses the share rate %s under A-TERMS-5', (shareRate) => {
    expect(refusal(() => readPrivateTerms({ ...good, shareRate })).code).toBe('A_TERMS_5');
  });

  it.each([1n << 64n, -1n])('refuses the theta %s, outside the circuit', (theta) => {
    expect(refusal(() => readPrivateTerms({ ...good, theta })).code).toBe('TERMS_OUT_OF_RANGE');
  });

  it('says the rule and never the value', () => {
    fc.assert(
      fc.property(fc.bigInt(10n ** 20n, 10n ** 40n), (shareRate) => {
        const error = refusal(() => readPrivateTerms({ ...good, shareRate }));
        expect(JSON.stringify([error.message, error.detail, error.cause])).not.toContain(`${shareRate}`);
      }),
    );
  });

  it('takes every share rate above zero and at most one', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, WAD), (shareRate) => {
        expect(readPrivateTerms({ ...good, shareRate }).shareRate).toBe(shareRate);
      }),
    );
  });
});

describe('the vault plaintext', () => {
  it('has the rate of a base lamport where units are sold on a curve', () => {
    const terms = { theta: 1n, shareRate: 5n * 10n ** 16n, termsSalt: 2n };
    const rateIf = (curve: boolean) => decodeTerms(encodeTerms(terms), { curve, unitsOffered: 1_000n }).rate;
    expect(rateIf(false)).toBe(50_000_000_000_000n);
    expect(rateIf(true)).toBe(50_000_000n);
  });

  it('decodes to what was encoded, with the rate of the units', () => {
    fc.assert(
      fc.property(theta, fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 9n), salt, (theta, rate, units, termsSalt) => {
        const terms = { theta, shareRate: rate * units, termsSalt };
        expect(decodeTerms(encodeTerms(terms), { curve: false, unitsOffered: units })).toEqual({
          ...terms,
          rate,
        });
      }),
    );
  });

  it.each(['', '{}', 'null', '{"theta":"1","shareRate":"2"}', '{"theta":1,"shareRate":2,"termsSalt":3}'])(
    'refuses opened bytes %s without a cause that shows them',
    (text) => {
      const error = refusal(() => decodeTerms(new TextEncoder().encode(text), { curve: false, unitsOffered: 1n }));
      expect(error.code).toBe('VAULT_CIPHERTEXT_INVALID');
      expect(error.cause).toBeUndefined();
    },
  );

  it('refuses terms that belong to another number of units', () => {
    const plaintext = encodeTerms({ theta: 1n, shareRate: 10n, termsSalt: 2n });
    expect(refusal(() => decodeTerms(plaintext, { curve: false, unitsOffered: 3n })).code).toBe(
      'VAULT_CIPHERTEXT_INVALID',
    );
  });
});
