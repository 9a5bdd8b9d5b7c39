import { ed25519 } from '@noble/curves/ed25519.js';
import { type SolanaAddress, solanaAddressBytes } from '../../core/address.ts';
import { fromHex, utf8 } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { type Hex, isHex } from '../../core/hex.ts';

/** R and s, 32 bytes each. */
const SIGNATURE_BYTES = 64;
const S_BYTES = 32;

/** s as RFC 8032 has it: 32 bytes, the lowest first. */
const scalarOf = (signature: Uint8Array): bigint =>
  signature.subarray(S_BYTES).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

/**
 * Whether the wallet signed the text, as UTF-8: its own Ed25519 signature, verified as RFC 8032 says and not as ZIP 215
 * does. So a key of small order verifies nothing: with one, a constant is a "signature" over every text. An address that is
 * no point of the curve, as a program's, has no key and signs nothing.
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
    return false; // the key, or R, is no point of the curve
  }
}
