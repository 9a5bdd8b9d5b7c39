import { setTimeout as wait } from 'node:timers/promises';
import {
  getBase58Encoder,
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_BLOCK_NOT_AVAILABLE,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_BLOCK_STATUS_NOT_AVAILABLE_YET,
} from '@solana/kit';
import { toHex } from '../../core/bytes.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { COMMITMENT, type SolanaRpc } from './client.ts';

/** The hash and number that identify a block. */
interface BlockName {
  readonly slot: bigint;
  readonly hash: Bytes32;
}

/** The maximum number of cached blocks. They are cached so that reads of one slot request its block once. */
const CACHE_SIZE = 64;
/** The number of requests for a block, because a node can have a slot's accounts shortly before its block. */
const TRIES = 5;
const WAIT_MS = 150;

const isNotReady = (error: unknown): boolean =>
  isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_BLOCK_NOT_AVAILABLE) ||
  isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_BLOCK_STATUS_NOT_AVAILABLE_YET);

/** Converts a base58 hash of 32 bytes to hex. */
const hashOf = (base58: string): Bytes32 => toHex(Uint8Array.from(getBase58Encoder().encode(base58)));

async function readBlockName(rpc: SolanaRpc, slot: bigint, tries = 1): Promise<BlockName> {
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
    if (!isNotReady(error) || tries >= TRIES) throw error;
    await wait(WAIT_MS);
    return readBlockName(rpc, slot, tries + 1);
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
      const block = readBlockName(rpc, slot);
      cache.set(slot, block);
      block.catch(() => cache.delete(slot));
      return block;
    },
  };
}
