import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Hex } from '@income-series/protocol/hex';
import type { WalletChain } from './model/ports.ts';

/** The bytes that end a signature which contains its wallet's deployment (ERC-6492). */
const DEPLOYING = /(6492){16}$/;

/** True if an accepted signature contains its wallet's deployment. A key's signature ends in v, which is no such ending. */
export const isOfUndeployed = (signature: Hex): boolean => DEPLOYING.test(signature);

/**
 * Verifies that the wallet signed the text, by the rules of its chain.
 * @throws SIGNATURE_INVALID, SIGNATURE_NOT_CANONICAL if the signature is valid but not in canonical form, SIGNATURE_ENVELOPE_REFUSED,
 *   CHAIN_UNAVAILABLE, OVERLOADED
 */
export async function requireSignedBy(
  chain: WalletChain,
  wallet: Address,
  text: string,
  signature: Hex,
): Promise<void> {
  if (!(await chain.verifyMessage(wallet, text, signature))) throw new AppError('SIGNATURE_INVALID');
}
