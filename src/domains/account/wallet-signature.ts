import type { Address } from '../../core/address.ts';
import { concatBytes, fromHex, toHex } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Hex } from '../../core/hex.ts';
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
  const compact = signature.length === 2 + 2 * 64;
  if (compact && recoverSigner(personalDigest(text), expanded(signature)) === wallet) {
    throw new AppError('SIGNATURE_NOT_CANONICAL');
  }
  if (await chain.verifyMessage(wallet, text, signature)) return;
  const keySized = compact || signature.length === 2 + 2 * 65;
  throw new AppError(keySized && !parseSignature(signature) ? 'SIGNATURE_NOT_CANONICAL' : 'SIGNATURE_INVALID');
}

/** The 65 bytes that 64 stand for: v is the top bit of s (ERC-2098). */
function expanded(compact: Hex): Hex {
  const bytes = fromHex(compact, 64);
  const top = bytes[32] ?? 0;
  bytes[32] = top & 0x7f;
  return toHex(concatBytes(bytes, Uint8Array.of(top & 0x80 ? 28 : 27)));
}
