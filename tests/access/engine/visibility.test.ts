import type { ObjectRef, SchemaTypes } from '@pothos/core';
import { getRefFromModel } from '@pothos/plugin-prisma';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { positionRow, seriesKey, seriesRow, wallet } from './seed.ts';
import { ask, schemaOf, viewerOf } from './support.ts';
import { seriesAndPositions } from './types.ts';

const schema = schemaOf((builder) => {
  seriesAndPositions(builder);
  const Position = getRefFromModel('Position', builder) as unknown as ObjectRef<SchemaTypes, { id: string }>;
  // Lists of lists of rows that no query narrowed: the positions in groups of two, and a group of none.
  builder.queryField('groups', (t) =>
    t.field({
      type: t.listRef(t.listRef(Position)),
      nullable: false,
      access: 'traverse',
      resolve: async (_root, _args, { db }) => {
        const rows = await db.position.findMany({ orderBy: { id: 'asc' } });
        return [rows.slice(0, 2), rows.slice(2), []];
      },
    }),
  );
  // A relation whose own resolver narrows nothing.
  builder.prismaObjectField('Series', 'unchecked', (t) =>
    t.relation('positions', {
      access: 'traverse',
      nullable: false,
      resolve: (query, { key }, _args, { db }) => db.position.findMany({ ...query, where: { seriesKey: key } }),
    }),
  );
});
const [ISSUER, HOLDER, OTHER] = [wallet(1), wallet(2), wallet(3)];
const holder = viewerOf([HOLDER]);
const idOf = (n: number, of: string) => `${seriesKey(n)}:${of}`;
const nodeId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64');

const database = await forFile(createTestDatabase());
const db = database.prisma;
await db.series.createMany({ data: [seriesRow(1, ISSUER), seriesRow(2, OTHER)] });
await db.position.createMany({
  data: [
    positionRow(1, HOLDER, 10n),
    positionRow(1, OTHER, 20n),
    positionRow(2, HOLDER, 30n),
    positionRow(2, ISSUER, 40n),
  ],
});
const run = (source: string, viewer = holder, variables = {}) =>
  ask({ schema, db: database.prisma, viewer }, source, variables);
const unitsIn = (data: unknown) => [...JSON.stringify(data).matchAll(/"units":"(\d+)"/g)].map(([, units]) => units);

describe('a row that the viewer may not see', () => {
  it.each([
    ['a single row', 'query ($id: String!) { position(id: $id) { units } }', (id: string) => id],
    ['an unchecked single row', 'query ($id: String!) { uncheckedPosition(id: $id) { units } }', (id: string) => id],
    [
      'a node',
      'query ($id: ID!) { node(id: $id) { ... on Position { units } } }',
      (id: string) => nodeId('Position', id),
    ],
  ])('answers as one that is not there, byte for byte: %s', async (_name, source, encode) => {
    const foreign = await run(source, holder, { id: encode(idOf(1, OTHER)) });
    const absent = await run(source, holder, { id: encode(idOf(1, wallet(77))) });
    expect(JSON.stringify([foreign.data, foreign.errors])).toBe(JSON.stringify([absent.data, absent.errors]));
    expect(foreign.errors).toHaveLength(1);
    const own = await run(source, holder, { id: encode(idOf(1, HOLDER)) });
    expect([unitsIn(own.data), own.errors]).toEqual([['10'], []]);
  });

  it('is in no list of lists', async () => {
    const { data, errors } = await run('{ groups { units series { key } } }');
    expect([(data as Record<string, unknown[][]> | null)?.groups?.map((group) => unitsIn(group)), errors]).toEqual([
      [['10'], ['30'], []],
      [],
    ]);
    expect(JSON.stringify((await run('{ groups { __typename } }', viewerOf([wallet(77)]))).data)).toBe(
      '{"groups":[[],[],[]]}',
    );
  });

  it('is in no list, whichever way the list is reached', async () => {
    for (const source of [
      '{ all { positions { units } } }',
      '{ all { positionPage { edges { node { units } } } } }',
      '{ all { unchecked { units } } }',
      '{ uncheckedPositions { units } }',
      '{ positionPage { edges { node { units } } } }',
      '{ positionPage { edges { node { series { positions { units } } } } } }',
    ])
      expect(new Set(unitsIn((await run(source)).data))).toEqual(new Set(['10', '30']));
  });

  it('is in no total, no page flag and no cursor', async () => {
    const page =
      'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { units } }';
    const { data } = await run(`{ positionPage(first: 2) { ${page} } }`);
    expect(data).toMatchObject({
      positionPage: { totalCount: 2, pageInfo: { hasNextPage: false, hasPreviousPage: false } },
    });
    const nested = await run(`{ series(key: "${seriesKey(1)}") { positionPage(first: 1) { ${page} } } }`);
    expect(nested.data).toMatchObject({
      series: { positionPage: { totalCount: 1, pageInfo: { hasNextPage: false } } },
    });
    const none = await run(`{ positionPage { ${page} } }`, viewerOf([]));
    expect(none.data).toEqual({
      positionPage: {
        totalCount: 0,
        pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
        edges: [],
      },
    });
  });

  it('is seen by an issuer of its series and by an admin', async () => {
    expect(unitsIn((await run('{ uncheckedPositions { units } }', viewerOf([ISSUER]))).data)).toEqual([
      '10',
      '20',
      '40',
    ]);
    expect(unitsIn((await run('{ uncheckedPositions { units } }', viewerOf([], { isAdmin: true }))).data)).toHaveLength(
      4,
    );
  });
});

describe('node', () => {
  it.each([
    ['a type that is no node', nodeId('Refusal', 'x')],
    ['an unknown type', nodeId('Nothing', 'x')],
    ['an absent row', nodeId('Series', seriesKey(9))],
  ])('answers NOT_FOUND for %s', async (_name, id) => {
    const { data, errors } = await run('query ($id: ID!) { node(id: $id) { id } }', holder, { id });
    expect(data).toEqual({ node: null });
    expect(errors).toHaveLength(1);
  });

  it('checks the fields of what it finds', async () => {
    const { data, errors } = await run(
      'query ($id: ID!) { node(id: $id) { id ... on Series { key paid accrued } } }',
      holder,
      { id: nodeId('Series', seriesKey(1)) },
    );
    expect(data).toMatchObject({ node: { key: seriesKey(1), paid: '1', accrued: null } });
    expect(errors.map(({ extensions }) => extensions?.coordinate)).toEqual(['Series.accrued']);
  });
});
