import { currencyNumber, termsCommitment } from '@income-series/client';

const INDEXING_RULES = { NONE: 0, ANNUAL: 1 } as const;

/** The terms in an answer, with their commitment on the chain. */
export interface AnsweredTerms {
  readonly theta: string;
  readonly rate: string;
  readonly termsSalt: string;
  readonly currency: string;
  readonly indexingRule: keyof typeof INDEXING_RULES;
  readonly commitment: string;
}

/**
 * Tests that terms fit a commitment, which this device computes as Poseidon over all five parts. The gateway names the commitment, so
 * the test finds terms of another series, but not a gateway that lies.
 */
export function fitsCommitment({ theta, rate, termsSalt, currency, indexingRule, commitment }: AnsweredTerms): boolean {
  const currencyCode = currencyNumber(currency);
  if (currencyCode === null) return false;
  const figures = { theta: BigInt(theta), r: BigInt(rate), termsSalt: BigInt(termsSalt) };
  return termsCommitment({ ...figures, currencyCode, indexingRule: INDEXING_RULES[indexingRule] }) === commitment;
}
