import type { AppError } from '@income-series/protocol/errors/app-error';
import type { CallBytes } from '../domains/transaction/index.ts';

/**
 * Notes of one attempt to answer a request, or of one event of a subscription. `GatewayAccess` creates it, because an attempt
 * must not read the notes of another.
 */
export interface RequestScratch {
  /** Bytes of the transactions that the request's mutations built, by the transaction's id. The payloads read them. */
  readonly builtBytes: Map<string, CallBytes>;
  /** The error of the last refused mutation; null if none was refused. */
  refusal: AppError | null;
}

export const createRequestScratch = (): RequestScratch => ({ builtBytes: new Map(), refusal: null });
