/** What no field serves: kept by the service for itself, or never with it. A row of the data map. */
export interface UnservedRecord {
  /** What it is, in words. */
  readonly record: string;
  /** `table.column`s, or where else it is: on whose device, in whose process. */
  readonly held: readonly string[];
  /** How the service keeps it: readable, or not at all. */
  readonly class: 'plain' | 'none';
  /** Nobody reads it through the API; `operators` read logs. */
  readonly readers: readonly 'operators'[];
  readonly deletion: string;
  /** The test that shows it, as a path of the repository. */
  readonly shownBy: string;
}

/** Columns of one table as the data map spells them: `table.column`. */
export const columnsOf = (table: string, ...columns: readonly string[]): string[] =>
  columns.map((column) => `${table}.${column}`);
