import type { Bytes32 } from '../../core/hex.ts';

/** Of the public feed. There is no column for an amount or a person. */
export interface ActivityRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly kind: string;
  readonly period: number | null;
  readonly round: number | null;
  readonly window: number | null;
  readonly units: bigint | null;
  readonly status: string | null;
  readonly reason: string | null;
  readonly blockNumber: bigint;
  readonly logIndex: number;
  readonly at: Date;
}
