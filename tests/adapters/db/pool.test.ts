import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { checkDatabase } from '../../../src/adapters/db/start-check.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { PGBOUNCER_VERSION, type PgBouncer, PREPARES, startPgBouncer } from '../../support/pgbouncer.ts';

// What goes through a pool that gives each transaction another session, and what a start finds out of one.

let database: TestDatabase;
let bouncer: PgBouncer;
beforeAll(async () => {
  database = await createTestDatabase();
  if (PGBOUNCER_VERSION) bouncer = await startPgBouncer(inject('postgresUrl'));
});
afterAll(async () => {
  await bouncer?.stop();
  await database.drop();
});

const found = async (urls: { url: string; directUrl: string }, isProduction = false) => {
  const target = { requireTls: false, requireLimits: isProduction, migrates: true, ...urls };
  const { refusals, ...rest } = await checkDatabase(target);
  return { ...rest, reasons: refusals.map(({ code, variable }) => `${variable} ${code}`) };
};
const name = () => new URL(database.url).pathname.slice(1);
const LIMITED = ["statement_timeout = '15s'", "idle_in_transaction_session_timeout = '30s'"];

describe('a start with two URLs', () => {
  it('of the server itself finds nothing to refuse', async () => {
    expect(await found({ url: database.url, directUrl: database.url })).toEqual({ reasons: [], warnings: [] });
  });

  it('of two databases is refused', async () => {
    await using other = await createTestDatabase();
    const { reasons } = await found({ url: database.url, directUrl: other.url });
    expect(reasons).toEqual(['DATABASE_DIRECT_URL DATABASE_OTHER']);
  });

  it('names the one that does not answer', async () => {
    const nowhere = 'postgresql://somebody@127.0.0.1:1/none';
    const { reasons } = await found({ url: nowhere, directUrl: database.url });
    expect(reasons).toEqual(['DATABASE_URL DATABASE_UNREACHABLE']);
    expect((await found({ url: database.url, directUrl: nowhere })).reasons).toEqual([
      'DATABASE_DIRECT_URL DATABASE_UNREACHABLE',
    ]);
  });
});

describe.skipIf(PGBOUNCER_VERSION === undefined)('PgBouncer by transaction', () => {
  const pooled = () => bouncer.through(database.url);

  it('is refused where it is all that is given, whether it takes settings of a session or drops them', async () => {
    const refused = ['DATABASE_URL DATABASE_POOL'];
    expect((await found({ url: pooled(), directUrl: pooled() })).reasons).toEqual(refused);
    const settings = { ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout' };
    for (const sessions of [1, 20]) {
      const dropping = await startPgBouncer(inject('postgresUrl'), { settings, sessions });
      const url = dropping.through(database.url);
      const { reasons } = await found({ url, directUrl: url });
      await dropping.stop();
      expect(reasons).toEqual(refused);
    }
  });

  it('is refused as the way past itself', async () => {
    const other = `${pooled()}?application_name=other`;
    expect((await found({ url: pooled(), directUrl: other })).reasons).toEqual(['DATABASE_DIRECT_URL DATABASE_POOL']);
  });

  it('needs limits at the server: in production the start is refused without, elsewhere it is warned', async () => {
    const urls = { url: pooled(), directUrl: database.url };
    const pool = { namedStatements: PREPARES };
    const warnings = [expect.stringContaining("SET statement_timeout = '15s'")];
    expect(await found(urls)).toEqual({ reasons: [], warnings, pool });
    expect((await found(urls, true)).reasons).toEqual(['DATABASE_URL DATABASE_LIMITS']);
    for (const limit of LIMITED) await database.prisma.$executeRawUnsafe(`ALTER DATABASE ${name()} SET ${limit}`);
    await using fresh = await freshPool(); // the pool's sessions are older than the limits
    expect(await found({ ...urls, url: fresh.url }, true)).toEqual({ reasons: [], warnings: [], pool });
  });

  it('carries what 20 clients prepare and read at once over 4 sessions, where it prepares, and else what they do not', async () => {
    const { pool } = await found({ url: pooled(), directUrl: database.url });
    const clients = Array.from({ length: 20 }, () => createDatabase({ url: pooled(), pool, connections: 2 }));
    const forms = Array.from({ length: 40 }, (_, n) => ({
      name: `form${n}`,
      text: `select $1::int + ${n} -- ${'x'.repeat(12_000)}`,
    }));
    try {
      const answers = await Promise.all(
        clients.map(async ({ reader }) => {
          const read = [];
          for (const form of [...forms, ...forms]) read.push((await reader.row(form, [1]))?.[0]);
          return read;
        }),
      );
      const expected = forms.map((_, n) => `${n + 1}`);
      for (const read of answers) expect(read).toEqual([...expected, ...expected]);
    } finally {
      await Promise.all(clients.map((client) => client.close()));
    }
  });

  async function freshPool() {
    const made = await startPgBouncer(inject('postgresUrl'));
    return { url: made.through(database.url), [Symbol.asyncDispose]: () => made.stop() };
  }
});
