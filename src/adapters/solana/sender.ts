import { setTimeout as wait } from 'node:timers/promises';
import {
  appendTransactionMessageInstructions,
  type Base64EncodedWireTransaction,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  type KeyPairSigner,
  pipe,
  type Signature,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { SetupError } from '../../core/errors/setup-error.ts';
import type { SolanaRpc } from './client.ts';

const COMMITMENT = 'confirmed';
const POLL_MS = 200;
const POLLS = 300;

export interface Sender {
  readonly rpc: SolanaRpc;
  /**
   * Signs instructions as one transaction, sends it, and waits until it is confirmed.
   *
   * @throws kit's error with the program's or the runtime's refusal; SetupError where it fails, or is not confirmed in time
   */
  send(payer: KeyPairSigner, ...instructions: readonly Instruction[]): Promise<Signature>;
  /** Sends a signed transaction in base64 and waits until it is confirmed. Answers its slot. @throws as `send` */
  sendSigned(wire: Base64EncodedWireTransaction, signature: Signature): Promise<bigint>;
}

/** Builds one signed transaction of instructions; it is valid for as long as the cluster knows the blockhash. */
export const signedOver = (
  lifetime: Parameters<typeof setTransactionMessageLifetimeUsingBlockhash>[0],
  payer: KeyPairSigner,
  instructions: readonly Instruction[],
) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayerSigner(payer, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    (message) => appendTransactionMessageInstructions(instructions, message),
    (message) => signTransactionMessageWithSigners(message),
  );

/** Creates a sender for the transactions of development chains and deployments. */
export function createSender(rpcUrl: string, rpc: SolanaRpc = createSolanaRpc(rpcUrl) as unknown as SolanaRpc): Sender {
  async function confirmed(signature: Signature): Promise<bigint> {
    for (let polls = 0; polls < POLLS; polls += 1) {
      const { value } = await rpc.getSignatureStatuses([signature]).send();
      const status = value[0];
      if (status?.err) throw new SetupError('a transaction failed in its block');
      if (status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized') return status.slot;
      await wait(POLL_MS);
    }
    throw new SetupError(`a transaction was not confirmed in ${(POLLS * POLL_MS) / 1_000} s: look for ${signature}`);
  }

  async function sendSigned(wire: Base64EncodedWireTransaction, signature: Signature): Promise<bigint> {
    await rpc.sendTransaction(wire, { encoding: 'base64', preflightCommitment: COMMITMENT }).send();
    return confirmed(signature);
  }

  return {
    rpc,
    sendSigned,
    async send(payer, ...instructions) {
      const { value: lifetime } = await rpc.getLatestBlockhash({ commitment: COMMITMENT }).send();
      const transaction = await signedOver(lifetime, payer, instructions);
      const signature = getSignatureFromTransaction(transaction);
      await sendSigned(getBase64EncodedWireTransaction(transaction), signature);
      return signature;
    },
  };
}
