import type { ChainEventNotice } from '@income-series/protocol/chain';

/** A notice that a notification was written for an account, or retracted. */
interface NotificationNotice {
  /** The account; null if it was deleted. */
  readonly accountId: string | null;
  readonly id: string;
}

/** A notice that the status of a built transaction changed. */
interface TransactionNotice {
  readonly id: string;
}

/** A notice that an account signed out everywhere, which ends its sessions of earlier epochs. */
interface SessionNotice {
  readonly accountId: string;
  readonly epoch: number;
}

/**
 * The PostgreSQL channels for live updates, and the JSON payload of each. A payload has only ids, because readers then read the
 * rows with their own access, and because NOTIFY allows only 8000 bytes.
 */
export interface LiveNotices {
  readonly chain_events: ChainEventNotice;
  readonly notifications: NotificationNotice;
  readonly transactions: TransactionNotice;
  readonly sessions: SessionNotice;
}

export type LiveChannel = keyof LiveNotices;

export const LIVE_CHANNELS = ['chain_events', 'notifications', 'transactions', 'sessions'] as const;
