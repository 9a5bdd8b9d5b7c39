import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWad } from '../../core/amounts.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { FIELD_ORDER } from '../../core/field.ts';
import { decodeTerms, encodeTerms, parsePrivateTerms } from './model.ts';

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
  const good = { theta: '6000000', shareRate: '0.05', termsSalt: '7' };

  it.each(['0', '1.000000000000000001', '0.0000000000000000001', '-1', '01', '1e-2', ' 1', ''])(
    'refuses share rate "%s" under A-TERMS-5',
    (shareRate) => {
      expect(refusal(() => parsePrivateTerms({ ...good, shareRate })).code).toBe('A-TERMS-5');
    },
  );

  it.each([
    { theta: (2n ** 64n).toString() },
    { theta: '-1' },
    { theta: '1.5' },
    { termsSalt: FIELD_ORDER.toString() },
    { termsSalt: '0x1' },
  ])('refuses terms outside the circuit: %o', (wrong) => {
    expect(refusal(() => parsePrivateTerms({ ...good, ...wrong })).code).toBe('TERMS_OUT_OF_RANGE');
  });

  it('says the rule and never the value', () => {
    fc.assert(
      fc.property(fc.bigInt(10n ** 20n, 10n ** 40n), (digits) => {
        const value = `${digits}1`;
        const text = `0.${value}`;
        const error = refusal(() => parsePrivateTerms({ ...good, shareRate: text }));
        expect(JSON.stringify([error.message, error.detail, error.cause])).not.toContain(value);
      }),
    );
  });

  it('takes every share rate a WAD holds', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 18n), (shareRate) => {
        expect(parsePrivateTerms({ ...good, shareRate: formatWad(shareRate) }).shareRate).toBe(shareRate);
      }),
    );
  });
});

describe('the vault plaintext', () => {
  it('decodes to what was encoded, with the rate of the units', () => {
    fc.assert(
      fc.property(theta, fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 9n), salt, (theta, rate, units, termsSalt) => {
        const terms = { theta, shareRate: rate * units, termsSalt };
        expect(decodeTerms(encodeTerms(terms), units)).toEqual({ ...terms, rate });
      }),
    );
  });

  it.each(['', '{}', 'null', '{"theta":"1","shareRate":"2"}', '{"theta":1,"shareRate":2,"termsSalt":3}'])(
    'refuses opened bytes %s without a cause that shows them',
    (text) => {
      const error = refusal(() => decodeTerms(new TextEncoder().encode(text), 1n));
      expect(error.code).toBe('VAULT_CIPHERTEXT_INVALID');
      expect(error.cause).toBeUndefined();
    },
  );

  it('refuses terms that belong to another number of units', () => {
    const plaintext = encodeTerms({ theta: 1n, shareRate: 10n, termsSalt: 2n });
    expect(refusal(() => decodeTerms(plaintext, 3n)).code).toBe('VAULT_CIPHERTEXT_INVALID');
  });
});
