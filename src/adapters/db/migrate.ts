import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { SetupError } from '../../core/errors/setup-error.ts';
import { projectPath } from '../../project.ts';
import { withClient } from './client.ts';
import {
  applyMigration,
  indexStatement,
  type Migration,
  type MigrationWaits,
  WAITS,
  withProgress,
} from './migration.ts';

export const MIGRATIONS = projectPath('prisma/migrations');

/** The advisory lock of Prisma's own schema engine, so that the two never migrate at the same time. */
const LOCK = 72707369;

const BOOKKEEPING = `CREATE TABLE _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/** The migrations of a folder, oldest first. @throws SetupError if the folder or a file of it is missing */
export function readMigrations(folder: string = MIGRATIONS): Migration[] {
  if (!existsSync(folder)) throw new SetupError('the folder of migrations is missing');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const file = join(folder, name, 'migration.sql');
      if (!existsSync(file)) throw new SetupError(`migration ${name} has no migration.sql`);
      const sql = readFileSync(file, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** The advice for a database with migrations that the folder lacks, such as after a change of branches. */
const REMEDY =
  'use the version that has it, or restore the database from before it; in development, remove DATA_DIR or the database';

interface AppliedMigration {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

const APPLIED = `SELECT migration_name, checksum, finished_at FROM _prisma_migrations
  WHERE rolled_back_at IS NULL ORDER BY started_at`;

/**
 * The migrations that the database lacks. An unfinished migration of a concurrent index counts as lacking, because it can be
 * repeated. @throws SetupError if an applied migration was edited, is missing, or failed and was not resolved
 */
function pendingMigrations(files: readonly Migration[], rows: readonly AppliedMigration[]): Migration[] {
  for (const row of rows) {
    const file = files.find(({ name }) => name === row.migration_name);
    if (row.finished_at === null) {
      if (file !== undefined && indexStatement(file.sql) !== undefined) continue;
      throw new SetupError(`migration ${row.migration_name} failed earlier; repair the database and resolve it first`);
    }
    if (!file) throw new SetupError(`migration ${row.migration_name} was applied but is not in the folder; ${REMEDY}`);
    if (file.checksum !== row.checksum)
      throw new SetupError(`migration ${row.migration_name} was edited after it was applied`);
  }
  const names = new Set(rows.filter((row) => row.finished_at !== null).map((row) => row.migration_name));
  return files.filter(({ name }) => !names.has(name));
}

/**
 * Applies the migrations of a folder that the database lacks, and records them in Prisma's own table, so that `prisma migrate
 * status` and `deploy` agree. Of several processes one applies them while the others wait.
 * @returns the names of the migrations that were applied now
 * @throws SetupError if a migration fails or was edited, if locks are not free in time, or (before any change) if the user lacks
 * privileges; AppError DATABASE_UNAVAILABLE
 */
export function migrate(
  url: string,
  folder: string = MIGRATIONS,
  options: Partial<MigrationWaits> = {},
): Promise<string[]> {
  const waits = { ...WAITS, ...options };
  return withClient(url, (client) => applyAll(client, folder, waits)); // the end of the connection releases the lock
}

/** Takes the lock and applies the pending migrations; returns their names. The end of the connection releases the lock. */
async function applyAll(client: pg.Client, folder: string, waits: MigrationWaits): Promise<string[]> {
  await client.query('SET statement_timeout = 0'); // the role's limit is for requests
  await client.query('SET client_connection_check_interval = 5000'); // ends the session of a killed process, and its lock
  await withProgress(waits, 'another process applies migrations; this one waits', () => takeLock(client, waits));
  const { rows: privilegeRows } = await client.query<Privileges>(PRIVILEGES);
  const privileges = privilegeRows[0] ?? { hasTable: false, inDatabase: false, inSchema: false };
  if (!privileges.hasTable) {
    requirePrivileges(privileges, { isFirst: true });
    await client.query(BOOKKEEPING);
  }
  const { rows } = await client.query<AppliedMigration>(APPLIED);
  const pending = pendingMigrations(readMigrations(folder), rows);
  if (pending.length > 0) requirePrivileges(privileges, { isFirst: rows.length === 0 });
  for (const migration of pending) await applyMigration(client, migration, waits);
  return pending.map(({ name }) => name);
}

/**
 * Polls for the lock. A statement that waited for it would hold a snapshot, and a concurrent index build of the lock's holder
 * waits for every snapshot.
 */
async function takeLock(client: pg.Client, { pollMs, mostMs }: MigrationWaits): Promise<void> {
  for (const until = performance.now() + mostMs; ; ) {
    const { rows } = await client.query<{ hasLock: boolean }>('SELECT pg_try_advisory_lock($1) AS "hasLock"', [LOCK]);
    if (rows[0]?.hasLock) return;
    if (performance.now() >= until)
      throw new SetupError('another process has not finished applying migrations in time; start again once it has');
    await wait(pollMs);
  }
}

/** The existence of the table of migrations (`hasTable`), and the privileges of the user to create objects. */
interface Privileges {
  readonly hasTable: boolean;
  readonly inDatabase: boolean;
  readonly inSchema: boolean;
}

const PRIVILEGES = `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS "hasTable",
  has_database_privilege(current_database(), 'CREATE') AS "inDatabase",
  coalesce(has_schema_privilege(to_regnamespace('public'), 'CREATE'), true) AS "inSchema"`;

/** The run of migrations: `isFirst` is true if the database has none yet. */
interface MigrationRun {
  readonly isFirst: boolean;
}

/** The privileges that the user lacks, in words. The first migrations also need CREATE on the database, for schemas. */
function lackedPrivileges({ inDatabase, inSchema }: Privileges, { isFirst }: MigrationRun): string | undefined {
  if (inSchema && (inDatabase || !isFirst)) return undefined;
  return isFirst ? 'CREATE on the database and on its schema public' : 'CREATE on the schema public';
}

function requirePrivileges(privileges: Privileges, run: MigrationRun): void {
  const lack = lackedPrivileges(privileges, run);
  if (lack === undefined) return;
  throw new SetupError(`the database user lacks a privilege: to apply migrations it needs ${lack}`);
}

/** The state of a database's migrations. */
export interface MigrationState {
  /** The number of migrations that the database lacks. */
  readonly pending: number;
  /** DATABASE_MIGRATIONS: an applied migration was edited, removed or failed. MIGRATIONS_INCOMPLETE: a file is missing. */
  readonly fault: 'DATABASE_MIGRATIONS' | 'MIGRATIONS_INCOMPLETE' | undefined;
  /** The privileges that the user lacks to apply them. */
  readonly lacks: string | undefined;
}

/** Reads the state of a database's migrations without changing anything. */
export async function migrationState(client: pg.Client, folder: string = MIGRATIONS): Promise<MigrationState> {
  const { rows: privilegeRows } = await client.query<Privileges>(PRIVILEGES);
  const privileges = privilegeRows[0] ?? { hasTable: false, inDatabase: false, inSchema: false };
  const { rows } = privileges.hasTable ? await client.query<AppliedMigration>(APPLIED) : { rows: [] };
  let fault: MigrationState['fault'] = 'MIGRATIONS_INCOMPLETE'; // the meaning of an error in the next step
  try {
    const files = readMigrations(folder);
    fault = 'DATABASE_MIGRATIONS';
    const pending = pendingMigrations(files, rows).length;
    const lacks = pending > 0 ? lackedPrivileges(privileges, { isFirst: rows.length === 0 }) : undefined;
    return { pending, fault: undefined, lacks };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { pending: 0, fault, lacks: undefined };
  }
}
