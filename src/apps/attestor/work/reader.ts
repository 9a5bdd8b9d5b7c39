import { deriveEncryptionKey } from '../../../core/envelope/index.ts';
import type { Address } from '../../../core/hex.ts';
import type { Reader } from './work.ts';

/** The key as a reader of what was sealed to it. */
export const readerOf = (key: Address, signingSecret: Uint8Array): Reader => ({
  key,
  secretKey: deriveEncryptionKey(signingSecret).secretKey,
});
