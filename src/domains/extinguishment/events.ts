import type { KeyAddress } from '../../core/hex.ts';
import type { Int, OfSeries } from '../../indexing/projection/events.ts';

/** With their arguments as `chain_events.args` holds them. */
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

/** Those of the Solana program that have other arguments: the two keys, by the names of the request. */
export interface SolanaExtinguishmentEvents {
  readonly SeriesExtinguished: Omit<ExtinguishmentEvents['SeriesExtinguished'], 'signerA' | 'signerB'> &
    Pick<ExtinguishmentEvents['ExtinguishmentRequested'], 'keyA' | 'keyB'>;
}
