/**
 * Reads the calls of a built transaction from its own bytes, so that a device can compare them with what the gateway says, and send
 * nothing else.
 */

export { readEvmCall } from '../../../src/adapters/evm/call-reader.ts';
export { readSolanaCalls } from '../../../src/adapters/solana/call-reader.ts';
export {
  associatedAccount,
  feedAccount,
  positionAccount,
  SYSTEM_PROGRAM,
  seriesAccounts,
  sharedAccounts,
  TOKEN_PROGRAM,
  walletRecord,
} from '../../../src/core/program-accounts.ts';
export { deriveSeriesKey } from '../../../src/core/series-key.ts';
export type { CallArgument, TransactionCall } from '../../../src/core/transaction-call.ts';
