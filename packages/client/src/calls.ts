/**
 * Reads the calls of a built transaction from its own bytes, so that a device can compare them with what the gateway says, and send
 * nothing else.
 */

export {
  associatedAccount,
  feedAccount,
  otherAccount,
  ownAccounts,
  positionAccount,
  raiseAccounts,
  SYSTEM_PROGRAM,
  seriesAccounts,
  sharedAccounts,
  TOKEN_PROGRAM,
  walletRecord,
} from '@income-series/protocol/program-accounts';
export { deriveSeriesKey } from '@income-series/protocol/series-key';
export type { CallArgument, TransactionCall } from '@income-series/protocol/transaction-call';
export { readEvmCall } from './calls/evm.ts';
export { readSolanaCalls } from './calls/solana.ts';
