import type { Hex } from '@income-series/protocol/hex';
import { type MessageKind, type MessageOf, messageDigest, recoverSigner } from '@income-series/protocol/signing';
import type { Address } from '@solana/kit';
import type { CallContext } from './context.ts';

/** The address of no key. The program refuses a signature that recovers to no key by an error of its own. */
const NOBODY: Hex = `0x${'00'.repeat(20)}`;

/** The address of the record of the key that signed a message, which the program requires. */
export const signersRecord = <K extends MessageKind>(
  { addresses, domain }: CallContext,
  kind: K,
  message: MessageOf<K>,
  signature: Hex,
): Promise<Address> => addresses.signerKey(recoverSigner(messageDigest(domain, kind, message), signature) ?? NOBODY);
