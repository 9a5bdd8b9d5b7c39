/** Where a noun keeps sealed values. The id of the key that sealed one is in the column `key_id`. */
export interface SealedTable {
  readonly table: string;
  /** The ciphertext. */
  readonly column: string;
  /** The primary key: its columns, in order, and their types. */
  readonly key: Readonly<Record<string, 'text' | 'uuid'>>;
  /** The row's name in its place, of the values of the key. */
  readonly row: (...key: readonly string[]) => string;
}

/** A table whose rows are sealed under their ids. */
export const sealedById = (table: string, column: string, id = 'id'): SealedTable => ({
  table,
  column,
  key: { [id]: 'uuid' },
  row: (value = '') => value,
});
