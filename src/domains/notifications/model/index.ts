import type { Address } from '@income-series/protocol/address';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';

/**
 * The recipients of a message: the union of these fields, each account once, looked up when the message is dispatched.
 * A wallet or key stands for the account that linked it; an inactive key stands for nobody.
 */
export interface Audience {
  readonly wallets?: readonly Address[];
  readonly accounts?: readonly string[];
  /** Attestor keys. */
  readonly keys?: readonly KeyAddress[];
  /** Every active attestor of the message's chain. */
  readonly attestors?: true;
  /** People of the message's series. */
  readonly series?: SeriesAudience;
  /** Wallets whose accounts get nothing, even if another field names them. */
  readonly except?: readonly Address[];
}

/**
 * `series`: issuer, holders and bidders. `holders`: issuer and holders, because bidders may not learn of a hardship.
 * `traders`: the wallets with an order in the message's window.
 */
export type SeriesAudience = 'series' | 'holders' | 'traders';

/**
 * The contents of a notification: statuses, numbers of periods, rounds and windows, ids, dates. Never an amount, a count
 * or a person.
 */
interface MessageFacts {
  /** One of `NotificationCatalogue.kinds`. */
  readonly kind: string;
  readonly seriesKey?: Bytes32 | null;
  /** The id of the record that the message is about, if that is not an event of the chain. */
  readonly subjectId?: string | null;
  readonly period?: number | null;
  readonly round?: number | null;
  readonly window?: number | null;
  readonly status?: string | null;
  readonly reason?: string | null;
}

export interface Message extends MessageFacts {
  /** The chain of the wallets and keys in `audience`. */
  readonly chain: string;
  readonly audience: Audience;
  /** Distinguishes messages of one kind: a log's id, or a record and its state. The row's id is derived from both. */
  readonly origin: string;
  /** The time of the event or action. */
  readonly at: Date;
}

/** `outbox.payload`. */
export type Payload = Omit<Message, 'origin' | 'at'>;

/** The PostgreSQL channel that wakes the dispatchers when a message was written; its notices have no payload. */
export const OUTBOX_CHANNEL = 'outbox';
