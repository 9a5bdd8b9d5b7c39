export {
  BUILDERS_OWN,
  ISSUERS_SIGNATURE,
  ISSUERS_SIGNED_TERMS,
  PRIVATE_TERMS,
  RELAYED,
} from './call-access.ts';
export {
  type CallCatalogue,
  type CallDeclarations,
  createCallCatalogue,
  NOTHING_TO_READ,
  REVEAL,
} from './calls.ts';
export {
  type ConfirmedEvent,
  type ConfirmedEvents,
  createConfirmedEvents,
  type NonceEvent,
} from './confirmed-events.ts';
export { type Fingerprint, fingerprintOf, fingerprintOfProgramCall, isBuilt } from './fingerprint.ts';
export type {
  CallBytes,
  ContractCall,
  ContractCallOf,
  EvmCall,
  EvmRequest,
  PreparedEvmTransaction,
  PreparedSolanaTransaction,
  PreviewLine,
  ProgramCall,
  Simulation,
  SolanaRequest,
  TransactionKind,
} from './model/index.ts';
export type {
  Booking,
  Budget,
  CallPrices,
  CappedRelayer,
  LogTermsReads,
  Permit,
  Quote,
  ReadCallPrices,
  Relayer,
  Relayers,
  Sending,
  SentTransaction,
  SentTransactions,
  SentVersion,
  TransactionChain,
  WalletKind,
} from './model/ports.ts';
export { bookingsOf, withoutBookings as asJoined } from './model/ports.ts';
export { allowanceLines, line, paidTo, periodLine, seriesLines, timeLine } from './preview.ts';
export { createRefreshService } from './refresh-service.ts';
export {
  requireAddressed,
  requireEvm,
  requireIssuer,
  requireOwnWallet,
  requireSeen,
  requireWallet,
} from './rules.ts';
export { createSealedCalls, purgeSealedCalls, type SealedFor } from './sealed-calls.ts';
export { MAX_WORK_A_STEP, requireCommitment, requireCount, requireRevealPhase } from './sealed-rules.ts';
export { requireSendable, type SendableOptions, SimulationFailed } from './sendable.ts';
export { createSentTransactions } from './sent-transactions.ts';
export {
  createTransactionService,
  type PreparedCall,
  type PreparedCalls,
  type TransactionService,
} from './service.ts';
export type { TransactionStatus } from './status-rules.ts';
export { createTransactionStatusService } from './status-service.ts';
