import type { Address } from '@solana/kit';
import type { Hex } from '../../../core/hex.ts';
import { type MessageKind, type MessageOf, messageDigest, recoverSigner } from '../../../core/signing/index.ts';
import type { CallContext } from './context.ts';

/** A key that nobody has: the program refuses a signature that recovers to nobody by its own name. */
const NOBODY: Hex = `0x${'00'.repeat(20)}`;

/** The record of the key that signed a message, which the program asks to be given. */
export const signersRecord = <K extends MessageKind>(
  { addresses, domain }: CallContext,
  kind: K,
  message: MessageOf<K>,
  signature: Hex,
): Promise<Address> => addresses.signerKey(recoverSigner(messageDigest(domain, kind, message), signature) ?? NOBODY);
