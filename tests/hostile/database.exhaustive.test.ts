import { randomUUID } from 'node:crypto';
import { createServer, connect as dial } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../src/adapters/db/client.ts';
import { createDatabase, type Database } from '../../src/adapters/db/database.ts';
import { createDatabaseOn } from '../../src/adapters/db/databases.ts';
import { campaign } from '../../src/adapters/db/leader.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';
import { listenForNotices } from '../../src/adapters/db/notice-connection.ts';
import { createPulse } from '../../src/adapters/db/silence.ts';
import { createStandby } from '../../src/adapters/db/standby/standby.ts';
import { checkDatabase } from '../../src/adapters/db/start-check.ts';
import { createJobs } from '../../src/adapters/jobs/index.ts';
import { createWaker } from '../../src/adapters/jobs/waker.ts';
import { NO_TRACER } from '../../src/core/tracing.ts';
import { RETRIES } from '../domains/support/retries.ts';
import { createTestClock } from '../support/clock.ts';
import type { TestDatabase } from '../support/database.ts';
import { newWallet, SIGN_IN_NONCE, startTestGateway, TEST_CHAIN } from '../support/gateway.ts';
import { HOSTILE_ZONE, type HostilePostgres, startHostilePostgres } from '../support/hostile-postgres.ts';
import { listen } from '../support/listen.ts';
import { failWithout } from '../support/missing.ts';
import { PGBOUNCER_VERSION, type PgBouncer, PREPARES, startPgBouncer } from '../support/pgbouncer.ts';
import { postgresPrograms } from '../support/postgres-server.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';

// A server in another zone and language, whose roles say what no program expects: what the service makes of it, by every way in.

const NAME = 'app';
const ZONES = ['Asia/Kolkata', 'America/New_York', HOSTILE_ZONE, 'Pacific/Chatham'];
/** Instants whose texts, taken as times of a zone above, are no time of it, or two. */
const INSTANTS = [
  '2026-03-08T02:30:00.000Z',
  '2026-11-01T01:30:00.001Z',
  '2026-10-04T02:15:00.999Z',
  '2026-04-05T01:45:00.000Z',
  '2026-09-27T02:50:00.500Z',
].map((text) => new Date(text));

const programs = postgresPrograms();
let server: HostilePostgres;
let bouncer: PgBouncer;

/** Runs statements in a database as the server's own user. */
const run = (database: string, ...statements: string[]) =>
  withClient(server.url(database), async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** The names of roles, which the pooler has to know before they are made. */
const ROLES = Array.from({ length: 16 }, (_, i) => `role_${i}`);
const unused = [...ROLES];

/** Makes a role that may do everything, with these settings. */
async function roleWith(...settings: string[]): Promise<string> {
  const role = String(unused.pop());
  await run('postgres', `CREATE ROLE ${role} LOGIN SUPERUSER`);
  for (const setting of settings) await run('postgres', `ALTER ROLE ${role} SET ${setting}`);
  return role;
}

async function start() {
  server = await startHostilePostgres(String(programs));
  await createDatabaseOn(server.url('postgres'), NAME);
  expect(await migrate(server.url(NAME))).not.toHaveLength(0);
  // Its clients are the server's own users, none of whom has a password.
  const users = ['hostile', ...ROLES].map((role) => `"${role}" ""\n`).join('');
  bouncer = await startPgBouncer(server.url('postgres'), { users, settings: { auth_type: 'trust' } });
}

const found = async (url: string, directUrl = url) => {
  const target = { url, directUrl, readUrls: [url], requireTls: false, requireLimits: false, migrates: true };
  const { refusals } = await checkDatabase(url === directUrl ? target : { ...target, readUrls: [] });
  return refusals.map(({ code, variable }) => `${variable} ${code}`);
};

/** Everything that a database says of an instant that the service wrote. */
async function readings({ prisma, reader }: Database, url: string, at: Date) {
  const name = randomUUID();
  await prisma.leadership.create({ data: { name, epoch: 1n, wonAt: at } });
  const select = (column: string) => ({
    name: `hostile ${column}`,
    text: `SELECT ${column} FROM leaderships WHERE name = $1`,
  });
  const [raw] = await prisma.$queryRaw<
    { wonAt: Date }[]
  >`SELECT won_at AS "wonAt" FROM leaderships WHERE name = ${name}`;
  const inTransaction = await prisma.$transaction((tx) => tx.leadership.findUniqueOrThrow({ where: { name } }));
  const epoch = 'extract(epoch FROM won_at)::float8';
  const [ofDriver, text, json, seconds] = [
    await reader.row(select('won_at'), [name]),
    await reader.row(select('won_at::text'), [name]),
    await reader.row(select('to_json(won_at)'), [name]),
    await withClient(url, (client) => client.query(`SELECT ${epoch} AS s FROM leaderships WHERE name = $1`, [name])),
  ];
  return {
    model: (await prisma.leadership.findUniqueOrThrow({ where: { name } })).wonAt,
    raw: raw?.wonAt,
    inTransaction: inTransaction.wonAt,
    ofDriver: ofDriver?.[0],
    ofText: new Date(String(text?.[0])),
    ofJson: new Date(String(json?.[0])),
    stored: new Date(Math.round(seconds.rows[0].s * 1_000)),
    found: (await prisma.leadership.findFirst({ where: { wonAt: at, name } }))?.wonAt,
  };
}

/** A server whose connections lead to another one, and whose first messages are altered. */
async function altering(port: number, from: string, to: string) {
  const sockets = new Set<{ destroy(): void }>();
  const proxy = createServer((socket) => {
    const upstream = dial({ host: '127.0.0.1', port });
    for (const end of [socket, upstream])
      sockets.add(end.on('error', () => {}).on('close', () => [socket, upstream].forEach((one) => void one.destroy())));
    socket.once('data', (first) => {
      upstream.write(Buffer.from(first.toString('latin1').replaceAll(from, to), 'latin1'));
      socket.pipe(upstream);
    });
    upstream.pipe(socket);
  });
  const { port: ownPort } = await listen(proxy);
  return {
    through(url: string) {
      const address = new URL(url);
      address.port = `${ownPort}`;
      return address.href;
    },
    [Symbol.dispose]() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const story = () =>
  describe('a server in another zone', () => {
    beforeAll(start);
    afterAll(async () => {
      await bouncer?.stop();
      await server?.stop();
    });

    it('has every connection of the service in UTC, by the parameters with which it begins', async () => {
      const begun = new Map<string, string>();
      const proxy = await startTcpProxy({ host: '127.0.0.1', port: server.port }, () => {
        let isFirst = true;
        return (piece, towards) => {
          const [, ...parameters] =
            isFirst && towards === 'server' ? piece.toString('utf8').split(/(?<=\0)user\0/) : [];
          if (towards === 'server') isFirst = false;
          const pairs = `user\0${parameters[0] ?? ''}`.split('\0');
          const of = Object.fromEntries(pairs.flatMap((name, i) => (i % 2 === 0 ? [[name, pairs[i + 1]]] : [])));
          if (parameters.length > 0) begun.set(String(of.application_name), `${of.TimeZone} ${of.DateStyle}`);
          return 'carry';
        };
      });
      const url = server.url(NAME).replace(`${server.port}`, `${proxy.port}`);
      const database = createDatabase({ url });
      const jobs = createJobs({ url, retries: RETRIES });
      const waker = createWaker({ url, channel: 'hostile' });
      const standby = createStandby({ url, timeline: () => null, onChange: () => {}, tracer: NO_TRACER });
      const listening = new AbortController();
      let hasLed = false;
      const lead = async () => {
        hasLed = true;
      };
      const candidate = campaign({ url, name: 'hostile', lead });
      try {
        await database.ping();
        await jobs.start();
        await expect.poll(() => hasLed).toBe(true);
        await createPulse(url, 5_000).answers();
        await new Promise<void>((ready) => {
          const times = { pulseMs: 10_000, answerMs: 10_000 };
          const calls = { catchUp: async () => {}, deliver: () => {}, ready };
          listenForNotices({ url, ...times, signal: listening.signal, ...calls }).catch(() => {});
        });
        await expect.poll(() => begun.size).toBe(6);
        const names = ['', '-events', '-jobs', '-leader', '-waker', ' pulse'].map((end) => `income-series${end}`);
        expect(Object.fromEntries(begun)).toEqual(Object.fromEntries(names.map((name) => [name, 'UTC ISO, MDY'])));
        await migrate(url);
        expect(begun.get('undefined')).toBe('UTC ISO, MDY');
      } finally {
        listening.abort();
        await candidate.stop();
        await Promise.all([database.close(), jobs.close(), waker.close(), standby.close()]);
        await proxy.close();
      }
    });

    it.each(ZONES)('keeps instants where the role is in %s, past a pool and through it', async (zone) => {
      const role = await roleWith(`timezone = '${zone}'`, "datestyle = 'SQL, DMY'");
      const direct = server.url(NAME, role);
      const pool = { namedStatements: PREPARES };
      const ways = [createDatabase({ url: direct }), createDatabase({ url: bouncer.through(direct), pool })];
      try {
        for (const database of ways) {
          for (const at of [...INSTANTS, new Date()]) {
            const seen = await readings(database, direct, at);
            expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((key) => [key, at])));
          }
          const [clock] = await database.prisma.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
          expect(Math.abs(Number(clock?.now) - Date.now())).toBeLessThan(60_000);
        }
        expect(await found(direct)).toEqual([]);
        expect(await found(bouncer.through(direct), direct)).toEqual([]);
      } finally {
        await Promise.all(ways.map((database) => database.close()));
      }
    });

    it('is refused behind a pool that drops or refuses the zone of a session', async () => {
      const direct = server.url(NAME);
      {
        using dropping = await altering(server.port, 'TimeZone\0UTC\0', 'my.zones\0UTC\0');
        const refused = await checkDatabase({
          url: dropping.through(direct),
          directUrl: direct,
          requireTls: false,
          requireLimits: false,
          migrates: true,
        });
        expect(refused.refusals).toMatchObject([
          {
            code: 'DATABASE_TIME_ZONE',
            variable: 'DATABASE_URL',
            problem: expect.stringContaining(HOSTILE_ZONE),
            mend: expect.stringContaining("SET timezone = 'UTC'"),
          },
        ]);
      }
      {
        using dropping = await altering(server.port, 'DateStyle\0ISO, MDY\0', 'my.datess\0ISO, MDY\0');
        expect(await found(dropping.through(direct), direct)).toEqual(['DATABASE_URL DATABASE_TIME_ZONE']);
      }
      const { port } = new URL(bouncer.through(direct));
      using refusing = await altering(Number(port), 'TimeZone\0UTC\0', 'TimeZones\0UT\0');
      expect(await found(refusing.through(direct), direct)).toEqual(['DATABASE_URL DATABASE_TIME_ZONE']);
    });

    it('works for a role whose own limit ends every statement, and is refused through a pool, where it holds', async () => {
      const role = await roleWith("statement_timeout = '1ms'");
      const [direct, own] = [server.url(NAME, role), server.url(NAME)];
      expect(await found(direct)).toEqual([]);
      await withClient(direct, (client) => client.query('SELECT pg_sleep(0.05)'));
      expect(await migrate(direct)).toEqual([]);
      expect(await found(bouncer.through(direct), own)).toEqual(['DATABASE_URL DATABASE_LIMITS']);
      const slower = await roleWith("statement_timeout = '900ms'", "idle_in_transaction_session_timeout = '30s'");
      const target = { url: bouncer.through(server.url(NAME, slower)), directUrl: own, requireTls: false };
      const { refusals } = await checkDatabase({ ...target, requireLimits: false, migrates: true });
      const problem = expect.stringContaining('ended within a second');
      expect(refusals).toMatchObject([{ code: 'DATABASE_LIMITS', variable: 'DATABASE_URL', problem }]);
    });

    it('is refused behind a pool of statements by the name of its mode', async () => {
      const direct = server.url(NAME);
      const users = '"hostile" ""\n';
      const pool = await startPgBouncer(server.url('postgres'), {
        mode: 'statement',
        users,
        settings: { auth_type: 'trust' },
      });
      try {
        expect(await found(pool.through(direct), direct)).toEqual(['DATABASE_URL DATABASE_POOL_MODE']);
        expect(await found(pool.through(direct))).toContain('DATABASE_URL DATABASE_POOL');
      } finally {
        await pool.stop();
      }
    });

    it('is refused for a role whose tables would be in another schema, before anything is made', async () => {
      await run(NAME, 'CREATE SCHEMA income');
      for (const path of ['income', 'income, public', '"$user", public', 'nowhere']) {
        const role = await roleWith(`search_path = ${path}`);
        if (path.startsWith('"')) await run(NAME, `CREATE SCHEMA ${role}`);
        const direct = server.url(NAME, role);
        const own = server.url(NAME);
        expect(await found(direct, own)).toEqual(['DATABASE_URL DATABASE_SCHEMA']);
        expect(await found(bouncer.through(direct), own)).toEqual(['DATABASE_URL DATABASE_SCHEMA']);
        expect(await found(direct)).toEqual(['DATABASE_URL DATABASE_SCHEMA', 'DATABASE_READ_URLS (1) DATABASE_SCHEMA']);
      }
      const tables = await withClient(server.url(NAME), (client) =>
        client.query(
          `SELECT 1 FROM pg_tables WHERE schemaname NOT IN ('public', 'pgboss', 'pg_catalog', 'information_schema')`,
        ),
      );
      expect(tables.rowCount).toBe(0);
    });

    it('is refused for a database without a public schema, or a user who may not use it', async () => {
      await createDatabaseOn(server.url('postgres'), 'schemaless');
      await run('schemaless', 'DROP SCHEMA public');
      expect(await found(server.url('schemaless'), server.url('schemaless'))).toContain('DATABASE_URL DATABASE_SCHEMA');
      await run('postgres', 'CREATE ROLE guest LOGIN');
      await run('schemaless', 'CREATE SCHEMA public');
      expect(await found(server.url('schemaless', 'guest'))).toContain('DATABASE_URL DATABASE_SCHEMA');
    });

    it('is refused for a database in another encoding, past a pool and through it', async () => {
      for (const encoding of ['LATIN1', 'SQL_ASCII']) {
        const name = `in_${encoding.toLowerCase()}`;
        const form = `ENCODING '${encoding}' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`;
        await run('postgres', `CREATE DATABASE ${name} ${form}`);
        const url = server.url(name);
        expect(await found(url)).toEqual([
          'DATABASE_URL DATABASE_ENCODING',
          'DATABASE_READ_URLS (1) DATABASE_ENCODING',
        ]);
        expect(await found(bouncer.through(url), url)).toEqual([
          'DATABASE_DIRECT_URL DATABASE_ENCODING',
          'DATABASE_URL DATABASE_ENCODING',
        ]);
      }
    });

    /** A gateway on a database of this server. */
    async function gatewayOn(url: string) {
      const database = createDatabase({ url });
      const nothing = async () => {};
      const own: TestDatabase = { ...database, url, drop: nothing, [Symbol.asyncDispose]: nothing };
      const gateway = await startTestGateway({ database: own, clock: createTestClock(new Date()) });
      const close = () => gateway.close().then(() => database.close());
      return { gateway, database, [Symbol.asyncDispose]: close };
    }
    const fields = 'account { displayName createdAt wallets { linkedAt } }';

    it('issues a text to sign now, for ten minutes, and says one time of a new account', async () => {
      const role = await roleWith("timezone = 'America/New_York'");
      await using place = await gatewayOn(server.url(NAME, role));
      const { gateway } = place;
      const wallet = newWallet();
      const issued = await gateway.ask(SIGN_IN_NONCE, { input: { address: wallet.address, chain: TEST_CHAIN } });
      const { issuedAt, expiresAt } = (issued.data?.signInNonce ?? {}) as Record<'issuedAt' | 'expiresAt', string>;
      expect(Math.abs(Date.parse(issuedAt) - Date.now())).toBeLessThan(60_000);
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
      const token = await gateway.signIn(wallet);
      const profile = await gateway.mutate('updateProfile', { displayName: '山田 İı' }, { token, fields });
      const at = gateway.clock.now().toISOString();
      expect(profile).toEqual({
        account: { displayName: '山田 İı', createdAt: at, wallets: [{ linkedAt: at }] },
      });
    });

    it('answers a text that its encoding cannot keep as the operator’s fault, and NUL as the caller’s', async () => {
      await migrate(server.url('in_latin1'));
      await using place = await gatewayOn(server.url('in_latin1'));
      const { gateway, database } = place;
      const token = await gateway.signIn(newWallet());
      const refused = await gateway.mutate('updateProfile', { displayName: '山田' }, { token, fields });
      expect(refused).toEqual({ code: 'DATABASE_ENCODING' });
      const lines = gateway.logs.map((line) => JSON.parse(line));
      const [line] = lines.filter(({ msg, codes }) => msg === 'request' && codes?.includes('DATABASE_ENCODING'));
      expect(line).toMatchObject({ level: 'error' });
      expect(gateway.logs.join()).not.toContain('山田');
      const echo = { name: 'echo', text: 'SELECT $1::text' };
      await expect(database.reader.row(echo, ['山田'])).rejects.toMatchObject({ code: 'DATABASE_ENCODING' });
      const json = (text: string) => database.prisma.$executeRaw`SELECT ${text}::jsonb ->> 0`;
      await expect(json('["\\u0000"]')).rejects.toMatchObject({ code: 'BAD_INPUT' });
      await expect(json('["\\u5c71"]')).rejects.toMatchObject({ code: 'DATABASE_ENCODING' });
      await expect(database.reader.row(echo, ['a\0b'])).rejects.toMatchObject({ code: 'BAD_INPUT' });
    });
  });

if (programs === undefined) failWithout('PostgreSQL', 'postgresql');
else if (PGBOUNCER_VERSION === undefined) failWithout('PgBouncer', 'pgbouncer');
else story();
