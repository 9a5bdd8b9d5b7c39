export { createLandedEvents, type LandedEvent, type LandedEvents, type NonceEvent } from './landed.ts';
export { createTransactionLife, type TransactionLife } from './life.ts';
export { isBuilt, type Life } from './life-rules.ts';
export type {
  ContractCall,
  EvmRequest,
  PreparedTransaction,
  PreviewLine,
  SeriesParams,
  Simulation,
  TransactionKind,
} from './model.ts';
export type { Relayer, TransactionChain } from './ports.ts';
export {
  type Caller,
  callerOf,
  requireAddressed,
  requireIssuer,
  requireOwnWallet,
  requireSeen,
  requireWallet,
} from './rules.ts';
export { MAX_WORK_A_STEP, requireCommitment, requireCount, requireRevealPhase } from './sealed-rules.ts';
export {
  type BuildInput,
  createTransactionService,
  type SaveBuilt,
  TRANSACTION_TTL_MS,
  type TransactionService,
} from './service.ts';
