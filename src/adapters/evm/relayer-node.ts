import { type PublicClient, TransactionReceiptNotFoundError } from 'viem';
import type { EvmAddress } from '../../core/hex.ts';
import type { Sending } from '../../domains/transaction/index.ts';
import { unavailable } from '../rpc/unavailable.ts';
import type { EncodedCall } from './calls.ts';
import type { createGuardedClient } from './client.ts';
import { quantity } from './header.ts';
import { type OfferFailure, offerFailure } from './relayer-errors.ts';
import type { Sent, Signed } from './relayer-model.ts';
import { revertName } from './revert.ts';

/** What the chain says of a transaction. */
export interface SentStatus {
  /** Null while no block has it, under any of its hashes. */
  readonly mined: Sending | null;
  /** How many of the account's transactions are in blocks: a nonce below is used. */
  readonly used: number;
  readonly head: bigint;
}

/** What a relayer asks of the node, for the account that it sends from. Throws where the node does not answer. */
export function createRelayerNode(guarded: ReturnType<typeof createGuardedClient>, from: EvmAddress) {
  /** The gas a call takes after all that is pending, or the contract's name of its refusal. */
  async function estimate(client: PublicClient, { to, data }: EncodedCall): Promise<bigint | string> {
    try {
      return quantity(await client.request({ method: 'eth_estimateGas', params: [{ from, to, data }, 'pending'] }));
    } catch (error) {
      const name = revertName(error);
      if (name === null) throw error;
      return name;
    }
  }

  /** Null where the node took it, as far as it says. */
  const offer = ({ raw }: Signed): Promise<OfferFailure | null> =>
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

  async function minedAs(client: PublicClient, { hash }: Signed): Promise<Sending | null> {
    try {
      const { blockNumber, status, gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash });
      if (status !== 'success' && status !== 'reverted') throw unavailable('ReceiptMalformed');
      const cost = gasUsed * effectiveGasPrice;
      return { outcome: 'MINED', ok: status === 'success', txHash: hash, blockNumber, cost };
    } catch (error) {
      if (error instanceof TransactionReceiptNotFoundError) return null;
      throw error;
    }
  }

  const used = (client: PublicClient) => client.getTransactionCount({ address: from, blockTag: 'latest' });
  const height = async (client: PublicClient) => quantity(await client.request({ method: 'eth_blockNumber' }));

  return {
    estimate,
    offer,
    /** How many of the account's transactions are in blocks, and the newest of these. */
    progress: () =>
      guarded.ask(async (client) => {
        const [count, head] = await Promise.all([used(client), height(client)]);
        return { used: count, head };
      }),
    statusOf: ({ versions }: Sent): Promise<SentStatus> =>
      guarded.ask(async (client) => {
        const [count, head, ...found] = await Promise.all([
          used(client),
          height(client),
          ...versions.map((version) => minedAs(client, version)),
        ]);
        return { mined: found.find((one) => one !== null) ?? null, used: count, head };
      }),
  };
}

export type RelayerNode = ReturnType<typeof createRelayerNode>;
