import type { Bytes32, Hex } from '@income-series/protocol/hex';
import { type CallDeclarations, ISSUERS_SIGNATURE, line, timeLine } from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends AnnualCalls {}
}

/** The calls for annual reviews, with their arguments. */
export interface AnnualCalls {
  readonly submitTrueUp: {
    readonly seriesKey: Bytes32;
    readonly year: number;
    readonly trueupNonce: bigint;
    readonly attestationTs: bigint;
    readonly adjustment: bigint;
    readonly signature: Hex;
  };
}

/** Declares who reads the bytes of these calls, and the lines that a signer sees before signing. */
export const calls: CallDeclarations<AnnualCalls> = {
  submitTrueUp: {
    access: ISSUERS_SIGNATURE,
    preview: (call) => [
      line('Year', call.year, 'year'),
      line('Adjustment', call.adjustment, 'token'),
      timeLine('Attested', call.attestationTs),
    ],
  },
};
