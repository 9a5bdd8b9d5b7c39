import type { ChainEventNotice } from './chain.ts';

/** A notification was written for an account, or retracted. */
interface NotificationNotice {
  /** Null where the account was deleted: nobody's. */
  readonly accountId: string | null;
  readonly id: string;
}

/** The status of a built transaction changed. */
interface TransactionNotice {
  readonly id: string;
}

/** An account signed out everywhere: its sessions of earlier epochs are over. */
interface SessionNotice {
  readonly accountId: string;
  readonly epoch: number;
}

/**
 * The PostgreSQL channels for live updates, and the JSON payload of each. A payload holds only ids: readers then read the
 * rows with their own access, and no payload comes near the 8000 bytes that NOTIFY allows.
 */
export interface LiveNotices {
  readonly chain_events: ChainEventNotice;
  readonly notifications: NotificationNotice;
  readonly transactions: TransactionNotice;
  readonly sessions: SessionNotice;
}

export type LiveChannel = keyof LiveNotices;

export const LIVE_CHANNELS = ['chain_events', 'notifications', 'transactions', 'sessions'] as const;
