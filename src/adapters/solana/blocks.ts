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

/** What names a block. */
interface BlockName {
  readonly slot: bigint;
  readonly hash: Bytes32;
}

/** Blocks that are remembered: reads of one slot ask for its block once. */
const REMEMBERED = 64;
/** A node can answer accounts of a slot a moment before it can answer its block. */
const TRIES = 5;
const WAIT_MS = 150;

const isEarly = (error: unknown): boolean =>
  isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_BLOCK_NOT_AVAILABLE) ||
  isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_BLOCK_STATUS_NOT_AVAILABLE_YET);

/** A base58 hash of 32 bytes as hex. */
const hashOf = (base58: string): Bytes32 => toHex(Uint8Array.from(getBase58Encoder().encode(base58)));

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

/** The blocks of slots by their hashes; a failure is not kept. */
export function createBlocks() {
  const known = new Map<bigint, Promise<BlockName>>();
  return {
    /** @throws CHAIN_UNAVAILABLE where the node has none */
    at(rpc: SolanaRpc, slot: bigint): Promise<BlockName> {
      const found = known.get(slot);
      if (found !== undefined) return found;
      const [oldest] = known.size < REMEMBERED ? [] : known.keys();
      if (oldest !== undefined) known.delete(oldest);
      const block = read(rpc, slot);
      known.set(slot, block);
      block.catch(() => known.delete(slot));
      return block;
    },
  };
}
