import type { ChainEventRecord } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Projection, ProjectionStore } from './parts.ts';
import { createSeriesFold, type SeriesProjection, type WorkingFold } from './projection/series-fold.ts';
import { loadState, scopeOf } from './series-load.ts';
import { restoreRows, saveUndo } from './undo.ts';

/** Creates the projection that folds each series' events into the tables of all nouns, because one event may change several. */
export function createSeriesProjection(projections: readonly SeriesProjection[]): Projection {
  const tables = projections.flatMap((projection) => projection.tables);

  /** Writes the changed rows of several series, one table after the other. */
  async function save({ tx, chain, upsert }: ProjectionStore, folds: readonly WorkingFold[]): Promise<void> {
    for (const table of tables) {
      const rows = folds.flatMap((fold) => fold.changed(table));
      if (rows.length === 0) continue;
      await upsert(table.name, `chain, ${table.key ?? 'id'}`, rows);
      await table.fill?.fill(tx, rows, chain);
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
    await saveUndo(store, tables, folds);
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
        return apply({ ...store, undoBlock: from }, events);
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

/** Groups events by series; events without a series are left out. */
function bySeries(events: readonly ChainEventRecord[]): Map<Bytes32, ChainEventRecord[]> {
  const groups = new Map<Bytes32, ChainEventRecord[]>();
  for (const event of events) {
    if (event.seriesKey === null) continue;
    const group = groups.get(event.seriesKey);
    if (group === undefined) groups.set(event.seriesKey, [event]);
    else group.push(event);
  }
  return groups;
}
