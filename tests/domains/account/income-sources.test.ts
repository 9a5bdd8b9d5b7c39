import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SOURCE_KINDS } from '../../../src/core/source-kinds.ts';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway } from '../../support/gateway.ts';

const clock = createTestClock();
const admin = newWallet();

const gateway = await forFile(startTestGateway({ clock, adminWallets: [admin.address] }));

interface Source {
  readonly id: string;
  readonly kind: string;
  readonly addedAt: string;
}
interface Account {
  readonly id: string;
  readonly incomeSources: readonly Source[];
}
interface Said {
  readonly account?: Account;
  readonly code?: string;
}
type Field = 'addIncomeSource' | 'removeIncomeSource';

const SHOWN = 'account { id incomeSources { id kind addedAt } }';
const mutate = (field: Field, kind: string, token?: string, idempotencyKey: string = randomUUID()): Promise<Said> =>
  gateway.mutate(field, { idempotencyKey, kind }, { token, fields: SHOWN });

const add = (kind: string, token?: string, key?: string) => mutate('addIncomeSource', kind, token, key);
const remove = (kind: string, token?: string, key?: string) => mutate('removeIncomeSource', kind, token, key);
const kindsOf = (said: Said) => said.account?.incomeSources.map(({ kind }) => kind);
/** What the account of a token reads of itself. */
const own = async (token: string): Promise<readonly Source[] | undefined> => {
  const document = '{ viewer { account { incomeSources { id kind addedAt } } } }';
  const { data, errors } = await gateway.ask<{ viewer: { account: Account } }>(document, {}, token);
  expect(errors).toBeUndefined();
  return data?.viewer.account.incomeSources;
};

describe('an account’s kinds of income source', () => {
  it('are its owner’s to add, in the order they came, and to remove', async () => {
    const token = await gateway.signIn(newWallet());
    expect(await own(token)).toEqual([]);
    for (const [i, kind] of SOURCE_KINDS.entries()) {
      expect(kindsOf(await add(kind, token))).toEqual(SOURCE_KINDS.slice(0, i + 1));
    }
    expect(kindsOf(await remove('BANK', token))).toEqual(['PAYROLL', 'INVOICING', 'PLATFORM']);
    expect((await own(token))?.map(({ kind }) => kind)).toEqual(['PAYROLL', 'INVOICING', 'PLATFORM']);
  });

  it('stay the same row where one is added again, also by two requests at once', async () => {
    const token = await gateway.signIn(newWallet());
    const addedAt = clock.now().toISOString();
    const both = await Promise.all([add('PAYROLL', token), add('PAYROLL', token)]);
    const [row, ...more] = (await own(token)) ?? [];
    expect([row, more]).toEqual([{ id: expect.any(String), kind: 'PAYROLL', addedAt }, []]);
    expect(both.map(({ account }) => account?.incomeSources)).toEqual([[row], [row]]);
    clock.advance(1_000);
    expect((await add('PAYROLL', token)).account?.incomeSources).toEqual([row]);
  });

  it('are changed once for each idempotency key', async () => {
    const token = await gateway.signIn(newWallet());
    const [adding, removing] = [randomUUID(), randomUUID()];
    await add('BANK', token, adding);
    expect(await add('PAYROLL', token, adding)).toEqual({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(kindsOf(await remove('BANK', token, removing))).toEqual([]);
    expect(kindsOf(await remove('BANK', token, removing))).toEqual([]);
    expect(kindsOf(await add('BANK', token, adding))).toEqual([]);
    expect(kindsOf(await add('BANK', token))).toEqual(['BANK']);
  });

  it('are not removed where they are absent, or another account’s', async () => {
    const [mine, theirs] = [await gateway.signIn(newWallet()), await gateway.signIn(newWallet())];
    await add('PLATFORM', theirs);
    expect(await remove('PLATFORM', mine)).toEqual({ code: 'NOT_FOUND' });
    expect((await own(theirs))?.map(({ kind }) => kind)).toEqual(['PLATFORM']);
  });

  it('are one account’s each: two may have the same', async () => {
    const [mine, theirs] = [await gateway.signIn(newWallet()), await gateway.signIn(newWallet())];
    const rows = await Promise.all([mine, theirs].map((token) => add('INVOICING', token)));
    expect(new Set(rows.map(({ account }) => account?.incomeSources[0]?.id)).size).toBe(2);
  });

  it.each(['SALARY', 'payroll', ''])('are not of a kind that there is not: %o', async (kind) => {
    const token = await gateway.signIn(newWallet());
    for (const field of ['addIncomeSource', 'removeIncomeSource'] as const) {
      expect(await mutate(field, kind, token)).toEqual({ code: 'BAD_INPUT' });
    }
    expect(await own(token)).toEqual([]);
  });

  it('need a session', async () => {
    expect(await add('PAYROLL')).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await remove('PAYROLL')).toEqual({ code: 'UNAUTHENTICATED' });
  });
});

describe('who reads them', () => {
  const ACCOUNT = 'query ($id: ID!) { node(id: $id) { ... on Account { incomeSources { kind addedAt } } } }';
  const SOURCE = 'query ($id: ID!) { node(id: $id) { ... on IncomeSource { id kind addedAt } } }';

  it('the owner and admins, by the account and by the row', async () => {
    const token = await gateway.signIn(newWallet());
    const { account } = await add('PAYROLL', token);
    const [row] = account?.incomeSources ?? [];
    const shown = [{ kind: 'PAYROLL', addedAt: row?.addedAt }];
    for (const reader of [token, await gateway.signIn(admin)]) {
      const byAccount = await gateway.ask(ACCOUNT, { id: account?.id }, reader);
      expect(byAccount).toMatchObject({ data: { node: { incomeSources: shown } } });
      const byRow = await gateway.ask(SOURCE, { id: row?.id }, reader);
      expect(byRow).toMatchObject({ data: { node: row } });
      expect([byAccount.errors, byRow.errors]).toEqual([undefined, undefined]);
    }
  });

  it('nobody else: a row of another account answers as none', async () => {
    const { account } = await add('BANK', await gateway.signIn(newWallet()));
    const absent = (type: string) => Buffer.from(`${type}:${randomUUID()}`).toString('base64');
    const other = await gateway.signIn(newWallet());
    await add('BANK', other);
    for (const reader of [undefined, other]) {
      for (const [document, id, none] of [
        [ACCOUNT, account?.id, absent('Account')],
        [SOURCE, account?.incomeSources[0]?.id, absent('IncomeSource')],
      ]) {
        const hidden = await gateway.ask(String(document), { id }, reader);
        expect(hidden.data).toEqual({ node: null });
        expect(hidden.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
        expect(hidden).toEqual(await gateway.ask(String(document), { id: none }, reader));
      }
    }
  });
});

it('no kind is in a log line or a saved answer, and nothing of it is audited', async () => {
  const { prisma } = gateway.database;
  const records = await prisma.idempotencyRecord.findMany({ where: { operation: 'addIncomeSource' } });
  expect(records.length).toBeGreaterThan(0);
  expect(gateway.logs.join('\n')).toContain('"request"');
  expect(JSON.stringify([records, gateway.logs])).not.toMatch(new RegExp(SOURCE_KINDS.join('|')));
  expect(await prisma.auditEntry.count()).toBe(0);
});

it('they go with the account', async () => {
  const { prisma } = gateway.database;
  const token = await gateway.signIn(newWallet());
  await add('PAYROLL', token);
  const [row] = (await own(token)) ?? [];
  const id = Buffer.from(String(row?.id), 'base64').toString().split(':')[1] as string;
  const { accountId } = await prisma.incomeSource.findUniqueOrThrow({ where: { id } });
  await prisma.account.delete({ where: { id: accountId } });
  expect(await prisma.incomeSource.count({ where: { accountId } })).toBe(0);
});
