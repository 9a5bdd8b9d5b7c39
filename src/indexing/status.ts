import { derivationOf, type RowDerivation, sql } from './derivation.ts';
import type { IndexedModule, StatusContext } from './parts.ts';

/**
 * All derivations of a step, in order: columns that depend on the time of the last block, then columns of people's records that
 * depend on the chain. They run in the index's transaction. Each column is a function of people's records, stored events and
 * projections, for all rows at once; so a reorganisation takes it back, and a rebuilt index ends with the same values.
 *
 * A mutation that relays a signature writes the same values ahead of the index, and the index does not overwrite them before
 * it has come as far.
 *
 * A dropped signature does not come back, even if a reorganisation undoes the reason (its nonce moved, or its key is no longer
 * active): the attestor signs again. A key that the index does not hold drops no signature, because a rebuilt index may not
 * have reached its registration yet.
 */
export const derivationsOf = (modules: readonly IndexedModule[], context: StatusContext): readonly RowDerivation[] => [
  ...modules.flatMap(({ applyClock }) => applyClock?.(context) ?? []),
  ...modules.flatMap(({ seriesRecords = [] }) => seriesRecords.map((table) => deriveSeriesKey(table, context.chain))),
  ...modules.flatMap(({ deriveStatus }) => deriveStatus?.(context) ?? []),
];

/** Derives the foreign key of people's records to their series, which became null when the series was deleted from the index. */
const deriveSeriesKey = (table: string, chain: string): RowDerivation =>
  derivationOf({
    table,
    set: sql`indexed_key = own.series_key`,
    from: sql`(SELECT s.chain, s.key FROM series s)`,
    where: sql`due.chain = own.chain AND due.key = own.series_key AND own.chain = ${chain} AND own.indexed_key IS NULL`,
  });
