import { type Base64EncodedWireTransaction, isSolanaError, type Signature } from '@solana/kit';
import type { Sending } from '../../domains/transaction/index.ts';
import { COMMITMENT, type GuardedRpc, type SolanaRpc } from './client.ts';
import type { SignedTransaction } from './payer-model.ts';

/** What the cluster says of a transaction; EXPIRED: it is in no block, and none can take it any more. */
export type PayerOutcome = Omit<Extract<Sending, { readonly outcome: 'MINED' }>, 'bookings'> | 'WAITING' | 'EXPIRED';

/** What a payer asks of the node. */
export function createPayerNode(guarded: GuardedRpc) {
  /** From the transaction itself: the fee, and what it opened or closed. Null until the node has it. */
  async function costOf(rpc: SolanaRpc, signature: Signature): Promise<bigint | null> {
    const options = { commitment: COMMITMENT, encoding: 'base64', maxSupportedTransactionVersion: 0 } as const;
    const meta = (await rpc.getTransaction(signature, options).send())?.meta;
    if (!meta) return null;
    const [before, after] = [meta.preBalances[0] ?? 0n, meta.postBalances[0] ?? 0n];
    return before > after ? before - after : 0n;
  }

  async function followed(rpc: SolanaRpc, signed: SignedTransaction): Promise<PayerOutcome> {
    const signature = signed.signature as string as Signature;
    // The height first: a transaction that is in no block afterwards, and too old by then, never comes into one.
    const height = await rpc.getBlockHeight({ commitment: COMMITMENT }).send();
    const { value } = await rpc.getSignatureStatuses([signature], { searchTransactionHistory: true }).send();
    const status = value[0];
    if (!status) return height > signed.lastValidBlockHeight ? 'EXPIRED' : 'WAITING';
    if (status.confirmationStatus !== 'confirmed' && status.confirmationStatus !== 'finalized') return 'WAITING';
    const cost = await costOf(rpc, signature);
    if (cost === null) return 'WAITING';
    const { slot, err } = status;
    return { outcome: 'MINED', ok: err === null, txHash: signed.signature, blockNumber: slot, cost };
  }

  return {
    /** What the node says against it is left to the cluster: only its blocks show whether one has it. */
    offer: ({ wire }: SignedTransaction): Promise<void> =>
      guarded.ask(async (rpc) => {
        try {
          const options = { encoding: 'base64', skipPreflight: true, maxRetries: 0n } as const;
          await rpc.sendTransaction(wire as Base64EncodedWireTransaction, options).send();
        } catch (error) {
          if (!isAnswer(error)) throw error;
        }
      }),
    follow: (signed: SignedTransaction): Promise<PayerOutcome> => guarded.ask((rpc) => followed(rpc, signed)),
  };
}

/** Whether the node answered by an error: the codes of JSON-RPC are negative. */
const isAnswer = (error: unknown): boolean => isSolanaError(error) && Number(error.context.__code) < 0;
