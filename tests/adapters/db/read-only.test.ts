import { expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { forTest } from '../../support/for-file.ts';
import { newWallet, SIGN_IN_NONCE, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';

// What passes by itself is answered as unavailable, not as a failure of the service.

it('a gateway whose database only reads, as a standby does, says so to who writes and answers who reads', async () => {
  await using database = await createTestDatabase();
  const gateway = await forTest(startTestGateway({ database }));
  const { pathname } = new URL(database.url);
  await database.prisma.$executeRawUnsafe(`ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = on`);
  await database.prisma.$queryRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  const isReadOnly = async () => {
    const [row] = await database.prisma.$queryRaw<{ on: boolean }[]>`
      SELECT current_setting('transaction_read_only')::bool AS on`;
    return row?.on;
  };
  while ((await isReadOnly()) !== true)
    await database.prisma.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`.catch(() => {});
  const input = { address: newWallet().address, chain: TEST_CHAIN };
  const written = await gateway.ask(SIGN_IN_NONCE, { input });
  const code = written.data?.signInNonce?.code ?? written.errors?.[0]?.extensions.code;
  expect(code).toBe('DATABASE_UNAVAILABLE');
  const read = await gateway.ask('{ seriesList(first: 1) { edges { node { key } } } }');
  expect([read.errors, read.data]).toEqual([undefined, { seriesList: { edges: [] } }]);
});

it('a transaction that gave way to another is answered as unavailable', async () => {
  await using database = await createTestDatabase();
  const { prisma } = database;
  const id = { name: 'any' };
  await prisma.leadership.create({ data: { ...id, epoch: 0n, wonAt: new Date() } });
  const increment = { where: id, data: { epoch: { increment: 1n } } };
  const late = prisma.$transaction(
    async (tx) => {
      await tx.leadership.findFirst(); // its snapshot
      await prisma.leadership.update(increment);
      await tx.leadership.update(increment);
    },
    { isolationLevel: 'RepeatableRead' },
  );
  await expect(late).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  expect(await prisma.leadership.findFirst()).toMatchObject({ epoch: 1n });
});
