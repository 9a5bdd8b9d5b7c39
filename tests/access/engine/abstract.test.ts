import { isIn } from 'field-access';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { bidRow, seedMany, seriesKey, wallet } from './seed.ts';
import { ask, schemaOf, viewerOf } from './support.ts';
import { bySeries, byWallet, plain, seriesAndPositions } from './types.ts';

const [ISSUER, HOLDER, OTHER] = [wallet(1), wallet(2), wallet(3)];

interface Note {
  readonly chain: string;
  readonly seriesKey: string | null;
  readonly text: string | null;
}

const schema = schemaOf((builder) => {
  seriesAndPositions(builder);
  builder.prismaObject('Bid', {
    select: {},
    access: {
      subjects: {
        owner: byWallet('bidder', { when: isIn('delivery', ['NONE']) }),
        issuer: bySeries('seriesKey'),
      },
    },
    fields: (t) => ({
      bidder: t.exposeString('bidder', { access: plain('bids.bidder', 'owner', 'issuer') }),
      series: t.relation('series', { access: 'traverse', nullable: false }),
    }),
  });
  const Party = builder.unionType('Party', {
    types: ['Bid', 'Position'] as never,
    resolveType: (row) => ('bidder' in (row as object) ? 'Bid' : 'Position') as never,
  });
  const Note = builder.objectRef<Note>('Note');
  Note.implement({
    access: { subjects: { holder: bySeries('seriesKey') } },
    fields: (t) => ({
      text: t.exposeString('text', { access: plain('response only', 'holder') }),
      self: t.field({ type: Note, access: 'traverse', resolve: (note) => note }),
    }),
  });
  builder.queryFields((t) => ({
    parties: t.field({
      type: [Party],
      nullable: { list: true, items: true },
      access: 'traverse',
      resolve: async (_root, _args, { db }) =>
        [
          ...(await db.bid.findMany({ orderBy: { id: 'asc' } })),
          null,
          ...(await db.position.findMany({ orderBy: { id: 'asc' } })),
        ] as never,
    }),
    notes: t.field({
      type: [[Note]] as never,
      nullable: true,
      access: 'traverse',
      resolve: () =>
        [1, 2, 3].map((n) => [
          { chain: 'evm:10143', seriesKey: seriesKey(n), text: `note ${n}` },
          { chain: 'evm:10143', seriesKey: null, text: 'of no series' },
        ]) as never,
    }),
    nothing: t.field({ type: [Note], nullable: true, access: 'traverse', resolve: () => null }),
  }));
});

const database = await forFile(createTestDatabase());
await seedMany(database.prisma, 3, ISSUER, HOLDER);
await database.prisma.bid.createMany({ data: [bidRow(1, OTHER), { ...bidRow(2, OTHER), delivery: 'DELIVERED' }] });
const run = (source: string, wallets = [HOLDER]) =>
  ask({ schema, db: database.prisma, viewer: viewerOf(wallets) }, source);

describe('rows of a union', () => {
  const PARTIES =
    '{ parties { __typename ... on Bid { bidder series { paid } } ... on Position { units series { paid } } } }';

  it('are checked and hidden each by its own type', async () => {
    const { data, errors } = await run(PARTIES, [OTHER]);
    expect(data).toEqual({
      parties: [
        { __typename: 'Bid', bidder: OTHER, series: { paid: null } },
        { __typename: 'Bid', bidder: null, series: { paid: null } },
        null,
      ],
    });
    expect(errors.map(({ path, extensions }) => [path, extensions?.count])).toEqual([
      [['parties', 1, 'bidder'], 1],
      [['parties', 0, 'series', 'paid'], 2],
    ]);
    expect(JSON.stringify((await run(PARTIES)).data).match(/"units":"\d"/g)).toHaveLength(3);
  });

  it('take one statement a label and a look-up, not one a row', async () => {
    const { statements } = await run('{ parties { ... on Bid { bidder } ... on Position { units } } }', [
      OTHER,
      ISSUER,
    ]);
    // the resolver's two, the positions' visibility, the issuer of the bids that are not the viewer's own
    expect(statements).toHaveLength(4);
  });
});

describe('values that are no rows of a table', () => {
  it('are checked by the subjects they carry, in lists of lists too', async () => {
    const { data, errors, statements } = await run('{ notes { text self { text } } nothing { text } }');
    expect(data).toEqual({
      notes: [1, 2, 3].map((n) => [
        { text: `note ${n}`, self: { text: `note ${n}` } },
        { text: null, self: { text: null } },
      ]),
      nothing: null,
    });
    expect(errors.map(({ extensions }) => [extensions?.count, extensions?.positions])).toEqual([
      [3, '0-2.1'],
      [3, '0-2.1'],
    ]);
    expect(statements).toHaveLength(1);
  });
});
