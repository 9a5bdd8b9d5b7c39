import { z } from 'zod';
import type { Address } from '../../core/address.ts';
import { parseAmount, type Wad } from '../../core/amounts.ts';
import { chainKind } from '../../core/chain.ts';
import { termsCommitment } from '../../core/commitments.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { type FieldElement, parseField } from '../../core/field.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { INCOME_BITS } from '../../core/policy.ts';
import { assertIncome, assertShareRate, deriveRate } from '../../core/terms.ts';

/** What the vault seals for a series. The rate is derived from the share rate in memory and never stored. */
export interface VaultTerms {
  /** Annual threshold, minor units of the income currency. */
  readonly theta: bigint;
  /** Share of the income above theta that all units together receive, WAD in (0, 1]. */
  readonly shareRate: Wad;
  readonly termsSalt: FieldElement;
}

export interface Terms extends VaultTerms {
  /** WAD payment for one unit, on a curve series for one base lamport, and one minor unit of income above theta. */
  readonly rate: Wad;
}

/** By which right a reader opens terms: what the access check found, and where on the chain. */
export interface TermsAuthorization {
  readonly relation: 'issuer' | 'backer' | 'attestor';
  /** The linked wallet, or the reviewing attestor key, that the relation came from. */
  readonly wallet: Address | null;
  /** The block the relation was read at; null where the relation is not the chain's. */
  readonly blockNumber: bigint | null;
}

/** Any refusal of `parse` becomes TERMS_OUT_OF_RANGE: which part of a term was wrong is not said. */
function inRange<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw error instanceof AppError ? new AppError('TERMS_OUT_OF_RANGE') : error;
  }
}

const parseTheta = (text: string): bigint => inRange(() => parseAmount(text, 1n << BigInt(INCOME_BITS)));
const parseSalt = (text: string): FieldElement => inRange(() => parseField(text));

/**
 * Private terms as they are given, within their bounds. The salt is an element of the field already.
 *
 * @throws A_TERMS_5 for a share rate that is not in (0, 1], TERMS_OUT_OF_RANGE for theta
 */
export function readPrivateTerms({ theta, shareRate, termsSalt }: VaultTerms): VaultTerms {
  return { shareRate: assertShareRate(shareRate), theta: assertIncome(theta), termsSalt };
}

/** The public inputs of a terms commitment, and what the share rate is divided by. */
export interface TermsBasis {
  /** Series of a Solana cluster are on curves. */
  readonly chain: string;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: bigint;
}

/** For one unit, on a curve series for one base lamport. @throws A_TERMS_5, TERMS_OUT_OF_RANGE */
const rateOf = (shareRate: Wad, { chain, unitsOffered }: Pick<TermsBasis, 'chain' | 'unitsOffered'>): Wad =>
  deriveRate(shareRate, unitsOffered, { curve: chainKind(chain) === 'solana' });

/** The commitment to terms, the rate derived on the way. @throws A_TERMS_5, TERMS_OUT_OF_RANGE */
export function commitTerms(terms: VaultTerms, basis: TermsBasis): Bytes32 {
  const { theta, shareRate, termsSalt } = terms;
  const { currencyCode, indexingRule } = basis;
  const r = rateOf(shareRate, basis);
  return termsCommitment({ theta, r, currencyCode, indexingRule, termsSalt });
}

const Plaintext = z.strictObject({ theta: z.string(), shareRate: z.string(), termsSalt: z.string() });

/** The plaintext the vault seals: integers as decimal texts, the share rate in WAD. */
export function encodeTerms({ theta, shareRate, termsSalt }: VaultTerms): Uint8Array {
  const texts = { theta: `${theta}`, shareRate: `${shareRate}`, termsSalt: `${termsSalt}` };
  return new TextEncoder().encode(JSON.stringify(texts));
}

/**
 * The terms of opened bytes, with the rate of the series.
 * @throws VAULT_CIPHERTEXT_INVALID when the bytes are no terms of this series; the bytes appear nowhere
 */
export function decodeTerms(plaintext: Uint8Array, basis: Pick<TermsBasis, 'chain' | 'unitsOffered'>): Terms {
  try {
    const texts = Plaintext.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)));
    const shareRate = parseAmount(texts.shareRate);
    return {
      theta: parseTheta(texts.theta),
      shareRate,
      termsSalt: parseSalt(texts.termsSalt),
      rate: rateOf(shareRate, basis),
    };
  } catch {
    throw new AppError('VAULT_CIPHERTEXT_INVALID');
  }
}
