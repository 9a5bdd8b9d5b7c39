import type { Tx } from '../../core/tx.ts';
import { Prisma } from './database.ts';

/** The number of rows for each statement, well below the limit of 1 GB for a parameter. */
const CHUNK = 2_000;

/** The table that rows are written to. */
interface RowTable {
  readonly table: string;
  /** The columns of the table's primary key, separated by a comma and a space. */
  readonly key: string;
  /** The fate of an existing row. Default: replace it. */
  readonly onConflict?: 'replace' | 'keep';
}

/**
 * Inserts rows, or replaces rows with an existing key, in one statement for each 2,000 rows. Property names are column names in camel
 * case; bigints and dates are passed as JSON texts that PostgreSQL reads exactly. Table, key and column names must come from the
 * program, never from outside.
 */
export async function upsertRows<R extends object>(
  tx: Tx,
  { table, key, onConflict = 'replace' }: RowTable,
  rows: readonly R[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map(snakeCase);
  const updates = columns.filter((column) => !key.split(', ').includes(column)).map((c) => `"${c}" = EXCLUDED."${c}"`);
  const list = Prisma.raw(columns.map((column) => `"${column}"`).join(', '));
  const target = Prisma.raw(table);
  const conflict = Prisma.raw(
    `ON CONFLICT (${key}) DO ${onConflict === 'keep' ? 'NOTHING' : `UPDATE SET ${updates.join(', ')}`}`,
  );
  for (let i = 0; i < rows.length; i += CHUNK) {
    const json = rowsJson(rows.slice(i, i + CHUNK));
    await tx.$executeRaw`
      INSERT INTO ${target} (${list})
      SELECT ${list} FROM jsonb_populate_recordset(NULL::${target}, ${json}::jsonb) ${conflict}`;
  }
}

/** Writes rows as JSON for `jsonb_populate_recordset`: with column names, and bigints as texts. */
export const rowsJson = (rows: readonly object[]): string => JSON.stringify(rows.map(toColumns));

/** Memoizes a function of names. */
function memoize(convert: (name: string) => string): (name: string) => string {
  const cache = new Map<string, string>();
  return (name) => {
    const result = cache.get(name) ?? convert(name);
    cache.set(name, result);
    return result;
  };
}

const snakeCase = memoize((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** The property name of a column: `blockNumber` for `block_number`. */
export const camelCase = memoize((column) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));

/** Converts a row to column names, with bigints as texts. */
export function toColumns(row: object): object {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    columns[snakeCase(name)] = typeof value === 'bigint' ? value.toString() : value;
  }
  return columns;
}
