import { parseUnits, WAD, WAD_DECIMALS, type Wad } from './amounts.ts';
import { AppError } from './errors/app-error.ts';
import type { FieldElement } from './field.ts';
import {
  CURRENCY_BITS,
  FX_BITS,
  INCOME_BITS,
  LAMPORTS_PER_UNIT,
  PAYMENT_BITS,
  RATE_BITS,
  UNITS_BITS,
} from './policy.ts';

/** 0: theta stays; 1: theta is re-based each year by an amendment. */
export const INDEXING_RULES = { NONE: 0, ANNUAL: 1 } as const;

/** The five inputs of the terms commitment. theta, r and termsSalt are secret; currency and rule are public. */
export interface PrivateTerms {
  /** Annual threshold, minor units of the income currency, below 2^64. */
  readonly theta: bigint;
  /** WAD payment a unit (a base lamport on a curve) a unit of income above theta, below 2^60. */
  readonly r: Wad;
  /** ISO 4217 numeric, below 2^24. */
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly termsSalt: FieldElement;
}

/** In [0, 2^bits): the shift of a negative number never becomes zero. */
const fits = (value: bigint, bits: number): boolean => value >> BigInt(bits) === 0n;

/** The circuit's ranges; the salt is checked where it is hashed. @throws TERMS_OUT_OF_RANGE */
export function assertTermsRange(terms: Omit<PrivateTerms, 'termsSalt'>): void {
  const rules: readonly number[] = Object.values(INDEXING_RULES);
  const ok =
    fits(terms.theta, INCOME_BITS) &&
    terms.r > 0n &&
    fits(terms.r, RATE_BITS) &&
    Number.isInteger(terms.currencyCode) &&
    terms.currencyCode > 0 &&
    fits(BigInt(terms.currencyCode), CURRENCY_BITS) &&
    rules.includes(terms.indexingRule);
  if (!ok) throw new AppError('TERMS_OUT_OF_RANGE');
}

const range = (bits: number) => (value: bigint) => {
  if (!fits(value, bits)) throw new AppError('TERMS_OUT_OF_RANGE');
  return value;
};

/** A year-to-date figure, minor units, below 2^64. @throws TERMS_OUT_OF_RANGE */
export const assertIncome = range(INCOME_BITS);
/** Units outstanding, whole or base lamports, below 2^48. @throws TERMS_OUT_OF_RANGE */
export const assertUnits = range(UNITS_BITS);
/** An FX rate, WAD, below 2^80. @throws TERMS_OUT_OF_RANGE */
export const assertFx = range(FX_BITS);
/** A payment, base units, below 2^128. @throws TERMS_OUT_OF_RANGE */
export const assertPayment = range(PAYMENT_BITS);

/** A share rate, WAD in (0, 1]. @throws A_TERMS_5 */
export function assertShareRate(value: Wad): Wad {
  if (value <= 0n || value > WAD) throw new AppError('A_TERMS_5');
  return value;
}

/**
 * A share rate from its decimal text ("0.05"), WAD in (0, 1].
 * @throws A_TERMS_5 for anything a WAD cannot hold: more than 18 places, zero, more than one
 */
export function parseShareRate(text: string): Wad {
  const value = parseUnits(text, WAD_DECIMALS);
  if (value === null) throw new AppError('A_TERMS_5');
  return assertShareRate(value);
}

/**
 * r = shareRate / unitsOffered, on a curve series / (unitsOffered * 10^6), a base lamport. Exact or refused.
 * @param shareRate WAD in (0, 1e18]
 * @throws A_TERMS_5 where the rate is out of bounds or the division leaves a remainder; TERMS_OUT_OF_RANGE for the units
 */
export function deriveRate(shareRate: Wad, unitsOffered: bigint, options: { curve?: boolean } = {}): Wad {
  const divisor = options.curve === true ? unitsOffered * LAMPORTS_PER_UNIT : unitsOffered;
  if (divisor <= 0n) throw new AppError('TERMS_OUT_OF_RANGE');
  assertUnits(divisor);
  if (shareRate <= 0n || shareRate > WAD || shareRate % divisor !== 0n) throw new AppError('A_TERMS_5');
  return shareRate / divisor;
}
