import { deriveEncryptionKey } from '../../../core/envelope/index.ts';
import type { EvmAddress } from '../../../core/hex.ts';
import type { UnlockedKey } from './request.ts';

/** Lets `use` open what was sealed to the key; the encryption key's bytes are overwritten before this returns. */
export async function reading<T>(key: EvmAddress, signingSecret: Uint8Array, use: (reader: UnlockedKey) => Promise<T>) {
  const { secretKey } = deriveEncryptionKey(signingSecret);
  try {
    return await use({ key, secretKey });
  } finally {
    secretKey.fill(0);
  }
}
