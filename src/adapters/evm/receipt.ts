import { type PublicClient, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem';
import type { Bytes32 } from '../../core/hex.ts';

const TIMEOUT_MS = 120_000;
/** The first look again comes soon, for a development chain; each wait is twice the last up to the longest. */
const FIRST_POLL_MS = 2;
const LONGEST_POLL_MS = 50;

/**
 * Asks for a transaction's receipt until it is there. viem's own waiting looks again only when a new block comes; a node
 * that mines a block for each transaction may bring none, where the first look came between the block and its receipt.
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
