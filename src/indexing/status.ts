import { derived, type RowDerivation, sql } from './derivation.ts';
import type { IndexedModule, StatusContext } from './parts.ts';

/**
 * What sets the columns that follow from the time of the last block, and what people's rows follow from the chain, in the transaction that moved the index. Every column that is set here
 * is a function of what people wrote, of the stored events and of the projections, for all rows at once and whatever
 * came in this step: a reorganisation takes it back, and an index that is made again ends at the same. The number of
 * statements is the same for any number of rows.
 *
 * A mutation that relayed something writes what the index will: it may be ahead of the index, and is not contradicted
 * before the index has come as far.
 *
 * One thing does not come back: a signature that died (its nonce moved, its key is no longer active) is dropped
 * permanently. Where a reorganisation undoes what killed it, the attestor signs again. A key that the index does not
 * hold (yet) kills nothing: while an index is made again, its registration is still to come.
 */
export const derivationsOf = (modules: readonly IndexedModule[], context: StatusContext): readonly RowDerivation[] => [
  ...modules.flatMap(({ applyClock }) => applyClock?.(context) ?? []),
  ...modules.flatMap(({ seriesRecords = [] }) => seriesRecords.map((table) => relate(table, context.chain))),
  ...modules.flatMap(({ deriveStatus }) => deriveStatus?.(context) ?? []),
];

/** Ties rows to their series again, once the index holds it: its foreign key was set null when the series was deleted. */
const relate = (table: string, chain: string): RowDerivation =>
  derived({
    table,
    set: sql`indexed_key = own.series_key`,
    from: sql`(SELECT s.chain, s.key FROM series s)`,
    where: sql`due.chain = own.chain AND due.key = own.series_key AND own.chain = ${chain} AND own.indexed_key IS NULL`,
  });
