/** A table with a sealed column. The column `key_id` has the id of the vault key of each row. */
export interface SealedTable {
  readonly table: string;
  /** The column of ciphertexts. */
  readonly column: string;
  /** The columns of the primary key, in order, and their types. */
  readonly key: Readonly<Record<string, 'text' | 'uuid'>>;
  /** Builds the row's name in `VaultPlace` from the values of the key. */
  readonly row: (...key: readonly string[]) => string;
}

/** Declares a sealed table whose rows are named by their ids. */
export const sealedById = (table: string, column: string, id = 'id'): SealedTable => ({
  table,
  column,
  key: { [id]: 'uuid' },
  row: (value = '') => value,
});
