import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SetupError } from '../../core/errors/setup-error.ts';
import { isUnavailable } from './unavailable.ts';

export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the file, as Prisma records it. */
  checksum: string;
}

/** How long migrations wait, ms. */
export interface MigrationWaits {
  /** For another process that applies migrations, and an index for the statements that it has to wait for. */
  readonly mostMs: number;
  readonly pollMs: number;
  /** For one lock: everybody who comes meanwhile waits behind. */
  readonly lockMs: number;
  /** How often a migration is tried whose locks are not free. */
  readonly attempts: number;
  /** Between two attempts: who waited behind goes on. */
  readonly pauseMs: number;
  /** What takes longer than this is logged, and again each half minute. */
  readonly quietMs: number;
  /** For the log. */
  readonly onWait: (message: string) => void;
}

export const WAITS: MigrationWaits = {
  mostMs: 15 * 60_000,
  pollMs: 200,
  lockMs: 3_000,
  attempts: 20,
  pauseMs: 2_000,
  quietMs: 2_000,
  onWait: () => {},
};

const AGAIN_MS = 30_000;

/** Does the work, and says the message where that takes long. */
export async function withProgress<T>(
  { quietMs, onWait }: Pick<MigrationWaits, 'quietMs' | 'onWait'>,
  message: string,
  work: () => Promise<T>,
): Promise<T> {
  let timer = setTimeout(function say() {
    onWait(message);
    timer = setTimeout(say, AGAIN_MS);
  }, quietMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

const code = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined);
const LOCKED = '55P03';
const DEADLOCK = '40P01';
const said = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');

/** Applies a migration; one whose locks are not free is tried again. @throws SetupError; the driver's error where the server is gone */
export async function applyMigration(client: pg.Client, migration: Migration, waits: MigrationWaits): Promise<void> {
  const { name, sql } = migration;
  const index = indexStatement(sql);
  const once = () =>
    index === undefined ? inTransaction(client, migration, waits) : concurrently(client, migration, index, waits);
  for (let left = waits.attempts - 1; ; left -= 1) {
    try {
      return await withProgress(waits, `migration ${name} is being applied`, once);
    } catch (error) {
      const isLocked = code(error) === LOCKED;
      if (!isLocked && code(error) !== DEADLOCK) {
        // Where the server is gone, nothing of it is left either.
        await recordFailure(client, migration, error).catch((gone: unknown) => {
          if (isUnavailable(gone)) throw gone;
        });
        throw new SetupError(`migration ${name} failed: ${said(error)}`, error);
      }
      const hasWaitedLong = isLocked && index !== undefined;
      if (left === 0 || hasWaitedLong)
        throw new SetupError(`migration ${name} was not applied: others hold what it waits for; start again`, error);
      waits.onWait(`migration ${name} is tried again: ${said(error)}`);
    }
    await wait(waits.pauseMs);
  }
}

const BEGIN = 'INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)';
const FINISH = `UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1`;
const GIVE_UP = `UPDATE _prisma_migrations SET rolled_back_at = now()
  WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`;

async function recordFailure(client: pg.Client, { name, checksum }: Migration, error: unknown): Promise<void> {
  await client.query(GIVE_UP, [name]);
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES ($1, $2, $3, $4)', [
    randomUUID(),
    checksum,
    name,
    String(error),
  ]);
}

/** The migration and its record in one transaction: a process that ends in between leaves neither. */
async function inTransaction(
  client: pg.Client,
  { name, sql, checksum }: Migration,
  { lockMs }: MigrationWaits,
): Promise<void> {
  const id = randomUUID();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${lockMs}`);
    await client.query(BEGIN, [id, checksum, name]);
    await client.query(sql);
    await client.query(FINISH, [id]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** What a migration makes or drops next to the requests, which no transaction can do. */
interface IndexStatement {
  readonly does: 'CREATE' | 'DROP';
  /** As SQL. */
  readonly index: string;
}

const COMMENTS = /--[^\n]*|\/\*[\s\S]*?\*\//g;
const INDEX =
  /^(CREATE|DROP)\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+(?:NOT\s+)?EXISTS\s+)?((?:"?public"?\.)?(?:"[^"]+"|\w+))/i;

export function indexStatement(sql: string): IndexStatement | undefined {
  const [, does, index] = INDEX.exec(sql.replaceAll(COMMENTS, ' ').trim()) ?? [];
  return does === undefined || index === undefined
    ? undefined
    : { does: does.toUpperCase() as IndexStatement['does'], index };
}

/**
 * Makes or drops an index outside a transaction. It waits for every transaction that has a snapshot, and nobody waits for it, so
 * it may wait long. What an attempt left that was cut off is INVALID, is dropped, and is made again.
 */
async function concurrently(
  client: pg.Client,
  { name, sql, checksum }: Migration,
  { does, index }: IndexStatement,
  { mostMs, lockMs }: MigrationWaits,
): Promise<void> {
  const id = randomUUID();
  const stateOf = async () => {
    const { rows } = await client.query<{ valid: boolean }>(
      'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
      [index],
    );
    return rows[0] === undefined ? 'ABSENT' : rows[0].valid ? 'VALID' : 'INVALID';
  };
  const dropInvalid = async () => {
    if ((await stateOf()) === 'INVALID') await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
  };
  const { rowCount: begunBefore } = await client.query(GIVE_UP, [name]);
  await client.query(BEGIN, [id, checksum, name]);
  await client.query(`SET lock_timeout = ${mostMs}`);
  try {
    await dropInvalid();
    const isDone = (await stateOf()) === (does === 'CREATE' ? 'VALID' : 'ABSENT');
    if (!begunBefore || !isDone) await client.query(sql);
    await client.query(FINISH, [id]);
  } catch (error) {
    await client.query(`SET lock_timeout = ${lockMs}`);
    await dropInvalid().catch(() => {}); // else the next attempt does
    await client.query(GIVE_UP, [name]);
    throw error;
  } finally {
    await client.query('RESET lock_timeout');
  }
}
