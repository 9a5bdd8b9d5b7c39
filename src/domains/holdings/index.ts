export { CLAIM_READERS, type ClaimsOf } from './claims.ts';
export {
  CLAIM_EVENTS,
  CURVE_FEE,
  type LifecycleCall,
  NON_REVEAL_EVENT,
  NON_REVEAL_FEE,
  PAYMENT_EVENTS,
  PAYOUT_FEE,
  PROCEEDS_EVENT,
  type StepInput,
  TRADE_EVENTS,
  TREASURY_EVENTS,
} from './model.ts';
export type { HoldingsChain } from './ports.ts';
export { createHoldingsService, type HoldingsService } from './service.ts';
export type { HolderStatement, PositionKey, StatedLine, StatedTotals } from './statements.ts';
