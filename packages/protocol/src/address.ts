import { base58 } from '@scure/base';
import { keccak256, toHex, utf8 } from './bytes.ts';
import { AppError } from './errors/app-error.ts';
import { type Bytes32, type EvmAddress, isHex, readHex } from './hex.ts';

// The two kinds of chains write addresses and transaction ids differently. Base58 must not be changed to lower case, because it
// distinguishes capitals.

/** An address on a Solana cluster: 32 bytes as canonical base58 text. */
export type SolanaAddress = string & { readonly __brand: 'solana-address' };

/** An address on a chain of either kind. */
export type Address = EvmAddress | SolanaAddress;

/** The first signature of a Solana transaction, which is its id: 64 bytes as canonical base58 text. */
export type SolanaSignature = string & { readonly __brand: 'solana-signature' };

/** The id of a transaction: its hash on an EVM chain, its first signature on a Solana cluster. */
export type TransactionId = Bytes32 | SolanaSignature;

/** The kinds of chains that the product supports. */
export type ChainKind = 'evm' | 'solana';

/** The shortest and longest base58 text of 32 and 64 bytes. Lengths are checked first, because decoding takes quadratic time. */
const CHARACTERS = { 32: [32, 44], 64: [64, 88] } as const;

/** Decodes a base58 text; null if it is not the text of exactly `bytes` bytes. */
function readBase58(value: unknown, bytes: 32 | 64): Uint8Array | null {
  const [shortest, longest] = CHARACTERS[bytes];
  if (typeof value !== 'string' || value.length < shortest || value.length > longest) return null;
  try {
    const decoded = base58.decode(value);
    return decoded.length === bytes ? decoded : null;
  } catch {
    return null;
  }
}

export const isSolanaAddress = (value: unknown): value is SolanaAddress => readBase58(value, 32) !== null;

/** Tests for 64 bytes in base58, the form of the signature of a transaction or a message. */
export const isSolanaSignature = (value: unknown): value is SolanaSignature => readBase58(value, 64) !== null;

/** Decodes a Solana address to its 32 bytes. @throws BAD_INPUT for another text */
export function solanaAddressBytes(text: string): Uint8Array {
  const bytes = readBase58(text, 32);
  if (bytes === null) throw new AppError('BAD_INPUT');
  return bytes;
}

/** Converts a Solana address to its 32 bytes in hex. @throws BAD_INPUT for another text */
export const solanaAddressHex = (text: string): Bytes32 => toHex(solanaAddressBytes(text));

/** Writes 32 bytes as a Solana address. @throws BAD_INPUT for another number of bytes */
export function solanaAddressOf(bytes: Uint8Array): SolanaAddress {
  if (bytes.length !== 32) throw new AppError('BAD_INPUT');
  return base58.encode(bytes) as SolanaAddress;
}

/** Writes 64 bytes as a Solana signature. @throws BAD_INPUT for another number of bytes */
export function solanaSignatureOf(bytes: Uint8Array): SolanaSignature {
  if (bytes.length !== 64) throw new AppError('BAD_INPUT');
  return base58.encode(bytes) as SolanaSignature;
}

/** Writes an EVM address with the capitals of EIP-55: a letter is a capital if the hash of the lower-case text has 8 or more there. */
export function toChecksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = toHex(keccak256(utf8(digits))).slice(2);
  return `0x${digits.replace(/[a-f]/g, (digit, i: number) => (Number(`0x${hash[i]}`) < 8 ? digit : digit.toUpperCase()))}`;
}

/**
 * True for an EVM address in mixed case whose capitals are not its checksum (EIP-55), because a digit was mistyped. An address in one
 * case has no checksum.
 */
export const hasWrongCapitals = (value: unknown): boolean =>
  isHex(value, 20) && /[a-f]/.test(value) && /[A-F]/.test(value) && toChecksumAddress(value) !== value;

/** Reads an EVM address, or a key's, and returns it in lower case. Null for any other value, and for capitals that are wrong. */
export const readEvmAddress = (value: unknown): EvmAddress | null =>
  hasWrongCapitals(value) ? null : (readHex(value, 20) as EvmAddress | null);

/** Reads an EVM address, or a key's, and returns it in lower case. @throws BAD_INPUT for any other value */
export function parseEvmAddress(value: unknown): EvmAddress {
  const address = readEvmAddress(value);
  if (address === null) throw new AppError('BAD_INPUT');
  return address;
}

/** Reads an address of either kind of chain; hex is returned in lower case. Null for any other value. */
export const readAddress = (value: unknown): Address | null =>
  readEvmAddress(value) ?? (isSolanaAddress(value) ? value : null);

/** Reads an address of either kind of chain; hex is returned in lower case. @throws BAD_INPUT for any other value */
export function parseAddress(value: unknown): Address {
  const address = readAddress(value);
  if (address === null) throw new AppError('BAD_INPUT');
  return address;
}

/** Reads a transaction id of either kind of chain; hex is returned in lower case. Null for any other value. */
export const readTransactionId = (value: unknown): TransactionId | null =>
  (readHex(value, 32) as Bytes32 | null) ?? (isSolanaSignature(value) ? value : null);

/** The kind of chain that an address belongs to, by its form. */
export const kindOfAddress = (address: Address): ChainKind => (isEvmAddress(address) ? 'evm' : 'solana');

/** Tests that an address is of an EVM chain: it starts with 0x, which no base58 text does, because base58 has no digit 0. */
export const isEvmAddress = (address: Address): address is EvmAddress => address.startsWith('0x');

/** The kind of chain that a transaction id belongs to, by its form. */
export const kindOfTransactionId = (id: TransactionId): ChainKind => (id.startsWith('0x') ? 'evm' : 'solana');

/** Returns an address if it is of an EVM chain. @throws BAD_INPUT for a Solana address */
export function evmAddress(address: Address): EvmAddress {
  if (!isEvmAddress(address)) throw new AppError('BAD_INPUT');
  return address;
}

/** Returns an address if it is of a Solana cluster. @throws BAD_INPUT for an EVM address */
export function solanaAddress(address: Address): SolanaAddress {
  if (isEvmAddress(address)) throw new AppError('BAD_INPUT');
  return address;
}
