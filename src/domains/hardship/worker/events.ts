import type { KeyAddress } from '@income-series/protocol/hex';
import type { Int, OfSeries } from '../../../indexing/projection/events.ts';

/** The events of pauses and their arguments, as stored in `chain_events.args`. */
export interface HardshipEvents {
  readonly PauseRequested: OfSeries & { readonly attestor: KeyAddress; readonly pauseNonce: Int };
  readonly PauseApproved: OfSeries & {
    readonly attestor: KeyAddress;
    readonly pauseNonce: Int;
    readonly pauseEnd: Int;
    readonly signature: string;
  };
  readonly PauseEnded: OfSeries & { readonly pauseNonce: Int; readonly endedAt: Int };
  readonly PauseRequestWithdrawn: OfSeries & { readonly pauseNonce: Int };
}
