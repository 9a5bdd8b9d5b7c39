import type { BlockTag, ChainHead } from '@income-series/protocol/chain';
import { type Bytes32, lowerHex } from '@income-series/protocol/hex';
import { isHash, isHex, type PublicClient } from 'viem';
import { unavailable } from '../rpc/unavailable.ts';

/** The fields of a block's header that the product reads. */
export interface Header extends ChainHead {
  readonly parentHash: Bytes32;
  /** Wei for one unit of gas. */
  readonly baseFee: bigint;
  /** Hashes of its transactions. */
  readonly transactions: readonly string[];
}

/** Parses a hexadecimal number of a node's answer. @throws CHAIN_UNAVAILABLE if it is malformed */
export function parseQuantity(value: unknown): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value)) throw unavailable('QuantityMalformed');
  return BigInt(value);
}

/** The latest time of a JavaScript date in unix seconds (ECMA-262, 21.4.1.1); block heights are far below it too. */
const GREATEST = 8_640_000_000_000n;

/** Parses a height or a time of a node's answer. @throws CHAIN_UNAVAILABLE if it is malformed or too great */
export function parseBoundedQuantity(value: unknown, greatest = GREATEST): bigint {
  const number = parseQuantity(value);
  if (number > greatest) throw unavailable('QuantityTooGreat');
  return number;
}

/** Parses a 32-byte hash of a node's answer. @throws CHAIN_UNAVAILABLE if it is malformed */
export function parseHash(value: unknown): Bytes32 {
  if (!isHex(value) || !isHash(value)) throw unavailable('HashMalformed');
  return lowerHex(value);
}

/** @throws CHAIN_UNAVAILABLE if the answer is not a block header */
function parseHeader(value: unknown): Header {
  const raw = value as Record<string, unknown>;
  if (typeof value !== 'object' || !Array.isArray(raw.transactions)) throw unavailable('HeaderMalformed');
  return {
    number: parseBoundedQuantity(raw.number),
    hash: parseHash(raw.hash),
    parentHash: parseHash(raw.parentHash),
    timestamp: parseBoundedQuantity(raw.timestamp),
    baseFee: raw.baseFeePerGas === undefined ? 0n : parseQuantity(raw.baseFeePerGas),
    transactions: raw.transactions as readonly string[],
  };
}

/** Reads a block's header; null where the node has no such block. @throws CHAIN_UNAVAILABLE */
export async function readHeader(client: PublicClient, at: bigint | BlockTag): Promise<Header | null> {
  const block = typeof at === 'bigint' ? (`0x${at.toString(16)}` as const) : at;
  const value = await client.request({ method: 'eth_getBlockByNumber', params: [block, false] });
  if (value === null) return null;
  const header = parseHeader(value);
  if (typeof at === 'bigint' && header.number !== at) throw unavailable('HeaderOfAnotherBlock');
  return header;
}
