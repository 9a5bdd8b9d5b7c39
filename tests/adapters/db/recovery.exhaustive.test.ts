import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../../src/adapters/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/adapters/db/embedded.ts';
import { migrate } from '../../../src/adapters/db/migrate.ts';

const home = mkdtempSync(join(tmpdir(), 'income-series-recovery-'));
chmodSync(home, 0o711);
let server: EmbeddedPostgres;
let db: Database;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ home, durable: false });
  await migrate(server.url('postgres'));
  db = createDatabase({
    url: server.url('postgres'),
    connections: 2,
    connectTimeoutMs: 1_000,
    statementTimeoutMs: 1_000,
  });
});
afterAll(async () => {
  await db.close();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

const unavailable = { name: 'AppError', code: 'DATABASE_UNAVAILABLE', message: 'The database does not answer.' };

describe('a database that goes away', () => {
  test('fails every kind of operation with the typed error, and serves again after its restart', async () => {
    await db.ping();
    await server.stop();
    await expect(db.ping()).rejects.toMatchObject(unavailable);
    await expect(db.prisma.account.findMany()).rejects.toMatchObject(unavailable);
    await expect(db.prisma.$transaction(async (tx) => tx.account.count())).rejects.toMatchObject(unavailable);
    await expect(db.prisma.$transaction([db.prisma.account.count()])).rejects.toMatchObject(unavailable);

    server = await startEmbeddedPostgres({ home, durable: false, port: server.port });
    await db.ping();
    expect(await db.prisma.account.count()).toBe(0);
  });

  test('fails the open transaction whose connection breaks, and the pool replaces the connection', async () => {
    const broken = db.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_terminate_backend(pg_backend_pid())`;
    });
    await expect(broken).rejects.toMatchObject(unavailable);
    await db.ping();
  });
});

describe('a database that is too slow', () => {
  test('has a statement cancelled at its limit', async () => {
    await expect(db.prisma.$executeRaw`SELECT pg_sleep(30)`).rejects.toMatchObject(unavailable);
  });

  test('says of a transaction that gets no connection in time that it is busy, not away', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let taken = 0;
    let bothTaken = () => {};
    const taking = new Promise<void>((resolve) => {
      bothTaken = resolve;
    });
    const holders = [1, 2].map(() =>
      db.prisma.$transaction(
        async (tx) => {
          await tx.account.count();
          if (++taken === 2) bothTaken();
          await held;
        },
        { timeout: 60_000 },
      ),
    );
    await taking;
    const busy = { name: 'AppError', code: 'OVERLOADED' };
    await Promise.all([
      expect(db.prisma.$transaction(async (tx) => tx.account.count())).rejects.toMatchObject(busy),
      expect(db.prisma.account.count()).rejects.toMatchObject(busy),
    ]);
    release();
    await Promise.all(holders);
  });
});

describe('a statement the database refuses', () => {
  test('keeps its own error', async () => {
    const row = { chain: 'evm:10143', wallet: `0x${'a'.repeat(40)}`, verified: true, updatedAt: new Date(0) };
    await db.prisma.allowlistEntry.create({ data: row });
    await expect(db.prisma.allowlistEntry.create({ data: row })).rejects.toMatchObject({ code: 'P2002' });
  });
});
