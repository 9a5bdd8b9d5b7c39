import type { PublicClient } from 'viem';
import { unavailable } from '../rpc/unavailable.ts';
import type { Header } from './header.ts';
import { type PlacedLog, placedLogs } from './logs.ts';

interface RawReceipt {
  readonly blockHash: string;
  readonly transactionHash: string;
  readonly logs: readonly unknown[];
}

/**
 * Reads all logs of a block from its receipts, by the block's hash. Receipts are compared with the header's transactions,
 * so that none is missing.
 *
 * @throws CHAIN_UNAVAILABLE if the receipts are not exactly those of the header's transactions
 */
export async function readReceiptLogs(client: PublicClient, header: Header): Promise<readonly PlacedLog[]> {
  if (header.transactions.length === 0) return [];
  const receipts = (await client.request({
    method: 'eth_getBlockReceipts' as never,
    params: [header.hash] as never,
  })) as readonly RawReceipt[] | null;
  const isComplete =
    Array.isArray(receipts) &&
    receipts.length === header.transactions.length &&
    receipts.every((r: RawReceipt, i) => r.blockHash === header.hash && r.transactionHash === header.transactions[i]);
  if (!isComplete) throw unavailable('ReceiptsIncomplete');
  return receipts.flatMap((receipt: RawReceipt) => placedLogs(receipt.logs, header.number, header.number));
}
