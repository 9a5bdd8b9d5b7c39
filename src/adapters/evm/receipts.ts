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
 * The logs of a block's receipts, asked for by the block's hash. They are the whole of it: their number and order is
 * checked against the header's transactions.
 *
 * @throws CHAIN_UNAVAILABLE where the receipts are not exactly those of the header's transactions
 */
export async function readReceiptLogs(client: PublicClient, header: Header): Promise<readonly PlacedLog[]> {
  if (header.transactions.length === 0) return [];
  const receipts = (await client.request({
    method: 'eth_getBlockReceipts' as never,
    params: [header.hash] as never,
  })) as readonly RawReceipt[] | null;
  const whole =
    Array.isArray(receipts) &&
    receipts.length === header.transactions.length &&
    receipts.every((r: RawReceipt, i) => r.blockHash === header.hash && r.transactionHash === header.transactions[i]);
  if (!whole) throw unavailable('ReceiptsIncomplete');
  return receipts.flatMap((receipt: RawReceipt) => placedLogs(receipt.logs, header.number, header.number));
}
