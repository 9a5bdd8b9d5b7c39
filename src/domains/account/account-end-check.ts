import type { TableAtAccountEnd } from '../../core/account-end.ts';
import type { MappedColumns } from './sign-in.ts';

/** A table of the database and its columns. `mayBeAccount`: a UUID column that is no reference to another table's row. */
export interface CheckedTable {
  readonly table: string;
  readonly columns: Readonly<Record<string, { readonly column: string; readonly mayBeAccount: boolean }>>;
}

/** Names of columns that hold an account's id, whatever their type. */
const ACCOUNT_COLUMN = /(^|_)(account|actor|admin|author|caller|owner|reviewer)(_id)?$|_by$/;

/** True if this declaration deletes the column's value. */
const removesValue = (entry: TableAtAccountEnd, column: string): boolean =>
  entry.does === 'ROWS_GO' || (entry.does !== 'STAYS' && Object.hasOwn(entry.empties, column));

/** True if the data map says that the column is chain data, and an entry keeps its rows for that reason. */
const staysAsChainData = (deletion: string, entries: readonly TableAtAccountEnd[]): boolean =>
  deletion.includes('chain data persists') &&
  entries.some((entry) => entry.does === 'STAYS' && entry.because === 'ON_CHAIN');

/**
 * Finds what the domains' `accountEnd` declarations miss, a sentence each: a table that may refer to an account and is not
 * declared, a column that would still name a deleted account, a column that the data map deletes with the account and no
 * declaration removes, and a table or column that the database does not have.
 */
export function accountEndFaults(
  tables: readonly CheckedTable[],
  declared: readonly MappedColumns[],
  ends: readonly TableAtAccountEnd[],
): string[] {
  const entriesOf = (table: string) => ends.filter((entry) => entry.table === table);
  const columnNames = new Map(
    tables.map(({ table, columns }) => [table, new Set(Object.values(columns).map((c) => c.column))]),
  );
  const undeclared = tables.flatMap(({ table, columns }) =>
    Object.values(columns)
      .filter(({ column, mayBeAccount }) => mayBeAccount || ACCOUNT_COLUMN.test(column))
      .flatMap(({ column }) => {
        const entries = entriesOf(table);
        if (entries.length === 0)
          return [`${table}.${column} may name an account, and no accountEnd is about ${table}`];
        const isCovered =
          entries.every(({ does }) => does === 'STAYS') || entries.some((entry) => removesValue(entry, column));
        return isCovered || !ACCOUNT_COLUMN.test(column)
          ? []
          : [`${table}.${column} still names the account after its end`];
      }),
  );
  const notRemoved = declared
    .filter(({ deletion }) => deletion.includes('account deletion'))
    .flatMap(({ held, deletion }) => held.map((place) => ({ deletion, place, parts: place.split('.') })))
    .filter(({ parts: [table = ''] }) => columnNames.has(table))
    .filter(({ deletion, parts: [table = '', column = ''] }) => {
      const entries = entriesOf(table);
      return !entries.some((entry) => removesValue(entry, column)) && !staysAsChainData(deletion, entries);
    })
    .map(({ place }) => `${place} is intended to go with the account, and no accountEnd removes it`);
  const unknown = ends.flatMap((entry) => {
    const columns = columnNames.get(entry.table);
    if (columns === undefined) return [`${entry.table} is in an accountEnd and in no schema`];
    const named = entry.does === 'STAYS' || entry.does === 'ROWS_GO' ? [] : Object.keys(entry.empties);
    return named
      .filter((column) => !columns.has(column))
      .map((column) => `${entry.table}.${column} is in an accountEnd and in no schema`);
  });
  return [...new Set([...undeclared, ...notRemoved, ...unknown])];
}
