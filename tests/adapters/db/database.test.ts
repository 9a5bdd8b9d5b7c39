import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../../src/adapters/db/database.ts';
import { createJobs } from '../../../src/adapters/jobs/index.ts';
import { censor } from '../../../src/adapters/log/censor.ts';
import { describeError } from '../../../src/adapters/log/describe-error.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile, forTest } from '../../support/for-file.ts';

const RETRY = { limit: 1, delaySeconds: 1, expireSeconds: 60 };

const db = await forFile(createTestDatabase());

describe('the append-only logs', () => {
  test.each([
    'UPDATE audit_log SET action = action',
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    'UPDATE terms_access_log SET relation = relation',
    'DELETE FROM terms_access_log',
    'TRUNCATE terms_access_log',
  ])('refuse %s', async (statement) => {
    await expect(db.prisma.$executeRawUnsafe(statement)).rejects.toThrow(/append-only/);
  });

  test('take new rows', async () => {
    const { id } = await db.prisma.auditEntry.create({ data: { action: 'test', target: 't', codes: [] } });
    await expect(db.prisma.auditEntry.delete({ where: { id } })).rejects.toThrow(/append-only/);
    expect(await db.prisma.auditEntry.count({ where: { id } })).toBe(1);
  });
});

describe('instants', () => {
  test.each(['Asia/Kolkata', 'America/New_York'])('are kept where the database is in %s', async (zone) => {
    await using own = await createTestDatabase();
    await own.prisma.$executeRawUnsafe(`ALTER DATABASE ${new URL(own.url).pathname.slice(1)} SET timezone = '${zone}'`);
    const database = await forTest(createDatabase({ url: own.url }));
    const wonAt = new Date('2026-03-08T02:30:00.123Z');
    await database.prisma.leadership.create({ data: { name: zone, epoch: 1n, wonAt } });
    const text = 'SELECT extract(epoch FROM won_at)::float8, won_at FROM leaderships WHERE name = $1';
    const stored = await database.reader.row({ name: 'instant', text }, [zone]);
    expect(stored).toEqual([wonAt.getTime() / 1_000, wonAt]);
    expect(await database.prisma.leadership.findFirst({ where: { name: zone } })).toMatchObject({ wonAt });
  });
});

describe('a statement that takes too long', () => {
  let hasty: Database;
  beforeAll(() => {
    hasty = createDatabase({ url: db.url, statementTimeoutMs: 500 });
  });
  afterAll(() => hasty.close());

  test.each([
    ['by itself', () => hasty.prisma.$queryRaw`SELECT pg_sleep(9)::text`],
    ['in a transaction', () => hasty.prisma.$transaction((tx) => tx.$queryRaw`SELECT pg_sleep(9)::text`)],
    ['in a read', () => hasty.reader.row({ name: 'slow', text: 'SELECT pg_sleep(9)' }, [])],
  ])('is TIMEOUT %s, because the database answers', async (_, ask) => {
    await expect(ask()).rejects.toMatchObject({ code: 'TIMEOUT' });
  });
});

describe('the reason for the log, where the database does not answer,', () => {
  test.each([
    ['3D000', { pathname: '/nowhere' }],
    ['ECONNREFUSED', { port: '1' }],
    ['ENOTFOUND', { hostname: 'nowhere.invalid' }],
  ])('is %s, by Prisma, in a transaction, in a read and in the job queue', async (reason, change) => {
    const { href: url } = Object.assign(new URL(db.url), change);
    const database = await forTest(createDatabase({ url, connectTimeoutMs: 5_000 }));
    const jobs = await forTest(createJobs({ url, retries: { outbox: RETRY, mail: RETRY } }));
    const asks = [
      () => database.prisma.series.count(),
      () => database.prisma.$transaction((tx) => tx.series.count()),
      () => database.reader.row({ name: 'one', text: 'SELECT 1' }, []),
      () => jobs.start(),
    ];
    for (const ask of asks) {
      const error = await ask().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: 'DATABASE_UNAVAILABLE', foreignCode: reason });
      expect([describeError(error), censor(error)]).toMatchObject([{ reason }, { reason }]);
      expect(JSON.stringify(describeError(error))).not.toContain('nowhere');
    }
  });

  test('is the SQLSTATE of a session that was ended', async () => {
    const ended = db.prisma.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())::text`;
    await expect(ended).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', foreignCode: '57P01' });
  });
});

describe('a text that cannot be stored', () => {
  const json = (text: string) => db.prisma.$executeRaw`SELECT ${text}::jsonb ->> 0`;
  const echo = (text: string) => db.reader.row({ name: 'echo', text: 'SELECT $1::text' }, [text]);

  test.each([
    ['a NUL', () => echo('a\0b')],
    ['a NUL in JSON', () => json('["\\u0000"]')],
  ])('is the caller’s fault with %s', async (_, ask) => {
    await expect(ask()).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});
