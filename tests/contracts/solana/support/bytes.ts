import { type Address, getAddressDecoder, getAddressEncoder } from '@solana/kit';

export const addressBytes = (address: Address): Uint8Array => Uint8Array.from(getAddressEncoder().encode(address));
export const addressOf = (bytes: Uint8Array): Address => getAddressDecoder().decode(bytes);

export const fromHex = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replace(/^0x/, ''), 'hex'));
export const toHex = (bytes: Uint8Array): `0x${string}` => `0x${Buffer.from(bytes).toString('hex')}`;

/** An unsigned integer of so many bytes, little-endian as in accounts, instructions and events. */
export const integer = (value: bigint | number, size: number): Uint8Array =>
  fromHex(
    BigInt.asUintN(size * 8, BigInt(value))
      .toString(16)
      .padStart(size * 2, '0'),
  ).reverse();
export const u8 = (value: bigint | number): Uint8Array => integer(value, 1);
export const u16 = (value: bigint | number): Uint8Array => integer(value, 2);
export const u32 = (value: bigint | number): Uint8Array => integer(value, 4);
export const u64 = (value: bigint | number): Uint8Array => integer(value, 8);
export const u128 = (value: bigint | number): Uint8Array => integer(value, 16);
/** A 256-bit integer as a big-endian word, as in signed messages and proofs. */
export const word = (value: bigint): Uint8Array => integer(value, 32).reverse();

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Fields of bytes by name and size: integers as bigint, `bytes` as they are, addresses in base58. */
export type Field = readonly [name: string, kind: 'u8' | 'u16' | 'u32' | 'u64' | 'u128' | 'i128' | 'address' | number];

export type Fields = Readonly<Record<string, bigint | string>>;

const SIZES = { u8: 1, u16: 2, u32: 4, u64: 8, u128: 16, i128: 16, address: 32 } as const;

const sizeOf = (kind: Field[1]): number => (typeof kind === 'number' ? kind : SIZES[kind]);

/** Where a field begins. */
export function placeOf(layout: readonly Field[], name: string): number {
  const before = layout.findIndex(([each]) => each === name);
  if (before < 0) throw new Error(`no field ${name}`);
  return layout.slice(0, before).reduce((sum, [, kind]) => sum + sizeOf(kind), 0);
}

/** Reads the fields in order; throws where the length differs. Bytes of a given size come as hex. */
export function readFields(layout: readonly Field[], bytes: Uint8Array): Fields {
  let at = 0;
  const fields = layout.map(([name, kind]) => {
    const size = sizeOf(kind);
    const part = bytes.slice(at, at + size);
    at += size;
    if (kind === 'address') return [name, addressOf(part)];
    if (typeof kind === 'number') return [name, toHex(part)];
    const value = BigInt(toHex(part.reverse()));
    return [name, kind === 'i128' ? BigInt.asIntN(128, value) : value];
  });
  if (at !== bytes.length) throw new Error(`${bytes.length} bytes, not ${at}`);
  return Object.fromEntries(fields) as Fields;
}
