import type { TableAtAccountEnd } from '../../core/account-end.ts';
import type { MappedColumns } from './sign-in.ts';

/** The columns of a table of the database. `mayBeAccount`: a UUID that refers to no other row than an account's. */
export interface CheckedTable {
  readonly table: string;
  readonly columns: Readonly<Record<string, { readonly column: string; readonly mayBeAccount: boolean }>>;
}

/** What a column is called that names an account, whatever it is kept as. */
const NAMES_ACCOUNT = /(^|_)(account|actor|admin|author|caller|owner|reviewer)(_id)?$|_by$/;

const removes = (entry: TableAtAccountEnd, column: string): boolean =>
  entry.does === 'ROWS_GO' || (entry.does !== 'STAYS' && Object.hasOwn(entry.empties, column));

/** Copied from a chain, which no deletion reaches. */
const persists = (deletion: string, of: readonly TableAtAccountEnd[]): boolean =>
  deletion.includes('chain data persists') && of.some(({ does, ...entry }) => does === 'STAYS' && isOnChain(entry));
const isOnChain = (entry: object): boolean => 'because' in entry && entry.because === 'ON_CHAIN';

/**
 * What the nouns' `accountEnd`s forget, as sentences: a table that may refer to an account and is in none of them, a column of
 * an account that stays in rows that are said to stay without it, a column that is intended to go with the account and does
 * not, and a table or column that the database does not have.
 */
export function accountEndFaults(
  tables: readonly CheckedTable[],
  declared: readonly MappedColumns[],
  ends: readonly TableAtAccountEnd[],
): string[] {
  const of = (table: string) => ends.filter((entry) => entry.table === table);
  const known = new Map(
    tables.map(({ table, columns }) => [table, new Set(Object.values(columns).map((c) => c.column))]),
  );
  const forgotten = tables.flatMap(({ table, columns }) =>
    Object.values(columns)
      .filter(({ column, mayBeAccount }) => mayBeAccount || NAMES_ACCOUNT.test(column))
      .flatMap(({ column }) => {
        const entries = of(table);
        if (entries.length === 0)
          return [`${table}.${column} may name an account, and no accountEnd is about ${table}`];
        const stays = entries.every(({ does }) => does === 'STAYS') || entries.some((entry) => removes(entry, column));
        return stays || !NAMES_ACCOUNT.test(column) ? [] : [`${table}.${column} still names the account after its end`];
      }),
  );
  const kept = declared
    .filter(({ deletion }) => deletion.includes('account deletion'))
    .flatMap(({ held, deletion }) => held.map((place) => ({ deletion, place, parts: place.split('.') })))
    .filter(({ parts: [table = ''] }) => known.has(table))
    .filter(({ deletion, parts: [table = '', column = ''] }) => {
      return !of(table).some((entry) => removes(entry, column)) && !persists(deletion, of(table));
    })
    .map(({ place }) => `${place} is intended to go with the account, and no accountEnd removes it`);
  const unknown = ends.flatMap((entry) => {
    const columns = known.get(entry.table);
    if (columns === undefined) return [`${entry.table} is in an accountEnd and in no schema`];
    const named = entry.does === 'STAYS' || entry.does === 'ROWS_GO' ? [] : Object.keys(entry.empties);
    return named
      .filter((column) => !columns.has(column))
      .map((column) => `${entry.table}.${column} is in an accountEnd and in no schema`);
  });
  return [...new Set([...forgotten, ...kept, ...unknown])];
}
