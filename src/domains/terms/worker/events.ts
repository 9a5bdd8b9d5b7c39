import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import type { Int, OfSeries } from '../../../indexing/projection/events.ts';

/** The event of an amendment, with its arguments as stored in `chain_events.args`. */
export interface TermsEvents {
  readonly TermsAmended: OfSeries & {
    readonly signer: KeyAddress;
    readonly amendmentNonce: Int;
    readonly newTermsCommitment: Bytes32;
    readonly newCap: Int;
    readonly signature: string;
  };
}
