import { FoldError } from './fold-error.ts';

/** The rows of one table that a fold works on: those it was given, and which of them it changed or made. */
export interface ProjectionTable<K, R> {
  get(key: K): R | undefined;
  /** @throws FoldError where the row is not there */
  need(key: K): R;
  put(key: K, row: R): void;
  rows(): readonly (readonly [K, R])[];
  changed(): readonly R[];
  /** The same rows with what they were at first; undefined where they were not there. */
  changes(): readonly { readonly row: R; readonly before: R | undefined }[];
}

export function createTable<K, R>(rows: Iterable<readonly [K, R]> = []): ProjectionTable<K, R> {
  const first = new Map(rows);
  const held = new Map(first);
  const touched = new Set<K>();
  const need = (key: K): R => {
    const row = held.get(key);
    if (row === undefined) throw new FoldError('An event speaks of a row that no earlier event made.');
    return row;
  };
  return {
    get: (key) => held.get(key),
    need,
    put(key, row) {
      held.set(key, row);
      touched.add(key);
    },
    rows: () => [...held],
    changed: () => [...touched].map(need),
    changes: () => [...touched].map((key) => ({ row: need(key), before: first.get(key) })),
  };
}
