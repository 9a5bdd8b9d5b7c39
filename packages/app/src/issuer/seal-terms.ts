// A part of its own, because the hash of a commitment is large and is needed when a draft is sent.
import { currencyNumber, INDEXING_RULES, sealTerms } from '@income-series/client/issuer';
import { DeviceFault } from '../device/device-fault.ts';
import type { TypedTerms } from './draft-text.ts';

export interface SealedDraftTerms {
  /** The private terms as a draft's mutation takes them. */
  readonly sealed: { readonly theta: string; readonly shareRate: string; readonly termsSalt: string };
  /** The commitment to them, which the gateway has to answer. */
  readonly commitment: string;
}

/** Draws a salt for the terms of a draft, and commits to them. @throws DeviceFault for a currency without a number */
export function sealDraftTerms(
  { theta, shareRate, unitsOffered }: TypedTerms,
  { currency, indexingRule }: { readonly currency: string; readonly indexingRule: keyof typeof INDEXING_RULES },
  isCurve: boolean,
): SealedDraftTerms {
  const number = currencyNumber(currency);
  if (number === null) throw new DeviceFault('This currency has no number in ISO 4217. Choose another one.');
  const {
    terms,
    shareRate: wad,
    commitment,
  } = sealTerms({
    theta,
    shareRate,
    unitsOffered,
    currencyCode: number,
    indexingRule: INDEXING_RULES[indexingRule],
    curve: isCurve,
  });
  return { sealed: { theta: `${theta}`, shareRate: `${wad}`, termsSalt: `${terms.termsSalt}` }, commitment };
}
