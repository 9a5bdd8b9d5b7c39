import type { ErrorCode } from '../core/errors/codes.ts';
import type { CallBytes } from '../domains/transaction/index.ts';

/**
 * Notes of one attempt to answer a request, or of one event of a subscription. `GatewayAccess` makes it, because an attempt and an
 * event have an access of their own, and none of them may read the notes of another.
 */
export interface RequestScratch {
  /** Bytes of the transactions that the request's mutations built, by the transaction's id: their own answers read them. */
  readonly builtBytes: Map<string, CallBytes>;
  /** Code of the last mutation that was refused; null where none was. Selecting other fields of it changes nothing. */
  refusal: ErrorCode | null;
}

export const createRequestScratch = (): RequestScratch => ({ builtBytes: new Map(), refusal: null });
