import { type Address, isAddress } from '@solana/kit';
import type { Commitment } from './history.ts';
import { RpcError } from './rpc-error.ts';

/** An object parameter whose properties are not checked yet. */
export type Config = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readConfig(value: unknown): Config {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) throw RpcError.params('a configuration is an object');
  return value;
}

export function readAddress(value: unknown): Address {
  if (typeof value !== 'string' || !isAddress(value)) throw RpcError.params('Invalid pubkey');
  return value;
}

export function readText(value: unknown): string {
  if (typeof value !== 'string') throw RpcError.params('a string is missing');
  return value;
}

const MAX_U64 = 2n ** 64n - 1n;

/** Reads an unsigned 64-bit integer, which JSON delivers as a bigint. @throws RpcError */
export function readInteger(value: unknown): bigint {
  const number = typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value;
  if (typeof number !== 'bigint' || number < 0n || number > MAX_U64)
    throw RpcError.params('invalid type: expected u64');
  return number;
}

export function readList(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw RpcError.params('a list is missing');
  if (value.length > most) throw RpcError.params(`Too many inputs provided; max ${most}`);
  return value;
}

const COMMITMENTS: readonly unknown[] = ['processed', 'confirmed', 'finalized'];

export function readCommitment({ commitment }: Config, fallback: Commitment = 'finalized'): Commitment {
  if (commitment === undefined || commitment === null) return fallback;
  if (!COMMITMENTS.includes(commitment)) throw RpcError.params('unknown commitment');
  return commitment as Commitment;
}

/** Reads the commitment of a method about blocks, which must be at least `confirmed`. @throws RpcError */
export function readBlockCommitment(config: Config): Commitment {
  const commitment = readCommitment(config);
  if (commitment === 'processed') throw RpcError.params('Method does not support commitment below `confirmed`');
  return commitment;
}

export function readBase64(value: unknown, most: number): Uint8Array {
  const text = readText(value);
  const encoded = Math.ceil(most / 3) * 4;
  if (text.length > encoded) {
    throw RpcError.params(`base64 encoded bytes too large: ${text.length} bytes (max: encoded/raw ${encoded}/${most})`);
  }
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw RpcError.params('invalid base64 encoding');
  if (bytes.length > most) throw RpcError.params(`decoded bytes too large: ${bytes.length} bytes (max: ${most} bytes)`);
  return Uint8Array.from(bytes);
}
