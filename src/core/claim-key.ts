import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from './bytes.ts';
import { requireDeviceSecret } from './salts.ts';
import { CURVE_ORDER } from './signing/signature.ts';
import { bytesToBigInt, uintWord } from './words.ts';

/**
 * The secp256k1 key that owns the device's zkTLS claims: HKDF-SHA256(deviceSecret, info "claim-owner/v1"), 48 bytes,
 * reduced into [1, n-1] (FIPS 186-5, appendix A.2.1). Not a wallet's key: it signs requests to a notary and nothing else.
 * @throws BAD_INPUT for a secret of another length than 32
 */
export function deriveClaimKey(deviceSecret: Uint8Array): Uint8Array {
  requireDeviceSecret(deviceSecret);
  const wide = bytesToBigInt(hkdf(sha256, deviceSecret, undefined, utf8('claim-owner/v1'), 48));
  return uintWord((wide % (CURVE_ORDER - 1n)) + 1n);
}
