import type { Difference } from '../../model/ports.ts';

export type Value = string | number | bigint | boolean | null;

const text = (value: Value): string | null => (value === null ? null : String(value));

/** The columns of one row whose values differ, compared as text. A column that is undefined on the chain's side is skipped. */
export function differences(
  table: string,
  id: string,
  columns: Readonly<Record<string, readonly [database: Value, chain: Value | undefined]>>,
): readonly Difference[] {
  return Object.entries(columns).flatMap(([column, [database, chain]]) =>
    chain === undefined || text(database) === text(chain)
      ? []
      : [{ table, id, column, database: text(database), chain: text(chain) }],
  );
}
