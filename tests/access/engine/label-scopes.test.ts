import { describe, expect, it } from 'vitest';
import type { GatewayBuilder } from '../../../src/graphql/create-builder.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { bidRow, seedMany, seriesRow, wallet } from './seed.ts';
import { ALL_ELIGIBLE, ask, NODE_AWAY, recording, schemaOf, viewerOf } from './support.ts';
import { bySeries, byWallet, plain } from './types.ts';

// A label as a scope of the scope plugin, beside the same label as a reader: both read one column, and a row shows both or neither.

const LABELS = ['issuer', 'holder', 'backer'] as const;

function define(builder: GatewayBuilder): void {
  builder.prismaObject('Series', {
    select: {},
    access: { subjects: { issuer: byWallet('issuer'), holder: bySeries('key'), backer: bySeries('key') } },
    fields: (t) =>
      Object.fromEntries(
        LABELS.flatMap((label) => [
          [`declared_${label}`, t.exposeString('state', { access: plain('series.state', label) })],
          [
            `scoped_${label}`,
            t.exposeString('state', { access: plain('series.state', 'public'), authScopes: { [label]: true } }),
          ],
        ]),
      ),
  });
  builder.queryFields((t) => ({
    all: t.prismaField({
      type: ['Series'],
      nullable: false,
      access: 'traverse',
      resolve: (query, _root, _args, { db }) => db.series.findMany({ ...query, orderBy: { key: 'asc' } }),
    }),
    holdersOnly: t.boolean({
      access: plain('series.state', 'public'),
      authScopes: { holder: true },
      resolve: () => true,
    }),
  }));
}

const schema = schemaOf(define);
const [ISSUER, HOLDER, OTHER, LOSER] = [wallet(1), wallet(2), wallet(3), wallet(4)];

const database = await forFile(createTestDatabase());
await seedMany(database.prisma, 3, ISSUER, HOLDER);
await database.prisma.series.create({ data: seriesRow(4, OTHER, { state: 'RAISING' }) });
await database.prisma.bid.create({ data: bidRow(2, LOSER) });

type Row = Readonly<Record<string, string | null>>;
const fieldsOf = (kind: 'declared' | 'scoped') => LABELS.map((label) => `${kind}_${label}`).join(' ');
const rowsOf = async (kind: 'declared' | 'scoped', as: Partial<Parameters<typeof ask>[0]>) => {
  const { data } = await ask({ schema, db: database.prisma, ...as }, `{ all { ${fieldsOf(kind)} } }`);
  const rows = (data as unknown as { all: Row[] }).all;
  return rows.map((row) => LABELS.map((label) => row[`${kind}_${label}`] !== null));
};

describe('a label as a scope', () => {
  it.each([
    ['nobody', {}],
    ['the issuer', { viewer: viewerOf([ISSUER]) }],
    ['a holder', { viewer: viewerOf([HOLDER]) }],
    ['another issuer', { viewer: viewerOf([OTHER]) }],
    ['an eligible backer', { viewer: viewerOf([LOSER]), eligibility: ALL_ELIGIBLE }],
    ['a backer whose chain is away', { viewer: viewerOf([LOSER]), eligibility: NODE_AWAY }],
    ['an admin', { viewer: viewerOf([], { isAdmin: true }) }],
  ])('reads what the same label reads as a reader: %s', async (_who, as) => {
    expect(await rowsOf('scoped', as)).toEqual(await rowsOf('declared', as));
  });

  it('opens the rows that it holds on, and no other', async () => {
    const rows = await rowsOf('scoped', { viewer: viewerOf([OTHER]) });
    expect(rows.map(([issuer]) => issuer)).toEqual([false, false, false, true]);
  });

  it('is loaded for all rows of a list in one statement', async () => {
    const asHolder = { schema, db: database.prisma, viewer: viewerOf([HOLDER]) };
    const few = await recording(() => ask(asHolder, '{ all { scoped_holder } }'));
    const { length } = few.statements;
    const more = Array.from({ length: 9 }, (_, i) => seriesRow(20 + i, OTHER));
    await database.prisma.series.createMany({ data: more });
    const many = await recording(() => ask(asHolder, '{ all { scoped_holder } }'));
    expect(many.statements).toHaveLength(length);
  });

  it('tests on a root field that the viewer could hold the label on some row', async () => {
    const answerOf = async (viewer = viewerOf([])) =>
      (await ask({ schema, db: database.prisma, viewer }, '{ holdersOnly }')).data;
    expect(await answerOf(viewerOf([OTHER]))).toEqual({ holdersOnly: true });
    expect((await answerOf())?.holdersOnly ?? null).toBeNull();
  });

  it('is refused on a type without a subject for it', () => {
    const wrong = (builder: GatewayBuilder) => {
      builder.prismaObject('Series', {
        select: {},
        access: { subjects: { issuer: byWallet('issuer') } },
        fields: (t) => ({
          state: t.exposeString('state', { access: plain('series.state', 'public'), authScopes: { holder: true } }),
        }),
      });
      builder.queryField('any', (t) => t.boolean({ access: plain('series.state', 'public'), resolve: () => true }));
    };
    expect(() => schemaOf(wrong)).toThrow(/Series\.state: Series has no subject for the scope holder/);
  });
});
