import type { Address, TransactionId } from '@income-series/protocol/address';
import { envelopeColumn } from '@income-series/protocol/envelope';
import type { Bytes32, Hex, KeyAddress } from '@income-series/protocol/hex';
import type { MessageSignature } from '@income-series/protocol/signing';
import type { Tx } from '../../../core/tx.ts';

/** The column of the evidence, sealed for both attestor keys. */
export const EVIDENCE = envelopeColumn('extinguishment_requests', 'evidence_ciphertext');

/** The input that opens a request to extinguish a series. */
export interface OpenExtinguishmentInput {
  /** The id that the client chose and sealed the evidence for. */
  readonly id: string;
  readonly chain: string;
  readonly seriesKey: Bytes32;
  /** Two different attestor keys, in any order. */
  readonly attestorKeys: readonly KeyAddress[];
  /** The evidence in an envelope for both keys. */
  readonly evidence: string;
}

/** The input with which an attestor signs a request. */
export interface SignInput {
  readonly id: string;
  /** The key that signed, one of the request's two. */
  readonly key: KeyAddress;
  readonly signature: Hex;
}

/** The columns of a request that its steps read. */
export interface ExtinguishmentRow {
  readonly id: string;
  readonly chain: string;
  readonly issuer: Address;
  readonly seriesKey: Bytes32;
  readonly attestorKeyA: KeyAddress;
  readonly attestorKeyB: KeyAddress;
  readonly state: string;
  readonly extinguishNonce: bigint;
  /** The deadline of the request on the chain; null until the index has it. */
  readonly deadline: Date | null;
  readonly signatures: readonly MessageSignature[];
}

/** The outcome of a relay: in a block, or refused by a rule of the contract before it was sent. */
export type RelayOutcome =
  | { readonly kind: 'RELAYED'; readonly txHash: TransactionId; readonly at: Date }
  | { readonly kind: 'REFUSED'; readonly errorName: string };

/** The saved result of a mutation. */
interface RequestId extends Readonly<Record<string, string>> {
  readonly extinguishmentRequestId: string;
}
/** Writes a checked change of a request in the mutation's transaction. */
export type WriteRequest = (tx: Tx) => Promise<RequestId>;
