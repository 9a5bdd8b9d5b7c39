import { createKeyPairSignerFromPrivateKeyBytes, type KeyPairSigner } from '@solana/kit';

/** The key pair of 32 private bytes. */
export const keyPairOf = (secret: Uint8Array): Promise<KeyPairSigner> =>
  createKeyPairSignerFromPrivateKeyBytes(Uint8Array.from(secret));
