import { FoldError } from './fold-error.ts';

/** The rows of one table that a fold works on: those it was given, and which of them it changed or made. */
export interface Table<K, R> {
  get(key: K): R | undefined;
  /** @throws FoldError where the row is not there */
  need(key: K): R;
  put(key: K, row: R): void;
  rows(): readonly (readonly [K, R])[];
  changed(): readonly R[];
}

export function createTable<K, R>(rows: Iterable<readonly [K, R]> = []): Table<K, R> {
  const held = new Map(rows);
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
  };
}
