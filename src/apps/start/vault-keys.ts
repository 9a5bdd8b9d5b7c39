import { AppError } from '@income-series/protocol/errors/app-error';
import { refusal, type StartRefusal } from '../../core/errors/start-refused.ts';
import { createVault, type SealedTable, type VaultKey, type VaultPlace } from '../../core/vault/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

export interface VaultKeyCheck {
  readonly db: PrismaClient;
  readonly keys: readonly VaultKey[];
  /** The tables with sealed columns. */
  readonly tables: readonly SealedTable[];
  /** False: keys that are not registered stay so. */
  readonly registers: boolean;
}

/** The number of values of each table that a key must open before it is registered. One of them is enough. */
const SAMPLES = 3;

/** The place of the value by which a registered key is known again. */
const placeOf = (id: string): VaultPlace => ({ table: 'vault_keys', column: 'ciphertext', row: id });

/**
 * Checks that each vault key is the one that sealed under its id, because AES-GCM later takes another key for an altered value.
 * The first process that has a key registers it, by a value that the key sealed: of two processes that start together with
 * two keys of one id, one is refused before it seals anything. A key that is not registered yet must open a stored value of its
 * id, if there is one; that search reads the sealed tables, once for each key of a database.
 */
export async function checkVaultKeys(check: VaultKeyCheck): Promise<readonly StartRefusal[]> {
  const { db, keys, registers } = check;
  const registeredBefore = await readRegistered(db, keys);
  const unregistered = keys.filter(({ id }) => !registeredBefore.has(id));
  if (unregistered.length === 0) return refuse(keys.filter((key) => !opensAny(key, registeredBefore.get(key.id))));
  const samples = await readSamples(check, unregistered);
  const wrong = keys.filter((key) => !opensAny(key, registeredBefore.get(key.id) ?? samples.get(key.id)));
  if (wrong.length > 0 || !registers) return refuse(wrong);
  await db.vaultKey.createMany({
    data: unregistered.map((key) => ({
      id: key.id,
      ciphertext: createVault([key]).seal(new Uint8Array(0), placeOf(key.id)),
    })),
    skipDuplicates: true,
  });
  const registered = await readRegistered(db, unregistered);
  return refuse(unregistered.filter((key) => !opensAny(key, registered.get(key.id))));
}

interface Sealed {
  readonly place: VaultPlace;
  readonly ciphertext: Uint8Array;
}

/** True if the key opens one of its values, or has none. */
function opensAny(key: VaultKey, values: readonly Sealed[] = []): boolean {
  const vault = createVault([key]);
  return (
    values.length === 0 ||
    values.some(({ ciphertext, place }) => {
      try {
        vault.open(ciphertext, place);
        return true;
      } catch (error) {
        if (error instanceof AppError) return false;
        throw error;
      }
    })
  );
}

/** Reads the registered values of keys; a key that is not registered is absent. */
async function readRegistered(
  db: PrismaClient,
  keys: readonly VaultKey[],
): Promise<ReadonlyMap<string, readonly Sealed[]>> {
  const rows = await db.vaultKey.findMany({ where: { id: { in: keys.map(({ id }) => id) } } });
  return new Map(rows.map(({ id, ciphertext }) => [id, [{ place: placeOf(id), ciphertext }]]));
}

/** Reads some stored values of each key, by one statement. */
async function readSamples(
  { db, tables }: Pick<VaultKeyCheck, 'db' | 'tables'>,
  keys: readonly VaultKey[],
): Promise<ReadonlyMap<string, readonly Sealed[]>> {
  const parts = tables.map(
    ({ table, column, key }, i) =>
      `(SELECT ${i} AS n, ARRAY[${Object.keys(key).map((name) => `${name}::text`)}] AS key, ${column} AS ciphertext
        FROM ${table} WHERE key_id = ids.id AND ${column} IS NOT NULL LIMIT ${SAMPLES})`,
  );
  const rows = await db.$queryRawUnsafe<{ id: string; n: number; key: readonly string[]; ciphertext: Uint8Array }[]>(
    `SELECT ids.id, found.n, found.key, found.ciphertext
     FROM unnest($1::text[]) AS ids(id) CROSS JOIN LATERAL (${parts.join(' UNION ALL ')}) found`,
    keys.map(({ id }) => id),
  );
  const samples = new Map<string, Sealed[]>();
  for (const { id, n, key, ciphertext } of rows) {
    const { table, column, row } = tables[n] as SealedTable;
    const value = { place: { table, column, row: row(...key) }, ciphertext };
    samples.set(id, [...(samples.get(id) ?? []), value]);
  }
  return samples;
}

const refuse = (wrong: readonly VaultKey[]): readonly StartRefusal[] =>
  wrong.length === 0 ? [] : [refusal('VAULT_KEY_OTHER', 'VAULT_KEYS')];
