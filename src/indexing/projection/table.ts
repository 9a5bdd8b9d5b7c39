import { FoldError } from './fold-error.ts';

/** The rows of one table in a fold, in memory, and which of them were changed or created. */
export interface ProjectionTable<K, R> {
  get(key: K): R | undefined;
  /** Returns the row of a key. @throws FoldError if there is none */
  need(key: K): R;
  put(key: K, row: R): void;
  rows(): readonly (readonly [K, R])[];
  changed(): readonly R[];
  /** The changed rows, each with its state before the fold; undefined if it was created. */
  changes(): readonly { readonly row: R; readonly before: R | undefined }[];
}

/** Creates a table from its stored rows. */
export function createTable<K, R>(rows: Iterable<readonly [K, R]> = []): ProjectionTable<K, R> {
  const initial = new Map(rows);
  const current = new Map(initial);
  const changed = new Set<K>();
  const need = (key: K): R => {
    const row = current.get(key);
    if (row === undefined) throw new FoldError('An event refers to a row that no earlier event created.');
    return row;
  };
  return {
    get: (key) => current.get(key),
    need,
    put(key, row) {
      current.set(key, row);
      changed.add(key);
    },
    rows: () => [...current],
    changed: () => [...changed].map(need),
    changes: () => [...changed].map((key) => ({ row: need(key), before: initial.get(key) })),
  };
}
