import pg from 'pg';
import { vi } from 'vitest';
import type { TestDatabase } from './database.ts';

const LOCK = 7_316_001;
const open = new Set<pg.Client>();

/** Somebody else's session in the database, whose locks stop others at a chosen point. */
export interface Holder {
  /** Locks a row, as another transaction would. */
  row(table: string, where: string, value: string): Promise<void>;
  /** Stops every transaction that `guard` watches, after its last statement and within its COMMIT. */
  commits(): Promise<void>;
  /** Resolves once somebody waits for what is held. */
  waitedFor(): Promise<void>;
  letGo(): Promise<void>;
}

export async function createHolder(database: TestDatabase): Promise<Holder> {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => open.delete(client)); // its database goes with a test that failed
  await client.connect();
  open.add(client);
  await client.query('BEGIN');
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]?.pid ?? 0;
  return {
    async row(table, where, value) {
      await client.query(`SELECT 1 FROM "${table}" WHERE ${where} = $1 FOR UPDATE`, [value]);
    },
    async commits() {
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    },
    async waitedFor() {
      const waits = async () => {
        const [row] = await database.prisma.$queryRaw<{ waits: boolean }[]>`
          SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE ${pid}::int = ANY(pg_blocking_pids(pid))) AS waits`;
        return row?.waits === true;
      };
      await vi.waitUntil(waits, { timeout: 60_000, interval: 20 });
    },
    async letGo() {
      open.delete(client);
      await client.end();
    },
  };
}

/** After each test: what a test that failed still holds. */
export async function letAllGo(): Promise<void> {
  await Promise.all([...open].map((client) => client.end()));
  open.clear();
}

/** The commit of whatever changes rows of a table (in this way) waits for `Holder.commits`, until the answer is called. */
export async function guard(
  { prisma }: TestDatabase,
  table: string,
  way: 'INSERT' | 'UPDATE' | 'INSERT OR UPDATE OR DELETE' = 'INSERT OR UPDATE OR DELETE',
): Promise<() => Promise<void>> {
  await prisma.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION held_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(${LOCK}); RETURN NULL; END $$`);
  await prisma.$executeRawUnsafe(`
    CREATE CONSTRAINT TRIGGER "held_${way}" AFTER ${way} ON "${table}"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION held_commit()`);
  return async () => {
    await prisma.$executeRawUnsafe(`DROP TRIGGER "held_${way}" ON "${table}"`);
  };
}

/** Nothing comes of a transaction that waits in its COMMIT, as where its process ended before. */
export async function breakOff({ prisma }: TestDatabase): Promise<void> {
  await prisma.$queryRaw`
    SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`;
}

/** As time passes: every run that has not ended is older than its lease. */
export async function endLeases({ prisma }: TestDatabase): Promise<void> {
  await prisma.$executeRaw`
    UPDATE idempotency_records SET started_at = started_at - interval '61 seconds' WHERE state = 'RUNNING'`;
}
