import type { KeyAddress } from '@income-series/protocol/hex';
import type { Int, OfSeries } from '../../../indexing/projection/events.ts';

/** The events of true-ups and their arguments, as stored in `chain_events.args`. */
export interface AnnualEvents {
  readonly TrueUpAccepted: OfSeries & {
    readonly year: number;
    readonly signer: KeyAddress;
    readonly trueupNonce: Int;
    readonly attestationTs: Int;
    readonly adjustment: Int;
    readonly accrualOut: Int;
    readonly creditOut: Int;
  };
}
