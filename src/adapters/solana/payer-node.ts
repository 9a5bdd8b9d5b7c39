import { type Base64EncodedWireTransaction, isSolanaError, type Signature } from '@solana/kit';
import type { Sending } from '../../domains/transaction/index.ts';
import { COMMITMENT, type GuardedRpc, type SolanaRpc } from './client.ts';
import type { SignedTransaction } from './payer-model.ts';

/** The cluster's state of a transaction. EXPIRED means that it is in no block and cannot come into one. */
export type PayerOutcome = Omit<Extract<Sending, { readonly outcome: 'MINED' }>, 'bookings'> | 'WAITING' | 'EXPIRED';

/** The node's requests of a payer. */
export function createPayerNode(guarded: GuardedRpc) {
  /** The cost of a transaction: its fee and the rent of opened and closed accounts. Null until the node has the transaction. */
  async function costOf(rpc: SolanaRpc, signature: Signature): Promise<bigint | null> {
    const options = { commitment: COMMITMENT, encoding: 'base64', maxSupportedTransactionVersion: 0 } as const;
    const meta = (await rpc.getTransaction(signature, options).send())?.meta;
    if (!meta) return null;
    const [before, after] = [meta.preBalances[0] ?? 0n, meta.postBalances[0] ?? 0n];
    return before > after ? before - after : 0n;
  }

  async function readOutcome(rpc: SolanaRpc, signed: SignedTransaction): Promise<PayerOutcome> {
    const signature = signed.signature as string as Signature;
    // Read before the status, because a transaction without a block that is too old at this height can never be included.
    const { blockHeight, absoluteSlot } = await rpc.getEpochInfo({ commitment: COMMITMENT }).send();
    const { context, value } = await rpc.getSignatureStatuses([signature], { searchTransactionHistory: true }).send();
    const status = value[0];
    if (!status) {
      // Another node of a pool may answer for the status, and it may lack the blocks before that height.
      const isExpired = blockHeight > signed.lastValidBlockHeight && context.slot >= absoluteSlot;
      return isExpired ? 'EXPIRED' : 'WAITING';
    }
    if (status.confirmationStatus !== 'confirmed' && status.confirmationStatus !== 'finalized') return 'WAITING';
    const cost = await costOf(rpc, signature);
    if (cost === null) return 'WAITING';
    const { slot, err } = status;
    return { outcome: 'MINED', ok: err === null, txHash: signed.signature, blockNumber: slot, cost };
  }

  return {
    /** Sends a transaction. The node's errors are ignored, because only blocks show whether it is included. */
    offer: ({ wire }: SignedTransaction): Promise<void> =>
      guarded.ask(async (rpc) => {
        try {
          const options = { encoding: 'base64', skipPreflight: true, maxRetries: 0n } as const;
          await rpc.sendTransaction(wire as Base64EncodedWireTransaction, options).send();
        } catch (error) {
          if (!isAnswer(error)) throw error;
        }
      }),
    follow: (signed: SignedTransaction): Promise<PayerOutcome> => guarded.ask((rpc) => readOutcome(rpc, signed)),
  };
}

/** True if the node answered with an error; codes of JSON-RPC are negative. */
const isAnswer = (error: unknown): boolean => isSolanaError(error) && Number(error.context.__code) < 0;
