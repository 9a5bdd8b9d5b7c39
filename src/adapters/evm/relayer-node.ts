import { type Hex, type PublicClient, TransactionReceiptNotFoundError } from 'viem';
import type { Address, Bytes32 } from '../../core/hex.ts';
import type { EncodedCall } from './calls.ts';
import type { createGuardedClient } from './client.ts';
import { isUnknownTransaction, type OfferFailure, offerFailure } from './relayer-errors.ts';
import type { Sending } from './relayer-model.ts';
import { revertName } from './revert.ts';

/** A signed transaction that was seen in no block yet. */
export interface Sent {
  readonly hash: Bytes32;
  readonly nonce: number;
  readonly raw: Hex;
}

/** What a relayer asks of the node, for the account that it sends from. Throws where the node does not answer. */
export function createRelayerNode(guarded: ReturnType<typeof createGuardedClient>, from: Address) {
  /** The gas a call takes after all that is pending, or the contract's name of its refusal. */
  async function estimate(client: PublicClient, { to, data }: EncodedCall): Promise<bigint | string> {
    try {
      return BigInt(await client.request({ method: 'eth_estimateGas', params: [{ from, to, data }, 'pending'] }));
    } catch (error) {
      const name = revertName(error);
      if (name === null) throw error;
      return name;
    }
  }

  /** Null where the node took it. */
  const offer = ({ raw }: Sent): Promise<OfferFailure | null> =>
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

  /** Whether the node has heard of it, in a block or on its way. */
  const isKnown = ({ hash }: Sent): Promise<boolean> =>
    guarded.ask((client) =>
      client.getTransaction({ hash }).then(
        () => true,
        (error: unknown) => {
          if (isUnknownTransaction(error)) return false;
          throw error;
        },
      ),
    );

  /** The block that has a transaction, whether it went well and what it cost; null while none has. */
  const minedIn = ({ hash }: Sent): Promise<Sending | null> =>
    guarded.ask((client) =>
      client.getTransactionReceipt({ hash }).then(
        ({ blockNumber, status, gasUsed, effectiveGasPrice }) => ({
          outcome: 'MINED' as const,
          ok: status === 'success',
          txHash: hash,
          blockNumber,
          cost: gasUsed * effectiveGasPrice,
        }),
        (error: unknown) => {
          if (error instanceof TransactionReceiptNotFoundError) return null;
          throw error;
        },
      ),
    );

  return { estimate, offer, isKnown, minedIn };
}
