import type { Wad } from '@income-series/protocol/amounts';
import { termsCommitment } from '@income-series/protocol/commitments';
import type { Bytes32 } from '@income-series/protocol/hex';
import { deriveRate, type PrivateTerms, parseShareRate } from '@income-series/protocol/terms';
import { randomField } from './random.ts';

/** The terms of a series as its issuer states them. */
export interface TermsInput {
  /** The annual income threshold, in minor units of the income currency. */
  readonly theta: bigint;
  /** The share of income above the threshold that all units together receive: a decimal in (0, 1], as "0.05". */
  readonly shareRate: string;
  readonly unitsOffered: bigint;
  /** The income currency, by its numeric code of ISO 4217. */
  readonly currencyCode: number;
  /** 0 for no indexing, 1 for annual. */
  readonly indexingRule: number;
  /** True for a curve series, whose rate is for one base unit of the token. */
  readonly curve?: boolean;
}

/** Terms with their commitment. */
export interface SealedTerms {
  /** The public commitment to the terms. */
  readonly commitment: Bytes32;
  /** The secret terms, which the gateway's vault seals for the series' eligible backers. */
  readonly terms: PrivateTerms;
  /** The share rate, WAD. It is secret, because the rate is derived from it. */
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
