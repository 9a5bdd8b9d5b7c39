import type { Hex, PublicClient } from 'viem';
import type { ChainTransaction, MinedAt } from '../../core/chain.ts';
import { type Bytes32, lowerHex } from '../../core/hex.ts';
import { type GuardedClient, requireFresh } from './client.ts';
import { quantity } from './header.ts';

interface RawReceipt {
  readonly blockHash: Hex;
  readonly blockNumber: Hex;
  readonly status: Hex;
}
interface RawTransaction {
  readonly blockHash: Hex | null;
  readonly from: Hex;
  readonly to: Hex | null;
  readonly input: Hex;
}

const transactionOf = (client: PublicClient, hash: Bytes32) =>
  client.request({ method: 'eth_getTransactionByHash', params: [hash] }) as Promise<RawTransaction | null>;

const callPartsOf = ({ from, to, input }: RawTransaction): ChainTransaction => ({
  from: lowerHex(from),
  to: to && lowerHex(to),
  data: lowerHex(input),
});

/** A transaction with its receipt; null where there is none, or the chain moved between the two answers. */
async function minedAt(client: PublicClient, hash: Bytes32): Promise<MinedAt | null> {
  const [receipt, transaction] = await Promise.all([
    client.request({ method: 'eth_getTransactionReceipt', params: [hash] }) as Promise<RawReceipt | null>,
    transactionOf(client, hash),
  ]);
  if (receipt === null || transaction === null || receipt.blockHash !== transaction.blockHash) return null;
  return {
    blockNumber: BigInt(receipt.blockNumber),
    blockHash: receipt.blockHash,
    ok: BigInt(receipt.status) === 1n,
    ...callPartsOf(transaction),
  };
}

/**
 * Reads transactions by their hashes, each list in one batch. A node behind the index is rejected, because it has fewer
 * transactions than are indexed.
 */
export const createMinedReader = (guarded: GuardedClient) => ({
  minedIn: (hashes: readonly Bytes32[]): Promise<ReadonlyMap<Bytes32, MinedAt | null>> =>
    guarded.ask(async (client) => {
      const [latest, results] = await Promise.all([
        client.request({ method: 'eth_blockNumber' }),
        Promise.all(hashes.map((hash) => minedAt(client, hash))),
      ]);
      await requireFresh(guarded, { number: quantity(latest) });
      return new Map(hashes.map((hash, i) => [hash, results[i] ?? null]));
    }),

  knownTransactions: (hashes: readonly Bytes32[]): Promise<ReadonlyMap<Bytes32, ChainTransaction>> =>
    guarded.ask(async (client) => {
      const results = await Promise.all(hashes.map((hash) => transactionOf(client, hash)));
      return new Map(
        hashes.flatMap((hash, i) => {
          const transaction = results[i];
          return transaction ? [[hash, callPartsOf(transaction)] as const] : [];
        }),
      );
    }),
});
