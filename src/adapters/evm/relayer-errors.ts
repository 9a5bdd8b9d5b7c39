import { BaseError, RpcRequestError } from 'viem';

/** The reasons for which a node does not accept a transaction as a new one. */
export type OfferFailure = 'KNOWN' | 'NONCE_USED' | 'NONCE_TAKEN' | 'INSUFFICIENT_FUNDS' | 'REJECTED';

/** Patterns of nodes' messages and their meaning; any other refusal is REJECTED. */
const WORDS: readonly (readonly [RegExp, OfferFailure])[] = [
  [/already (known|imported|exists)/i, 'KNOWN'],
  [/nonce (is )?too low/i, 'NONCE_USED'],
  [/replace/i, 'NONCE_TAKEN'],
  [/insufficient (funds|balance)/i, 'INSUFFICIENT_FUNDS'],
];

/** The reason for which a node refused a transaction; null if the node did not answer, so that it perhaps accepted the transaction. */
export function offerFailure(error: unknown): OfferFailure | null {
  if (!(error instanceof BaseError)) return null;
  const rpcError = error.walk((cause) => cause instanceof RpcRequestError);
  if (rpcError === null) return null;
  const message = `${error.details} ${(rpcError as RpcRequestError).details}`;
  return WORDS.find(([words]) => words.test(message))?.[1] ?? 'REJECTED';
}
