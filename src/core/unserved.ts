/** A row of the data map about data that no GraphQL field returns: stored for internal use, or never stored. */
export interface UnservedRecord {
  /** A description of the data. */
  readonly record: string;
  /** The columns, as `table.column`, or another place of the data, such as a device. */
  readonly held: readonly string[];
  /** The storage class: stored readably, sealed under a key of the server, or not stored. */
  readonly class: 'plain' | 'vault' | 'none';
  /** The readers outside the API: `operators`, who read logs, or nobody. */
  readonly readers: readonly 'operators'[];
  readonly deletion: string;
  /** The path of the test that proves this row. */
  readonly shownBy: string;
}

const isColumn = (place: string): boolean => /^[a-z0-9_]+\.[a-z0-9_]+$/.test(place);

/**
 * Makes rows of the data map. A row without `class` has plain columns, or data that is not stored. A row without `readers` has
 * no readers, a row without `deletion` stays, and the attack on secrets tests a row that names no other test.
 */
export const unservedRecords = (
  ...rows: readonly (Pick<UnservedRecord, 'record' | 'held'> & Partial<UnservedRecord>)[]
): readonly UnservedRecord[] =>
  rows.map((row) => ({
    class: row.held.every(isColumn) ? 'plain' : 'none',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/access/attacks/secrets.slow.test.ts',
    ...row,
  }));

/** Writes columns of one table as the data map does: `table.column`. */
export const columnsOf = (table: string, ...columns: readonly string[]): string[] =>
  columns.map((column) => `${table}.${column}`);
