import { deriveEncryptionKey } from '@income-series/protocol/envelope';
import type { EvmAddress } from '@income-series/protocol/hex';
import type { UnlockedKey } from './request.ts';

/** Calls `use` with the encryption key that is derived from the signing key, and overwrites its bytes afterwards. */
export async function withEncryptionKey<T>(
  key: EvmAddress,
  signingSecret: Uint8Array,
  use: (reader: UnlockedKey) => Promise<T>,
) {
  const { secretKey } = deriveEncryptionKey(signingSecret);
  try {
    return await use({ key, secretKey });
  } finally {
    secretKey.fill(0);
  }
}
