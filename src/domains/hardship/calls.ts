import type { Bytes32, Hex, KeyAddress } from '@income-series/protocol/hex';
import { BUILDERS_OWN, type CallDeclarations, line, NOTHING_TO_READ, RELAYED, timeLine } from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends HardshipCalls {}
}

/** The calls of pauses, with their arguments. */
export interface HardshipCalls {
  readonly requestPause: { readonly seriesKey: Bytes32; readonly attestor: KeyAddress };
  readonly withdrawPause: { readonly seriesKey: Bytes32 };
  readonly endPause: { readonly seriesKey: Bytes32 };
  readonly approvePause: {
    readonly seriesKey: Bytes32;
    readonly pauseNonce: bigint;
    readonly pauseEnd: bigint;
    readonly signature: Hex;
  };
}

/** Declares who reads the bytes of these calls, and the lines that a signer sees before signing. */
export const calls: CallDeclarations<HardshipCalls> = {
  requestPause: { access: BUILDERS_OWN, preview: (call) => [line('Attestor', call.attestor, 'wallet')] },
  withdrawPause: NOTHING_TO_READ,
  endPause: NOTHING_TO_READ,
  approvePause: { access: RELAYED, preview: (call) => [timeLine('Paused until', call.pauseEnd)] },
};
