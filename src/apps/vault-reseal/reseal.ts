import type { PrismaClient } from '../../adapters/db/database.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { SealedTable, Vault } from '../../core/vault/index.ts';

/** How many values of a table each key has sealed. */
export interface SealedCounts {
  readonly table: string;
  readonly byKey: Readonly<Record<string, number>>;
}

/** What one pass over a table did. */
export interface Resealed {
  resealed: number;
  /** Rows that were changed or deleted while they were sealed again: the next pass finds what is left of them. */
  changed: number;
  /** Values that do not open, by code: they stay as they are. */
  readonly failed: Record<string, number>;
}

/** A raw statement's answer has the key's columns as text, in order. */
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

/** The values that another key than the vault's newest has sealed. */
export const staleOf = ({ byKey }: SealedCounts, newest: string): number =>
  Object.entries(byKey).reduce((sum, [id, n]) => (id === newest ? sum : sum + n), 0);

/**
 * Seals a table's values again that another key than the newest has sealed, a batch at a time in the order of the primary
 * key. Each row is a statement of its own that changes it only where it still holds what was opened: what a gateway writes
 * meanwhile stays, nothing is locked longer than that, and a run that was ended goes on where it was.
 */
export async function resealTable(
  { db, vault, batch }: { readonly db: PrismaClient; readonly vault: Vault; readonly batch: number },
  sealed: SealedTable,
  onBatch: (done: Resealed) => void,
): Promise<Resealed> {
  const done: Resealed = { resealed: 0, changed: 0, failed: {} };
  let after: readonly string[] | null = null;
  do {
    const rows: readonly SealedRow[] = await staleRows(db, sealed, { newest: vault.keyId, after, batch });
    for (const { key, ciphertext } of rows) {
      const fresh = sealAgain(vault, sealed, key, ciphertext);
      if (fresh instanceof AppError) done.failed[fresh.code] = (done.failed[fresh.code] ?? 0) + 1;
      else if (await replace(db, sealed, key, { keyId: vault.keyId, old: ciphertext, fresh })) done.resealed += 1;
      else done.changed += 1;
    }
    after = rows.length < batch ? null : (rows.at(-1)?.key ?? null);
    if (rows.length > 0) onBatch(done);
  } while (after !== null);
  return done;
}

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

function staleRows(
  db: PrismaClient,
  { table, column, key }: SealedTable,
  { newest, after, batch }: StaleQuery,
): Promise<readonly SealedRow[]> {
  const columns = Object.keys(key);
  const given = Object.values(key).map((type, i) => `$${i + 3}::${type}`);
  const beyond = after === null ? '' : `AND (${columns.join(', ')}) > (${given.join(', ')})`;
  return db.$queryRawUnsafe<SealedRow[]>(
    `SELECT ARRAY[${columns.map((name) => `${name}::text`).join(', ')}] AS key, ${column} AS ciphertext FROM ${table}
     WHERE ${column} IS NOT NULL AND key_id IS DISTINCT FROM $1 ${beyond}
     ORDER BY ${columns.join(', ')} LIMIT $2`,
    newest,
    batch,
    ...(after ?? []),
  );
}

/** Whether the row still held what was opened. */
async function replace(
  db: PrismaClient,
  { table, column, key }: SealedTable,
  id: readonly string[],
  { keyId, old, fresh }: { readonly keyId: string; readonly old: Uint8Array; readonly fresh: Uint8Array },
): Promise<boolean> {
  const same = Object.entries(key).map(([name, type], i) => `${name} = $${i + 4}::${type}`);
  const written = await db.$executeRawUnsafe(
    `UPDATE ${table} SET key_id = $1, ${column} = $2 WHERE ${column} = $3 AND ${same.join(' AND ')}`,
    keyId,
    fresh,
    old,
    ...id,
  );
  return written === 1;
}
