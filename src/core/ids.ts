import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';

// Ids of rows that come from the chain are derived from it, so that a rebuilt index gives every row the same id.

export { periodId } from '@income-series/protocol/period';

export const bidId = (seriesKey: Bytes32, bidder: Address): string => `${seriesKey}:${bidder}`;
export const positionId = (seriesKey: Bytes32, holder: Address): string => `${seriesKey}:${holder}`;
export const windowId = (seriesKey: Bytes32, window: number): string => `${seriesKey}:w${window}`;
/** The id of an order: the id of its window, and the trader's wallet. */
export const orderId = (seriesKey: Bytes32, window: number, trader: Address): string =>
  `${windowId(seriesKey, window)}:${trader}`;
/** The id of an event, and of the money event or fee that it causes. */
export const logId = (blockHash: Bytes32, logIndex: number): string => `${blockHash}:${logIndex}`;
/** The id of a keeper's check of a curve series at a block. */
export const curveCheckId = (seriesKey: Bytes32, block: bigint): string => `${seriesKey}:b${block}`;
export const settlementRoundId = (seriesKey: Bytes32, round: number): string => `${seriesKey}:r${round}`;
