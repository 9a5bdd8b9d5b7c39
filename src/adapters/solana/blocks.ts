import { setTimeout as wait } from 'node:timers/promises';
import { toHex } from '@income-series/protocol/bytes';
import type { Bytes32 } from '@income-series/protocol/hex';
import {
  getBase58Encoder,
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_BLOCK_NOT_AVAILABLE,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_BLOCK_STATUS_NOT_AVAILABLE_YET,
} from '@solana/kit';
import { unavailable } from '../rpc/unavailable.ts';
import { COMMITMENT, type SolanaRpc } from './client.ts';

/** The hash and number that identify a block. */
interface BlockName {
  readonly slot: bigint;
  readonly hash: Bytes32;
}

/** The maximum number of cached blocks. They are cached so that reads of one slot request its block once. */
const CACHE_SIZE = 64;
/** The number of requests for a block, because a node may answer a slot's accounts shortly before its block. */
const TRIES = 5;
const WAIT_MS = 150;

const isEarly = (error: unknown): boolean =>
  isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_BLOCK_NOT_AVAILABLE) ||
  isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_BLOCK_STATUS_NOT_AVAILABLE_YET);

/** Converts a base58 hash of 32 bytes to hex. */
const hashOf = (base58: string): Bytes32 => toHex(Uint8Array.from(getBase58Encoder().encode(base58)));

/** Reads a block's name. Only a node that does not have the block yet is asked again. @throws CHAIN_UNAVAILABLE for a slot without a block */
async function read(rpc: SolanaRpc, slot: bigint, tries = 1): Promise<BlockName> {
  try {
    const block = await rpc
      .getBlock(slot, {
        commitment: COMMITMENT,
        maxSupportedTransactionVersion: 0,
        rewards: false,
        transactionDetails: 'none',
      })
      .send();
    if (block === null) throw unavailable('NoBlock');
    return { slot, hash: hashOf(block.blockhash) };
  } catch (error) {
    if (!isEarly(error) || tries >= TRIES) throw error;
    await wait(WAIT_MS);
    return read(rpc, slot, tries + 1);
  }
}

/** Creates a cache of blocks by slot; failures are not cached. */
export function createBlocks() {
  const cache = new Map<bigint, Promise<BlockName>>();
  return {
    /** @throws CHAIN_UNAVAILABLE where the node has none */
    at(rpc: SolanaRpc, slot: bigint): Promise<BlockName> {
      const cached = cache.get(slot);
      if (cached !== undefined) return cached;
      const [oldest] = cache.size < CACHE_SIZE ? [] : cache.keys();
      if (oldest !== undefined) cache.delete(oldest);
      const block = read(rpc, slot);
      cache.set(slot, block);
      block.catch(() => cache.delete(slot));
      return block;
    },
  };
}
