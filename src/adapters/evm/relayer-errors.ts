import { BaseError, RpcRequestError } from 'viem';

/** What a node says to a transaction that it does not take as a new one. */
export type OfferFailure = 'KNOWN' | 'NONCE_USED' | 'NONCE_TAKEN' | 'INSUFFICIENT_FUNDS' | 'REJECTED';

/** Nodes word these themselves; anything else that a node refuses by is REJECTED. */
const WORDS: readonly (readonly [RegExp, OfferFailure])[] = [
  [/already (known|imported|exists)/i, 'KNOWN'],
  [/nonce (is )?too low/i, 'NONCE_USED'],
  [/replace/i, 'NONCE_TAKEN'],
  [/insufficient (funds|balance)/i, 'INSUFFICIENT_FUNDS'],
];

/** Why a node refused a transaction; null where the error is no answer of a node (it may have the transaction or not). */
export function offerFailure(error: unknown): OfferFailure | null {
  if (!(error instanceof BaseError)) return null;
  const answered = error.walk((cause) => cause instanceof RpcRequestError);
  if (answered === null) return null;
  const said = `${error.details} ${(answered as RpcRequestError).details}`;
  return WORDS.find(([words]) => words.test(said))?.[1] ?? 'REJECTED';
}
