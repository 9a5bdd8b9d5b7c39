import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type SolanaAddress, solanaAddressBytes, solanaAddressOf } from './address.ts';
import { concatBytes, utf8 } from './bytes.ts';
import { AppError } from './errors/app-error.ts';

const MARKER = utf8('ProgramDerivedAddress');

/** Tests that 32 bytes are a point of Ed25519, by ZIP 215, as a Solana cluster does. */
function isPoint(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes, true);
    return true;
  } catch {
    return false;
  }
}

/**
 * Derives the address of a Solana program's account from seeds and the canonical bump, which is the first of 255, 254, … whose
 * hash is not a point of the curve.
 *
 * @param program address of the program, in base58
 * @throws BAD_INPUT if `program` is not an address
 */
export function programAddress(program: string, ...seeds: readonly Uint8Array[]): SolanaAddress {
  const owner = solanaAddressBytes(program);
  for (let bump = 255; bump >= 0; bump -= 1) {
    const hash = sha256(concatBytes(...seeds, Uint8Array.of(bump), owner, MARKER));
    if (!isPoint(hash)) return solanaAddressOf(hash);
  }
  throw new AppError('BAD_INPUT'); // has a probability of about 2^-256
}
