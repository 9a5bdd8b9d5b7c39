import type { KeyAddress } from '@income-series/protocol/hex';
import type { Int, OfSeries } from '../../../indexing/projection/events.ts';

/** The events of extinguishments and their arguments, as stored in `chain_events.args`. */
export interface ExtinguishmentEvents {
  readonly ExtinguishmentRequested: OfSeries & {
    readonly keyA: KeyAddress;
    readonly keyB: KeyAddress;
    readonly extinguishNonce: Int;
    readonly noticeEndsAt: Int;
    readonly deadline: Int;
  };
  readonly SeriesExtinguished: OfSeries & {
    readonly signerA: KeyAddress;
    readonly signerB: KeyAddress;
    readonly extinguishNonce: Int;
    readonly signatureA: string;
    readonly signatureB: string;
  };
  readonly ExtinguishmentVoided: OfSeries & { readonly extinguishNonce: Int };
}

/** The events of the Solana program with other arguments: its keys are named as in the request. */
export interface SolanaExtinguishmentEvents {
  readonly SeriesExtinguished: Omit<ExtinguishmentEvents['SeriesExtinguished'], 'signerA' | 'signerB'> &
    Pick<ExtinguishmentEvents['ExtinguishmentRequested'], 'keyA' | 'keyB'>;
}
