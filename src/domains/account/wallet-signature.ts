import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Hex } from '../../core/hex.ts';
import { parseSignature, personalDigest, recoverSigner } from '../../core/signing/index.ts';
import type { WalletChain } from './ports.ts';

/**
 * The wallet signed this EIP-191 text. A key's signature is checked here, without the chain, and only in its canonical
 * form; for every other signature the chain is asked whether the wallet is a contract that accepts it.
 *
 * @throws SIGNATURE_NOT_CANONICAL where it is as long as a key's (65 bytes, or 64 as in ERC-2098) but not r, s, v with
 *   low s and v 27 or 28; SIGNATURE_INVALID; CHAIN_UNAVAILABLE
 */
export async function requireSignedBy(
  chain: WalletChain,
  wallet: Address,
  text: string,
  signature: Hex,
): Promise<void> {
  if (recoverSigner(personalDigest(text), signature) === wallet) return;
  if (await chain.verifyMessage(wallet, text, signature)) return;
  const keySized = signature.length === 2 + 2 * 64 || signature.length === 2 + 2 * 65;
  throw new AppError(keySized && !parseSignature(signature) ? 'SIGNATURE_NOT_CANONICAL' : 'SIGNATURE_INVALID');
}
