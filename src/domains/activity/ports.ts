import type { ChainEventNotice } from '../../core/chain.ts';
import type { Address } from '../../core/hex.ts';

/** What the index says of each event as it commits it, or takes it back; from now on, until the signal aborts. */
export interface EventStream {
  subscribe(signal?: AbortSignal): AsyncIterable<ChainEventNotice>;
}

/** Who a subscriber is at this moment. */
export interface CurrentViewer {
  readonly accountId: string;
  readonly wallets: readonly Address[];
}

/** The account as it stands now; null once the session that subscribed has ended (signed out everywhere, expired). */
export type RefreshViewer = () => Promise<CurrentViewer | null>;
