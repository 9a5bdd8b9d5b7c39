import type { Address, TransactionId } from '../../core/address.ts';
import { envelopeColumn } from '../../core/envelope/index.ts';
import type { Bytes32, Hex, KeyAddress } from '../../core/hex.ts';
import type { MessageSignature } from '../../core/signing/index.ts';
import type { Tx } from '../../core/tx.ts';

/** Sealed to both attestor keys. */
export const EVIDENCE = envelopeColumn('extinguishment_requests', 'evidence_ciphertext');

export interface OpenExtinguishmentInput {
  /** Chosen by the client, which sealed the evidence for it. */
  readonly id: string;
  readonly chain: string;
  readonly seriesKey: Bytes32;
  /** Two, in any order. */
  readonly attestorKeys: readonly KeyAddress[];
  /** An envelope to both keys. */
  readonly evidence: string;
}

export interface SignInput {
  readonly id: string;
  /** Which of the two keys signs. */
  readonly key: KeyAddress;
  readonly signature: Hex;
}

/** A row as its acts need it. */
export interface ExtinguishmentRow {
  readonly id: string;
  readonly chain: string;
  readonly issuer: Address;
  readonly seriesKey: Bytes32;
  readonly attestorKeyA: KeyAddress;
  readonly attestorKeyB: KeyAddress;
  readonly state: string;
  readonly extinguishNonce: bigint;
  /** Of the chain's request, once the index has it. */
  readonly deadline: Date | null;
  readonly signatures: readonly MessageSignature[];
}

/** How a relay went: in a block, or refused by the contract's rule before it was sent. */
export type RelayOutcome =
  | { readonly kind: 'RELAYED'; readonly txHash: TransactionId; readonly at: Date }
  | { readonly kind: 'REFUSED'; readonly errorName: string };

interface RequestId extends Readonly<Record<string, string>> {
  readonly extinguishmentRequestId: string;
}
/** Writes what a checked mutation does, in its transaction. */
export type WriteRequest = (tx: Tx) => Promise<RequestId>;
