import type { Wad } from '../../../../src/core/amounts.ts';
import { termsCommitment } from '../../../../src/core/commitments.ts';
import type { Bytes32 } from '../../../../src/core/hex.ts';
import { deriveRate, type PrivateTerms, parseShareRate } from '../../../../src/core/terms.ts';
import { randomField } from './random.ts';

export interface TermsInput {
  /** Annual threshold, minor units of the income currency. */
  readonly theta: bigint;
  /** The share of income above the threshold that all units together are paid: a decimal in (0, 1], "0.05". */
  readonly shareRate: string;
  readonly unitsOffered: bigint;
  /** ISO 4217 numeric. */
  readonly currencyCode: number;
  /** 0 none, 1 annual. */
  readonly indexingRule: number;
  /** On a curve series the rate is per base unit of the token. */
  readonly curve?: boolean;
}

export interface SealedTerms {
  /** Public, and bound by the contract. */
  readonly commitment: Bytes32;
  /** Secret: for the series' eligible backers, through the vault. */
  readonly terms: PrivateTerms;
  /** The share rate as a WAD; secret, since the rate follows from it. */
  readonly shareRate: Wad;
}

/**
 * Derives the rate, draws a terms salt and commits to the terms.
 * @throws A_TERMS_5, TERMS_OUT_OF_RANGE
 */
export function sealTerms({ shareRate: text, unitsOffered, curve = false, ...terms }: TermsInput): SealedTerms {
  const shareRate = parseShareRate(text);
  const sealed: PrivateTerms = {
    ...terms,
    r: deriveRate(shareRate, unitsOffered, { curve }),
    termsSalt: randomField(),
  };
  return { commitment: termsCommitment(sealed), terms: sealed, shareRate };
}
