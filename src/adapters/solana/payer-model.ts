import type { SolanaSignature } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import { ed25519 } from '@noble/curves/ed25519.js';
import { getBase58Decoder } from '@solana/kit';
import type { SolanaRequest } from '../../domains/transaction/index.ts';

/** A transaction with its payer's signature. */
export interface SignedTransaction {
  readonly signature: SolanaSignature;
  /** Base64. */
  readonly wire: string;
  /** The greatest block height at which the transaction can be included. */
  readonly lastValidBlockHeight: bigint;
}

const SIGNATURE_BYTES = 64;

/**
 * Signs a built transaction of one signer. @throws INTERNAL for one that asks for another's signature too
 * @param key the 32 private bytes
 */
export function signRequest({ transaction, lastValidBlockHeight }: SolanaRequest, key: Uint8Array): SignedTransaction {
  const bytes = Uint8Array.from(Buffer.from(transaction, 'base64'));
  if (bytes[0] !== 1) throw new AppError('INTERNAL'); // the number of signatures
  const signature = ed25519.sign(bytes.subarray(1 + SIGNATURE_BYTES), key);
  bytes.set(signature, 1);
  return {
    signature: getBase58Decoder().decode(signature) as SolanaSignature,
    wire: Buffer.from(bytes).toString('base64'),
    lastValidBlockHeight: BigInt(lastValidBlockHeight),
  };
}
