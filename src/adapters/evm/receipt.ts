import type { Bytes32 } from '@income-series/protocol/hex';
import { type PublicClient, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem';

const TIMEOUT_MS = 120_000;
/** The first pause is short for development chains; each pause is twice the last, up to the longest. */
const FIRST_POLL_MS = 2;
const LONGEST_POLL_MS = 50;

/**
 * Polls for a transaction's receipt. viem's own wait is not used, because it polls again only after a new block, and a
 * node that mines a block for each transaction may never produce another one.
 *
 * @throws viem's TransactionReceiptNotFoundError after two minutes
 */
export async function minedReceipt(
  client: Pick<PublicClient, 'getTransactionReceipt'>,
  hash: Bytes32,
): Promise<TransactionReceipt> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (let wait = FIRST_POLL_MS; ; wait = Math.min(2 * wait, LONGEST_POLL_MS)) {
    try {
      return await client.getTransactionReceipt({ hash });
    } catch (error) {
      if (!(error instanceof TransactionReceiptNotFoundError) || performance.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
