import { useEffect } from 'react';
import { useNow } from '../format/time.ts';
import { IndexedChainsDocument } from '../generated/documents/session.ts';
import type { IndexedChainsQuery } from '../generated/operations.ts';
import { settings } from '../settings.ts';
import { createStore, useStore } from '../store.ts';
import { useAnswer } from './answers.ts';
import { BROWSER_CLOCK, type ChainClock, clockAfter } from './chain-clock.ts';

/** The time between two readings of the chains' clocks. An event of a feed makes the page read them at once. */
const READING_MS = 60_000;

/** The clocks of the served chains, by the names of the chains. */
export const chainClocks = createStore<ReadonlyMap<string, ChainClock>>(new Map());

function updateClocks({ indexedChains }: IndexedChainsQuery, readAt: number): void {
  const clocks = chainClocks.get();
  const next = indexedChains.map(({ chain, blockNumber, blockAt }): [string, ChainClock] => {
    const previous = clocks.get(chain) ?? BROWSER_CLOCK;
    if (!blockNumber || !blockAt) return [chain, BROWSER_CLOCK];
    return [chain, clockAfter(previous, { number: blockNumber, at: Date.parse(blockAt), readAt }, settings.isDemo)];
  });
  chainClocks.set(new Map(next));
}

/** Keeps the clocks of the chains while the page is shown: one request for all. */
export function useChainClocks(): void {
  const { data, dataUpdatedAt } = useAnswer(IndexedChainsDocument, {}, { everyMs: READING_MS });
  useEffect(() => {
    if (data) updateClocks(data.data, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
}

/** The present time of a chain, ms. */
export const chainNow = (chain: string): number => Date.now() + (chainClocks.get().get(chain)?.aheadMs ?? 0);

/** The present time of a chain, which moves; without a chain, that of the browser. */
export function useChainNow(chain: string | null, everyMs?: number): number {
  const now = useNow(everyMs);
  const clocks = useStore(chainClocks);
  return now + (chain === null ? 0 : (clocks.get(chain)?.aheadMs ?? 0));
}

/**
 * The present time of a chain for its states. If its last block is too old, that block's time counts, because the page cannot tell
 * which clock is wrong, and must not call a sale over while the chain still takes bids.
 */
export function useStateTime(chain: string): number {
  const now = useChainNow(chain);
  const { block, lateMs } = useStore(chainClocks).get(chain) ?? BROWSER_CLOCK;
  return lateMs === null || block === null ? now : block.at;
}
