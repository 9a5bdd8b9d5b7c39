import { ERRORS } from '@income-series/protocol/errors/codes';
import { grantOf, RESPONSE_ONLY } from 'field-access';
import { describe, expect, it } from 'vitest';
import type { ReaderLabel, Viewer } from '../../../src/graphql/access/index.ts';
import { registerAccessFields } from '../../../src/graphql/access-fields.ts';
import { storageClassEnum } from '../../../src/graphql/storage-class.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { bidRow, CHAIN, positionRow, seriesKey, seriesRow, wallet } from './seed.ts';
import { ALL_ELIGIBLE, ask, contextOf, NODE_AWAY, schemaOf, viewerOf } from './support.ts';
import { byAccount, plain, seriesAndPositions } from './types.ts';

const [ISSUER, HOLDER, OTHER, BACKER] = [wallet(1), wallet(2), wallet(3), wallet(4)];
const schema = schemaOf((builder) => {
  seriesAndPositions(builder);
  const Viewer = builder.objectRef<{ readonly accountId: string }>('Viewer').implement({
    access: { subjects: { owner: byAccount('accountId') } },
    fields: (t) => ({ known: t.boolean({ access: RESPONSE_ONLY, resolve: () => true }) }),
  });
  builder.queryField('viewer', (t) =>
    t.field({
      type: Viewer,
      nullable: true,
      access: 'traverse',
      resolve: (_root, _args, { viewer }) => (viewer.accountId === null ? null : { accountId: viewer.accountId }),
    }),
  );
  builder.prismaObject('SeriesDraft', {
    select: {},
    access: {
      subjects: { owner: byAccount('accountId') },
      rows: ({ accountId }) => (accountId === null ? false : { accountId }),
      dependsOnViewer: true,
      seenBy: ['owner'],
    },
    fields: (t) => ({ issuer: t.exposeString('issuer', { access: plain('series_drafts.issuer', 'owner') }) }),
  });
  registerAccessFields(builder, Viewer, storageClassEnum(builder));
});

const database = await forFile(createTestDatabase());
const db = database.prisma;
await db.series.createMany({ data: [seriesRow(1, ISSUER), seriesRow(2, OTHER)] });
await db.position.createMany({ data: [positionRow(1, HOLDER), positionRow(1, OTHER)] });
await db.bid.create({ data: bidRow(1, BACKER) });

const explain = async (viewer: Viewer, type: string, id: string, field: string, eligibility = ALL_ELIGIBLE) => {
  const { data, errors } = await ask(
    { schema, db: database.prisma, viewer, eligibility },
    `query ($id: ID!, $coordinate: String!) {
      explainAccess(id: $id, coordinate: $coordinate) { coordinate allowed readers class held relation relations block { number hash } }
    }`,
    { id, coordinate: `${type}.${field}` },
  );
  return { ...(data as unknown as { explainAccess: Record<string, unknown> | null }), errors };
};

describe('explainAccess', () => {
  it('shows the rule, whether the viewer reads, and by which relation', async () => {
    const { explainAccess } = await explain(viewerOf([HOLDER]), 'Series', seriesKey(1), 'paid');
    expect(explainAccess).toEqual({
      coordinate: 'Series.paid',
      allowed: true,
      readers: ['ISSUER', 'HOLDER', 'ADMIN'],
      class: 'PLAIN',
      held: ['series.paid_total'],
      relation: 'HOLDER',
      relations: ['HOLDER', 'BACKER'],
      block: null,
    });
    expect((await explain(viewerOf([BACKER]), 'Series', seriesKey(1), 'paid')).explainAccess).toMatchObject({
      allowed: false,
      relation: null,
      relations: ['BACKER'],
    });
    expect((await explain(viewerOf([wallet(9)]), 'Series', seriesKey(2), 'paid')).explainAccess).toMatchObject({
      allowed: false,
      relations: [], // others are issuer and holder of it
    });
    expect((await explain(viewerOf([]), 'Series', seriesKey(1), 'state')).explainAccess).toMatchObject({
      relation: 'PUBLIC',
    });
  });

  it('names the block of a relation that was read on the chain', async () => {
    expect((await explain(viewerOf([BACKER]), 'Series', seriesKey(1), 'secret')).explainAccess).toMatchObject({
      allowed: true,
      relation: 'BACKER',
      block: { number: '9', hash: `0x${'09'.repeat(32)}` },
    });
  });

  it('fails as the field does where the relation that decides cannot be read, and only then', async () => {
    const codes = async (viewer: Viewer, field: string) => {
      const { explainAccess, errors } = await explain(viewer, 'Series', seriesKey(1), field, NODE_AWAY);
      return [explainAccess?.allowed ?? null, errors.map(({ message }) => message)];
    };
    expect(await codes(viewerOf([BACKER]), 'secret')).toEqual([null, [ERRORS.CHAIN_UNAVAILABLE.message]]);
    expect(await codes(viewerOf([HOLDER]), 'paid')).toEqual([true, []]);
    expect(await codes(viewerOf([BACKER]), 'paid')).toEqual([false, []]); // no backer reads it
    expect(await codes(viewerOf([]), 'secret')).toEqual([false, []]); // without a wallet nobody is a backer
  });

  it('takes the id of a node as well as the row’s own', async () => {
    const id = Buffer.from(`Series:${seriesKey(1)}`).toString('base64');
    expect((await explain(viewerOf([HOLDER]), 'Series', id, 'paid')).explainAccess).toMatchObject({ allowed: true });
  });

  it('answers alike for a hidden row and an absent one', async () => {
    const foreign = await explain(viewerOf([HOLDER]), 'Position', `${seriesKey(1)}:${OTHER}`, 'units');
    expect(foreign.explainAccess).toBeNull();
    expect(foreign.errors).toHaveLength(1);
    for (const [type, id, field] of [
      ['Position', `${seriesKey(1)}:${wallet(9)}`, 'units'],
      ['SeriesDraft', 'no uuid', 'issuer'],
    ] as const)
      expect(JSON.stringify(await explain(viewerOf([HOLDER]), type, id, field))).toBe(JSON.stringify(foreign));
    expect(
      (await explain(viewerOf([HOLDER]), 'Position', `${seriesKey(1)}:${HOLDER}`, 'units')).explainAccess,
    ).toMatchObject({
      allowed: true,
    });
  });
});

describe('viewer.relations', () => {
  const relations = async (viewer: Viewer, n = 1) => {
    const { data } = await ask(
      { schema, db: database.prisma, viewer, eligibility: ALL_ELIGIBLE },
      `{ viewer { relations(seriesKey: "${seriesKey(n)}") } }`,
    );
    return (data as unknown as { viewer: { relations: string[] | null } }).viewer.relations;
  };

  it('names what the viewer is to a series', async () => {
    expect(await relations(viewerOf([ISSUER]))).toEqual(['ISSUER']);
    expect(await relations(viewerOf([HOLDER]))).toEqual(['HOLDER', 'BACKER']);
    expect(await relations(viewerOf([ISSUER, HOLDER], { isAdmin: true }))).toEqual([
      'ISSUER',
      'HOLDER',
      'BACKER',
      'ADMIN',
    ]);
    expect(await relations(viewerOf([HOLDER]), 2)).toEqual([]);
    expect(await relations(viewerOf([HOLDER]), 9)).toBeNull();
  });
});

it('grantOf says to a resolver by which label its viewer passed, first asked first', async () => {
  const by = (...readers: ReaderLabel[]) => ({ class: 'vault', readers }) as const;
  const ctx = contextOf({ schema, db: database.prisma, viewer: viewerOf([ISSUER, BACKER]), eligibility: ALL_ELIGIBLE });
  const row = { chain: CHAIN, key: seriesKey(1), issuer: ISSUER };
  expect(await grantOf(ctx, 'Series', row, by('issuer', 'backer'))).toEqual({ label: 'issuer', readAt: null });
  expect(await grantOf(ctx, 'Series', row, by('backer', 'issuer'))).toMatchObject({
    label: 'backer',
    readAt: { number: 9n },
  });
  expect(await grantOf(ctx, 'Series', row, by('holder'))).toBeNull();
});
