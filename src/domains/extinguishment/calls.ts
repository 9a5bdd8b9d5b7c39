import type { Bytes32, Hex, KeyAddress } from '@income-series/protocol/hex';
import { BUILDERS_OWN, type CallDeclarations, line, NOTHING_TO_READ, RELAYED, timeLine } from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends ExtinguishmentCalls {}
}

/** The calls of extinguishments, with their arguments. */
export interface ExtinguishmentCalls {
  /** Requests the signatures of two attestor keys, in ascending order. `deadline`: in unix seconds. */
  readonly requestExtinguishment: {
    readonly seriesKey: Bytes32;
    readonly keyA: KeyAddress;
    readonly keyB: KeyAddress;
    readonly deadline: bigint;
  };
  readonly voidExtinguishment: { readonly seriesKey: Bytes32 };
  readonly extinguish: {
    readonly seriesKey: Bytes32;
    readonly extinguishNonce: bigint;
    readonly signatureA: Hex;
    readonly signatureB: Hex;
  };
}

/** Declares who reads the bytes of these calls, and the lines that a signer sees before signing. */
export const calls: CallDeclarations<ExtinguishmentCalls> = {
  requestExtinguishment: {
    access: BUILDERS_OWN,
    preview: (call) => [
      line('Attestor', call.keyA, 'wallet'),
      line('Attestor', call.keyB, 'wallet'),
      timeLine('Deadline', call.deadline),
      line('Becomes public', 'that the series may be extinguished, both keys and the deadline', 'text'),
    ],
  },
  voidExtinguishment: NOTHING_TO_READ,
  extinguish: { access: RELAYED, preview: () => [] },
};
