import type { Address } from '@income-series/protocol/address';
import { parseAmount, type Wad } from '@income-series/protocol/amounts';
import { termsCommitment } from '@income-series/protocol/commitments';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type FieldElement, parseField } from '@income-series/protocol/field';
import type { Bytes32 } from '@income-series/protocol/hex';
import { INCOME_BITS } from '@income-series/protocol/policy';
import { assertIncome, assertShareRate, deriveRate } from '@income-series/protocol/terms';
import { z } from 'zod';

/** The private terms that the vault seals. The rate is not among them, because it is derived from the share rate. */
export interface VaultTerms {
  /** The annual income threshold, in minor units of the income currency. */
  readonly theta: bigint;
  /** The share of the income above theta that all units together receive, WAD in (0, 1]. */
  readonly shareRate: Wad;
  readonly termsSalt: FieldElement;
}

export interface Terms extends VaultTerms {
  /** The payment for one unit (one base lamport on a curve) and one minor unit of income above theta, WAD. */
  readonly rate: Wad;
}

/** The right by which a reader opens terms, as the access check found it; the access log stores it. */
export interface TermsAuthorization {
  readonly relation: 'issuer' | 'backer' | 'attestor';
  /** The linked wallet or the attestor key that has the relation; null if more than one wallet may have it. */
  readonly wallet: Address | null;
  /** The block at which the relation was read; null if it was not read from the chain. */
  readonly blockNumber: bigint | null;
}

/** Calls `parse`, and replaces any of its refusals by TERMS_OUT_OF_RANGE, so that no error says what was wrong. */
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
 * Checks the bounds of private terms from a mutation's input. The salt is not checked, because its scalar has checked it.
 *
 * @throws A_TERMS_5 for a share rate that is not in (0, 1], TERMS_OUT_OF_RANGE for theta
 */
export function readPrivateTerms({ theta, shareRate, termsSalt }: VaultTerms): VaultTerms {
  return { shareRate: assertShareRate(shareRate), theta: assertIncome(theta), termsSalt };
}

/** The public values that a terms commitment and the rate are computed with. */
export interface TermsBasis {
  /** True if the units are sold on a curve. It decides the unit of the rate. */
  readonly curve: boolean;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: bigint;
}

/** Derives the rate for one unit, or for one base lamport on a curve. @throws A_TERMS_5, TERMS_OUT_OF_RANGE */
const rateOf = (shareRate: Wad, { curve, unitsOffered }: Pick<TermsBasis, 'curve' | 'unitsOffered'>): Wad =>
  deriveRate(shareRate, unitsOffered, { curve });

/** Computes the Poseidon commitment to terms and their derived rate. @throws A_TERMS_5, TERMS_OUT_OF_RANGE */
export function commitTerms(terms: VaultTerms, basis: TermsBasis): Bytes32 {
  const { theta, shareRate, termsSalt } = terms;
  const { currencyCode, indexingRule } = basis;
  const r = rateOf(shareRate, basis);
  return termsCommitment({ theta, r, currencyCode, indexingRule, termsSalt });
}

const Plaintext = z.strictObject({ theta: z.string(), shareRate: z.string(), termsSalt: z.string() });

/** Encodes terms as the JSON that the vault seals: integers as decimal texts, the share rate in WAD. */
export function encodeTerms({ theta, shareRate, termsSalt }: VaultTerms): Uint8Array {
  const texts = { theta: `${theta}`, shareRate: `${shareRate}`, termsSalt: `${termsSalt}` };
  return new TextEncoder().encode(JSON.stringify(texts));
}

/**
 * Decodes opened bytes to terms, and derives the rate.
 * @throws VAULT_CIPHERTEXT_INVALID if the bytes are not valid terms; the error does not contain the bytes
 */
export function decodeTerms(plaintext: Uint8Array, basis: Pick<TermsBasis, 'curve' | 'unitsOffered'>): Terms {
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
