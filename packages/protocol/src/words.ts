import { parseEvmAddress, solanaAddressBytes } from './address.ts';
import { fromHex } from './bytes.ts';
import { AppError } from './errors/app-error.ts';

// Words of the Solidity ABI are 32 bytes, big-endian and left-padded.

/** Writes a value as `length` big-endian bytes. @throws BAD_INPUT unless it is in [0, 2^bits) */
export function uintBytes(value: bigint | number, bits: number, length: number): Uint8Array {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new AppError('BAD_INPUT');
  let rest = BigInt(value);
  // The shift of a negative number never becomes zero, so this refuses it too.
  if (rest >> BigInt(bits) !== 0n || bits > length * 8) throw new AppError('BAD_INPUT');
  const bytes = new Uint8Array(length);
  for (let i = length - 1; i >= 0; i--) {
    bytes[i] = Number(rest & 0xffn);
    rest >>= 8n;
  }
  return bytes;
}

/** Writes an unsigned integer as one word. @throws BAD_INPUT if the value does not fit `bits` bits */
export const uintWord = (value: bigint | number, bits = 256): Uint8Array => uintBytes(value, bits, 32);

/** Writes an int256 as one word, in two's complement. @throws BAD_INPUT */
export function intWord(value: bigint): Uint8Array {
  if (value < -(1n << 255n) || value >= 1n << 255n) throw new AppError('BAD_INPUT');
  return uintWord(BigInt.asUintN(256, value));
}

export const bytes32Word = (hex: string): Uint8Array => fromHex(hex, 32);

/** Writes a wallet as one word: 20 bytes of an EVM address, left-padded, or 32 bytes of a Solana address (base58 or hex). @throws BAD_INPUT */
export function walletWord(wallet: string): Uint8Array {
  if (!wallet.startsWith('0x')) return solanaAddressBytes(wallet);
  if (wallet.length === 66) return fromHex(wallet, 32);
  const word = new Uint8Array(32);
  word.set(fromHex(parseEvmAddress(wallet)), 12);
  return word;
}

/** Reads big-endian bytes as an unsigned integer. */
export const bytesToBigInt = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
