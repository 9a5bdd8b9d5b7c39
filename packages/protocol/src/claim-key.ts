import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from './bytes.ts';
import { requireDeviceSecret } from './salts.ts';
import { CURVE_ORDER } from './signing/signature.ts';
import { bytesToBigInt, uintWord } from './words.ts';

/**
 * Derives the secp256k1 key that owns the device's zkTLS claims: 48 bytes of HKDF-SHA256(deviceSecret, info "claim-owner/v1"),
 * reduced into [1, n-1] (FIPS 186-5, appendix A.2.1). The key only signs requests to a notary.
 * @throws BAD_INPUT unless the secret has 32 bytes
 */
export function deriveClaimKey(deviceSecret: Uint8Array): Uint8Array {
  requireDeviceSecret(deviceSecret);
  const wide = bytesToBigInt(hkdf(sha256, deviceSecret, undefined, utf8('claim-owner/v1'), 48));
  return uintWord((wide % (CURVE_ORDER - 1n)) + 1n);
}
