import type { ChainEventRecord } from '../core/chain.ts';
import type { Bytes32 } from '../core/hex.ts';
import { integers } from '../core/integers.ts';
import type { Projection, ProjectionStore } from './parts.ts';
import {
  createSeriesFold,
  type FoldMemory,
  type LoadedState,
  type LoadScope,
  type ProjectedTable,
  type SeriesProjection,
  type WorkingFold,
} from './projection/series-fold.ts';

/** Folds the events of each series into the tables of all nouns at once: what one event means may be rows of several. */
export function createSeriesProjection(projections: readonly SeriesProjection[]): Projection {
  async function load(store: ProjectionStore, key: Bytes32, events: readonly ChainEventRecord[]): Promise<LoadedState> {
    const { tx } = store;
    const scope = scopeOf(store, key, events);
    const tables = new Map<ProjectedTable<unknown, object>, readonly object[]>();
    const memories = new Map<FoldMemory<unknown>, unknown>();
    for (const projection of projections) {
      for (const table of projection.tables) {
        tables.set(
          table,
          ((await table.load?.(tx, scope)) ?? []).map((row) => integers<object>(row)),
        );
      }
      for (const memory of projection.memories ?? []) {
        if (memory.load) memories.set(memory, await memory.load(tx, scope));
      }
    }
    return { tables, memories };
  }

  async function save({ tx, chain, upsert }: ProjectionStore, fold: WorkingFold): Promise<void> {
    for (const { table, rows } of fold.changed()) {
      if (rows.length === 0) continue;
      await upsert(table.name, `chain, ${table.key ?? 'id'}`, rows);
      await table.fill?.(tx, rows, chain);
    }
  }

  async function apply(store: ProjectionStore, events: readonly ChainEventRecord[], isFirst: boolean): Promise<void> {
    for (const [key, own] of bySeries(events)) {
      const fold = createSeriesFold(projections, store.chain, isFirst ? undefined : await load(store, key, own));
      fold.apply(own);
      await save(store, fold);
    }
  }

  async function remove({ tx, chain }: Pick<ProjectionStore, 'tx' | 'chain'>, keys: readonly Bytes32[] | null) {
    for (const projection of projections) await projection.remove?.(tx, chain, keys);
  }

  return {
    apply: (store, events) => apply(store, events, false),

    async rollBack(store, removed) {
      const keys = [...bySeries(removed).keys()];
      await remove(store, keys);
      for (const seriesKey of keys) await apply(store, await store.events({ seriesKey }), true);
    },

    reset: (store) => remove(store, null),
  };
}

function scopeOf({ tx, chain }: ProjectionStore, seriesKey: Bytes32, events: readonly ChainEventRecord[]): LoadScope {
  return {
    chain,
    seriesKey,
    events,
    named: <T>(argument: string) =>
      [...new Set(events.map(({ args }) => args[argument]).filter((value) => value !== undefined))] as T[],
    has: (names) => events.some(({ name }) => names.includes(name)),
    async before<A>(name: string) {
      const stored = await tx.chainEvent.findMany({
        where: { seriesKey, chain, name, blockNumber: { lt: events[0]?.blockNumber ?? 0n } },
        select: { args: true },
      });
      return stored.map(({ args }) => args as A);
    },
  };
}

function bySeries(events: readonly ChainEventRecord[]): Map<Bytes32, ChainEventRecord[]> {
  const groups = new Map<Bytes32, ChainEventRecord[]>();
  for (const event of events) {
    if (event.seriesKey === null) continue;
    const own = groups.get(event.seriesKey);
    if (own === undefined) groups.set(event.seriesKey, [event]);
    else own.push(event);
  }
  return groups;
}
