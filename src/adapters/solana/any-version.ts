import {
  isSolanaError,
  type Signature,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_UNSUPPORTED_TRANSACTION_VERSION,
} from '@solana/kit';
import { COMMITMENT, type SolanaRpc } from './client.ts';

/** The transaction version in use, and the only one in kit's types. */
const VERSION_IN_USE = 0;
/** The request's value for any version: the largest that its field accepts. */
const ANY_VERSION = 255;

/**
 * Requests transactions of the version in use and, if the node refuses because of a newer version, of any version. The encoding
 * `json` lists accounts and instructions of all versions alike. Without the second request, anybody's newer transaction would
 * block the reading of its block or list.
 *
 * @param ask sends the request with the given `maxSupportedTransactionVersion`
 */
export async function askAnyVersion<T>(ask: (maxSupportedTransactionVersion: 0) => Promise<T>): Promise<T> {
  try {
    return await ask(VERSION_IN_USE);
  } catch (error) {
    if (!isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_UNSUPPORTED_TRANSACTION_VERSION)) throw error;
    return ask(ANY_VERSION as 0); // the cast: kit's types have no other version
  }
}

/** The node's transaction with its own and its inner instructions; null where the node has none. */
export const transactionOf = (rpc: SolanaRpc, signature: Signature) =>
  askAnyVersion((maxSupportedTransactionVersion) =>
    rpc.getTransaction(signature, { commitment: COMMITMENT, encoding: 'json', maxSupportedTransactionVersion }).send(),
  );
