import { type PublicClient, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem';
import { type Bytes32, type EvmAddress, lowerHex } from '../../core/hex.ts';
import type { Sending } from '../../domains/transaction/index.ts';
import { unavailable } from '../rpc/unavailable.ts';
import type { EncodedCall } from './calls.ts';
import type { createGuardedClient } from './client.ts';
import { quantity } from './header.ts';
import { type OfferFailure, offerFailure } from './relayer-errors.ts';
import type { Sent, SignedOffer } from './relayer-model.ts';
import { revertName } from './revert.ts';

type Mined = Extract<Sending, { readonly outcome: 'MINED' }>;

/** What the chain says of a transaction. */
export interface SentStatus {
  /** Null while no block has it, under any of its hashes. */
  readonly mined: Mined | null;
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

  const used = (client: PublicClient) => client.getTransactionCount({ address: from, blockTag: 'latest' });
  const height = async (client: PublicClient) => quantity(await client.request({ method: 'eth_blockNumber' }));

  return {
    estimate,
    offer,
    /** How many of the account's transactions are in blocks, and the first nonce that the node has nothing for. */
    progress: () =>
      guarded.ask(async (client) => {
        const [inBlocks, pending] = await Promise.all([
          used(client),
          client.getTransactionCount({ address: from, blockTag: 'pending' }),
        ]);
        return { used: inBlocks, pending };
      }),
    /** What one of the transactions calls, where the node has any and no block has it. */
    waitingCall: (hashes: readonly Bytes32[]): Promise<EncodedCall | undefined> =>
      guarded.ask(async (client) => {
        const found = await Promise.all(hashes.map((hash) => waiting(client, hash)));
        return found.find((call) => call !== undefined);
      }),
    statusOf: ({ versions, gapCost, bookings }: Sent): Promise<SentStatus> =>
      guarded.ask(async (client) => {
        const [count, head, ...found] = await Promise.all([
          used(client),
          height(client),
          ...versions.map((version) => minedAs(client, version)),
        ]);
        const mined = found.find((one) => one !== null) ?? null;
        return { mined: mined && { ...mined, cost: mined.cost + gapCost, bookings }, used: count, head };
      }),
  };
}

async function minedAs(client: PublicClient, { hash }: SignedOffer): Promise<Mined | null> {
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

async function waiting(client: PublicClient, hash: Bytes32): Promise<EncodedCall | undefined> {
  try {
    const { to, input, blockNumber } = await client.getTransaction({ hash });
    return to === null || blockNumber !== null ? undefined : { to: lowerHex(to), data: lowerHex(input) };
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  }
}

export type RelayerNode = ReturnType<typeof createRelayerNode>;
