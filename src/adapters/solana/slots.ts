import { isSolanaAddress, solanaAddressHex } from '@income-series/protocol/address';
import { larger } from '@income-series/protocol/amounts';
import type { ChainHead } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import {
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_BLOCK_NOT_AVAILABLE,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_LONG_TERM_STORAGE_SLOT_SKIPPED,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SLOT_SKIPPED,
} from '@solana/kit';
import { unavailable } from '../rpc/unavailable.ts';
import { COMMITMENT, type SolanaRpc } from './client.ts';

/** A produced block without its transactions; with all signatures if they were requested. */
export interface SlotHeader extends ChainHead {
  readonly parentHash: Bytes32;
  readonly signatures: readonly string[] | null;
}

/** The number of slots in one request; a node answers for at most 500,000. */
const PAGE = 10_000n;

interface RpcHeader {
  readonly blockhash: string;
  readonly previousBlockhash: string;
  readonly blockTime: bigint | number | null;
  readonly signatures?: readonly string[];
}

/** Parses a block's header. @throws CHAIN_UNAVAILABLE if it is malformed */
export function readHeader(number: bigint, block: RpcHeader): SlotHeader {
  const { blockhash, previousBlockhash, blockTime, signatures = null } = block;
  if (!isSolanaAddress(blockhash) || !isSolanaAddress(previousBlockhash)) throw unavailable('BlockMalformed');
  if (blockTime === null || blockTime === undefined) throw unavailable('BlockWithoutTime');
  return {
    number,
    hash: solanaAddressHex(blockhash),
    parentHash: solanaAddressHex(previousBlockhash),
    timestamp: BigInt(blockTime),
    signatures,
  };
}

const isSkipped = (error: unknown): boolean =>
  isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SLOT_SKIPPED) ||
  isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_LONG_TERM_STORAGE_SLOT_SKIPPED);

/** True if the node answers that a slot has no block, or not yet. */
export const isMissing = (error: unknown): boolean =>
  isSkipped(error) || isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_BLOCK_NOT_AVAILABLE);

/** The header of a slot; null where the node has no block there. */
export async function headerAt(
  rpc: SolanaRpc,
  slot: bigint,
  details: 'none' | 'signatures' = 'none',
): Promise<SlotHeader | null> {
  const common = { commitment: COMMITMENT, maxSupportedTransactionVersion: 0, rewards: false } as const;
  try {
    const block =
      details === 'none'
        ? await rpc.getBlock(slot, { ...common, transactionDetails: 'none' }).send()
        : await rpc.getBlock(slot, { ...common, transactionDetails: 'signatures' }).send();
    return block && readHeader(slot, block);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The slots of `from..to` that have a block. @throws CHAIN_UNAVAILABLE if the answer has other slots or is not in order */
export async function producedIn(rpc: SolanaRpc, from: bigint, to: bigint): Promise<readonly bigint[]> {
  const produced: bigint[] = [];
  for (let start = from; start <= to; start += PAGE) {
    const end = start + PAGE - 1n < to ? start + PAGE - 1n : to;
    const slots = (await rpc.getBlocks(start, end, { commitment: COMMITMENT }).send()).map(BigInt);
    slots.forEach((slot, i) => {
      if (slot < start || slot > end || (i > 0 && slot <= (slots[i - 1] ?? 0n))) throw unavailable('SlotsDisordered');
    });
    produced.push(...slots);
  }
  return produced;
}

/** The slots of a range to read: every produced one from `denseFrom` on, and the first and last of the range. */
export async function slotsToRead(
  rpc: SolanaRpc,
  { from, to, denseFrom }: { readonly from: bigint; readonly to: bigint; readonly denseFrom: bigint },
): Promise<readonly bigint[]> {
  const isOnePage = to - from < PAGE;
  // A longer range is listed from `denseFrom` on, and at least its last page, where the last produced slot usually is.
  const tail = denseFrom < to - PAGE ? larger(denseFrom, from) : to - PAGE + 1n;
  const slots = await producedIn(rpc, isOnePage ? from : tail, to);
  const [first] = isOnePage ? slots : await firstFrom(rpc, from, to);
  const last = slots.at(-1) ?? (isOnePage ? undefined : await lastBelow(rpc, from, tail));
  const chosen = [first, ...slots.filter((slot) => slot >= denseFrom), last];
  return [...new Set(chosen)].filter((slot) => slot !== undefined).sort((a, b) => (a < b ? -1 : 1));
}

async function firstFrom(rpc: SolanaRpc, from: bigint, to: bigint): Promise<readonly bigint[]> {
  const slots = await rpc.getBlocksWithLimit(from, 1, { commitment: COMMITMENT }).send();
  return slots.map(BigInt).filter((slot) => slot >= from && slot <= to);
}

/** The last produced slot of `from..below - 1`; undefined where there is none. */
async function lastBelow(rpc: SolanaRpc, from: bigint, below: bigint): Promise<bigint | undefined> {
  for (let end = below - 1n; end >= from; end -= PAGE) {
    const start = end - PAGE + 1n > from ? end - PAGE + 1n : from;
    const last = (await producedIn(rpc, start, end)).at(-1);
    if (last !== undefined) return last;
  }
  return undefined;
}
