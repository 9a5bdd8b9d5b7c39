import { type Bytes32, type EvmAddress, lowerHex } from '@income-series/protocol/hex';
import { type PublicClient, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem';
import { codeOf } from '../../core/failures.ts';
import type { Sending } from '../../domains/transaction/index.ts';
import { unavailable } from '../rpc/unavailable.ts';
import type { EncodedCall } from './calls.ts';
import type { GuardedClient } from './client.ts';
import { parseQuantity } from './header.ts';
import { findNonceBlock } from './nonce-block.ts';
import { type OfferFailure, offerFailure } from './relayer-errors.ts';
import type { Sent, SignedOffer } from './relayer-model.ts';
import { revertName } from './revert.ts';

type Mined = Extract<Sending, { readonly outcome: 'MINED' }>;

/** A transaction's state on the chain. */
export interface SentStatus {
  /** The result in a block; null while no block includes any version of the transaction. */
  readonly mined: Mined | null;
  /** The number of the account's transactions in blocks; every lower nonce is used. */
  readonly used: number;
  readonly head: bigint;
}

/** The node's requests of a relayer, for its account. They throw if the node does not answer. */
export function createRelayerNode(guarded: GuardedClient, from: EvmAddress) {
  /** The gas that a call takes after all pending transactions, or the name of the contract's error. */
  async function estimate(client: PublicClient, { to, data }: EncodedCall): Promise<bigint | string> {
    try {
      return parseQuantity(
        await client.request({ method: 'eth_estimateGas', params: [{ from, to, data }, 'pending'] }),
      );
    } catch (error) {
      const name = revertName(error);
      if (name === null) throw error;
      return name;
    }
  }

  /** Sends a signed transaction; null if the node accepted it, otherwise the reason. */
  const offer = ({ raw }: SignedOffer): Promise<OfferFailure | null> =>
    guarded.ask(async (client) => {
      try {
        await client.sendRawTransaction({ serializedTransaction: raw });
        return null;
      } catch (error) {
        const failure = offerFailure(error);
        if (failure === null) throw error;
        return failure;
      }
    });

  const countInBlocks = (client: PublicClient) => client.getTransactionCount({ address: from, blockTag: 'latest' });
  const readHeight = async (client: PublicClient) => parseQuantity(await client.request({ method: 'eth_blockNumber' }));

  return {
    estimate,
    offer,
    tookNonce: createNonceSearch(guarded, from),
    /** The number of the account's transactions in blocks, and the first nonce without a transaction at the node. */
    progress: () =>
      guarded.ask(async (client) => {
        const [inBlocks, pending] = await Promise.all([
          countInBlocks(client),
          client.getTransactionCount({ address: from, blockTag: 'pending' }),
        ]);
        return { used: inBlocks, pending };
      }),
    /** The call of the first of these transactions that the node has and no block includes. */
    waitingCall: (hashes: readonly Bytes32[]): Promise<EncodedCall | undefined> =>
      guarded.ask(async (client) => {
        const results = await Promise.all(hashes.map((hash) => pendingCall(client, hash)));
        return results.find((call) => call !== undefined);
      }),
    statusOf: ({ versions, gapCost, bookings }: Sent): Promise<SentStatus> =>
      guarded.ask(async (client) => {
        const [count, head, ...results] = await Promise.all([
          countInBlocks(client),
          readHeight(client),
          ...versions.map((version) => minedResult(client, version)),
        ]);
        const mined = results.find((result) => result !== null) ?? null;
        return { mined: mined && { ...mined, cost: mined.cost + gapCost, bookings }, used: count, head };
      }),
  };
}

/**
 * Creates the function that says what used a transaction's nonce: true for one of the transaction's versions, false for another
 * transaction, null if the node lacks the blocks. It uses the account's count at earlier blocks and no receipt, because a pool's node
 * that is behind has no receipt.
 */
function createNonceSearch(guarded: GuardedClient, from: EvmAddress) {
  const countAt = (client: PublicClient) => (blockNumber: bigint) =>
    client.getTransactionCount({ address: from, blockNumber });
  return async ({ nonce, versions }: Sent, head: bigint): Promise<boolean | null> => {
    try {
      return await guarded.ask(async (client) => {
        const blockNumber = await findNonceBlock(countAt(client), nonce, head);
        if (blockNumber === null) return null;
        const { transactions } = await client.getBlock({ blockNumber });
        return versions.some(({ hash }) => transactions.includes(hash));
      });
    } catch (error) {
      if (codeOf(error) === 'CHAIN_UNAVAILABLE') return null;
      throw error;
    }
  };
}

/** The result of a signed transaction in a block; null if no block includes it. */
async function minedResult(client: PublicClient, { hash }: SignedOffer): Promise<Mined | null> {
  try {
    const { blockNumber, status, gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash });
    if (status !== 'success' && status !== 'reverted') throw unavailable('ReceiptMalformed');
    const cost = gasUsed * effectiveGasPrice;
    return { outcome: 'MINED', ok: status === 'success', txHash: hash, blockNumber, cost, bookings: [] };
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  }
}

/** The call of a transaction that waits at the node; undefined if a block includes it or the node does not have it. */
async function pendingCall(client: PublicClient, hash: Bytes32): Promise<EncodedCall | undefined> {
  try {
    const { to, input, blockNumber } = await client.getTransaction({ hash });
    return to === null || blockNumber !== null ? undefined : { to: lowerHex(to), data: lowerHex(input) };
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  }
}

export type RelayerNode = ReturnType<typeof createRelayerNode>;
