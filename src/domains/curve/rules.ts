import { WAD } from '../../core/amounts.ts';
import { BPS, LAMPORTS_PER_UNIT } from '../../core/policy.ts';

/** What the price of a curve follows from: money in base units, units in base lamports. */
export interface CurvePool {
  readonly virtualQuote: bigint;
  readonly virtualBase: bigint;
  readonly reserve: bigint;
  readonly sold: bigint;
}

/** The price of the next units: base units of the payment token for one unit, in WAD, rounded down. */
export const priceOf = ({ virtualQuote, virtualBase, reserve, sold }: CurvePool): bigint =>
  ((virtualQuote + reserve) * LAMPORTS_PER_UNIT * WAD) / (virtualBase - sold);

/** What the treasury keeps of what a curve raised. */
export const treasuryShare = (raised: bigint, treasuryBps: number): bigint => (raised * BigInt(treasuryBps)) / BPS;
