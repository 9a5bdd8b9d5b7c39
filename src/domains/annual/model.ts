import type { Bytes32, KeyAddress } from '../../core/hex.ts';

export interface OpenAnnualInput {
  readonly id: string;
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly year: number;
  readonly attestorKey: KeyAddress;
}

export interface SignTrueUpInput {
  readonly id: string;
  /** Base units of the payment token: more than was paid, or less. A payment figure, never income. */
  readonly adjustment: bigint;
  /** When the attestor made up its mind: a whole second. */
  readonly attestedAt: Date;
  readonly signature: string;
}
