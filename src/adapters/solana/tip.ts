import type { BlockTag, ChainHead, ChainTip } from '@income-series/protocol/chain';
import { unavailable } from '../rpc/unavailable.ts';
import { COMMITMENT, type GuardedRpc, requireFresh, type SolanaRpc } from './client.ts';
import { headerAt, producedIn, type SlotHeader } from './slots.ts';

/** The number of slots below the newest in which a block is searched. */
const NEAR = 64n;
/** The number of newest blocks that are tried, because a node may name a slot before it can answer its block. */
const TRIED = 4;

const headOf = ({ number, hash, timestamp }: SlotHeader): ChainHead => ({ number, hash, timestamp });

const slotAt = async (rpc: SolanaRpc, commitment: 'finalized' | 'confirmed') =>
  BigInt(await rpc.getSlot({ commitment }).send());

/** The newest block at or below a slot. @throws CHAIN_UNAVAILABLE if the node answers none of the last ones */
async function newestBlock(rpc: SolanaRpc, top: bigint): Promise<ChainHead> {
  const slots = await producedIn(rpc, top > NEAR ? top - NEAR : 0n, top);
  for (const slot of slots.slice(-TRIED).reverse()) {
    const header = await headerAt(rpc, slot);
    if (header !== null) return headOf(header);
  }
  throw unavailable('NoHead');
}

/**
 * The newest confirmed block, or with `finalized` the newest final one. Freshness is judged by the confirmed block, because
 * a final one is as old as the votes on it.
 *
 * @throws CHAIN_UNAVAILABLE, CHAIN_BEHIND, CHAIN_STALE
 */
export async function readTip(client: GuardedRpc, tag: BlockTag): Promise<ChainTip> {
  const tip = await client.ask(async (rpc) => {
    const [confirmed, final] = await Promise.all([
      slotAt(rpc, COMMITMENT),
      tag === 'finalized' ? slotAt(rpc, 'finalized') : undefined,
    ]);
    if (final === undefined || final >= confirmed) {
      const latest = await newestBlock(rpc, final ?? confirmed);
      return { latest, target: latest };
    }
    const [latest, target] = await Promise.all([newestBlock(rpc, confirmed), newestBlock(rpc, final)]);
    return { latest, target };
  });
  await requireFresh(client, tip.latest);
  return tip;
}
