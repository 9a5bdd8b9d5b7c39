import type { Address } from '../../core/address.ts';
import type { Bytes32, KeyAddress } from '../../core/hex.ts';

/**
 * The recipients: everybody who is named in one of these ways, once, as it stands when the message is dispatched.
 * Wallets and keys are those of accounts that linked them; a key that is not active any more gets nothing.
 */
export interface Audience {
  readonly wallets?: readonly Address[];
  readonly accounts?: readonly string[];
  /** Attestor keys. */
  readonly keys?: readonly KeyAddress[];
  /** Every active attestor of the message's chain. */
  readonly attestors?: true;
  /** Of the message's series. */
  readonly series?: SeriesAudience;
  /** Wallets whose accounts get nothing, however else they are named. */
  readonly except?: readonly Address[];
}

/**
 * `series`: issuer, holders and bidders. `holders`: issuer and holders, who alone know of an issuer's hardship.
 * `traders`: who ordered in the message's window.
 */
export type SeriesAudience = 'series' | 'holders' | 'traders';

/**
 * What notifications say: statuses, numbers of periods, rounds and windows, ids, dates. Never an amount, a count or a
 * person.
 */
interface MessageFacts {
  /** Of `NotificationCatalogue.kinds`. */
  readonly kind: string;
  readonly seriesKey?: Bytes32 | null;
  /** Id of the record it is about, where it is one of people's. */
  readonly subjectId?: string | null;
  readonly period?: number | null;
  readonly round?: number | null;
  readonly window?: number | null;
  readonly status?: string | null;
  readonly reason?: string | null;
}

export interface Message extends MessageFacts {
  /** Of the wallets and keys in `audience`. */
  readonly chain: string;
  readonly audience: Audience;
  /**
   * What makes it this message and no other: a log's id, or record and state. The row's id follows from kind and this.
   */
  readonly of: string;
  /** When its event happened. */
  readonly at: Date;
}

/** `outbox.payload`. */
export type Payload = Omit<Message, 'of' | 'at'>;

/** Wakes the dispatchers: a message was written. No payload. */
export const OUTBOX_CHANNEL = 'outbox';
