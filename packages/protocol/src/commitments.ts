import { poseidon2 } from 'poseidon-lite/poseidon2';
import { poseidon5 } from 'poseidon-lite/poseidon5';
import { AppError } from './errors/app-error.ts';
import { assertCanonical, type FieldElement, fieldToBytes32 } from './field.ts';
import { type Bytes32, sameHex } from './hex.ts';
import { assertIncome, assertTermsRange, type PrivateTerms } from './terms.ts';

// Commitments use Poseidon over BN254 with circomlib's constants (Grassi et al., eprint 2019/458), as the circuit does.

/** The opening of an income commitment: a year-to-date income in minor units, and the salt that hides it. */
export interface IncomeOpening {
  readonly ytd: bigint;
  readonly salt: FieldElement;
}

/** The commitment of terms: Poseidon5(theta, r, currencyCode, indexingRule, termsSalt). @throws TERMS_OUT_OF_RANGE, COMMITMENT_NOT_CANONICAL */
export function termsCommitment(terms: PrivateTerms): Bytes32 {
  assertTermsRange(terms);
  const { theta, r, currencyCode, indexingRule, termsSalt } = terms;
  return fieldToBytes32(poseidon5([theta, r, BigInt(currencyCode), BigInt(indexingRule), assertCanonical(termsSalt)]));
}

/** Tests that the terms open the commitment. False also for terms out of range. */
export function opensTerms(terms: PrivateTerms, commitment: Bytes32): boolean {
  try {
    return sameHex(commitment, termsCommitment(terms));
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The commitment of an income: Poseidon2(ytd, salt). @throws TERMS_OUT_OF_RANGE for an income of 2^64 or more, COMMITMENT_NOT_CANONICAL */
export function incomeCommitment(opening: IncomeOpening): Bytes32 {
  return fieldToBytes32(poseidon2([assertIncome(opening.ytd), assertCanonical(opening.salt)]));
}

/** The opening of the prior commitment of every first quarter. */
export const ZERO_OPENING: IncomeOpening = Object.freeze({ ytd: 0n, salt: 0n });

/** The prior commitment of every first quarter: Poseidon2(0, 0). */
export const ZERO_PRIOR: Bytes32 = incomeCommitment(ZERO_OPENING);

/** Tests that the opening opens the commitment. False also for an opening or commitment out of range. */
export function opensIncome(opening: IncomeOpening, commitment: Bytes32): boolean {
  try {
    return sameHex(commitment, incomeCommitment(opening));
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
