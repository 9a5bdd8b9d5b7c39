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

/** The indexing rules of terms. NONE: theta stays. ANNUAL: an amendment changes theta each year. */
export const INDEXING_RULES = { NONE: 0, ANNUAL: 1 } as const;

/** The inputs of the terms commitment. `theta`, `r` and `termsSalt` are secret; currency and rule are public. */
export interface PrivateTerms {
  /** The annual threshold, in minor units of the income currency, below 2^64. */
  readonly theta: bigint;
  /** The payment for one unit (one base lamport on a curve) and one unit of income above theta, as WAD below 2^60. */
  readonly r: Wad;
  /** The ISO 4217 number of the income currency, below 2^24. */
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly termsSalt: FieldElement;
}

/** Tests that a value is in [0, 2^bits). A negative value fails, because its shift never becomes zero. */
const fits = (value: bigint, bits: number): boolean => value >> BigInt(bits) === 0n;

/** Checks that terms are in the circuit's ranges. The salt is checked when it is hashed. @throws TERMS_OUT_OF_RANGE */
export function assertTermsRange(terms: Omit<PrivateTerms, 'termsSalt'>): void {
  const rules: readonly number[] = Object.values(INDEXING_RULES);
  const isInRange =
    fits(terms.theta, INCOME_BITS) &&
    terms.r > 0n &&
    fits(terms.r, RATE_BITS) &&
    Number.isInteger(terms.currencyCode) &&
    terms.currencyCode > 0 &&
    fits(BigInt(terms.currencyCode), CURRENCY_BITS) &&
    rules.includes(terms.indexingRule);
  if (!isInRange) throw new AppError('TERMS_OUT_OF_RANGE');
}

/** Creates a check that a value is in [0, 2^bits). */
const createRangeCheck = (bits: number) => (value: bigint) => {
  if (!fits(value, bits)) throw new AppError('TERMS_OUT_OF_RANGE');
  return value;
};

/** Checks that a year-to-date income in minor units is below 2^64. @throws TERMS_OUT_OF_RANGE */
export const assertIncome = createRangeCheck(INCOME_BITS);
/** Checks that a number of units, whole or base lamports, is below 2^48. @throws TERMS_OUT_OF_RANGE */
export const assertUnits = createRangeCheck(UNITS_BITS);
/** Checks that an FX rate, as WAD, is below 2^80. @throws TERMS_OUT_OF_RANGE */
export const assertFx = createRangeCheck(FX_BITS);
/** Checks that a payment in base units is below 2^128. @throws TERMS_OUT_OF_RANGE */
export const assertPayment = createRangeCheck(PAYMENT_BITS);

/** Checks that a share rate, as WAD, is in (0, 1]. @throws A_TERMS_5 */
export function assertShareRate(value: Wad): Wad {
  if (value <= 0n || value > WAD) throw new AppError('A_TERMS_5');
  return value;
}

/**
 * Parses a share rate such as "0.05" to a WAD in (0, 1].
 * @throws A_TERMS_5 for any other text: more than 18 decimals, zero, more than one
 */
export function parseShareRate(text: string): Wad {
  const value = parseUnits(text, WAD_DECIMALS);
  if (value === null) throw new AppError('A_TERMS_5');
  return assertShareRate(value);
}

/**
 * Derives the rate r of one unit: shareRate / unitsOffered. For a curve series it is the rate of one base lamport:
 * shareRate / (unitsOffered * 10^6). The division must be exact.
 * @param shareRate WAD in (0, 1e18]
 * @throws A_TERMS_5 if the rate is out of bounds or the division leaves a remainder; TERMS_OUT_OF_RANGE for the units
 */
export function deriveRate(shareRate: Wad, unitsOffered: bigint, options: { curve?: boolean } = {}): Wad {
  const divisor = options.curve === true ? unitsOffered * LAMPORTS_PER_UNIT : unitsOffered;
  if (divisor <= 0n) throw new AppError('TERMS_OUT_OF_RANGE');
  assertUnits(divisor);
  if (shareRate <= 0n || shareRate > WAD || shareRate % divisor !== 0n) throw new AppError('A_TERMS_5');
  return shareRate / divisor;
}
