import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/adapters/db/embedded.ts';
import { migrate } from '../../../src/adapters/db/migrate.ts';

const home = mkdtempSync(join(tmpdir(), 'income-series-recovery-'));
chmodSync(home, 0o711);

let server: EmbeddedPostgres = await startEmbeddedPostgres({ home, durable: false });
await migrate(server.url('postgres'));
const db = createDatabase({
  url: server.url('postgres'),
  connections: 2,
  connectTimeoutMs: 1_000,
  statementTimeoutMs: 1_000,
});
afterAll(async () => {
  await db.close();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

const unavailable = { name: 'AppError', code: 'DATABASE_UNAVAILABLE', message: 'The database does not answer.' };

const busy = { name: 'AppError', code: 'OVERLOADED' };

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
    await expect(db.prisma.$executeRaw`SELECT pg_sleep(30)`).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  test('refuses a transaction that gets no connection in time as busy, and still answers reads', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const begun: Promise<void>[] = [];
    const holders = [1, 2].map(() => {
      let begin = () => {};
      begun.push(
        new Promise((resolve) => {
          begin = resolve;
        }),
      );
      const hold = async (tx: Pick<typeof db.prisma, 'account'>) => {
        await tx.account.count();
        begin();
        await released;
      };
      return db.prisma.$transaction(hold, { timeout: 60_000 });
    });
    try {
      await Promise.all(begun);
      await Promise.all([
        expect(db.prisma.$transaction(async (tx) => tx.account.count())).rejects.toMatchObject(busy),
        expect(db.prisma.account.count()).resolves.toBe(0), // by the connections that read
      ]);
    } finally {
      release();
      await Promise.all(holders);
    }
  });

  test('refuses a read that gets no connection in time as busy', async () => {
    const url = server.url('postgres');
    // The sleeper itself has to connect in time, on a busy machine too.
    const small = createDatabase({ url, connections: 1, connectTimeoutMs: 3_000, statementTimeoutMs: 60_000 });
    try {
      const sleeper = expect(small.prisma.$queryRaw`SELECT pg_sleep(50)`).rejects.toMatchObject(unavailable);
      await expect(small.prisma.account.count()).rejects.toMatchObject(busy);
      await db.prisma.$queryRaw`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(50)'`;
      await sleeper;
    } finally {
      await small.close();
    }
  });
});

describe('a statement the database refuses', () => {
  test('keeps its own error', async () => {
    const row = { chain: 'evm:10143', wallet: `0x${'a'.repeat(40)}`, verified: true, updatedAt: new Date(0) };
    await db.prisma.allowlistEntry.create({ data: row });
    await expect(db.prisma.allowlistEntry.create({ data: row })).rejects.toMatchObject({ code: 'P2002' });
  });
});
