export { CLAIM_READERS, type HolderKey } from './claims.ts';
export {
  CLAIM_EVENTS,
  CURVE_FEE,
  NON_REVEAL_EVENT,
  NON_REVEAL_FEE,
  PAYMENT_EVENTS,
  PAYOUT_FEE,
  PROCEEDS_EVENT,
  TRADE_EVENTS,
  TREASURY_EVENTS,
} from './model/index.ts';
export { createHoldingsService } from './service.ts';
export type { HolderStatement, PositionKey, StatedLine, StatedTotals } from './statements.ts';
