import type { Bytes32, Hex } from '@income-series/protocol/hex';
import { BUILDERS_OWN, type CallDeclarations, line, periodLine } from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends FxCalls {}
}

/** The calls for FX rates, with their arguments. */
export interface FxCalls {
  /** Records the rate of a quarter's end (WAD) that the feed lacks, with an attestor's FX signature. Anyone may send it. */
  readonly recordRate: {
    readonly seriesKey: Bytes32;
    readonly period: number;
    readonly rate: bigint;
    readonly signature: Hex;
  };
}

/** Declares who reads the bytes of these calls, and the lines that a signer sees before signing. */
export const calls: CallDeclarations<FxCalls> = {
  recordRate: {
    access: BUILDERS_OWN,
    preview: (call) => [
      periodLine('Period', call.period),
      line('FX rate', call.rate, 'WAD'),
      line('Counts', 'for every report of the quarter, for good; the first that is recorded does', 'text'),
    ],
  },
};
