import { ed25519 } from '@noble/curves/ed25519.js';
import { type SolanaAddress, solanaAddressBytes } from '../../core/address.ts';
import { fromHex, utf8 } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { type Hex, isHex } from '../../core/hex.ts';

/** The size of a signature: R and s, 32 bytes each. */
const SIGNATURE_BYTES = 64;
const S_BYTES = 32;

/** The number s of RFC 8032: 32 bytes, the lowest first. */
const scalarOf = (signature: Uint8Array): bigint =>
  signature.subarray(S_BYTES).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

/**
 * True if the wallet signed the text in UTF-8: an Ed25519 signature by the rules of RFC 8032 and not of ZIP 215. Keys of
 * small order are refused, because a constant would be their signature of every text. An address without a key, as a
 * program's, signs nothing.
 *
 * @param signature 64 bytes, R and s
 * @throws SIGNATURE_NOT_CANONICAL for another length, and for s that is not below the order of the group
 */
export function verifyMessage(wallet: SolanaAddress, text: string, signature: Hex): boolean {
  if (!isHex(signature, SIGNATURE_BYTES)) throw new AppError('SIGNATURE_NOT_CANONICAL');
  const bytes = fromHex(signature);
  if (scalarOf(bytes) >= ed25519.Point.Fn.ORDER) throw new AppError('SIGNATURE_NOT_CANONICAL');
  try {
    return ed25519.verify(bytes, utf8(text), solanaAddressBytes(wallet), { zip215: false });
  } catch {
    return false; // thrown if the key or R is not a point of the curve
  }
}
