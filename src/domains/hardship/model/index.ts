import type { TransactionId } from '@income-series/protocol/address';
import type { DecisionCode, DecisionKind } from '@income-series/protocol/decisions';
import { envelopeColumn } from '@income-series/protocol/envelope';
import type { Bytes32, Hex, KeyAddress } from '@income-series/protocol/hex';

export { DECISION_CODES, type DecisionCode, type DecisionKind } from '@income-series/protocol/decisions';

/** The column of a request's reason and evidence, sealed for the addressed key. */
export const REASON = envelopeColumn('hardship_requests', 'ciphertext');

/** The input that opens a request for a pause. */
export interface OpenHardshipInput {
  /** The id that the client chose and sealed the reason for. */
  readonly id: string;
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly attestorKey: KeyAddress;
  /** The reason and evidence in an envelope for the attestor key. */
  readonly reason: string;
  readonly allowFailing?: boolean | null | undefined;
}

/** The input of an attestor's decision. */
export interface DecideInput {
  readonly id: string;
  readonly decision: DecisionKind;
  readonly decisionCode: DecisionCode;
  /** The end of the pause, a whole second; only for an approval. */
  readonly pauseEndsAt?: Date | null | undefined;
  readonly signature?: Hex | null | undefined;
}

/** A checked decision. `pauseEnd`: in unix seconds. */
export type RequestDecision =
  | { readonly kind: 'REFUSE'; readonly code: DecisionCode }
  | { readonly kind: 'APPROVE'; readonly code: DecisionCode; readonly pauseEnd: bigint; readonly signature: Hex };

/** An approval that the chain accepted, as stored in `hardship_requests.approval`. Integers are decimal strings; `pauseEnd` is unix seconds. */
export interface PauseApproval {
  readonly signer: KeyAddress;
  readonly signature: Hex;
  readonly digest: Bytes32;
  readonly pauseNonce: string;
  readonly pauseEnd: string;
}

/** A PauseApproved event and its transaction. */
export interface ConfirmedApproval {
  readonly txHash: TransactionId;
  /** The time of the event's block. */
  readonly at: Date;
  readonly attestor: KeyAddress;
  readonly pauseNonce: bigint;
  /** The end of the pause, in unix seconds. */
  readonly pauseEnd: bigint;
  readonly signature: Hex;
}

/** The columns of a request that an approval on the chain sets. */
export interface ApprovedColumns {
  readonly approval: PauseApproval;
  readonly relayTx: TransactionId;
  readonly until: Date;
  readonly decidedAt: Date;
}

/** A bound of the contract's rules for pauses. */
export interface PolicyBound {
  readonly name: 'PAUSE_MAX' | 'PAUSE_BUDGET' | 'PAUSE_COOLDOWN';
  readonly value: string;
  readonly unit: 'days';
}
