import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway } from '../../support/gateway.ts';
import { breakOff, createHolder, endLeases, guard, letAllGo } from '../../support/locks.ts';
import { accountOf, challengeDeletion, challengeOf, deleteAccount, deleteWith, dump } from './support/deletion.ts';

const clock = createTestClock();

const gateway = await forFile(startTestGateway({ clock }));
afterEach(letAllGo);

async function leaver() {
  const wallet = newWallet();
  const token = await gateway.signIn(wallet);
  return { wallet, token, accountId: await accountOf(gateway.database, wallet) };
}
type Leaver = Awaited<ReturnType<typeof leaver>>;

async function act(token: string, field: string, input: object): Promise<string> {
  return (await gateway.mutate(field, input, { token })).code ?? 'done';
}
const apply = (token: string) =>
  act(token, 'startApplication', { newId: randomUUID(), persona: 'BACKER', country: 'PT' });

/** Ends the database session, as where the process is killed, at the nth statement from now on that changes rows. */
async function killAtStatement(n: number): Promise<void> {
  const { prisma } = gateway.database;
  await prisma.$executeRawUnsafe('CREATE SEQUENCE IF NOT EXISTS statements_until_end');
  await prisma.$executeRawUnsafe(`ALTER SEQUENCE statements_until_end RESTART WITH 1`);
  await prisma.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION end_session() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('statements_until_end') = ${n} THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
      RETURN NULL;
    END $$`);
}

/** Every table but that of the idempotency keys, whose rows say that a run began. */
async function watchStatements(on: boolean): Promise<void> {
  const { prisma } = gateway.database;
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'idempotency_records'`;
  for (const { name } of tables)
    await prisma.$executeRawUnsafe(
      on
        ? `CREATE TRIGGER end_session BEFORE INSERT OR UPDATE OR DELETE ON "${name}" EXECUTE FUNCTION end_session()`
        : `DROP TRIGGER end_session ON "${name}"`,
    );
}

describe('a deletion that is interrupted', () => {
  it('at any statement leaves everything as it was, and is done when it is repeated under the same key', async () => {
    const { wallet, token, accountId } = await leaver();
    await act(token, 'updateProfile', { displayName: 'Stays until it goes', email: 'stays@example.test' });
    expect(await apply(token)).toBe('done');
    await gateway.database.prisma.accountSignerKey.create({ data: { accountId, key: `0x${'5a'.repeat(20)}` } });
    const issued = await challengeDeletion(gateway, token, wallet);
    const signature = await wallet.sign(issued.message);
    const key = randomUUID();
    const before = await dump(gateway.database);
    await killAtStatement(1);
    await watchStatements(true);
    let interrupted = 0;
    let answer = await deleteWith(gateway, token, issued, signature, key);
    while (answer.deletedAt === undefined) {
      interrupted += 1;
      expect([interrupted, answer.code]).toEqual([interrupted, 'DATABASE_UNAVAILABLE']);
      await endLeases(gateway.database);
      const left = await dump(gateway.database);
      for (const [table, rows] of before)
        if (table !== 'idempotency_records') expect([table, left.get(table)]).toEqual([table, rows]);
      await killAtStatement(interrupted + 1);
      answer = await deleteWith(gateway, token, issued, signature, key);
    }
    await watchStatements(false);
    // a statement for each noun's columns and rows, the audit log and the challenge
    expect(interrupted).toBeGreaterThan(25);
    expect(await deleteWith(gateway, undefined, issued, signature, key)).toEqual(answer);
  }, 300_000);

  it('in its commit leaves the account, and is done when it is repeated', async () => {
    const { wallet, token, accountId } = await leaver();
    const issued = await challengeDeletion(gateway, token, wallet);
    const signature = await wallet.sign(issued.message);
    const key = randomUUID();
    const unguard = await guard(gateway.database, 'accounts');
    const holder = await createHolder(gateway.database);
    await holder.commits();
    const first = deleteWith(gateway, token, issued, signature, key);
    await holder.waitedFor();
    await breakOff(gateway.database);
    expect((await first).code).toBe('DATABASE_UNAVAILABLE');
    await holder.letGo();
    await unguard();
    expect(await gateway.database.prisma.account.count({ where: { id: accountId } })).toBe(1);
    await endLeases(gateway.database);
    expect(await deleteWith(gateway, token, issued, signature, key)).toHaveProperty('deletedAt');
  });
});

/** Somebody waits for a row that another transaction has. */
async function waitsForRow(): Promise<boolean> {
  const [row] = await gateway.database.prisma.$queryRaw<{ waits: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event IN ('transactionid', 'tuple')) AS waits`;
  return row?.waits === true;
}

/** Writes for the account by a mutation of its own: what it left behind afterwards. */
const WRITES: readonly (readonly [name: string, write: (of: Leaver) => Promise<string>, table: string])[] = [
  ['an application that is started', ({ token }) => apply(token), 'applications'],
  [
    'a wallet that is linked',
    async ({ token }) => {
      const wallet = newWallet();
      const { code, nonce, message } = await challengeOf(gateway, token, wallet.address);
      return code ?? act(token, 'addWallet', { nonce, signature: await wallet.sign(message) });
    },
    'account_wallets',
  ],
  ['an income source', ({ token }) => act(token, 'addIncomeSource', { kind: 'BANK' }), 'income_sources'],
];

describe('what is written for the account at the same time', () => {
  it.each(WRITES)('%s: before the deletion, it is part of it', async (_, write, table) => {
    const of = await leaver();
    const issued = await challengeDeletion(gateway, of.token, of.wallet);
    const signature = await of.wallet.sign(issued.message);
    const unguard = await guard(gateway.database, table, 'INSERT');
    const holder = await createHolder(gateway.database);
    await holder.commits();
    const written = write(of);
    await holder.waitedFor();
    const deleted = deleteWith(gateway, of.token, issued, signature);
    await holder.letGo();
    expect(await written).toBe('done');
    expect(await deleted).toHaveProperty('deletedAt');
    await unguard();
    const left = (await dump(gateway.database)).get(table) ?? [];
    expect(JSON.stringify(left)).not.toContain(of.accountId);
  });

  it.each(WRITES)('%s: after the deletion has begun, it is refused', async (_, write, table) => {
    const of = await leaver();
    const before = (await dump(gateway.database)).get(table)?.length ?? 0;
    const unguard = await guard(gateway.database, 'accounts');
    const holder = await createHolder(gateway.database);
    await holder.commits();
    const deleted = deleteAccount(gateway, of.token, of.wallet);
    await holder.waitedFor();
    const written = write(of).catch(() => 'refused');
    await vi.waitUntil(waitsForRow, { timeout: 60_000, interval: 20 });
    await holder.letGo();
    expect(await deleted).toHaveProperty('deletedAt');
    expect(await written).not.toBe('done');
    await unguard();
    const left = (await dump(gateway.database)).get(table) ?? [];
    expect(JSON.stringify(left)).not.toContain(of.accountId);
    expect(left.length).toBeLessThanOrEqual(before);
  });
});
