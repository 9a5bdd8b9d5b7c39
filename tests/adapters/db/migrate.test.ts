import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { createDatabaseOn, databaseUrl, dropDatabaseOn } from '../../../src/adapters/db/databases.ts';
import { MIGRATIONS, migrate, migrationState } from '../../../src/adapters/db/migrate.ts';
import type { MigrationWaits } from '../../../src/adapters/db/migration.ts';
import { eventually } from '../../support/eventually.ts';
import { EXHAUSTIVE } from '../../support/exhaustive.ts';

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
    await expect(migrate(url, folder)).rejects.toThrow(
      'migration 1_a was applied but is not in the folder; use the version that has it',
    );
  });

  test('one that another process applies now is still to be applied; one that nobody applies any more has failed', async () => {
    write('1_a', 'CREATE TABLE a (id int)');
    await migrate(url, folder);
    write('2_b', 'SELECT pg_advisory_xact_lock(1)');
    const [holder, client] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    await Promise.all([holder.connect(), client.connect()]);
    try {
      await holder.query('SELECT pg_advisory_lock(1)');
      const migrating = migrate(url, folder);
      const waiting = () => query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = 1 AND NOT granted");
      await eventually(async () => expect(await waiting()).toHaveLength(1));
      expect(await migrationState(client, folder)).toEqual({ pending: 1, fault: undefined, lacks: undefined });
      await holder.query('SELECT pg_advisory_unlock(1)');
      expect(await migrating).toEqual(['2_b']);
      expect(await migrationState(client, folder)).toEqual({ pending: 0, fault: undefined, lacks: undefined });
      await client.query('UPDATE _prisma_migrations SET finished_at = NULL');
      expect(await migrationState(client, folder)).toMatchObject({ fault: 'DATABASE_MIGRATIONS' });
      rmSync(join(folder, '2_b', 'migration.sql'));
      expect(await migrationState(client, folder)).toMatchObject({ fault: 'MIGRATIONS_INCOMPLETE' });
      rmSync(folder, { recursive: true });
      expect(await migrationState(client, folder)).toMatchObject({ fault: 'MIGRATIONS_INCOMPLETE' });
    } finally {
      await Promise.all([holder.end(), client.end()]);
    }
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

  test('leaves nothing where the server ends the connection, and applies it at the next start', async () => {
    write('1_a', 'CREATE TABLE a (id int); SELECT pg_terminate_backend(pg_backend_pid())');
    await expect(migrate(url, folder)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect(await query('SELECT 1 FROM _prisma_migrations')).toEqual([]);
    write('1_a', 'CREATE TABLE a (id int)');
    expect(await migrate(url, folder)).toEqual(['1_a']);
  });

  test('says when the server does not answer', async () => {
    await expect(migrate(databaseUrl(url, 'no_such_database'), folder)).rejects.toMatchObject({
      code: 'DATABASE_UNAVAILABLE',
    });
  });
});

/** A session that a test opens and ends. */
async function session(...statements: string[]): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  for (const statement of statements) await client.query(statement);
  return client;
}

const TABLE = 'CREATE TABLE a (id int); INSERT INTO a VALUES (1)';
const INDEX = 'CREATE INDEX CONCURRENTLY "a_id" ON "a"("id");';
/** Sees the database as it was: an index that is made CONCURRENTLY waits for its end. */
const READS = ['BEGIN ISOLATION LEVEL REPEATABLE READ', 'SELECT * FROM a'];
const validity = () => query("SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('a_id')");
const unfinished = () => query('SELECT 1 FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL');

describe('an index that is made CONCURRENTLY', () => {
  const SOON: Partial<MigrationWaits> = { pollMs: 5, quietMs: 0 };

  test('is made once where four processes start together, none of which the others wait for', async () => {
    cpSync(MIGRATIONS, folder, { recursive: true });
    write('2999_1', TABLE);
    write('2999_2', INDEX);
    write('2999_3', 'CREATE TABLE b (id int)');
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(url, folder)));
    expect(runs.flat().slice(-3)).toEqual(['2999_1', '2999_2', '2999_3']);
    expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await validity()).toEqual([{ valid: true }]);
  });

  test('waits for a long reader, which both processes say, and is made once it ends', async () => {
    write('1_a', TABLE);
    await migrate(url, folder);
    write('2_b', INDEX);
    const reader = await session(...READS);
    const lines: string[] = [];
    const onWait = (line: string) => void lines.push(line);
    const runs = [1, 2].map(() => migrate(url, folder, { ...SOON, onWait }));
    await expect
      .poll(() => [...new Set(lines)].sort())
      .toEqual(['another process applies migrations; this one waits', 'migration 2_b is being applied']);
    await reader.end();
    expect((await Promise.all(runs)).flat()).toEqual(['2_b']);
    expect(await validity()).toEqual([{ valid: true }]);
  });

  test('is refused after a while, in each process, and made by the next start', async () => {
    write('1_a', TABLE);
    await migrate(url, folder);
    write('2_b', INDEX);
    const reader = await session(...READS);
    const both = [1, 2].map(() => migrate(url, folder, { ...SOON, mostMs: 100, lockMs: 10 }));
    const reasons = (await Promise.allSettled(both)).map((one) => (one.status === 'rejected' ? `${one.reason}` : ''));
    expect(reasons).toContain('SetupError: migration 2_b was not applied: other sessions hold its locks; start again');
    for (const reason of reasons) expect(reason).toMatch(/was not applied|another process has not finished/);
    expect(await unfinished()).toEqual([]);
    await reader.end();
    expect(await migrate(url, folder)).toEqual(['2_b']);
    expect(await validity()).toEqual([{ valid: true }]);
  });

  test.each([
    ['was cut off and is INVALID, is dropped and made again', false],
    ['was made by a process that was killed before it said so, counts as made', true],
  ])('that %s', async (_, valid) => {
    write('1_a', TABLE);
    await migrate(url, folder);
    write('2_b', INDEX);
    const reader = await session(...READS);
    const killed = migrate(url, folder).catch(String);
    await expect.poll(validity).toEqual([{ valid: false }]);
    await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE 'CREATE INDEX%' AND datname = current_database()`);
    expect(await killed).not.toEqual(['2_b']);
    await reader.end();
    if (valid) await query('REINDEX INDEX a_id');
    expect([await validity(), await unfinished()]).toEqual([[{ valid }], [expect.anything()]]);
    const client = await session();
    expect(await migrationState(client, folder)).toEqual({ pending: 1, fault: undefined, lacks: undefined });
    await client.end();
    expect(await migrate(url, folder)).toEqual(['2_b']);
    expect([await validity(), await unfinished()]).toEqual([[{ valid: true }], []]);
  });

  test('that the rows do not allow leaves no index, and is made once they do', async () => {
    write('1_a', `${TABLE}, (1)`);
    write('2_b', INDEX.replace('CREATE', 'CREATE UNIQUE'));
    await expect(migrate(url, folder)).rejects.toThrow('migration 2_b failed: could not create unique index');
    expect(await validity()).toEqual([]);
    await query('DELETE FROM a; INSERT INTO a VALUES (1)');
    expect(await migrate(url, folder)).toEqual(['2_b']);
    write('3_c', '-- not needed any more\nDROP INDEX CONCURRENTLY "a_id";');
    expect(await migrate(url, folder)).toEqual(['3_c']);
    expect(await validity()).toEqual([]);
  });
});

describe('a migration whose lock another session holds', () => {
  const ALTER = 'CREATE TABLE b (id int); ALTER TABLE a ADD COLUMN name text';
  const SHORT: Partial<MigrationWaits> = { lockMs: 20, pauseMs: 5 };

  test('is tried some times, then refused; nothing of it is left, and nobody waits behind it', async () => {
    write('1_a', TABLE);
    await migrate(url, folder);
    write('2_b', ALTER);
    const holder = await session('BEGIN', 'LOCK TABLE a IN ACCESS SHARE MODE');
    const lines: string[] = [];
    const refused = migrate(url, folder, { ...SHORT, attempts: 3, onWait: (line) => void lines.push(line) });
    await expect(refused).rejects.toThrow('migration 2_b was not applied: other sessions hold its locks; start again');
    expect(lines).toEqual(Array(2).fill('migration 2_b is tried again: canceling statement due to lock timeout'));
    expect(await query("SELECT migration_name FROM _prisma_migrations WHERE migration_name = '2_b'")).toEqual([]);
    expect(await query("SELECT to_regclass('b') AS made")).toEqual([{ made: null }]);
    expect(await query('SELECT * FROM a')).toEqual([{ id: 1 }]);
    await holder.end();
    expect(await migrate(url, folder)).toEqual(['2_b']);
  });

  test('lets those behind it pass between two attempts, and is applied once the lock is free', async () => {
    write('1_a', TABLE);
    await migrate(url, folder);
    write('2_b', ALTER);
    const holder = await session('BEGIN', 'LOCK TABLE a IN ACCESS SHARE MODE');
    let read: Promise<unknown> | undefined;
    const onWait = () => {
      read ??= query('SELECT * FROM a').then(() => holder.end());
    };
    expect(await migrate(url, folder, { ...SHORT, attempts: 10_000, onWait })).toEqual(['2_b']);
    await read;
  });
});

describe('the migration that puts the chain into every key', () => {
  const MIGRATION = /_chain_in_keys$/;
  const word = (n: number) => `0x${n.toString(16).padStart(64, '0')}`;
  const address = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;
  const ACCOUNT = '018f0000-0000-7000-8000-000000000001';
  const SERIES_COLUMNS = `state, contract_hash, terms_commitment, currency_code, indexing_rule, units_offered, cap,
    first_period, last_period, phase, reserve_price, max_units_per_bid, min_raise, min_holders, concentration_bps,
    commit_ends_at, reveal_ends_at, gate_ends_at, created_block, created_at`;
  const seriesValues = `'ACTIVE', '${word(1)}', '${word(2)}', 840, 0, 10, 10, 20261, 20264, 'DONE', 1, 1, 1, 1, 5000,
    now(), now(), now(), 1, now()`;

  /** The state before: every migration up to that one, in the folder; then the rest. */
  async function before(): Promise<void> {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const names = readdirSync(folder).sort();
    const first = names.findIndex((one) => MIGRATION.test(one));
    for (const one of names.slice(first)) rmSync(join(folder, one), { recursive: true });
    await migrate(url, folder);
  }
  async function after(): Promise<void> {
    cpSync(MIGRATIONS, folder, { recursive: true });
    await migrate(url, folder);
  }

  const ofSeries = (key: string, n: number) => `
    INSERT INTO positions (id, series_key, holder, units, opened_at) VALUES ('${key}:${n}', '${key}', '${address(n)}', 5, now());
    INSERT INTO periods (id, series_key, period, state, opens_at, closes_at, late_until)
      VALUES ('${key}:20261', '${key}', 20261, 'OPEN', now(), now(), now());
    INSERT INTO reports (id, series_key, period, tier, liquidity_flag, fx_rate, payment, gross, fee, net, accrual, tx_hash,
      block_number, accepted_at) VALUES ('${key}:20261', '${key}', 20261, 1, 0, 1, 1, 1, 0, 1, 0, '${word(7)}', 1, now());
    INSERT INTO terms_vault (series_key, key_id, ciphertext) VALUES ('${key}', 'k', 'x');
    INSERT INTO terms_access_log (id, series_key, issuer, account_id, relation)
      VALUES (gen_random_uuid(), '${key}', '${address(1)}', '${ACCOUNT}', 'issuer');
    INSERT INTO notifications (id, account_id, outbox_id, kind, series_key, at, created_at)
      VALUES (gen_random_uuid(), '${ACCOUNT}', gen_random_uuid(), 'SeriesCreated', '${key}', now(), now());
    INSERT INTO tier3_annual (id, series_key, indexed_key, chain, issuer, account_id, attestor_key, year, state, opened_at)
      SELECT gen_random_uuid(), key, key, chain, issuer, '${ACCOUNT}', '${address(2)}', 2026, 'OPEN', now()
      FROM series WHERE key = '${key}';`;
  const series = (key: string, chain: string) =>
    `INSERT INTO series (key, chain, issuer, ${SERIES_COLUMNS}) VALUES ('${key}', '${chain}', '${address(1)}', ${seriesValues});`;
  const rest = `
    INSERT INTO allowlist (wallet, verified, updated_at) VALUES ('${address(1)}', true, now());
    INSERT INTO series_drafts (id, account_id, issuer, draft_salt, series_key, terms_commitment, contract_hash, currency_code,
      indexing_rule, units_offered, raise) VALUES (gen_random_uuid(), '${ACCOUNT}', '${address(1)}', '${word(1)}',
      '${word(9)}', '${word(1)}', '${word(1)}', 840, 0, 1, '{}');`;
  const account = `INSERT INTO accounts (id) VALUES ('${ACCOUNT}');`;
  const TABLES = [
    'positions',
    'periods',
    'reports',
    'terms_vault',
    'terms_access_log',
    'notifications',
    'tier3_annual',
  ];
  const chainsOf = async (table: string) =>
    (await query(`SELECT chain, count(*)::int AS rows FROM ${table} GROUP BY chain ORDER BY chain`)).map(
      ({ chain, rows }) => [chain, rows],
    );

  if (EXHAUSTIVE)
    test('keeps every row, on the chain of its series, and gives what names no series the one chain there is', async () => {
      await before();
      await query(`${account}${series(word(3), 'evm:31337')}${ofSeries(word(3), 4)}${rest}`);
      await after();
      for (const table of [...TABLES, 'allowlist', 'series_drafts']) {
        expect([table, await chainsOf(table)]).toEqual([table, [['evm:31337', 1]]]);
      }
      expect(await query('SELECT id FROM periods')).toEqual([{ id: `${word(3)}:20261` }]);
    });

  test('keeps the rows of several chains separate', async () => {
    await before();
    const both = `${series(word(3), 'evm:10143')}${series(word(5), 'evm:31337')}`;
    await query(`${account}${both}${ofSeries(word(3), 4)}${ofSeries(word(5), 4)}${rest}`);
    await after();
    for (const table of TABLES) {
      expect([table, await chainsOf(table)]).toEqual([
        table,
        [
          ['evm:10143', 1],
          ['evm:31337', 1],
        ],
      ]);
    }
    expect(await chainsOf('series_drafts')).toEqual([['evm:10143', 1]]);
  });

  if (EXHAUSTIVE)
    test('takes the default chain where the database knows none', async () => {
      await before();
      await query(`${account}${rest}`);
      await after();
      expect(await chainsOf('allowlist')).toEqual([['evm:10143', 1]]);
    });

  test('leaves people’s rows their chain when the index loses the series, and the log append-only', async () => {
    await before();
    await query(`${account}${series(word(3), 'evm:31337')}${ofSeries(word(3), 4)}`);
    await after();
    await query('DELETE FROM series');
    expect(await query('SELECT chain, series_key, indexed_key FROM tier3_annual')).toEqual([
      { chain: 'evm:31337', series_key: word(3), indexed_key: null },
    ]);
    expect(await chainsOf('positions')).toEqual([]);
    await expect(query("UPDATE terms_access_log SET chain = 'evm:1'")).rejects.toThrow('append-only');
    // One issuer and salt give equal keys on two chains.
    await query(`${series(word(3), 'evm:10143')}${series(word(3), 'evm:31337')}`);
    await expect(query(series(word(3), 'evm:31337'))).rejects.toThrow('series_pkey');
  });
});

describe('the migration that adds the approval of issuers', () => {
  const [issuer, backer, both] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`);
  const event = (n: number, block: number, chain: string, name: string, args: object) => `
    INSERT INTO chain_events (block_hash, log_index, chain, block_number, tx_hash, contract, name, args, at)
    VALUES ('0x${String(block).padStart(64, '0')}', ${n}, '${chain}', ${block}, '0x${'ab'.repeat(32)}', '0x${'cd'.repeat(20)}',
      '${name}', '${JSON.stringify(args)}', now());`;
  const approval = (n: number, block: number, of: string | undefined, approved: boolean, chain = 'evm:10143') =>
    event(n, block, chain, 'IssuerApprovalUpdated', { issuer: of, approved });

  test('takes it from the events that are stored, by chain, the last one', async () => {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const names = readdirSync(folder).sort();
    const first = names.findIndex((one) => /_application_approvals$/.test(one));
    for (const one of names.slice(first)) rmSync(join(folder, one), { recursive: true });
    await migrate(url, folder);
    await query(`
      INSERT INTO allowlist (chain, wallet, verified, updated_at)
        VALUES ('evm:10143', '${backer}', true, now()), ('evm:10143', '${both}', true, now());
      ${approval(0, 10, issuer, false)} ${approval(0, 9, issuer, true)} ${approval(2, 11, both, false)}
      ${approval(10, 11, both, true)} ${approval(1, 8, issuer, true, 'evm:31337')}`);
    cpSync(MIGRATIONS, folder, { recursive: true });
    await migrate(url, folder);
    const rows = await query(`SELECT chain, wallet, verified, issuer_approved AS approved, updated_at IS NULL AS unset
      FROM allowlist ORDER BY chain, wallet`);
    expect(rows).toEqual([
      { chain: 'evm:10143', wallet: issuer, verified: false, approved: false, unset: true },
      { chain: 'evm:10143', wallet: backer, verified: true, approved: false, unset: false },
      { chain: 'evm:10143', wallet: both, verified: true, approved: true, unset: false },
      { chain: 'evm:31337', wallet: issuer, verified: false, approved: true, unset: true },
    ]);
  });
});

describe('the migration that gives addresses the form of their chain', () => {
  const ACCOUNT = '018f0000-0000-7000-8000-000000000001';
  const CLUSTER = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
  const HEX = `0x${'ab'.repeat(20)}`;
  const BASE58 = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
  const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
  const wallet = (chain: string, address: string) => `
    INSERT INTO account_wallets (id, account_id, chain, address) VALUES (gen_random_uuid(), '${ACCOUNT}', '${chain}', '${address}')`;
  const nonce = (purpose: string, chain: string, address: string) => `
    INSERT INTO auth_nonces (nonce, purpose, chain, address, domain, uri, issued_at, expires_at)
    VALUES (gen_random_uuid()::text, '${purpose}', '${chain}', '${address}', 'd', 'u', now(), now() + interval '1 minute')`;
  const event = (chain: string, txHash: string, contract: string) => `
    INSERT INTO chain_events (block_hash, log_index, chain, block_number, tx_hash, contract, name, args, at)
    VALUES ('0x${'11'.repeat(32)}', 0, '${chain}', 1, '${txHash}', '${contract}', 'Some', '{}', now())`;
  const proposal = (key: string) => `
    INSERT INTO attestor_proposals (id, chain, key, action, state, proposed_by, proposed_at)
    VALUES (gen_random_uuid(), '${CLUSTER}', '${key}', 'REGISTER', 'PROPOSED', '${ACCOUNT}', now())`;

  beforeEach(async () => {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const names = readdirSync(folder).sort();
    const first = names.findIndex((one) => /_chain_forms$/.test(one));
    for (const one of names.slice(first)) rmSync(join(folder, one), { recursive: true });
    await migrate(url, folder);
    await query(`INSERT INTO accounts (id) VALUES ('${ACCOUNT}'); ${wallet('evm:10143', HEX)};
      ${event('evm:10143', `0x${'22'.repeat(32)}`, HEX)}; ${nonce('link-signer-key', '', HEX)}`);
    cpSync(MIGRATIONS, folder, { recursive: true });
    await migrate(url, folder);
  });

  test('keeps what is stored, and takes what has the form of its chain', async () => {
    expect(await query('SELECT chain, address FROM account_wallets')).toEqual([{ chain: 'evm:10143', address: HEX }]);
    expect(await query('SELECT contract FROM chain_events')).toEqual([{ contract: HEX }]);
    expect(await query('SELECT address FROM auth_nonces')).toEqual([{ address: HEX }]);
    const taken = [
      wallet(CLUSTER, BASE58),
      event(CLUSTER, SIGNATURE, BASE58),
      nonce('sign-in', CLUSTER, BASE58),
      proposal(HEX),
    ];
    for (const sql of taken) await expect(query(sql)).resolves.toEqual([]);
  });

  test('refuses what has the form of another kind of chain, or of none', async () => {
    const refused: readonly (readonly [string, string])[] = [
      [wallet('evm:1', BASE58), 'account_wallets_address'],
      [wallet(CLUSTER, HEX), 'account_wallets_address'],
      [wallet('evm:1', HEX.replace('b', 'B')), 'account_wallets_address'],
      [wallet(CLUSTER, BASE58.replace('T', 'l')), 'account_wallets_address'],
      [wallet(CLUSTER, BASE58.slice(0, 31)), 'account_wallets_address'],
      [wallet('nowhere', HEX), 'account_wallets_address'],
      [event(CLUSTER, `0x${'22'.repeat(32)}`, BASE58), 'chain_events_hashes'],
      [event('evm:1', SIGNATURE, HEX), 'chain_events_hashes'],
      [event(CLUSTER, SIGNATURE, HEX), 'chain_events_contract'],
      [nonce('sign-in', '', HEX), 'auth_nonces_address'],
      [nonce('link-signer-key', '', BASE58), 'auth_nonces_address'],
      [proposal(BASE58), 'attestor_proposals_key'],
    ];
    for (const [sql, constraint] of refused) await expect(query(sql)).rejects.toThrow(constraint);
  });
});

// .ci/run asks by `npm run db -- check` whether the migrations make what the schema says
if (EXHAUSTIVE)
  describe('the drift check', async () => {
    const { schemaDrift } = await import('../../../scripts/schema-engine.ts');

    test('finds that the migrations make what the schema says', async () => {
      expect(await schemaDrift()).toBeUndefined();
    });

    test('names what is missing', async () => {
      cpSync(MIGRATIONS, folder, { recursive: true });
      write('99999999999999_drift', 'ALTER TABLE accounts DROP COLUMN email');
      expect(await schemaDrift(undefined, folder)).toContain('ADD COLUMN     "email" TEXT');
    });

    test('refuses migrations that do not run', async () => {
      cpSync(MIGRATIONS, folder, { recursive: true });
      write('99999999999999_broken', 'ALTER TABLE nothing_like_it ADD COLUMN x int');
      await expect(schemaDrift(undefined, folder)).rejects.toThrow(/nothing_like_it/);
    });
  });
