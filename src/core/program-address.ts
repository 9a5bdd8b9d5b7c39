import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type SolanaAddress, solanaAddressBytes, solanaAddressOf } from './address.ts';
import { concatBytes, utf8 } from './bytes.ts';
import { AppError } from './errors/app-error.ts';

const MARKER = utf8('ProgramDerivedAddress');

/** Whether 32 bytes are a point of the curve, by ZIP 215, which is how a cluster reads them. */
function isPoint(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes, true);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address of a Solana program's account with these seeds and the canonical bump: the first of 255, 254, … whose hash is no
 * point of the curve.
 *
 * @param program base58
 * @throws BAD_INPUT for another text
 */
export function programAddress(program: string, ...seeds: readonly Uint8Array[]): SolanaAddress {
  const owner = solanaAddressBytes(program);
  for (let bump = 255; bump >= 0; bump -= 1) {
    const hash = sha256(concatBytes(...seeds, Uint8Array.of(bump), owner, MARKER));
    if (!isPoint(hash)) return solanaAddressOf(hash);
  }
  throw new AppError('BAD_INPUT'); // one in 2^256
}
