import type { ChainEventRecord } from '../../core/chain.ts';
import type { Address } from '../../core/hex.ts';

/** The events of the chain as the index commits them, from now on. Ends when the signal aborts. */
export interface EventStream {
  events(signal: AbortSignal): AsyncIterable<ChainEventRecord>;
}

/** Who a subscriber is at this moment. */
export interface CurrentViewer {
  readonly accountId: string;
  readonly wallets: readonly Address[];
}

/** The account as it stands now; null once the session that subscribed has ended (signed out everywhere, expired). */
export type RefreshViewer = () => Promise<CurrentViewer | null>;
