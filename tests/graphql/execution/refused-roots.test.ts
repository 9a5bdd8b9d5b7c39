import { describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { NOBODY, openBothWays } from './support/both-ways.ts';

const world = await forFile(openBothWays());
const page = await world.compare({ text: '{ seriesList(first: 2) { edges { cursor } } }' }, NOBODY);
const [, cursor = ''] = (page.kind === 'same' && /"cursor":"([^"]+)"/.exec(page.text)) || [];

const NO_ROWS = `issuer: "0x${'12'.repeat(20)}"`;
const GOOD = 'good: seriesList(first: 2) { totalCount nodes { key accruedTotal } }';

/** Root fields that are refused as a whole, to whom, and with which code. */
const REFUSED: readonly (readonly [name: string, viewer: string, code: string, root: () => string])[] = [
  ['an own list asked by nobody', NOBODY, 'UNAUTHENTICATED', () => 'bad: myBids { nodes { id } }'],
  [
    'an own list with a selection below it',
    NOBODY,
    'UNAUTHENTICATED',
    () => 'bad: myPositions { nodes { series { reports(first: 999) { totalCount } } } }',
  ],
  ['an admin’s list asked by nobody', NOBODY, 'UNAUTHENTICATED', () => 'bad: keeperRuns { totalCount }'],
  ['an admin’s list asked by another', 'issuerA', 'FORBIDDEN', () => 'bad: keeperRuns { totalCount }'],
  ['a page of more rows than there may be', NOBODY, 'PAGE_INVALID', () => 'bad: seriesList(first: 101) { totalCount }'],
  ['a page of less than no rows', 'issuerA', 'PAGE_INVALID', () => 'bad: seriesList(last: -1) { nodes { key } }'],
  [
    'a page from both ends',
    'admin',
    'PAGE_INVALID',
    () => 'bad: seriesList(first: 1, last: 1) { nodes { accruedTotal } }',
  ],
  ['a cursor that is none', NOBODY, 'CURSOR_INVALID', () => 'bad: seriesList(after: "AAAA") { __typename }'],
  ['a cursor of another list', 'issuerA', 'CURSOR_INVALID', () => `bad: attestors(after: "${cursor}") { __typename }`],
  [
    'a cursor of another order',
    NOBODY,
    'CURSOR_INVALID',
    () => `bad: seriesList(direction: ASC, before: "${cursor}") { nodes { key } }`,
  ],
];

describe('a root that is refused', () => {
  it.each(REFUSED)('is its resolver’s beside those of the statement: %s', async (_, viewer, code, root) => {
    for (const text of [
      `{ ${GOOD} ${root()} }`,
      `{ ${root()} ${GOOD} }`,
      `{ ${GOOD} ${root()} also: ${root().slice(5)} }`,
    ]) {
      world.statements();
      const answer = await world.compare({ text }, viewer);
      expect(answer).toMatchObject({ kind: 'same', resolved: true, text: expect.stringContaining(code) });
      expect(answer).toMatchObject({ text: expect.stringContaining('"bad":null') });
      expect(world.statements()).toHaveLength(1);
    }
  });

  it.each(REFUSED)(
    'is the resolvers’ alone, without a statement, where nothing else is asked: %s',
    async (_, viewer, code, root) => {
      world.statements();
      const reason = code.endsWith('_INVALID') ? 'arguments' : 'scopes';
      expect(await world.fallback({ text: `{ ${root()} }` }, viewer)).toMatchObject({ reason });
      expect(world.statements()).toEqual([]);
    },
  );

  it('is planned by the scopes that the viewer holds', async () => {
    const text = `{ ${GOOD} runs: keeperRuns { totalCount } own: myBids { totalCount } }`;
    const codes: unknown[] = [];
    for (const viewer of ['admin', NOBODY, 'issuerA', 'admin', NOBODY]) {
      const answer = await world.compare({ text }, viewer);
      expect(answer.kind).toBe('same');
      codes.push(
        answer.kind === 'same' &&
          [...answer.text.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code).filter((code) => code !== undefined),
      );
    }
    expect(codes[3]).toEqual(codes[0]);
    expect(codes[4]).toEqual(codes[1]);
    expect(String(codes[1])).toContain('UNAUTHENTICATED');
    expect(String(codes[0])).not.toContain('UNAUTHENTICATED');
  });

  it.each([
    ['a list below a row', '{ seriesList(first: 2) { nodes { key reports(first: 101) { totalCount } } } }'],
    [
      'a list below a row, with a cursor that is none',
      '{ seriesList { nodes { reports(after: "AAAA") { totalCount } } } }',
    ],
    [
      'a list below a root that is refused too',
      '{ x: seriesList(first: 101) { nodes { reports(first: 101) { totalCount } } } y: seriesList { totalCount } }',
    ],
  ])('leaves the whole document where it is %s, because nulls may go up', async (_, text) => {
    expect(await world.fallback({ text }, 'issuerA')).toMatchObject({
      reason: 'arguments',
      what: expect.stringMatching(/^(PAGE|CURSOR)_INVALID$/),
    });
  });
});

describe('a page of no rows', () => {
  const PAGE =
    'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } } nodes { id }';

  it.each(['first: 0', 'last: 0'])(
    'says whether rows follow it, by %s, from each cursor and from none',
    async (size) => {
      const sides = ['', ', after: CURSOR', ', before: CURSOR', `, ${NO_ROWS}`].map((side) =>
        side.replace('CURSOR', `"${cursor}"`),
      );
      const { key } = world.population.series.A;
      const texts = sides.flatMap((side) => [
        `{ seriesList(${size}${side}) { ${PAGE} } }`,
        `{ seriesList(${size}${side}) { nodes { reports { totalCount nodes { net } } } pageInfo { hasNextPage } } }`,
      ]);
      texts.push(`{ series(key: "${key}") { reports(${size}) { ${PAGE} } moneyEvents(${size}) { ${PAGE} } } }`);
      for (const text of texts)
        for (const viewer of [NOBODY, 'issuerA'])
          expect({ text, ...(await world.compare({ text }, viewer)) }).toMatchObject({ kind: 'same' });
    },
  );

  it('reads no rows where none of the page’s bounds is asked', async () => {
    world.statements();
    expect(await world.compare({ text: '{ seriesList(first: 0) { nodes { key } } }' }, NOBODY)).toMatchObject({
      kind: 'same',
    });
    expect(world.statements().join()).not.toContain('"series"');
  });
});

describe('fields of one name in the answer', () => {
  it.each([
    'x: reports(last: 2) { __typename } x: reports(last: 2) { nodes { period } }',
    'x: reports(last: 2) { nodes { period } } x: reports(last: 2) { __typename }',
    'x: reports(last: 2) { totalCount } x: reports(last: 2) { edges { cursor } } x: reports(last: 2) { edges { node { net } } }',
    'x: reports { pageInfo { __typename } } x: reports { pageInfo { endCursor } nodes { id } }',
    'x: reports(first: 0) { totalCount } x: reports(first: 0) { pageInfo { hasNextPage } }',
    'x: moneyEvents(last: 2) { __typename } x: moneyEvents(last: 2) { nodes { id } totalCount }',
    'x: moneyEvents(last: 2) { ... on MoneyEventConnection { __typename } } ... on Series { x: moneyEvents(last: 2) { nodes { id } } }',
    'x: windows { nodes { id } } x: windows { nodes { orders { totalCount } } } x: windows { nodes { orders { nodes { id } } } }',
    'curve { __typename } curve { candles { __typename } }',
  ])('are one: %s', async (selection) => {
    const { key } = world.population.series.A;
    for (const text of [
      `{ seriesList { nodes { ${selection} } } }`,
      `{ series(key: "${key}") { key ${selection} } }`,
      `{ s: series(key: "${key}") { key } s: series(key: "${key}") { ${selection} } }`,
    ])
      for (const viewer of ['issuerA', 'holderA1', NOBODY])
        expect({ text, ...(await world.compare({ text }, viewer)) }).toMatchObject({ kind: 'same' });
  });
});
