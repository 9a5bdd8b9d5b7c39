import type { Tx } from '../../core/tx.ts';
import { Prisma } from './database.ts';

/** Rows a statement: well below the parameter's 1 GB limit, and enough that the number of statements does not matter. */
const CHUNK = 2_000;

/** A table that rows are written to. */
interface RowTable {
  readonly table: string;
  /** The columns of its primary key, with commas between them. */
  readonly key: string;
  /** The fate of a row that is there already; it is replaced if this is left out. */
  readonly onConflict?: 'replace' | 'keep';
}

/**
 * Inserts rows, or replaces those whose key is there already, in one statement for each 2,000. Property names are the
 * columns' in camel case; bigint and Date go through JSON as texts that PostgreSQL reads back exactly. Table, key and
 * column names come from this program's own types, never from outside.
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
  const into = Prisma.raw(table);
  const conflict = Prisma.raw(
    `ON CONFLICT (${key}) DO ${onConflict === 'keep' ? 'NOTHING' : `UPDATE SET ${updates.join(', ')}`}`,
  );
  for (let i = 0; i < rows.length; i += CHUNK) {
    const json = rowsJson(rows.slice(i, i + CHUNK));
    await tx.$executeRaw`
      INSERT INTO ${into} (${list})
      SELECT ${list} FROM jsonb_populate_recordset(NULL::${into}, ${json}::jsonb) ${conflict}`;
  }
}

/** Rows as `jsonb_populate_recordset` reads them: by the names of their columns, large integers as texts. */
export const rowsJson = (rows: readonly object[]): string => JSON.stringify(rows.map(toColumns));

/** A function of the names of columns, each computed once. */
function remembered(of: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? of(name);
    known.set(name, found);
    return found;
  };
}

const snakeCase = remembered((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** The property of a column. */
export const camelCase = remembered((column) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
);

/** A row by the names of its columns, large integers as texts. */
export function toColumns(row: object): object {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    columns[snakeCase(name)] = typeof value === 'bigint' ? value.toString() : value;
  }
  return columns;
}
