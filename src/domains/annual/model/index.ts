import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';

/** The input that opens the review of a year. */
export interface OpenAnnualInput {
  readonly id: string;
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly year: number;
  readonly attestorKey: KeyAddress;
}

/** The input with which an attestor signs a true-up. */
export interface SignTrueUpInput {
  readonly id: string;
  /** The change of the year's payments in base units of the payment token: more if positive, less if negative. Never income. */
  readonly adjustment: bigint;
  /** The time of the attestor's decision, a whole second. */
  readonly attestedAt: Date;
  readonly signature: string;
}
