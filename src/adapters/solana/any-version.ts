import {
  isSolanaError,
  type Signature,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_UNSUPPORTED_TRANSACTION_VERSION,
} from '@solana/kit';
import { COMMITMENT, type SolanaRpc } from './client.ts';

/** The newest version that is in use; kit's types know no other. */
const KNOWN = 0;
/** The highest that the field takes. */
const HIGHEST = 255;

/**
 * Asks for transactions of the version in use, and where the node refuses an answer because one is of another, of any: the
 * encoding `json` lists accounts and instructions alike for all of them. A transaction of anybody would else hold up the reading of
 * the block or the list that it is in.
 *
 * @param ask with what it gives as `maxSupportedTransactionVersion`
 */
export async function askAnyVersion<T>(ask: (maxSupportedTransactionVersion: 0) => Promise<T>): Promise<T> {
  try {
    return await ask(KNOWN);
  } catch (error) {
    if (!isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_UNSUPPORTED_TRANSACTION_VERSION)) throw error;
    return ask(HIGHEST as 0);
  }
}

/** What a node answers of a transaction, with its own instructions and those that they called; null where it has none. */
export const transactionOf = (rpc: SolanaRpc, signature: Signature) =>
  askAnyVersion((maxSupportedTransactionVersion) =>
    rpc.getTransaction(signature, { commitment: COMMITMENT, encoding: 'json', maxSupportedTransactionVersion }).send(),
  );
