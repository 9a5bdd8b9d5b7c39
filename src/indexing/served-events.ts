import { type ChainEventRecord, chainKind } from '@income-series/protocol/chain';
import type { Tx } from '../core/tx.ts';
import type { IndexedModule } from './parts.ts';

/** The names of the events that create series which no module serves on a chain. */
function unservedCreations(modules: readonly IndexedModule[], chain: string): readonly string[] {
  const kind = chainKind(chain);
  return kind === null ? [] : modules.flatMap(({ unservedSeries }) => unservedSeries?.[kind] ?? []);
}

/**
 * The events among stored ones that are of no unserved series. It takes one statement on a chain that may have such series, and none
 * on others.
 */
export async function servedEvents(
  tx: Tx,
  { chain, modules }: { readonly chain: string; readonly modules: readonly IndexedModule[] },
  events: readonly ChainEventRecord[],
): Promise<readonly ChainEventRecord[]> {
  const names = unservedCreations(modules, chain);
  const keys = [...new Set(events.flatMap(({ seriesKey }) => seriesKey ?? []))];
  if (names.length === 0 || keys.length === 0) return events;
  const created = await tx.chainEvent.findMany({
    where: { chain, name: { in: [...names] }, seriesKey: { in: keys } },
    select: { seriesKey: true },
  });
  if (created.length === 0) return events;
  const unserved = new Set(created.map(({ seriesKey }) => seriesKey));
  return events.filter(({ seriesKey }) => !unserved.has(seriesKey));
}
