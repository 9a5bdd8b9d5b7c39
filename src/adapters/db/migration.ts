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

/** The waits of migrations, in ms. */
export interface MigrationWaits {
  /** The longest wait for another process that migrates, and of an index build for running statements. */
  readonly mostMs: number;
  readonly pollMs: number;
  /** The longest wait for a lock. It is short, because other statements queue behind the wait. */
  readonly lockMs: number;
  /** The number of attempts to apply a migration whose locks are not free. */
  readonly attempts: number;
  /** The pause between attempts, in which queued statements run. */
  readonly pauseMs: number;
  /** The time after which slow work is logged; then again each half minute. */
  readonly quietMs: number;
  /** Receives messages about waits, for the log. */
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

/** Runs some work, and reports a message if it takes long. */
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

const codeOf = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined);
const LOCKED = '55P03';
const DEADLOCK = '40P01';
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');

/**
 * Applies a migration, with further attempts if its locks are not free. @throws SetupError; the driver's error if the
 * server is gone
 */
export async function applyMigration(client: pg.Client, migration: Migration, waits: MigrationWaits): Promise<void> {
  const { name, sql } = migration;
  const index = indexStatement(sql);
  const apply = () =>
    index === undefined ? inTransaction(client, migration, waits) : buildIndex(client, migration, index, waits);
  for (let attemptsLeft = waits.attempts - 1; ; attemptsLeft -= 1) {
    try {
      return await withProgress(waits, `migration ${name} is being applied`, apply);
    } catch (error) {
      const isLocked = codeOf(error) === LOCKED;
      if (!isLocked && codeOf(error) !== DEADLOCK) {
        // If the server is gone, the migration was rolled back and cannot be recorded.
        await recordFailure(client, migration, error).catch((gone: unknown) => {
          if (isUnavailable(gone)) throw gone;
        });
        throw new SetupError(`migration ${name} failed: ${messageOf(error)}`, error);
      }
      const hasWaitedLong = isLocked && index !== undefined; // an index build waits `mostMs` for locks
      if (attemptsLeft === 0 || hasWaitedLong)
        throw new SetupError(`migration ${name} was not applied: other sessions hold its locks; start again`, error);
      waits.onWait(`migration ${name} is tried again: ${messageOf(error)}`);
    }
    await wait(waits.pauseMs);
  }
}

const BEGIN = 'INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)';
const FINISH = `UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1`;
const GIVE_UP = `UPDATE _prisma_migrations SET rolled_back_at = now()
  WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`;

/** Records a failed attempt in Prisma's table, and marks the unfinished ones as rolled back. */
async function recordFailure(client: pg.Client, { name, checksum }: Migration, error: unknown): Promise<void> {
  await client.query(GIVE_UP, [name]);
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES ($1, $2, $3, $4)', [
    randomUUID(),
    checksum,
    name,
    String(error),
  ]);
}

/** Applies a migration and records it in one transaction, so that an interrupted process leaves neither. */
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

/** A migration that creates or drops an index CONCURRENTLY, which cannot run in a transaction. */
interface IndexStatement {
  readonly does: 'CREATE' | 'DROP';
  /** The index's name, as SQL. */
  readonly index: string;
}

const COMMENTS = /--[^\n]*|\/\*[\s\S]*?\*\//g;
const INDEX =
  /^(CREATE|DROP)\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+(?:NOT\s+)?EXISTS\s+)?((?:"?public"?\.)?(?:"[^"]+"|\w+))/i;

/** Parses a migration that is a single CONCURRENTLY statement; undefined for any other. */
export function indexStatement(sql: string): IndexStatement | undefined {
  const [, does, index] = INDEX.exec(sql.replaceAll(COMMENTS, ' ').trim()) ?? [];
  return does === undefined || index === undefined
    ? undefined
    : { does: does.toUpperCase() as IndexStatement['does'], index };
}

/**
 * Creates or drops an index outside a transaction. It may wait long for other transactions, because nobody waits for it. An
 * interrupted attempt leaves an INVALID index, which is dropped and created again.
 */
async function buildIndex(
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
  const { rowCount: earlierAttempts } = await client.query(GIVE_UP, [name]);
  await client.query(BEGIN, [id, checksum, name]);
  await client.query(`SET lock_timeout = ${mostMs}`);
  try {
    await dropInvalid();
    const isDone = (await stateOf()) === (does === 'CREATE' ? 'VALID' : 'ABSENT');
    // A first attempt always runs, because an index of this name that it did not create must make it fail.
    if (!earlierAttempts || !isDone) await client.query(sql);
    await client.query(FINISH, [id]);
  } catch (error) {
    await client.query(`SET lock_timeout = ${lockMs}`);
    await dropInvalid().catch(() => {}); // the next attempt tries again
    await client.query(GIVE_UP, [name]);
    throw error;
  } finally {
    await client.query('RESET lock_timeout');
  }
}
