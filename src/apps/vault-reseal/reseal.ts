import { AppError } from '@income-series/protocol/errors/app-error';
import type { PrismaClient } from '../../adapters/db/database.ts';
import type { SealedTable, Vault } from '../../core/vault/index.ts';

/** The numbers of sealed values of a table, by the key that sealed them. */
export interface SealedCounts {
  readonly table: string;
  readonly byKey: Readonly<Record<string, number>>;
}

/** The counts of one pass over a table. */
export interface ResealCounts {
  resealed: number;
  /** Rows that were changed or deleted meanwhile. The next pass handles those that remain. */
  changed: number;
  /** The numbers of values that do not open, by error code. They stay unchanged. */
  readonly failed: Record<string, number>;
}

/** A row of a raw statement: its primary key's columns as text, in order, and the sealed value. */
interface SealedRow {
  readonly key: readonly string[];
  readonly ciphertext: Uint8Array;
}

/** Counts the values of each table by the key that sealed them. */
export async function countSealed(db: PrismaClient, tables: readonly SealedTable[]): Promise<SealedCounts[]> {
  const counts: SealedCounts[] = [];
  for (const { table, column } of tables) {
    const rows = await db.$queryRawUnsafe<{ key_id: string; n: number }[]>(
      `SELECT key_id, count(*)::int AS n FROM ${table} WHERE ${column} IS NOT NULL GROUP BY key_id ORDER BY key_id`,
    );
    counts.push({ table, byKey: Object.fromEntries(rows.map(({ key_id, n }) => [key_id, n])) });
  }
  return counts;
}

/** Counts the values that were sealed by another key than the newest. */
export const countStale = ({ byKey }: SealedCounts, newest: string): number =>
  Object.entries(byKey).reduce((sum, [id, n]) => (id === newest ? sum : sum + n), 0);

/**
 * Seals again the values of a table that an older key sealed, in batches by primary key. Each row is updated by a separate
 * statement, only if its value is unchanged, so that gateways' writes are kept, locks are short, and an interrupted run can
 * continue.
 */
export async function resealTable(
  { db, vault, batch }: { readonly db: PrismaClient; readonly vault: Vault; readonly batch: number },
  sealed: SealedTable,
  onBatch: (counts: ResealCounts) => void,
): Promise<ResealCounts> {
  const counts: ResealCounts = { resealed: 0, changed: 0, failed: {} };
  let after: readonly string[] | null = null;
  do {
    const rows: readonly SealedRow[] = await readStaleRows(db, sealed, { newest: vault.keyId, after, batch });
    for (const { key, ciphertext } of rows) {
      const fresh = sealAgain(vault, sealed, key, ciphertext);
      if (fresh instanceof AppError) counts.failed[fresh.code] = (counts.failed[fresh.code] ?? 0) + 1;
      else if (await replaceUnchanged(db, sealed, key, { keyId: vault.keyId, old: ciphertext, fresh }))
        counts.resealed += 1;
      else counts.changed += 1;
    }
    after = rows.length < batch ? null : (rows.at(-1)?.key ?? null);
    if (rows.length > 0) onBatch(counts);
  } while (after !== null);
  return counts;
}

/** Seals a value under the newest key; returns the error of a value that does not open. */
function sealAgain(vault: Vault, { table, column, row }: SealedTable, key: readonly string[], old: Uint8Array) {
  const place = { table, column, row: row(...key) };
  try {
    return vault.seal(vault.open(old, place), place);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

interface StaleQuery {
  /** The vault's newest key. */
  readonly newest: string;
  /** The primary key of the last row before; null at the beginning. */
  readonly after: readonly string[] | null;
  readonly batch: number;
}

/** Reads the next values that another key than the newest sealed, in the order of the primary key. */
function readStaleRows(
  db: PrismaClient,
  { table, column, key }: SealedTable,
  { newest, after, batch }: StaleQuery,
): Promise<readonly SealedRow[]> {
  const columns = Object.keys(key);
  const placeholders = Object.values(key).map((type, i) => `$${i + 3}::${type}`);
  const condition = after === null ? '' : `AND (${columns.join(', ')}) > (${placeholders.join(', ')})`;
  return db.$queryRawUnsafe<SealedRow[]>(
    `SELECT ARRAY[${columns.map((name) => `${name}::text`).join(', ')}] AS key, ${column} AS ciphertext FROM ${table}
     WHERE ${column} IS NOT NULL AND key_id IS DISTINCT FROM $1 ${condition}
     ORDER BY ${columns.join(', ')} LIMIT $2`,
    newest,
    batch,
    ...(after ?? []),
  );
}

/** Replaces a sealed value if it is unchanged; returns false if it is not. */
async function replaceUnchanged(
  db: PrismaClient,
  { table, column, key }: SealedTable,
  id: readonly string[],
  { keyId, old, fresh }: { readonly keyId: string; readonly old: Uint8Array; readonly fresh: Uint8Array },
): Promise<boolean> {
  const conditions = Object.entries(key).map(([name, type], i) => `${name} = $${i + 4}::${type}`);
  const updatedRows = await db.$executeRawUnsafe(
    `UPDATE ${table} SET key_id = $1, ${column} = $2 WHERE ${column} = $3 AND ${conditions.join(' AND ')}`,
    keyId,
    fresh,
    old,
    ...id,
  );
  return updatedRows === 1;
}
