import type { Address } from './address.ts';
import type { Bytes32 } from './hex.ts';
import type { Period } from './period.ts';

/** Natural ids of rows that come from the chain: an index rebuilt from nothing gives every row the same id. */

/** Of a period, of its report, and of the income that was routed in it. */
export const periodId = (seriesKey: Bytes32, period: Period): string => `${seriesKey}:${period}`;
export const bidId = (seriesKey: Bytes32, bidder: Address): string => `${seriesKey}:${bidder}`;
export const positionId = (seriesKey: Bytes32, holder: Address): string => `${seriesKey}:${holder}`;
export const windowId = (seriesKey: Bytes32, window: number): string => `${seriesKey}:w${window}`;
/** Of an order: its window, and who placed it. */
export const orderId = (seriesKey: Bytes32, window: number, trader: Address): string =>
  `${windowId(seriesKey, window)}:${trader}`;
/** Of a money event and of a fee. */
export const logId = (blockHash: Bytes32, logIndex: number): string => `${blockHash}:${logIndex}`;
/** Of what the keeper of curves found of a series at a block. */
export const curveCheckId = (seriesKey: Bytes32, block: bigint): string => `${seriesKey}:b${block}`;
export const settlementRoundId = (seriesKey: Bytes32, round: number): string => `${seriesKey}:r${round}`;
