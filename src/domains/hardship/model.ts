import type { TransactionId } from '../../core/address.ts';
import { envelopeColumn } from '../../core/envelope/index.ts';
import type { Bytes32, Hex, KeyAddress } from '../../core/hex.ts';

/** Why an attestor decided as it did: codes alone, never a sentence of its own. */
export const DECISION_CODES = {
  INCOME_LOSS: 'APPROVE',
  ILLNESS: 'APPROVE',
  CARE: 'APPROVE',
  DISASTER: 'APPROVE',
  NOT_HARDSHIP: 'REFUSE',
  EVIDENCE_INSUFFICIENT: 'REFUSE',
  EVIDENCE_UNREADABLE: 'REFUSE',
  CONFLICT_OF_INTEREST: 'REFUSE',
} as const satisfies Record<string, DecisionKind>;

export type DecisionKind = 'APPROVE' | 'REFUSE';
export type DecisionCode = keyof typeof DECISION_CODES;

/** Reason and evidence, sealed to the addressed key. */
export const REASON = envelopeColumn('hardship_requests', 'ciphertext');

export interface OpenHardshipInput {
  /** Chosen by the client, which sealed the reason for it. */
  readonly id: string;
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly attestorKey: KeyAddress;
  /** An envelope to the attestor key. */
  readonly reason: string;
  readonly allowFailing?: boolean | null | undefined;
}

export interface DecideInput {
  readonly id: string;
  readonly decision: DecisionKind;
  readonly decisionCode: DecisionCode;
  /** Of an approval alone, in whole seconds. */
  readonly pauseEndsAt?: Date | null | undefined;
  readonly signature?: Hex | null | undefined;
}

/** `pauseEnd` in unix seconds. */
export type RequestDecision =
  | { readonly kind: 'REFUSE'; readonly code: DecisionCode }
  | { readonly kind: 'APPROVE'; readonly code: DecisionCode; readonly pauseEnd: bigint; readonly signature: Hex };

/** What the chain accepted, as `hardship_requests.approval` holds it. Integers are decimal strings, the end unix seconds. */
export interface PauseApproval {
  readonly signer: KeyAddress;
  readonly signature: Hex;
  readonly digest: Bytes32;
  readonly pauseNonce: string;
  readonly pauseEnd: string;
}

/** A PauseApproved event with its place on the chain. */
export interface ConfirmedApproval {
  readonly txHash: TransactionId;
  /** Time of its block. */
  readonly at: Date;
  readonly attestor: KeyAddress;
  readonly pauseNonce: bigint;
  /** Unix seconds. */
  readonly pauseEnd: bigint;
  readonly signature: Hex;
}

/** What a hardship request holds once the chain has its approval. */
export interface ApprovedColumns {
  readonly approval: PauseApproval;
  readonly relayTx: TransactionId;
  readonly until: Date;
  readonly decidedAt: Date;
}

/** The contract's rules that have a bound, and the bound as policy states it. */
export interface PolicyBound {
  readonly name: 'PAUSE_MAX' | 'PAUSE_BUDGET' | 'PAUSE_COOLDOWN';
  readonly value: string;
  readonly unit: 'days';
}
