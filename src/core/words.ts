import { solanaAddressBytes } from './address.ts';
import { fromHex } from './bytes.ts';
import { AppError } from './errors/app-error.ts';

/** The 32-byte words of the Solidity ABI: big-endian, left-padded. */

/** `value` in [0, 2^bits) as `length` big-endian bytes. @throws BAD_INPUT */
export function uintBytes(value: bigint | number, bits: number, length: number): Uint8Array {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new AppError('BAD_INPUT');
  let rest = BigInt(value);
  // the shift of a negative number never comes to zero
  if (rest >> BigInt(bits) !== 0n || bits > length * 8) throw new AppError('BAD_INPUT');
  const out = new Uint8Array(length);
  for (let i = length - 1; i >= 0; i--) {
    out[i] = Number(rest & 0xffn);
    rest >>= 8n;
  }
  return out;
}

/** uintN as one word. @throws BAD_INPUT where the value does not fit N bits. */
export const uintWord = (value: bigint | number, bits = 256): Uint8Array => uintBytes(value, bits, 32);

/** int256 as one word, two's complement. @throws BAD_INPUT */
export function intWord(value: bigint): Uint8Array {
  if (value < -(1n << 255n) || value >= 1n << 255n) throw new AppError('BAD_INPUT');
  return uintWord(BigInt.asUintN(256, value));
}

export const bytes32Word = (hex: string): Uint8Array => fromHex(hex, 32);

/** The 20 bytes of an EVM address left-padded, or the 32 bytes of a Solana address, in base58 or hex. @throws BAD_INPUT */
export function walletWord(wallet: string): Uint8Array {
  if (!wallet.startsWith('0x')) return solanaAddressBytes(wallet);
  if (wallet.length === 66) return fromHex(wallet, 32);
  const word = new Uint8Array(32);
  word.set(fromHex(wallet, 20), 12);
  return word;
}

/** Big-endian bytes as an integer. */
export const bytesToBigInt = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
