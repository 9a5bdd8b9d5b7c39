import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { schemaDrift } from '../../scripts/schema-engine.ts';
import { createDatabaseOn, databaseUrl, dropDatabaseOn } from '../../src/adapters/db/databases.ts';
import { MIGRATIONS, migrate } from '../../src/adapters/db/migrate.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';

let folder: string;
let name: string;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'income-series-migrations-'));
  name = `migrate_${folder.slice(-6).toLowerCase()}`;
  await createDatabaseOn(inject('postgresUrl'), name);
  url = databaseUrl(inject('postgresUrl'), name);
});
afterEach(async () => {
  await dropDatabaseOn(inject('postgresUrl'), name);
  rmSync(folder, { recursive: true, force: true });
});

function write(migration: string, sql: string): void {
  mkdirSync(join(folder, migration), { recursive: true });
  writeFileSync(join(folder, migration, 'migration.sql'), sql);
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the migration runner', () => {
  test('applies what is missing, in order, once', async () => {
    write('1_a', 'CREATE TABLE a (id int); INSERT INTO a VALUES (1)');
    write('2_b', 'CREATE TABLE b AS SELECT id + 1 AS id FROM a');
    expect(await migrate(url, folder)).toEqual(['1_a', '2_b']);
    expect(await migrate(url, folder)).toEqual([]);
    write('3_c', 'INSERT INTO b VALUES (9)');
    expect(await migrate(url, folder)).toEqual(['3_c']);
    expect(await query('SELECT id FROM b ORDER BY id')).toEqual([{ id: 2 }, { id: 9 }]);
  });

  test("keeps Prisma's own record", async () => {
    await migrate(url);
    const rows = await query('SELECT * FROM _prisma_migrations ORDER BY started_at');
    const folders = readdirSync(MIGRATIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(rows.map((row) => row.migration_name)).toEqual(folders.map((entry) => entry.name).sort());
    for (const row of rows) {
      expect(row).toMatchObject({ applied_steps_count: 1, rolled_back_at: null, logs: null });
      expect(row.checksum).toMatch(/^[0-9a-f]{64}$/);
      expect(row.finished_at).toBeInstanceOf(Date);
    }
  });

  test('refuses a migration that was edited after it was applied', async () => {
    write('1_a', 'CREATE TABLE a (id int)');
    await migrate(url, folder);
    write('1_a', 'CREATE TABLE a (id bigint)');
    await expect(migrate(url, folder)).rejects.toThrow('migration 1_a was edited after it was applied');
  });

  test('refuses a database that has a migration the folder lacks', async () => {
    write('1_a', 'CREATE TABLE a (id int)');
    await migrate(url, folder);
    rmSync(join(folder, '1_a'), { recursive: true });
    await expect(migrate(url, folder)).rejects.toThrow('migration 1_a was applied but is not in the folder');
  });

  test('leaves nothing of a failed migration but its record, and goes no further until that is resolved', async () => {
    write('1_a', 'CREATE TABLE a (id int); SELECT 1/0');
    await expect(migrate(url, folder)).rejects.toThrow('migration 1_a failed: division by zero');
    expect(await query("SELECT to_regclass('a') AS made")).toEqual([{ made: null }]);
    expect(await query('SELECT logs, finished_at FROM _prisma_migrations')).toMatchObject([
      { logs: expect.stringContaining('division by zero'), finished_at: null },
    ]);
    write('1_a', 'CREATE TABLE a (id int)');
    await expect(migrate(url, folder)).rejects.toThrow('migration 1_a failed earlier');
    // what `prisma migrate resolve --rolled-back 1_a` does
    await query('UPDATE _prisma_migrations SET rolled_back_at = now()');
    expect(await migrate(url, folder)).toEqual(['1_a']);
  });

  test('applies each migration once where several processes start together', async () => {
    write('1_a', 'CREATE TABLE a (id int)');
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(url, folder)));
    expect(runs.flat()).toEqual(['1_a']);
  });

  test('says when the server does not answer', async () => {
    await expect(migrate(databaseUrl(url, 'no_such_database'), folder)).rejects.toMatchObject({
      code: 'DATABASE_UNAVAILABLE',
    });
  });
});

describe('the drift check', () => {
  // .ci/run asks the same by `npm run db:check`
  if (EXHAUSTIVE)
    test('finds that the migrations make what the schema says', async () => {
      expect(await schemaDrift()).toBeUndefined();
    });

  test('names what is missing', async () => {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const last =
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .pop()?.name ?? '';
    const path = join(folder, last, 'migration.sql');
    cpSync(join(MIGRATIONS, last, 'migration.sql'), path);
    write('99999999999999_drift', 'ALTER TABLE accounts DROP COLUMN email');
    expect(await schemaDrift(undefined, folder)).toContain('ADD COLUMN     "email" TEXT');
  });

  test('refuses migrations that do not run', async () => {
    cpSync(MIGRATIONS, folder, { recursive: true });
    write('99999999999999_broken', 'ALTER TABLE nothing_like_it ADD COLUMN x int');
    await expect(schemaDrift(undefined, folder)).rejects.toThrow(/nothing_like_it/);
  });
});
