import { WAD } from '@income-series/protocol/amounts';
import { BPS, LAMPORTS_PER_UNIT, SALE_NOTICE } from '@income-series/protocol/policy';

/** The figures that determine the price of a curve. Money is base units, units base lamports. */
export interface CurvePool {
  readonly virtualQuote: bigint;
  readonly virtualBase: bigint;
  readonly reserve: bigint;
  readonly sold: bigint;
}

/** The price of the next units: base units of the payment token for one unit, in WAD, rounded down. */
export const priceOf = ({ virtualQuote, virtualBase, reserve, sold }: CurvePool): bigint =>
  ((virtualQuote + reserve) * LAMPORTS_PER_UNIT * WAD) / (virtualBase - sold);

/** The treasury's share of the raised money, in base units, rounded down. */
export const treasuryShare = (raised: bigint, treasuryBps: number): bigint => (raised * BigInt(treasuryBps)) / BPS;

/** The time at which purchases begin. The program counts from the creation, so no event has this time. */
export const saleOpening = (createdAt: Date): Date => new Date(createdAt.getTime() + Number(SALE_NOTICE) * 1000);
