import { base58 } from '@scure/base';
import { toHex } from './bytes.ts';
import { AppError } from './errors/app-error.ts';
import { type Bytes32, type EvmAddress, readHex } from './hex.ts';

// The two kinds of chains spell addresses and transactions in two ways. Base58 distinguishes capitals: lower-casing it gives
// another address, or none.

/** An address on a Solana cluster: 32 bytes as their canonical base58 text. */
export type SolanaAddress = string & { readonly __brand: 'solana-address' };

/** An address on a chain of either kind. */
export type Address = EvmAddress | SolanaAddress;

/** The first signature of a Solana transaction, which names it: 64 bytes as their canonical base58 text. */
export type SolanaSignature = string & { readonly __brand: 'solana-signature' };

/** What names a transaction: its hash on an EVM chain, its first signature on a Solana cluster. */
export type TransactionId = Bytes32 | SolanaSignature;

/** The kinds of chains that there are adapters for. */
export type ChainKind = 'evm' | 'solana';

/** How many characters so many bytes have: base58 decoding takes a time quadratic in the length, so it is bounded first. */
const CHARACTERS = { 32: [32, 44], 64: [64, 88] } as const;

/** The bytes of a base58 text; null for what is not the text of exactly `bytes` bytes. Every byte string has one text. */
function readBase58(value: unknown, bytes: 32 | 64): Uint8Array | null {
  const [shortest, longest] = CHARACTERS[bytes];
  if (typeof value !== 'string' || value.length < shortest || value.length > longest) return null;
  try {
    const read = base58.decode(value);
    return read.length === bytes ? read : null;
  } catch {
    return null;
  }
}

export const isSolanaAddress = (value: unknown): value is SolanaAddress => readBase58(value, 32) !== null;

/** 64 bytes in base58: the signature of a transaction, or of a message. */
export const isSolanaSignature = (value: unknown): value is SolanaSignature => readBase58(value, 64) !== null;

/** The 32 bytes of a Solana address. @throws BAD_INPUT for another text */
export function solanaAddressBytes(text: string): Uint8Array {
  const bytes = readBase58(text, 32);
  if (bytes === null) throw new AppError('BAD_INPUT');
  return bytes;
}

/** The same as hex. @throws BAD_INPUT */
export const solanaAddressHex = (text: string): Bytes32 => toHex(solanaAddressBytes(text));

/** The address of 32 bytes. @throws BAD_INPUT for another number of them */
export function solanaAddressOf(bytes: Uint8Array): SolanaAddress {
  if (bytes.length !== 32) throw new AppError('BAD_INPUT');
  return base58.encode(bytes) as SolanaAddress;
}

/** The signature of 64 bytes. @throws BAD_INPUT for another number of them */
export function solanaSignatureOf(bytes: Uint8Array): SolanaSignature {
  if (bytes.length !== 64) throw new AppError('BAD_INPUT');
  return base58.encode(bytes) as SolanaSignature;
}

/** An address of either kind in the form that the service has it in, hex in lower case; null for what is none. */
export const readAddress = (value: unknown): Address | null =>
  (readHex(value, 20) as EvmAddress | null) ?? (isSolanaAddress(value) ? value : null);

/** @throws BAD_INPUT unless an address of either kind */
export function parseAddress(value: unknown): Address {
  const address = readAddress(value);
  if (address === null) throw new AppError('BAD_INPUT');
  return address;
}

/** What names a transaction on a chain of either kind, hex in lower case; null for what is neither. */
export const readTransactionId = (value: unknown): TransactionId | null =>
  (readHex(value, 32) as Bytes32 | null) ?? (isSolanaSignature(value) ? value : null);

/** Of which kind of chain an address has the form. */
export const kindOfAddress = (address: Address): ChainKind => (isEvmAddress(address) ? 'evm' : 'solana');

/** Base58 has no zero, so that nothing is both. */
export const isEvmAddress = (address: Address): address is EvmAddress => address.startsWith('0x');

/** Of which kind of chain a transaction's name has the form. */
export const kindOfTransactionId = (id: TransactionId): ChainKind => (id.startsWith('0x') ? 'evm' : 'solana');

/** @throws BAD_INPUT for an address of the other kind of chain */
export function evmAddress(address: Address): EvmAddress {
  if (!isEvmAddress(address)) throw new AppError('BAD_INPUT');
  return address;
}

/** @throws BAD_INPUT for an address of the other kind of chain */
export function solanaAddress(address: Address): SolanaAddress {
  if (isEvmAddress(address)) throw new AppError('BAD_INPUT');
  return address;
}
