import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { seedMany, seriesKey, wallet } from './seed.ts';
import { ALL_ELIGIBLE, ask, recording, schemaOf, viewerOf } from './support.ts';
import { byAccount, plain, seriesAndPositions } from './types.ts';

const [ISSUER, HOLDER] = [wallet(1), wallet(2)];
const OWNER = '018f0000-0000-7000-8000-000000000001';
const schema = schemaOf((builder) => {
  seriesAndPositions(builder);
  builder.prismaObject('SeriesDraft', {
    select: {},
    access: { subjects: { owner: byAccount('accountId') } },
    fields: (t) => ({
      issuer: t.exposeString('issuer', { access: plain('series_drafts.issuer', 'owner') }),
      sealed: t.string({
        access: { storedIn: 'series_drafts.draft_salt', class: 'vault', readers: ['owner'], deletion: 'none' },
        select: { draftSalt: true },
        resolve: ({ draftSalt }) => `opened ${draftSalt}`,
      }),
    }),
  });
  builder.queryField('drafts', (t) =>
    t.prismaField({
      type: ['SeriesDraft'],
      nullable: false,
      access: 'traverse',
      resolve: (query, _root, _args, { db }) => db.seriesDraft.findMany({ ...query, orderBy: { id: 'asc' } }),
    }),
  );
});

const databases: TestDatabase[] = [];
const [ten, thousand] = [await createTestDatabase(), await createTestDatabase()];
databases.push(ten, thousand);
await seedMany(ten.prisma, 10, ISSUER, HOLDER);
await seedMany(thousand.prisma, 1000, ISSUER, HOLDER);
afterAll(() => Promise.all(databases.map((database) => database.drop())));

const count = async (database: TestDatabase, source: string, viewer = viewerOf([HOLDER])) =>
  (await ask({ schema, db: database.prisma, viewer, eligibility: ALL_ELIGIBLE }, source)).statements.length;

describe('statements', () => {
  const NESTED = '{ all { key paid accrued positions { units claimed series { paid } } } }';
  it.each([
    ['one list', '{ all { paid } }', 2],
    // An author's resolver reads `all`, and its query might lack the engine's condition, so the rows below are looked up once more.
    ['a nested list', NESTED, 3],
    ['three labels', '{ all { paid secret positions { units } } }', 4],
    [
      'a connection',
      '{ seriesPage(first: 100) { edges { node { paid positionPage { edges { node { units } } } } } } }',
      4, // what an issuer and what a holder sees are read apart: the keys of both, then the rows
    ],
    [
      'a relation below a connection',
      '{ seriesPage(first: 100) { edges { node { positionPage { edges { node { series { key } } } } } } } }',
      3, // the rows are read with their relations, for every parent
    ],
  ])('are as many for 1,000 rows as for 10: %s', async (_name, source, statements) => {
    expect(await count(ten, source)).toBe(statements);
    expect(await count(thousand, source)).toBe(statements);
  });

  it('ask a relation once for sibling lists of the same rows', async () => {
    const { statements } = await ask(
      { schema, db: ten.prisma, viewer: viewerOf([HOLDER]) },
      '{ all { a: positions { series { paid } } b: positions { series { paid } } } }',
    );
    expect(statements.filter((sql) => sql.includes('from positions'))).toHaveLength(1);
  });

  it('ask no relation of a viewer who can have none, nor of one whom a role lets pass', async () => {
    expect(await count(ten, '{ all { paid } }', viewerOf([]))).toBe(1);
    expect(await count(ten, '{ all { paid } }', viewerOf([HOLDER], { isAdmin: true }))).toBe(1);
  });

  it('ask no relation that no selected field needs', async () => {
    expect(await count(ten, '{ all { key state } }')).toBe(1);
  });

  it('ask no relation of rows whose fields another label opens already', async () => {
    expect(await count(ten, '{ uncheckedPositions { units } }', viewerOf([HOLDER]))).toBe(2);
  });
});

describe('a column', () => {
  const sqlOf = async (source: string, viewer = viewerOf([])) =>
    (await ask({ schema, db: ten.prisma, viewer }, source)).statements.join('\n');

  it('is selected where some label could let the viewer read it', async () => {
    expect(await sqlOf('{ all { paid } }', viewerOf([HOLDER]))).toContain('paid_total');
    expect(await sqlOf('{ all { paid } }', viewerOf([], { isAdmin: true }))).toContain('paid_total');
  });

  it('is not selected where none could', async () => {
    expect(await sqlOf('{ all { key paid accrued } }')).not.toMatch(/paid_total|accrued_total/);
    expect(await sqlOf('{ all { accrued } }', viewerOf([], { isAdmin: true }))).not.toContain('accrued_total');
    expect(await sqlOf('{ all { forNobody } }', viewerOf([HOLDER], { isAdmin: true }))).not.toContain('close_reason');
  });

  it('that nobody asked for is not selected', async () => {
    expect(await sqlOf('{ all { key } }')).not.toMatch(/paid_total|state|units_offered/);
  });

  it('of the vault is read only once the check passed, for the rows that passed', async () => {
    const db = ten.prisma;
    const others = '018f0000-0000-7000-8000-000000000002';
    await db.account.createMany({ data: [{ id: OWNER }, { id: others }] });
    const draft = (n: number, accountId: string) => ({
      accountId,
      chain: 'evm:10143',
      issuer: ISSUER,
      draftSalt: seriesKey(n),
      seriesKey: seriesKey(n),
      termsCommitment: seriesKey(1),
      currencyCode: 840,
      indexingRule: 0,
      unitsOffered: 1n,
      raise: {},
    });
    await db.seriesDraft.createMany({ data: [draft(1, OWNER), draft(2, others), draft(3, OWNER)] });

    const mine = await ask({ schema, db, viewer: viewerOf([]) }, '{ drafts { issuer sealed } }');
    expect(
      (mine.data as unknown as { drafts: { sealed: string | null }[] }).drafts.map(({ sealed }) => sealed),
    ).toEqual([`opened ${seriesKey(1)}`, null, `opened ${seriesKey(3)}`]);
    expect(mine.statements).toHaveLength(2);
    expect(mine.statements[0]).not.toContain('draft_salt');
    expect(mine.statements[1]).toContain('draft_salt');

    const { statements } = await recording(() =>
      ask(
        { schema, db, viewer: viewerOf([], { accountId: '018f0000-0000-7000-8000-000000000003' }) },
        '{ drafts { sealed } }',
      ),
    );
    expect(statements.join()).not.toContain('draft_salt');
  });
});

describe('a denied selection of 1,000 rows', () => {
  it('costs one error', async () => {
    const { errors } = await ask({ schema, db: thousand.prisma, viewer: viewerOf([wallet(9)]) }, '{ all { paid } }');
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toMatchObject({ count: 1000, positions: '0-999' });
  });
});
