import type { ChainEventRecord } from '../core/chain.ts';
import type { Bytes32 } from '../core/hex.ts';
import type { Projection, ProjectionStore } from './parts.ts';
import { createSeriesFold, type SeriesProjection, type WorkingFold } from './projection/series-fold.ts';
import { loadState, scopeOf } from './series-load.ts';
import { keepRows, restoreRows } from './undo.ts';

/** Folds the events of each series into the tables of all nouns at once: what one event means may be rows of several. */
export function createSeriesProjection(projections: readonly SeriesProjection[]): Projection {
  const tables = projections.flatMap((projection) => projection.tables);

  /** The rows of several series, a table at a time. */
  async function save({ tx, chain, upsert }: ProjectionStore, folds: readonly WorkingFold[]): Promise<void> {
    for (const table of tables) {
      const rows = folds.flatMap((fold) => fold.changed(table));
      if (rows.length === 0) continue;
      await upsert(table.name, `chain, ${table.key ?? 'id'}`, rows);
      await table.fill?.(tx, rows, chain);
    }
  }

  async function apply(store: ProjectionStore, events: readonly ChainEventRecord[]): Promise<void> {
    const scopes = [...bySeries(events)].map(([key, own]) => scopeOf(store.chain, key, own));
    if (scopes.length === 0) return;
    const loaded = await loadState(store.tx, projections, scopes);
    const folds = scopes.map((scope) => {
      const fold = createSeriesFold(projections, store.chain, loaded(scope));
      fold.apply(scope.events);
      return fold;
    });
    await keepRows(store, tables, folds);
    await save(store, folds);
  }

  async function remove({ tx, chain }: Pick<ProjectionStore, 'tx' | 'chain'>, keys: readonly Bytes32[] | null) {
    for (const projection of projections) await projection.remove?.(tx, chain, keys);
  }

  return {
    apply,

    async rollBack(store, removed, fork) {
      const from = await restoreRows(store, tables, fork);
      if (from !== null) {
        const events = await store.events({ blockNumber: { gt: from, lte: fork }, seriesKey: { not: null } });
        return apply({ ...store, undo: from }, events);
      }
      const keys = [...bySeries(removed).keys()];
      await remove(store, keys);
      for (const seriesKey of keys) {
        const fold = createSeriesFold(projections, store.chain);
        fold.apply(await store.events({ seriesKey }));
        await save(store, [fold]);
      }
    },

    reset: (store) => remove(store, null),
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
