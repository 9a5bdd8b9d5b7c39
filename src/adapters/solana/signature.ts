import { type SolanaAddress, solanaAddressBytes } from '@income-series/protocol/address';
import { fromHex, utf8 } from '@income-series/protocol/bytes';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type Hex, isHex } from '@income-series/protocol/hex';
import { ed25519 } from '@noble/curves/ed25519.js';
import { applicationDomain, offchainMessages, SIGNING_DOMAIN } from './offchain-message.ts';

/** The size of a signature: R and s, 32 bytes each. */
const SIGNATURE_BYTES = 64;
const S_BYTES = 32;

/** The number s of RFC 8032: 32 bytes, the lowest first. */
const scalarOf = (signature: Uint8Array): bigint =>
  signature.subarray(S_BYTES).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

const isEqual = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i]);

/**
 * Splits an envelope of an off-chain message: the number of signatures, the signatures, and the message. Null for other bytes.
 */
function splitEnvelope(bytes: Uint8Array): { readonly signatures: Uint8Array; readonly message: Uint8Array } | null {
  const start = 1 + (bytes[0] ?? 0) * SIGNATURE_BYTES;
  const message = bytes.subarray(start);
  const isMessage = isEqual(message.subarray(0, SIGNING_DOMAIN.length), SIGNING_DOMAIN);
  return isMessage ? { signatures: bytes.subarray(1, start), message } : null;
}

/** @throws SIGNATURE_NOT_CANONICAL for another length, and for s that is not below the order of the group */
function requireCanonical(signature: Uint8Array): void {
  if (signature.length !== SIGNATURE_BYTES || scalarOf(signature) >= ed25519.Point.Fn.ORDER)
    throw new AppError('SIGNATURE_NOT_CANONICAL');
}

/**
 * Tests an Ed25519 signature by the rules of RFC 8032 and not of ZIP 215. Keys of small order are refused, because a constant would be
 * their signature of every text. An address without a key, as a program's, signs nothing.
 */
function isSigned(wallet: SolanaAddress, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, message, solanaAddressBytes(wallet), { zip215: false });
  } catch {
    return false; // thrown if the key or R is not a point of the curve
  }
}

/**
 * True if the wallet signed the text in UTF-8, or an off-chain message of this text whose only signer is the wallet, because a Ledger
 * signs nothing else.
 *
 * @param signature 64 bytes, R and s; or the envelope of an off-chain message, which may then have any application domain
 * @throws SIGNATURE_NOT_CANONICAL for another length, and for s that is not below the order of the group;
 *   SIGNATURE_ENVELOPE_REFUSED for an envelope with another text, another signer, or several signers
 */
export function verifyMessage(wallet: SolanaAddress, text: string, signature: Hex): boolean {
  if (!isHex(signature)) throw new AppError('SIGNATURE_NOT_CANONICAL');
  const bytes = fromHex(signature);
  const envelope = splitEnvelope(bytes);
  if (envelope === null) {
    requireCanonical(bytes);
    return [utf8(text), ...offchainMessages(wallet, text)].some((message) => isSigned(wallet, message, bytes));
  }
  const { signatures, message } = envelope;
  const expected = offchainMessages(wallet, text, applicationDomain(message));
  if (signatures.length !== SIGNATURE_BYTES || !expected.some((each) => isEqual(each, message)))
    throw new AppError('SIGNATURE_ENVELOPE_REFUSED');
  requireCanonical(signatures);
  return isSigned(wallet, message, signatures);
}
